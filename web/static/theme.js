// Sets the chosen theme before anything is drawn, so that nothing flashes.
try {
  const theme = JSON.parse(localStorage.getItem("freebooter.theme"));
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // No storage, no remembered theme.
}
