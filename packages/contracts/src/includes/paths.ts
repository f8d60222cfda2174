/** Shared fragments. `GET` lists, `POST` adds. */
export const INCLUDES_API_PATH = "/api/includes";

/** First part of the address of everything published as an include: `/i/{slug}/`. */
export const INCLUDES_PATH = "/i";

/** Script that pages of others load to show includes. */
export const EMBED_INCLUDE_PATH = "/e/v1/include.js";

/** Bounds of what is written in an include, characters. */
export const INCLUDE_LIMITS = { title: 200, body: 20_000, note: 2000 } as const;
