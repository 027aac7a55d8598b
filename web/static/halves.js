// The client is loaded in halves: where one plays, and where one learns, looks back and keeps an
// account. The address tells which is wanted; its files are asked for at once.
{
  const halves = {
    harbour: { script: "/{script}", module: "/{module}" },
    cabin: { script: "/{cabin-script}", module: "/{cabin-module}" },
  };
  const inCabin = /^\/(learn|replay|settings|me|people)(\/|$)/;
  window.freebooterHalf = (path) => (inCabin.test(path) ? "cabin" : "harbour");
  const here = window.freebooterHalf(location.pathname);
  const wanted = halves[here];
  window.freebooterWanted = wanted;
  // A link to the other half is the browser's own business: the client's router does not hear of it.
  window.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    if (!link || link.origin !== location.origin) return;
    if (window.freebooterHalf(link.pathname) !== here) event.stopImmediatePropagation();
  }, { capture: true });
  const ask = (properties) =>
    document.head.append(Object.assign(document.createElement("link"), properties));
  ask({ rel: "modulepreload", href: wanted.script });
  ask({
    rel: "preload", href: wanted.module, as: "fetch", type: "application/wasm", crossOrigin: "anonymous",
  });
}
