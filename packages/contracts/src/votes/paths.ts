import { ADMIN_API_PATH } from "../paths.ts";

/** Address of the votes of the calendar, for the people of the site. */
export const VOTES_API_PATH = "/api/votes";

/** Prefix of the addresses at which administrators change the calendar. */
export const VOTES_ADMIN_PATH = `${ADMIN_API_PATH}/votes`;

/** Bounds of the calendar. */
export const VOTE_LIMITS = { votes: 200, name: 120, territory: 80, note: 200, id: 60 } as const;

/** Laws about polls before a vote, with their names for people. */
export const POLL_LAWS = {
  loreg: "España: LOREG, artículo 69",
  none: "Ninguna: se vota fuera de España",
} as const;
