import { exampleTable } from "../example-table.ts";
import type { KindExample } from "../figure-kind.ts";

/** Electricity of regions that do not exist. */
export const stackedExample: KindExample = {
  title: "El viento ya da la mitad de la luz de Norte",
  altText:
    "Barras apiladas con los gigavatios hora de cuatro regiones inventadas según de dónde salen: en Norte, 5,2 son de viento, 1,1 de sol y 3,8 de gas; en Sur manda el sol, con 6,4.",
  config: {
    data: exampleTable(["Región", "Viento", "Sol", "Gas"], "text", [
      ["Norte", 5.2, 1.1, 3.8],
      ["Sur", 1.4, 6.4, 2.9],
      ["Levante", 2.2, 3.1, 4.6],
      ["Poniente", 3, 2.4, null],
    ]),
    format: { unit: "GWh", decimals: 1 },
  },
};
