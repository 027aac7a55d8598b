// A reader who changes the language stays at the same rule.
for (const link of document.querySelectorAll(".languages a")) {
  link.addEventListener("click", () => { link.hash = location.hash; });
}
