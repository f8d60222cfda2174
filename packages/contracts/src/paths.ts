/** Path where the identity service is mounted: the default address of `gotrue-js`. */
export const IDENTITY_PATH = "/.netlify/identity";

/** `GET`: who the session cookie belongs to, as `SessionView` of `schemas.ts`; 401 without a session. */
export const SESSION_PATH = "/api/session";

/** The administrators' pages: this address and everything below it. */
export const ADMIN_PATH = "/admin";

/** The outbox of mails, on a local host only. */
export const OUTBOX_PATH = "/outbox";

/** `GET`: the mails of the outbox, newest first. */
export const OUTBOX_API_PATH = "/api/outbox";

/** Routes of the administrators' screens: settings, services, keys, mails, state. */
export const ADMIN_API_PATH = "/api/admin";

/** `GET`: the description of `/api` in OpenAPI, for administrators. */
export const OPENAPI_PATH = "/api/openapi.json";

/** `GET`: 200 while the process lives. */
export const HEALTH_PATH = "/healthz";

/** `POST`: whoever holds the link of the first start asks how the house is: still without accounts, or with those of a copy. */
export const FIRST_START_API_PATH = "/api/first-start";

/** `GET`: 200 when the server can do its work, 503 when it cannot. */
export const READY_PATH = "/readyz";
