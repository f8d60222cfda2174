import type { ErrorEntry } from "../error-entry.ts";

/** Expected failures of the routes of this feature. */
export const CENSUS_SECTIONS_ERRORS = {
  SECTIONS_YEAR_MISSING: { status: 404, es: "No está cargado el seccionado de ese año." },
  SECTION_NOT_FOUND: { status: 404, es: "Esa sección no está en el seccionado de ese año." },
  SECTIONS_TOO_MANY: {
    status: 422,
    es: "El polígono toca demasiadas secciones para medir cuánto de cada una queda dentro. Elígelas por su centro o dibújalo más pequeño.",
  },
} as const satisfies Readonly<Record<string, ErrorEntry>>;
