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
      { label: "Museo del Norte", chart: "ej001", group: "" },
      { label: "Museo del Sur", chart: "ej002", group: "" },
    ],
    control: "tabs",
    defaultIndex: 0,
    controlLabel: "Museo",
    parameter: "museo",
    keepsTallest: true,
  },
};
