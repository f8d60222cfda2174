import { exampleReference } from "@nv/piece-parts";
import type { Example } from "../graphic-type.ts";
import type { SwitcherConfig } from "./config.ts";

/** Two fictional charts and two tabs. */
export const switcherExample: Example<SwitcherConfig> = {
  title: "Visitas a los museos de ejemplo",
  altText: "Barras inventadas, una por museo: el del Norte recibe 300 visitas y el del Sur, 200.",
  sourceLine: "Instituto de Ejemplo",
  config: {
    type: "switcher",
    items: [
      { label: "Museo del Norte", chart: exampleReference("muestra-a"), group: "" },
      { label: "Museo del Sur", chart: exampleReference("muestra-b"), group: "" },
    ],
    control: "tabs",
    defaultIndex: 0,
    controlLabel: "Museo",
    parameter: "museo",
    keepsTallest: true,
  },
};
