/** `localStorage` key under which the identity client keeps its user, for every client of this identity service. */
export const STORED_USER_KEY = "gotrue.user";
