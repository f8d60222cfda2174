import type { AboutType } from "../graphic-type.ts";
import { KEEPS_VERSION_LABEL } from "../keeps-version.ts";
import type { CssWrapperConfig } from "./config.ts";
import { cssWrapperKind } from "./kind.ts";

/** Names of the extents to which the chart leaves the column. */
export const BREAKOUT_NAMES = { none: "La columna", wide: "Más ancho", full: "Toda la ventana" } as const;

/** The edge around it. */
export const BORDER_NAMES = { none: "Sin filete", top: "Filete arriba", box: "Recuadro" } as const;

/** A chart with a place of its own in the article. */
export const aboutCssWrapper: AboutType<"css-wrapper", CssWrapperConfig> = {
  ...cssWrapperKind,
  labels: {
    keepsVersion: KEEPS_VERSION_LABEL,
    chart: "Gráfico",
    breakout: "Ancho",
    border: "Filete",
    columnWidthPx: "Columna del artículo",
    maxWidthPx: "Ancho máximo",
    paddingPx: "Margen por dentro",
    marginBlockPx: "Aire arriba y abajo",
    background: "Fondo",
    darkBackground: "Fondo en oscuro",
    caption: "Pie",
    hasStickyCaption: "El pie se queda a la vista al bajar",
  },
  choices: {
    breakout: BREAKOUT_NAMES,
    border: BORDER_NAMES,
  },
  framedGraphics: ["chart"],
  mapSources: (config, map) => ({ ...config, chart: map(config.chart, "chart") }),
  first: ([one]) => ({
    type: "css-wrapper",
    chart: one?.id ?? "",
    breakout: "wide",
    maxWidthPx: 980,
    columnWidthPx: 640,
    paddingPx: 0,
    marginBlockPx: 24,
    background: "",
    darkBackground: "",
    border: "top",
    caption: "",
    hasStickyCaption: false,
  }),
};
