import type { ErrorEntry } from "../error-entry.ts";

/** Expected failures of the routes of this feature. */
export const ELECTIONS_ERRORS = {
  ELECTION_NOT_FOUND: { status: 404, es: "Esta elección no existe." },
  ELECTION_NOT_LIVE: { status: 409, es: "Esta elección no está publicada: publícala antes." },
  NIGHT_NOT_FOUND: { status: 404, es: "Esta elección no tiene abierta esa noche." },
  NIGHT_IS_OPEN: { status: 409, es: "Ya está abierta: ciérrala antes de empezar otra vez." },
  CALL_NOT_FOUND: { status: 404, es: "Esa decisión no existe." },
  CALL_IS_YOURS: { status: 403, es: "La has propuesto tú: la tiene que confirmar otra persona." },
  CALL_IS_DECIDED: { status: 409, es: "Alguien lo ha decidido mientras lo mirabas." },
} as const satisfies Readonly<Record<string, ErrorEntry>>;
