import type { ErrorEntry } from "../error-entry.ts";

/** Expected failures of the routes of this feature, and of every route that publishes. */
export const SIGN_OFF_ERRORS = {
  SIGN_OFF_NEEDED: {
    status: 422,
    es: "Hacen falta dos personas: falta el visto bueno de alguien que no haya escrito esta versión.",
  },
  SIGN_OFF_FORMER: {
    status: 422,
    es: "Esa versión salió sin el visto bueno de otra persona. Escríbela otra vez y pídelo, o despublica.",
  },
  SIGN_OFF_OWN: { status: 403, es: "No puedes dar el visto bueno a una versión que has escrito tú." },
  SIGN_OFF_NOT_ASKED: { status: 422, es: "No hay ningún visto bueno pedido ni dado que quitar." },
  SIGN_OFF_RULES_CHANGED: {
    status: 409,
    es: "Alguien ha cambiado qué pide dos personas mientras lo mirabas. Míralo otra vez.",
  },
} as const satisfies Readonly<Record<string, ErrorEntry>>;
