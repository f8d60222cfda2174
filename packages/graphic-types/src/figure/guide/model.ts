import { exampleTable } from "../kinds/example-table.ts";
import type { GuidePair } from "./guide-pair.ts";

const data = exampleTable(["Comarca", "2025", "2026"], "text", [
  ["Norte", 41, 47],
  ["Sur", 58, 52],
  ["Levante", 63, 64],
]);
const format = { unit: "miles", decimals: 0 };
const altText =
  "Puntos con los viajeros, en miles, de tres comarcas inventadas: Norte pasa de 41 a 47; Sur, de 58 a 52, y Levante, de 63 a 64.";

/** A draft of a model: held against its table, and left as it came. */
export const modelPair: GuidePair = {
  yes: {
    kind: "dots",
    title: "Norte gana 6000 viajeros y Sur pierde otros tantos",
    altText,
    config: { data, format, subheading: "Viajeros de enero a octubre, en miles" },
  },
  no: {
    kind: "dots",
    title: "El buen tiempo dispara el turismo",
    altText,
    config: { data, format },
  },
};
