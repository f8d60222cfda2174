import type { ErrorEntry } from "../error-entry.ts";

/** Expected failures of the routes of this feature. */
export const DROPS_ERRORS = {
  DROP_NOT_FOUND: { status: 404, es: "Ese archivo público ya no está." },
  DROP_NOT_LIVE: { status: 409, es: "Ese archivo no está publicado ahora." },
  PERSONAL_DATA: { status: 409, es: "Parece contener datos personales. Míralo antes de darle una dirección pública." },
} as const satisfies Readonly<Record<string, ErrorEntry>>;
