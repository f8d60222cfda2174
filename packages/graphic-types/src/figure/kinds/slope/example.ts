import { exampleTable } from "../example-table.ts";
import type { KindExample } from "../figure-kind.ts";

/** Ways to work in a town that does not exist. */
export const slopeExample: KindExample = {
  title: "El autobús pierde la mitad de sus viajeros",
  altText:
    "Pendientes con el porcentaje de trabajadores de una ciudad inventada según cómo van al trabajo en 2010 y en 2025: el autobús baja del 32 % al 16 % y la bicicleta sube del 3 % al 14 %.",
  config: {
    data: exampleTable(["Año", "Coche", "Autobús", "Andando", "Bicicleta"], "date", [
      ["2010-01-01", 44, 32, 21, 3],
      ["2025-01-01", 47, 16, 23, 14],
    ]),
    format: { unit: "%", decimals: 0 },
  },
};
