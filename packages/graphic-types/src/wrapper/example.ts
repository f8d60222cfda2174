import { exampleReference } from "@nv/piece-parts";
import type { Example } from "../graphic-type.ts";
import type { WrapperConfig } from "./config.ts";

/** Two fictional charts side by side. */
export const wrapperExample: Example<WrapperConfig> = {
  title: "Dos series del museo de ejemplo",
  altText: "Dos gráficos inventados: visitas y entradas entre 2024 y 2026. Las dos suben.",
  sourceLine: "Instituto de Ejemplo",
  config: {
    type: "wrapper",
    charts: [
      { chart: exampleReference("muestra-a"), label: "Visitas" },
      { chart: exampleReference("muestra-b"), label: "Entradas" },
    ],
    layout: "two",
    heading: "El museo de ejemplo se llena",
    subheading: "",
    notes: "Datos inventados.",
    hidesChartChrome: true,
    breakpointPx: 560,
    link: "",
  },
};
