import { exampleTable } from "../kinds/example-table.ts";
import type { GuidePair } from "./guide-pair.ts";

const data = exampleTable(["Residuo", "Hogares que lo separan"], "text", [
  ["Papel y cartón", 74],
  ["Vidrio", 61],
  ["Envases", 58],
  ["Ropa", 33],
]);
const title = "Seis de cada diez hogares reciclan el vidrio";

/** A figure that says of whom its data are, and how they were got. */
export const sourcePair: GuidePair = {
  yes: {
    kind: "bars",
    title,
    altText:
      "Barras con el porcentaje de hogares de Ejemplia, un país inventado, que separan cada residuo: papel, 74 %; vidrio, 61 %; envases, 58 %, y ropa, 33 %.",
    config: {
      data,
      format: { unit: "%", decimals: 0 },
      subheading: "Hogares que separan cada residuo, 2025",
      footnote: "Encuesta a 4200 hogares, de mayo a julio. No cuenta los que no contestan, un 6 %.",
    },
  },
  no: {
    kind: "bars",
    title,
    altText: "Las mismas barras sin decir de qué año, de quién ni cómo se preguntó.",
    config: { data, format: { unit: "%", decimals: 0 } },
  },
};
