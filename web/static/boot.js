// Starts the client.
import init from "/{script}";

const place = document.getElementById("loading");
const hoisting = {
  de: "Die Segel werden gesetzt …",
  fr: "On hisse les voiles …",
  it: "Si issano le vele …",
};
if (place) place.textContent = hoisting[document.documentElement.lang] ?? place.textContent;

init({ module_or_path: "/{module}" }).catch((error) => {
  if (place) place.textContent = "The client could not start: " + error;
  throw error;
});
