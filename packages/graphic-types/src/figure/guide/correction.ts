import { exampleTable } from "../kinds/example-table.ts";
import type { GuidePair } from "./guide-pair.ts";

const data = exampleTable(["Región", "2020", "2026"], "text", [
  ["Norte", 14.1, 9.2],
  ["Sur", 10.4, 13.3],
  ["Levante", 12.2, 11.8],
  ["Poniente", 8.9, 7.1],
]);
const title = "Norte y Sur intercambian sus puestos";
const altText =
  "Puntos con la tasa de paro de cuatro regiones inventadas en 2020 y 2026: Norte pasa del 14,1 % al 9,2 %, y Sur, del 10,4 % al 13,3 %.";
const format = { unit: "%", decimals: 1 };

/** A figure that was put right: with what was wrong, and with a word that says nothing. */
export const correctionPair: GuidePair = {
  yes: {
    kind: "dots",
    title,
    altText,
    config: {
      data,
      format,
      footnote:
        "Corregido el 20 de noviembre de 2026 a las 18:40: la tasa de Sur en 2026 es del 13,3 %, y no del 31,3 %, como se publicó.",
    },
  },
  no: {
    kind: "dots",
    title,
    altText,
    config: { data, format, footnote: "Gráfico actualizado." },
  },
};
