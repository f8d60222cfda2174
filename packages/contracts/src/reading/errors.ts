import type { ErrorEntry } from "../error-entry.ts";

/** Expected failures of the routes of this feature. */
export const READING_ERRORS = {
  PAGE_NOT_FOUND: { status: 404, es: "Esa página no existe, o ya no." },
  PROPOSAL_EMPTY: { status: 422, es: "El texto es igual que el publicado: no hay nada que proponer." },
  PROPOSALS_FULL: {
    status: 409,
    es: "Tienes muchas propuestas sin contestar. Espera a que alguien las lea; lo escrito sigue aquí.",
  },
  PROPOSAL_BY_HAND: {
    status: 409,
    es: "Esta propuesta no se puede aplicar desde aquí: se aplica a mano, con su diferencia.",
  },
} as const satisfies Readonly<Record<string, ErrorEntry>>;
