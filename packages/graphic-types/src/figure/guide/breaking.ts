import { exampleTable } from "../kinds/example-table.ts";
import type { GuidePair } from "./guide-pair.ts";

const data = exampleTable(["Hora", "Heridos confirmados"], "text", [
  ["18:10", 3],
  ["18:45", 5],
  ["19:30", 9],
  ["20:40", 12],
]);
const format = { unit: "", decimals: 0 };

/** A count that is not over: as what is known at an hour, and as if it were all. */
export const breakingPair: GuidePair = {
  yes: {
    kind: "bars",
    title: "Al menos 12 heridos en Villamuestra a las 20:40",
    altText:
      "Barras con los heridos confirmados en un accidente inventado: 3 a las 18:10, 5 a las 18:45, 9 a las 19:30 y 12 a las 20:40.",
    config: {
      data,
      format,
      subheading: "Heridos confirmados por los servicios de emergencia, hora peninsular",
      footnote: "El recuento sigue abierto. Se vuelve a mirar a las 22:00.",
    },
  },
  no: {
    kind: "bars",
    title: "12 heridos en Villamuestra",
    altText: "Las mismas barras sin decir a qué hora es la cifra ni que el recuento sigue abierto.",
    config: { data, format },
  },
};
