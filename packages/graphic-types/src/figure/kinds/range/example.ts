import { exampleTable } from "../example-table.ts";
import type { KindExample } from "../figure-kind.ts";

/** Wages of trades in a country that does not exist. */
export const rangeExample: KindExample = {
  title: "La brecha se abre en los despachos",
  altText:
    "Puntos unidos con el salario medio por hora de mujeres y hombres en cinco oficios de Ejemplia, un país inventado: en la banca ellas cobran 19,1 euros y ellos 24,6; en la enseñanza, 20,3 y 20,9.",
  config: {
    data: exampleTable(["Oficio", "Mujeres", "Hombres"], "text", [
      ["Banca", 19.1, 24.6],
      ["Industria", 14.8, 17.9],
      ["Comercio", 11.2, 13.4],
      ["Sanidad", 18.4, 20.2],
      ["Enseñanza", 20.3, 20.9],
    ]),
    format: { unit: "euros por hora", decimals: 1 },
  },
};
