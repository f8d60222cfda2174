import type { ErrorEntry } from "../error-entry.ts";

/** Expected failures of the routes of this feature. */
export const VOTES_ERRORS = {
  VOTES_CHANGED: {
    status: 409,
    es: "Alguien ha cambiado el calendario mientras lo mirabas. Lo tuyo sigue en la pantalla: mira su versión y guarda otra vez.",
  },
} as const satisfies Readonly<Record<string, ErrorEntry>>;
