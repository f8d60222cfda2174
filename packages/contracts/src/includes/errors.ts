import type { ErrorEntry } from "../error-entry.ts";

/** Expected failures of the routes of this feature. */
export const INCLUDES_ERRORS = {
  INCLUDE_NOT_FOUND: { status: 404, es: "Este include no existe." },
  INCLUDE_NOT_LIVE: { status: 409, es: "Este include no está publicado." },
  INCLUDE_IN_USE: {
    status: 409,
    es: "Hay páginas que lo usan y dejarían de mostrarlo. Mira cuáles son antes de retirarlo.",
  },
} as const satisfies Readonly<Record<string, ErrorEntry>>;
