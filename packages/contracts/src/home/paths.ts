/** `GET`: everything of the home that changes, for who asks, as `HomeAnswer` of `schemas.ts`. */
export const HOME_API_PATH = "/api/home";

/** Entries that one answer tells of, so that it stays small: graphics, and people on duty. */
export const HOME_LIMITS = { pieces: 4, onDuty: 6 } as const;
