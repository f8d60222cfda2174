import type { ErrorEntry } from "../error-entry.ts";

/** Expected failures of the routes of this feature. */
export const SERIES_ERRORS = {
  SERIES_NOT_FOUND: { status: 404, es: "Esta serie no existe." },
  SERIES_NOT_LIVE: { status: 409, es: "Esta serie no está publicada: publícala antes." },
  SERIES_MANUAL: { status: 409, es: "Esta serie no lee de ningún sitio: pega una tabla o sube un archivo." },
  SERIES_NO_TARGET: { status: 409, es: "Esta serie no va a ningún gráfico, o no está publicada." },
  SERIES_TOO_LARGE: {
    status: 409,
    es: "Son más de 2 MB, lo que admite un gráfico de Datawrapper: envía menos observaciones.",
  },
  SERIES_RUN_NOT_FOUND: { status: 404, es: "Esta actualización de la serie no existe." },
  SERIES_RUN_DECIDED: { status: 409, es: "Esta actualización ya está decidida: mira la serie como está ahora." },
  SERIES_RUN_STALE: {
    status: 409,
    es: "La serie tiene ya otros datos que los que se compararon: recházala y vuelve a traerla.",
  },
} as const satisfies Readonly<Record<string, ErrorEntry>>;
