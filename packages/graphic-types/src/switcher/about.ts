import type { AboutType } from "../graphic-type.ts";
import { KEEPS_VERSION_LABEL } from "../keeps-version.ts";
import { MOST_ITEMS, type SwitcherConfig } from "./config.ts";
import { switcherKind } from "./kind.ts";

/** Labels of the controls that the reader chooses with. */
export const CONTROL_NAMES = { tabs: "Pestañas", select: "Lista", toggle: "Conmutador", search: "Buscador" } as const;

/** One of several charts, chosen by the reader. */
export const aboutSwitcher: AboutType<"switcher", SwitcherConfig> = {
  ...switcherKind,
  labels: {
    keepsVersion: KEEPS_VERSION_LABEL,
    "items.*": "Gráfico",
    "items.*.label": "Etiqueta",
    "items.*.chart": "Gráfico",
    "items.*.group": "Grupo",
    control: "Cómo se elige",
    defaultIndex: "Primero se ve",
    controlLabel: "Qué se elige",
    parameter: "Parámetro del enlace",
    keepsTallest: "La altura del más alto, siempre",
  },
  choices: {
    control: CONTROL_NAMES,
    defaultIndex: Object.fromEntries(Array.from({ length: MOST_ITEMS }, (_, place) => [place, `El ${place + 1}.º`])),
  },
  framedGraphics: ["items.*.chart"],
  mapSources: (config, map) => ({
    ...config,
    items: config.items.map((item, index) => ({ ...item, chart: map(item.chart, `items.${index}.chart`) })),
  }),
  first: ([one = { id: "", title: "" }, two = { id: "", title: "" }]) => ({
    type: "switcher",
    items: [one, two].map(({ id, title }) => ({ chart: id, label: title, group: "" })),
    control: "tabs",
    defaultIndex: 0,
    controlLabel: "Elegir gráfico",
    parameter: "",
    keepsTallest: true,
  }),
};
