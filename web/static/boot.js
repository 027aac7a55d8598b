// Starts the client. The theme is set first, so that nothing flashes.
import init from "/{script}";

try {
  const theme = JSON.parse(localStorage.getItem("freebooter.theme"));
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // No storage, no remembered theme.
}

init({ module_or_path: "/{module}" }).catch((error) => {
  const place = document.getElementById("loading");
  if (place) place.textContent = "The client could not start: " + error;
  throw error;
});
