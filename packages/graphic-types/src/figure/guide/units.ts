import { exampleTable } from "../kinds/example-table.ts";
import type { GuidePair } from "./guide-pair.ts";

/** A budget, in millions and as the sheet has it. */
export const unitsPair: GuidePair = {
  yes: {
    kind: "bars",
    title: "Cuatro de cada diez euros son para personal",
    altText:
      "Barras con el presupuesto de Villamuestra, un pueblo inventado, en millones de euros: personal, 21,4; servicios, 15,8; obras, 9,2, y deuda, 5,6.",
    config: {
      data: exampleTable(["Capítulo", "Presupuesto"], "text", [
        ["Personal", 21.4],
        ["Servicios", 15.8],
        ["Obras", 9.2],
        ["Deuda", 5.6],
      ]),
      format: { unit: "millones", decimals: 1 },
      subheading: "Presupuesto de 2026, en millones de euros",
    },
  },
  no: {
    kind: "bars",
    title: "Presupuesto por capítulos",
    altText: "Las mismas barras con todas sus cifras: 21.412.377,18 euros.",
    config: {
      data: exampleTable(["Capítulo", "Presupuesto"], "text", [
        ["Personal", 21_412_377.18],
        ["Servicios", 15_806_240.55],
        ["Obras", 9_198_004.02],
        ["Deuda", 5_603_911.4],
      ]),
      format: { unit: "", decimals: 2 },
    },
  },
};
