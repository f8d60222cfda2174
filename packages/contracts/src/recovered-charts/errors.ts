import type { ErrorEntry } from "../error-entry.ts";

/** Expected failures of the routes of this feature. */
export const RECOVERED_CHARTS_ERRORS = {
  CHART_PAGE_UNREADABLE: {
    status: 502,
    es: "La página de ese gráfico no dice con qué está hecho. Si es vuestro, publícalo otra vez en Datawrapper y repite; si no, pega sus datos en «Gráfico de una tabla».",
  },
  CHART_WITHOUT_DATA: { status: 422, es: "Ese gráfico no trae una tabla de datos: no hay qué copiar." },
  CHART_COPY_UNFINISHED: {
    status: 502,
    es: "La copia se ha empezado en Datawrapper y le falta algo. Bórrala allí y repite dentro de un momento.",
  },
} as const satisfies Readonly<Record<string, ErrorEntry>>;
