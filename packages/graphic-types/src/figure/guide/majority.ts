import { exampleTable } from "../kinds/example-table.ts";
import type { GuidePair } from "./guide-pair.ts";

const SEATS = [
  ["Unión Verde", 22],
  ["Laboristas", 42],
  ["Centro", 19],
  ["Conservadores", 38],
  ["Patria", 14],
] as const;

/** Seats of a chamber while votes are counted. */
export const majorityPair: GuidePair = {
  yes: {
    kind: "hemicycle",
    title: "Nadie llega solo a los 68 escaños",
    altText:
      "Hemiciclo de 135 escaños de Ejemplia, un país inventado, con el 61 % escrutado: Unión Verde, 22; Laboristas, 42; Centro, 19; Conservadores, 38, y Patria, 14. La mayoría está en 68.",
    config: {
      data: exampleTable(
        ["Partido", "Escaños"],
        "text",
        SEATS.map(([name, seats]) => [name, seats]),
      ),
      format: { unit: "escaños", decimals: 0 },
      footnote: "Con el 61,3 % escrutado, a las 21:40. Fuente: Junta de Ejemplia (inventada).",
    },
  },
  no: {
    kind: "bars",
    title: "Los laboristas ganan las elecciones",
    altText: "Barras con los escaños de cinco partidos inventados, sin la mayoría, sin la hora y sin lo escrutado.",
    config: {
      data: exampleTable(
        ["Partido", "Escaños"],
        "text",
        SEATS.map(([name, seats]) => [name, seats]),
      ),
      format: { unit: "", decimals: 0 },
    },
  },
};
