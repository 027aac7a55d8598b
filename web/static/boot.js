// Starts the client, then fetches in idle time what it will need later.
// The client's own texts are not loaded yet.
const words = {
  en: ["Hoisting the sails …", "The client could not start: "],
  de: ["Die Segel werden gesetzt …", "Das Programm konnte nicht starten: "],
  fr: ["On hisse les voiles …", "Le programme n’a pas pu démarrer : "],
  it: ["Si issano le vele …", "Il programma non è potuto partire: "],
};
const [hoisting, failed] = words[document.documentElement.lang] ?? words.en;
const place = document.querySelector("#loading p");
if (place) place.textContent = hoisting;
const bar = document.querySelector("#loading progress");

const init = async () => {
  const { script, module, size } = await window.freebooterWanted;
  const starting = import(script);
  const coming = counted(module, size);
  await (await starting).default({ module_or_path: await coming });
};
init().then(whenIdle, (error) => {
  if (place) place.textContent = failed + error;
  bar?.remove();
  throw error;
});

// The module, while the bar shows how much of it has come.
async function counted(address, size) {
  const response = await fetch(address, { credentials: "same-origin" });
  // A browser that keeps the client also keeps what it compiled, if it gets the response itself.
  const known = navigator.serviceWorker?.controller;
  if (!bar || known || !response.ok || !response.body || !window.TransformStream) return response;
  bar.max = size;
  let come = 0;
  const count = new TransformStream({
    transform(part, on) {
      come += part.length;
      bar.value = come;
      on.enqueue(part);
    },
  });
  return new Response(response.body.pipeThrough(count), { status: response.status, headers: response.headers });
}

function whenIdle() {
  if ("requestIdleCallback" in window) requestIdleCallback(later, { timeout: 3000 });
  else setTimeout(later, 1000);
}

function later() {
  if ("serviceWorker" in navigator) keep().catch(prefetch);
  else prefetch();
}

// Keeps the client, bots included, for playing offline.
async function keep() {
  const { serviceWorker } = navigator;
  const kept = await serviceWorker.register("/sw.js");
  const watch = (worker) => {
    const look = () => {
      // Without a controller this is the first version: nothing is newer than the page.
      if (worker.state === "installed" && serviceWorker.controller) announce(worker);
    };
    worker.addEventListener("statechange", look);
    look();
  };
  for (const worker of [kept.installing, kept.waiting]) if (worker) watch(worker);
  kept.addEventListener("updatefound", () => watch(kept.installing));
  if (serviceWorker.controller) {
    serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  }
}

// Notifications of this browser, for the page where people turn them on.
window.freebooterPush = {
  async state() {
    if (!("PushManager" in window && "Notification" in window)) {
      return /iPhone|iPad/.test(navigator.userAgent) ? "install" : "none";
    }
    if (Notification.permission === "denied") return "denied";
    return (await subscription()) ? "on" : "off";
  },
  async subscribe(applicationServerKey) {
    if ((await Notification.requestPermission()) !== "granted") return null;
    const { pushManager } = await navigator.serviceWorker.ready;
    await (await subscription())?.unsubscribe();
    return JSON.stringify(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
  },
  async unsubscribe() {
    const found = await subscription();
    await found?.unsubscribe();
    return found?.endpoint ?? null;
  },
};

async function subscription() {
  const kept = await navigator.serviceWorker.getRegistration();
  return kept?.pushManager.getSubscription();
}

// A table is open: its notification has done its work.
window.freebooterSeen = (table) => navigator.serviceWorker?.controller?.postMessage({ seen: table });

// The page shows a notice in its language and calls the function if the person wants the update now.
function announce(worker) {
  window.freebooterUpdate = () => worker.postMessage("take over");
  window.dispatchEvent(new Event("freebooter-update"));
}

function prefetch() {
  window.freebooterBundles.forEach(window.freebooterFetch);
  for (const href of ["/{worker}", "/{bots-script}", "/{bots-module}"]) {
    document.head.append(Object.assign(document.createElement("link"), { rel: "prefetch", href }));
  }
}
