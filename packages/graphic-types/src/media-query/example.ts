import { exampleReference } from "@nv/piece-parts";
import type { Example } from "../graphic-type.ts";
import type { MediaQueryConfig } from "./config.ts";

/** A fictional chart for the phone and another for the desk. */
export const mediaQueryExample: Example<MediaQueryConfig> = {
  title: "Visitas al museo de ejemplo, según el ancho",
  altText: "Barras inventadas: las visitas suben de 100 a 300 entre 2024 y 2026.",
  sourceLine: "Instituto de Ejemplo",
  config: {
    type: "media-query",
    rules: [
      { minPx: 0, maxPx: 559, chart: exampleReference("muestra-a") },
      { minPx: 560, maxPx: null, chart: exampleReference("muestra-b") },
    ],
  },
};
