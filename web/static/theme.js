// Sets the chosen theme before anything is drawn, so that nothing flashes.
try {
  const theme = JSON.parse(localStorage.getItem("freebooter.theme"));
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  const colours = JSON.parse(localStorage.getItem("freebooter.colours"));
  if (colours === "safe" || colours === "signal") document.documentElement.dataset.colours = colours;
} catch {
  // No storage, no remembered theme.
}

// The light of the harbour follows the device's clock; `?hour=` fixes it.
{
  const asked = new URLSearchParams(location.search).get("hour");
  const hour = new Date().getHours();
  const name = hour < 5 || hour >= 21 ? "night" : hour < 9 ? "dawn" : hour < 17 ? "day" : "dusk";
  document.documentElement.dataset.hour = ["dawn", "day", "dusk", "night"].includes(asked) ? asked : name;
}

// The texts of another language than English are wanted as soon as the module: fetch both at once.
{
  let chosen = null;
  try {
    chosen = JSON.parse(localStorage.getItem("freebooter.language"));
  } catch {
    // No storage, no remembered language.
  }
  const known = ["en", "de", "fr", "it"];
  const wanted = [chosen, ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())];
  const language = wanted.find((tag) => known.includes(tag)) ?? "en";
  const words = document.querySelector(`meta[name=words-${language}]`);
  document.documentElement.lang = words ? language : document.documentElement.lang;
  if (words) {
    const link = document.createElement("link");
    Object.assign(link, { rel: "preload", as: "fetch", href: "/" + words.content });
    link.crossOrigin = "anonymous";
    document.head.append(link);
  }
}
