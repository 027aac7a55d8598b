// The client is loaded as two bundles: one to play, and one for lessons, replays, accounts and
// settings. The address tells which one is needed; its files are requested at once.
{
  const bundles = {
    play: { script: "/{play-script}", module: "/{play-module}", size: {play-size} },
    more: { script: "/{more-script}", module: "/{more-module}", size: {more-size} },
  };
  const inMore = /^\/(learn|replay|settings|me|people)(\/|$)/;
  window.freebooterBundle = (path) => (inMore.test(path) ? "more" : "play");
  const here = window.freebooterBundle(location.pathname);
  const wanted = bundles[here];
  window.freebooterWanted = wanted;
  // The browser itself follows a link into the other bundle: the client's router must not see it.
  window.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    if (!link || link.origin !== location.origin) return;
    if (window.freebooterBundle(link.pathname) !== here) event.stopImmediatePropagation();
  }, { capture: true });
  const ask = (properties) =>
    document.head.append(Object.assign(document.createElement("link"), properties));
  ask({ rel: "modulepreload", href: wanted.script });
  ask({
    rel: "preload", href: wanted.module, as: "fetch", type: "application/wasm", crossOrigin: "anonymous",
  });
}
