/** The panels of the power-up that Arc's Composer frames: `#SEARCH`, `#VIEW`, `#EDIT`. */
export const POWERUP_PATH = "/arc/powerup";

/** Page that a panel opens beside itself: it asks who is in front of it, and gives the panel a key. */
export const CONNECT_PANEL_PATH = "/arc/conectar";

/** Path of the content that the newspaper's page requests for an inserted graphic: `/arc/content/{slug}.json`. */
export const COMPOSER_CONTENT_PATH = "/arc/content";

/** API about Composer, for the panels and the pages of the site. */
export const COMPOSER_API_PATH = "/api/composer";

/** Public address of what readers get of an inserted graphic. */
export function composerContentPath(slug: string): string {
  return `${COMPOSER_CONTENT_PATH}/${encodeURIComponent(slug)}.json`;
}

/** Longest text that a panel is searched for, characters. */
export const LONGEST_PANEL_SEARCH = 200;
