// Before the first paint: the theme that the person chose in any of the doors. A page in the wrong one for a moment is a flash in the eyes.
try {
  if (localStorage.getItem("theme-nv") === "dark") document.documentElement.dataset.theme = "dark";
} catch {
  // A browser that blocks storage has no stored choice: the page stays light.
}
