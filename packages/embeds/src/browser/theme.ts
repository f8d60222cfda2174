import { readTheme, THEME_PARAMETER } from "../core/color-scheme.ts";

/** Shows the page light unless the page around it says otherwise: in the address at first, by messages from then on. */
export function followTheme(): void {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const asked = new URLSearchParams(location.hash.slice(1)).get(THEME_PARAMETER);
  // A story may ask for the theme of its reader by itself.
  let theme = readTheme(asked ?? document.documentElement.dataset.nvAsks);
  const show = () => {
    const isDark = theme === "dark" || (theme === "auto" && dark.matches);
    document.documentElement.dataset.nvTheme = isDark ? "dark" : "light";
  };
  dark.addEventListener("change", show);
  addEventListener("message", ({ source, data }) => {
    if (source !== parent || data?.source !== "nv" || data.type !== "theme") return;
    theme = readTheme(data.theme);
    show();
  });
  show();
}
