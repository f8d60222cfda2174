import type { ErrorEntry } from "../error-entry.ts";

/** Expected failures of the routes of this feature. */
export const COMPOSER_ERRORS = {
  PANEL_KEY_INVALID: {
    status: 401,
    es: "La conexión de este panel con tu cuenta ha caducado o se ha cortado. Vuelve a conectarlo.",
  },
  PANEL_KEY_NOT_FOUND: { status: 404, es: "Esa clave ya no sirve: no hay nada que cortar." },
} as const satisfies Readonly<Record<string, ErrorEntry>>;
