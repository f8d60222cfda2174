import { exampleTable } from "../example-table.ts";
import type { KindExample } from "../figure-kind.ts";

/** Chamber of a country that does not exist. */
export const hemicycleExample: KindExample = {
  title: "A la izquierda le faltan cuatro escaños",
  altText:
    "Hemiciclo de 135 escaños de Ejemplia, un país inventado: Unión Verde, 22; Laboristas, 42; Centro, 19; Conservadores, 38, y Patria, 14. La mayoría absoluta está en 68.",
  config: {
    data: exampleTable(["Partido", "Escaños"], "text", [
      ["Unión Verde", 22],
      ["Laboristas", 42],
      ["Centro", 19],
      ["Conservadores", 38],
      ["Patria", 14],
    ]),
    format: { unit: "escaños", decimals: 0 },
  },
};
