import type { ErrorEntry } from "../error-entry.ts";

/** Expected failures of the routes of this feature. */
export const PLACES_ERRORS = {
  STREETS_BUSY: { status: 503, es: "Se están leyendo demasiados callejeros a la vez. Repite dentro de un minuto." },
} as const satisfies Readonly<Record<string, ErrorEntry>>;
