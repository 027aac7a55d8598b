// The client is loaded in bundles: one for each game, and `home` for every page without a board. The
// address tells which one is needed; its files are requested at once.
{
  const bundles = {modules};
  const ofGame = /^\/(?:play|learn|lobby\/new|replay\/(?:here|given|mend))\/([^/]+)/;
  const byId = /^\/(?:table|replay)\/([^/]+)\/?$/;

  // The bundle of an address; null if only the server knows the game.
  window.freebooterBundle = (path) => {
    const game = ofGame.exec(path)?.[1];
    if (game && Object.hasOwn(bundles, game)) return game;
    return byId.test(path) ? null : "home";
  };

  // The home bundle says what is wrong with an id that the server does not know.
  const ask = async (id) => {
    const told = new URLSearchParams(location.search).get("game");
    if (told && Object.hasOwn(bundles, told)) return told;
    try {
      const response = await fetch(`/api/v1/tables/${id}`);
      const { game } = await response.json();
      return Object.hasOwn(bundles, game) ? game : "home";
    } catch {
      return "home";
    }
  };

  const add = (properties) =>
    document.head.append(Object.assign(document.createElement("link"), properties));
  const load = (name) => {
    const { script, module } = bundles[name];
    add({ rel: "modulepreload", href: script });
    add({ rel: "preload", href: module, as: "fetch", type: "application/wasm", crossOrigin: "anonymous" });
    return bundles[name];
  };

  const here = window.freebooterBundle(location.pathname);
  window.freebooterWanted = here ? Promise.resolve(load(here)) : ask(byId.exec(location.pathname)[1]).then(load);

  const pointedAt = (event) => {
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    return link?.origin === location.origin ? link : null;
  };
  const bundleOf = (link) => (link ? window.freebooterBundle(link.pathname) : here);
  // The browser itself follows a link into another bundle: the client's router leaves external ones.
  window.addEventListener("click", (event) => {
    const link = pointedAt(event);
    if (bundleOf(link) !== here) link.relList.add("external");
  }, { capture: true });
  // Its files are fetched as soon as somebody points at the link.
  const fetched = new Set([here]);
  window.freebooterFetch = (name) => {
    if (!name || fetched.has(name)) return;
    fetched.add(name);
    for (const href of [bundles[name].script, bundles[name].module]) add({ rel: "prefetch", href });
  };
  for (const kind of ["pointerover", "focusin", "touchstart"]) {
    window.addEventListener(kind, (event) => window.freebooterFetch(bundleOf(pointedAt(event))), { passive: true });
  }
  window.freebooterBundles = Object.keys(bundles);
}
