import type { ErrorEntry } from "../error-entry.ts";

/** Expected failures of the routes of this feature. */
export const TEAM_ERRORS = {
  SHIFT_NOT_FOUND: { status: 404, es: "Ese turno ya no está. La semana se ha puesto al día." },
  SHIFT_CHANGED: { status: 409, es: "Alguien ha cambiado ese turno mientras lo tenías abierto. No se ha guardado." },
  SHIFTS_FULL: { status: 409, es: "Esa semana no admite más turnos." },
  PROFILE_MISSING: { status: 409, es: "Escribe antes tu ficha: sin ella no hay turnos que contar." },
} as const satisfies Readonly<Record<string, ErrorEntry>>;
