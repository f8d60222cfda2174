import type { ErrorEntry } from "../error-entry.ts";

/** Expected failures of the routes of this feature. */
export const MAP_STYLES_ERRORS = {
  MAP_STYLE_NOT_FOUND: { status: 404, es: "Este estilo de mapa no existe." },
  MAP_STYLE_NOT_LIVE: { status: 409, es: "Este estilo no está publicado: publícalo antes." },
  MAP_STYLE_CURRENT: {
    status: 409,
    es: "Es el estilo de la casa: con él empiezan los mapas nuevos. Elige otro antes de quitarlo.",
  },
} as const satisfies Readonly<Record<string, ErrorEntry>>;
