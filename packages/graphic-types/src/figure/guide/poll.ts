import { exampleTable } from "../kinds/example-table.ts";
import type { GuidePair } from "./guide-pair.ts";

const MEAN = [
  ["2026-03-01", 31.2, 29.4, 33, 30.4, 28.6, 32.2],
  ["2026-04-01", 31.6, 29.9, 33.3, 30.9, 29.2, 32.6],
  ["2026-05-01", 32.1, 30.4, 33.8, 31.5, 29.8, 33.2],
  ["2026-06-01", 32.4, 30.8, 34, 32, 30.4, 33.6],
] as const;

/** Polls of two parties, as a mean with its interval and as a race of one poll. */
export const pollPair: GuidePair = {
  yes: {
    kind: "lines",
    title: "Empate técnico entre Azul y Verde",
    altText:
      "Medias de encuestas de dos partidos de Ejemplia, un país inventado, con sus franjas: en junio de 2026, 32,4 % y 32,0 %, y las franjas se tapan.",
    config: {
      data: {
        x: { name: "Mes", kind: "date" },
        columns: [
          { name: "Azul" },
          { name: "Azul, al menos", role: "low" },
          { name: "Azul, como mucho", role: "high" },
          { name: "Verde" },
          { name: "Verde, al menos", role: "low" },
          { name: "Verde, como mucho", role: "high" },
        ],
        rows: MEAN.map(([x, ...values]) => ({ x, values })),
      },
      format: { unit: "%", decimals: 1 },
      footnote: "Media de siete encuestas de cuatro casas, de marzo a junio. Franja: el 90 % de los valores posibles.",
    },
  },
  no: {
    kind: "bars",
    title: "Azul ya gana a Verde",
    altText: "Barras de una sola encuesta: Azul, 32,9 %; Verde, 32,1 %, sin muestra, sin fecha y sin error.",
    config: {
      data: exampleTable(["Partido", "Intención de voto"], "text", [
        ["Azul", 32.9],
        ["Verde", 32.1],
      ]),
      format: { unit: "%", decimals: 1 },
    },
  },
};
