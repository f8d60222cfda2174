/** Old links that the desk looks after. `GET` lists, `POST` adds. */
export const LEGACY_LINKS_API_PATH = "/api/legacy-links";

/** First part of the address of everything that is published about an old link: `/l/{slug}/`. */
export const LEGACY_LINKS_PATH = "/l";

/** The list of where old addresses lead now, below {@link LEGACY_LINKS_PATH}: for programs, and for nginx. */
export const REDIRECT_LISTS = { json: "redirects.json", nginx: "redirects.map" } as const;
