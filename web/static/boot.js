// Starts the client, then has what it will need later fetched while nobody waits for it.
import init from "/{script}";

const place = document.getElementById("loading");
const hoisting = {
  de: "Die Segel werden gesetzt …",
  fr: "On hisse les voiles …",
  it: "Si issano le vele …",
};
if (place) place.textContent = hoisting[document.documentElement.lang] ?? place.textContent;

init({ module_or_path: "/{module}" }).then(whenIdle, (error) => {
  if (place) place.textContent = "The client could not start: " + error;
  throw error;
});

function whenIdle() {
  if ("requestIdleCallback" in window) requestIdleCallback(later, { timeout: 3000 });
  else setTimeout(later, 1000);
}

function later() {
  if ("serviceWorker" in navigator) keep().catch(prefetch);
  else prefetch();
}

// Keeps the client for playing off line; the bots are among what is kept.
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

// The page tells the person, in its language, and calls the function if the person wants it now.
function announce(worker) {
  window.freebooterFresh = () => worker.postMessage("take over");
  window.dispatchEvent(new Event("freebooter-fresh"));
}

function prefetch() {
  for (const href of ["/{worker}", "/{thinker-script}", "/{thinker-module}"]) {
    document.head.append(Object.assign(document.createElement("link"), { rel: "prefetch", href }));
  }
}
