import { exampleTable } from "../example-table.ts";
import type { KindExample } from "../figure-kind.ts";

/** Money of a town that does not exist. */
export const partsExample: KindExample = {
  title: "Cuatro de cada diez euros son para personal",
  altText:
    "Una barra con el reparto del presupuesto de Villamuestra, un pueblo inventado, de 52 millones de euros: personal, 21,4; servicios, 15,8; obras, 9,2, y deuda, 5,6.",
  config: {
    data: exampleTable(["Capítulo", "Presupuesto"], "text", [
      ["Personal", 21.4],
      ["Servicios", 15.8],
      ["Obras", 9.2],
      ["Deuda", 5.6],
    ]),
    format: { unit: "millones", decimals: 1 },
  },
};
