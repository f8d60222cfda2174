/** Where the identity service is mounted: the default address of `gotrue-js`. */
export const IDENTITY_PATH = "/.netlify/identity";

/** `GET`: who the session cookie belongs to, as `SessionView` of `schemas.ts`; 401 without a session. */
export const SESSION_PATH = "/api/session";

/** The outbox of mails, on a local host only. */
export const OUTBOX_PATH = "/outbox";

/** `GET`: the mails of the outbox, newest first. */
export const OUTBOX_API_PATH = "/api/outbox";
