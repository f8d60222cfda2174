import type { AboutType } from "../graphic-type.ts";
import { KEEPS_VERSION_LABEL } from "../keeps-version.ts";
import type { WrapperConfig } from "./config.ts";
import { wrapperKind } from "./kind.ts";

/** Labels of the layouts of the charts. */
export const LAYOUT_NAMES = { one: "1 columna", two: "2 columnas", three: "3 columnas", tabs: "Pestañas" } as const;

/** Several charts under a heading of ours. */
export const aboutWrapper: AboutType<"wrapper", WrapperConfig> = {
  ...wrapperKind,
  labels: {
    keepsVersion: KEEPS_VERSION_LABEL,
    "charts.*": "Gráfico",
    "charts.*.chart": "Gráfico",
    "charts.*.label": "Etiqueta",
    layout: "Disposición",
    heading: "Titular sobre los gráficos",
    subheading: "Entradilla",
    notes: "Notas",
    link: "Enlace a la pieza",
    breakpointPx: "En una columna por debajo de",
    hidesChartChrome: "Sin la cabecera y el pie de Datawrapper",
  },
  choices: { layout: LAYOUT_NAMES },
  framedGraphics: ["charts.*.chart"],
  mapSources: (config, map) => ({
    ...config,
    charts: config.charts.map((item, index) => ({ ...item, chart: map(item.chart, `charts.${index}.chart`) })),
  }),
  first: ([one = { id: "", title: "" }, two = { id: "", title: "" }]) => ({
    type: "wrapper",
    charts: [one, two].map(({ id, title }) => ({ chart: id, label: title })),
    layout: "two",
    heading: "",
    subheading: "",
    notes: "",
    link: "",
    hidesChartChrome: false,
    breakpointPx: 560,
  }),
};
