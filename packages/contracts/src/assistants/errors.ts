import type { ErrorEntry } from "../error-entry.ts";

/** Expected failures of letting assistants in. */
export const ASSISTANTS_ERRORS = {
  ASSISTANTS_OFF: { status: 404, es: "Los asistentes están apagados. Los enciende quien administra, en Ajustes." },
  ASSISTANT_UNKNOWN: {
    status: 422,
    es: "No se puede comprobar quién pide permiso: su ficha no se encuentra o no dice lo que debe.",
  },
  ASSISTANT_RETURN_WRONG: {
    status: 422,
    es: "La dirección a la que pide volver no es de las que tiene declaradas. No se le da permiso.",
  },
  ASSISTANT_REQUEST_WRONG: { status: 422, es: "La petición de permiso está incompleta o pide algo que aquí no se da." },
} as const satisfies Readonly<Record<string, ErrorEntry>>;
