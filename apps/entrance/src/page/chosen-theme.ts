/** `localStorage` key of the theme that a person chose inside, as the site's engine names it from its storage namespace; the entrance follows it. */
export const THEME_STORAGE_KEY = "theme-nv";

/**
 * Reads a stored choice of theme.
 *
 * @returns The theme, or `null` when the system's own preference decides.
 */
export function chosenTheme(stored: string | null): "light" | "dark" | null {
  return stored === "light" || stored === "dark" ? stored : null;
}
