import { chosenTheme, THEME_STORAGE_KEY } from "./chosen-theme.ts";
import { keepEarlyClick } from "./early-click.ts";

// Runs before the first paint, as a plain script: a page in the wrong theme for a moment is a flash in the eyes.
const theme = chosenTheme(readStoredTheme());
if (theme !== null) document.documentElement.dataset.theme = theme;
keepEarlyClick(document);

function readStoredTheme(): string | null {
  try {
    return localStorage.getItem(THEME_STORAGE_KEY);
  } catch {
    // A browser that blocks storage has no stored choice.
    return null;
  }
}
