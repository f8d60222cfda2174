import { readTheme, THEME_PARAMETER } from "../core/color-scheme.ts";

/**
 * Shows the page light unless the page around it says otherwise: in the address at first, by messages from then on. Paper is light: browsers print no grounds,
 * and light letters would be lost on it.
 */
export function followTheme(): void {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const paper = matchMedia("print");
  let isPrinted = paper.matches;
  const asked = new URLSearchParams(location.hash.slice(1)).get(THEME_PARAMETER);
  // A story may ask for the theme of its reader by itself.
  let theme = readTheme(asked ?? document.documentElement.dataset.nvAsks);
  const show = () => {
    const isDark = !isPrinted && (theme === "dark" || (theme === "auto" && dark.matches));
    document.documentElement.dataset.nvTheme = isDark ? "dark" : "light";
  };
  const print = (is: boolean) => {
    isPrinted = is;
    show();
  };
  dark.addEventListener("change", show);
  paper.addEventListener("change", () => print(paper.matches));
  // Firefox copies a page for its printer before it is one of paper.
  addEventListener("beforeprint", () => print(true));
  addEventListener("afterprint", () => print(false));
  addEventListener("message", ({ source, data }) => {
    if (source !== parent || data?.source !== "nv" || data.type !== "theme") return;
    theme = readTheme(data.theme);
    show();
  });
  show();
}
