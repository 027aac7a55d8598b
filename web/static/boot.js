// Starts the client.
import init from "/{script}";

init({ module_or_path: "/{module}" }).catch((error) => {
  const place = document.getElementById("loading");
  if (place) place.textContent = "The client could not start: " + error;
  throw error;
});
