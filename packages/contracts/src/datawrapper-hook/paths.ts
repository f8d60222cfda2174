import { ADMIN_API_PATH } from "../paths.ts";

/** First part of the address that Datawrapper tells of what goes out; the secret of the installation follows. */
export const DATAWRAPPER_HOOK_PATH = "/hooks/datawrapper";

/** Prefix of what administrators do with that address. */
export const DATAWRAPPER_HOOK_API_PATH = `${ADMIN_API_PATH}/datawrapper-hook`;

/** Limits of the messages of Datawrapper. */
export const DATAWRAPPER_HOOK_LIMITS = {
  /** Body of a message, bytes: an id, a version and who did it. */
  bodyBytes: 4096,
  /** Messages that a process takes in a minute; a team publishes some dozens on its longest day. */
  perMinute: 2000,
} as const;
