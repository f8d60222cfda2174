import { exampleTable } from "../example-table.ts";
import type { KindExample } from "../figure-kind.ts";

/** Names of babies in a country that does not exist. */
export const rankingExample: KindExample = {
  title: "Lía, de la quinta a la primera",
  altText:
    "Líneas con el puesto de cinco nombres de niña en Ejemplia, un país inventado, de 2005 a 2025: Lía sube del quinto al primero y Marta baja del primero al cuarto.",
  config: {
    data: exampleTable(["Año", "Marta", "Nora", "Lía", "Carmen", "Elsa"], "date", [
      ["2005-01-01", 912, 640, 75, 801, 388],
      ["2010-01-01", 730, 688, 310, 702, 420],
      ["2015-01-01", 611, 702, 590, 540, 466],
      ["2020-01-01", 480, 699, 745, 402, 511],
      ["2025-01-01", 402, 655, 810, 330, 498],
    ]),
    format: { unit: "niñas", decimals: 0 },
  },
};
