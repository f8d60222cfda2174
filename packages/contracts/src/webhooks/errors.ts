import type { ErrorEntry } from "../error-entry.ts";

/** Expected failures of the routes of this feature. */
export const WEBHOOKS_ERRORS = {
  WEBHOOK_NOT_FOUND: { status: 404, es: "Ese webhook ya no existe." },
  WEBHOOK_CHANGED: { status: 409, es: "Alguien ha cambiado este webhook mientras lo mirabas. Míralo otra vez." },
  WEBHOOKS_TOO_MANY: { status: 409, es: "Hay ya veinte webhooks. Quita uno antes de añadir otro." },
} as const satisfies Readonly<Record<string, ErrorEntry>>;
