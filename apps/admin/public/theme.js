// Before the first paint: the theme that the person chose on the site. A page in the wrong one for a moment is a flash in the eyes.
try {
  const theme = localStorage.getItem("theme-nv");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // A browser that blocks storage has no stored choice: the system's own preference decides.
}
