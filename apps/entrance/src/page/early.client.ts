import { chosenTheme, THEME_STORAGE_KEY } from "@nv/contracts";
import { keepEarlyClick } from "./early-click.ts";
import { isOldBrowser } from "./old-browser.ts";

// Runs before the first paint, as a plain script: a page in the wrong theme for a moment is a flash in the eyes.
document.documentElement.dataset.theme = chosenTheme(readStoredTheme());
keepEarlyClick(document);
// The page holds the sentence; a style sheet shows it.
if (isOldBrowser(window)) document.documentElement.dataset.browser = "old";

function readStoredTheme(): string | null {
  try {
    return localStorage.getItem(THEME_STORAGE_KEY);
  } catch {
    // A browser that blocks storage has no stored choice.
    return null;
  }
}
