import { exampleTable } from "../kinds/example-table.ts";
import type { GuidePair } from "./guide-pair.ts";

const sorted = [
  ["Coche", 37.7],
  ["A pie", 31.4],
  ["Autobús", 22.7],
  ["Bicicleta", 8.2],
] as const;
const asTheyCame = sorted.toReversed();

/** A piece that the list lets through, and one that it holds. */
export const readyPair: GuidePair = {
  yes: {
    kind: "bars",
    title: "Casi cuatro de cada diez van en coche",
    altText:
      "Barras con cómo se va al trabajo en Villamuestra, una ciudad inventada: coche, 37,7 %; a pie, 31,4 %; autobús, 22,7 %, y bicicleta, 8,2 %.",
    config: {
      data: exampleTable(["Medio", "Personas"], "text", sorted),
      format: { unit: "%", decimals: 1 },
      subheading: "Cómo se va al trabajo en Villamuestra, 2026",
      footnote: "Encuesta a 1800 personas que trabajan, en octubre.",
    },
  },
  no: {
    kind: "bars",
    title: "Gráfico 2",
    altText: "Las mismas barras sin orden, sin unidad, sin fecha, sin lugar y con un titular que no dice nada.",
    config: {
      data: exampleTable(["", "Serie 1"], "text", asTheyCame),
      format: { unit: "", decimals: 2 },
    },
  },
};
