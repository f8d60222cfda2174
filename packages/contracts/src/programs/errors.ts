import type { ErrorEntry } from "../error-entry.ts";

/** Expected failures of keys for programs and of what is opened with them. */
export const PROGRAMS_ERRORS = {
  KEY_INVALID: { status: 401, es: "Esa clave no abre nada: está mal copiada, ha caducado o se ha retirado." },
  KEY_SCOPE: { status: 403, es: "Esta clave no llega hasta aquí." },
  KEY_TOO_OFTEN: { status: 429, es: "Demasiadas peticiones seguidas con clave. Espera un poco y sigue." },
  PROGRAM_KEY_NOT_FOUND: { status: 404, es: "Esa clave ya no existe." },
  PROGRAM_KEYS_FULL: { status: 409, es: "Hay ya veinte claves. Retira alguna que no se use." },
  SERVICE_NOT_THERE: { status: 404, es: "Esa cuenta de programa ya no existe." },
  SERVICE_EXISTS: { status: 409, es: "Ya hay una cuenta de programa con ese nombre." },
  SERVICES_FULL: { status: 409, es: "Hay ya cincuenta cuentas de programa. Borra alguna que no se use." },
} as const satisfies Readonly<Record<string, ErrorEntry>>;
