/** `localStorage` key of the theme that a person chose, as the site's engine names it from its storage namespace. */
export const THEME_STORAGE_KEY = "theme-nv";

/** Colour theme of a page. */
export type Theme = "light" | "dark";

/**
 * The theme of every door (site, entrance, administration, outbox): light unless the person chose dark, whatever the
 * system prefers, so that nobody goes from a white page to a black one by signing in.
 *
 * @param stored - What is kept under {@link THEME_STORAGE_KEY}; anything.
 */
export function chosenTheme(stored: string | null): Theme {
  return stored === "dark" ? "dark" : "light";
}
