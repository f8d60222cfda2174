import type { ErrorEntry } from "../error-entry.ts";

/** Expected failures of the routes of this feature. */
export const HOUSE_STYLE_ERRORS = {
  HOUSE_STYLE_CHANGED: {
    status: 409,
    es: "Alguien ha cambiado el estilo mientras lo mirabas. Lo tuyo sigue en la pantalla: mira su versión y guarda otra vez.",
  },
  HOUSE_STYLE_VERSION_NOT_FOUND: { status: 404, es: "Esa versión del estilo no existe." },
} as const satisfies Readonly<Record<string, ErrorEntry>>;
