import { exampleTable } from "../example-table.ts";
import type { KindExample } from "../figure-kind.ts";

/** Unemployment of regions that do not exist. */
export const dotsExample: KindExample = {
  title: "Norte y Sur intercambian sus puestos",
  altText:
    "Puntos con la tasa de paro de cuatro regiones inventadas en 2020 y 2026: Norte pasa del 14,1 % al 9,2 %, y Sur, del 10,4 % al 13,3 %.",
  config: {
    data: exampleTable(["Región", "2020", "2026"], "text", [
      ["Norte", 14.1, 9.2],
      ["Sur", 10.4, 13.3],
      ["Levante", 12.2, 11.8],
      ["Poniente", 8.9, 7.1],
    ]),
    format: { unit: "%", decimals: 1 },
  },
};
