import { exampleTable } from "../kinds/example-table.ts";
import type { GuidePair } from "./guide-pair.ts";

const rows = [
  ["2023", 12.1],
  ["2024", 11.6],
  ["2025", 10.9],
  ["2026", 10.2],
] as const;
const format = { unit: "%", decimals: 1 };
const altText = "Barras con la tasa de paro de Ejemplia, un país inventado: baja del 12,1 % en 2023 al 10,2 % en 2026.";

/** One thing with one name, and with four. */
export const wordsPair: GuidePair = {
  yes: {
    kind: "bars",
    title: "El paro baja por tercer año",
    altText,
    config: {
      data: exampleTable(["Año", "Tasa de paro"], "text", rows),
      format,
      subheading: "Tasa de paro en octubre",
      footnote: "El paro se mide con una encuesta.",
    },
  },
  no: {
    kind: "bars",
    title: "El desempleo baja por tercer año",
    altText,
    config: {
      data: exampleTable(["Año", "Parados"], "text", rows),
      format,
      subheading: "Población desocupada en octubre",
      footnote: "La inactividad se mide con una encuesta.",
    },
  },
};
