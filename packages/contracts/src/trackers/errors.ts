import type { ErrorEntry } from "../error-entry.ts";

/** Expected failures of the routes of this feature. */
export const TRACKERS_ERRORS = {
  TRACKER_NOT_FOUND: { status: 404, es: "Este seguimiento no existe." },
  TRACKER_NOT_LIVE: { status: 409, es: "Este seguimiento no está publicado: publícalo antes." },
  AVERAGES_BUSY: { status: 503, es: "Hay demasiadas medias por hacer a la vez. Repite dentro de un minuto." },
} as const satisfies Readonly<Record<string, ErrorEntry>>;
