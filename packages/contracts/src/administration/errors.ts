import type { ErrorEntry } from "../error-entry.ts";

/** Expected failures of the routes of this feature. */
export const ADMINISTRATION_ERRORS = {
  SETTINGS_INVALID: { status: 422, es: "Algún ajuste tiene un valor que no sirve. No se ha guardado nada." },
} as const satisfies Readonly<Record<string, ErrorEntry>>;
