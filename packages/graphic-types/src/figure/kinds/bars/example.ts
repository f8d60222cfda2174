import { exampleTable } from "../example-table.ts";
import type { KindExample } from "../figure-kind.ts";

/** Homes of a country that does not exist. */
export const barsExample: KindExample = {
  title: "Seis de cada diez hogares de Ejemplia reciclan el vidrio",
  altText:
    "Barras con el porcentaje de hogares de Ejemplia, un país inventado, que separan cada residuo: papel, 74 %; vidrio, 61 %; envases, 58 %; ropa, 33 %, y restos de comida, 21 %.",
  config: {
    data: exampleTable(["Residuo", "Hogares que lo separan"], "text", [
      ["Papel y cartón", 74],
      ["Vidrio", 61],
      ["Envases", 58],
      ["Ropa", 33],
      ["Restos de comida", 21],
    ]),
    format: { unit: "%", decimals: 0 },
  },
};
