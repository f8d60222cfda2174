import { exampleReference } from "@nv/piece-parts";
import type { Example } from "../graphic-type.ts";
import type { CssWrapperConfig } from "./config.ts";

/** A fictional chart that leaves its column. */
export const cssWrapperExample: Example<CssWrapperConfig> = {
  title: "Visitas al museo de ejemplo, a lo ancho",
  altText: "Barras inventadas: las visitas suben de 100 a 300 entre 2024 y 2026.",
  sourceLine: "Instituto de Ejemplo",
  config: {
    type: "css-wrapper",
    chart: exampleReference("muestra-a"),
    breakout: "wide",
    maxWidthPx: 980,
    columnWidthPx: 640,
    paddingPx: 16,
    marginBlockPx: 24,
    background: "#f4efe4",
    darkBackground: "#211f1b",
    border: "top",
    caption: "Datos inventados",
    hasStickyCaption: false,
  },
};
