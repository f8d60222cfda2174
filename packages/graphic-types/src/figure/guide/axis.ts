import { exampleTable } from "../kinds/example-table.ts";
import type { GuidePair } from "./guide-pair.ts";

/** The change of a share, where a small one is small and where it fills the drawing. */
export const axisPair: GuidePair = {
  yes: {
    kind: "slope",
    title: "El autobús pierde la mitad de sus viajeros",
    altText:
      "Pendientes con el porcentaje de trabajadores de una ciudad inventada según cómo van al trabajo: el autobús baja del 32 % al 16 % y la bicicleta sube del 3 % al 14 %.",
    config: {
      data: exampleTable(["Año", "Coche", "Autobús", "Andando", "Bicicleta"], "date", [
        ["2010-01-01", 44, 32, 21, 3],
        ["2025-01-01", 47, 16, 23, 14],
      ]),
      format: { unit: "%", decimals: 0 },
      scale: "zero",
    },
  },
  no: {
    kind: "bars",
    title: "Cómo se va al trabajo",
    altText: "Ocho barras con los mismos datos: hay que buscar las parejas para ver qué ha cambiado.",
    config: {
      data: exampleTable(["Modo", "2010", "2025"], "text", [
        ["Coche", 44, 47],
        ["Autobús", 32, 16],
        ["Andando", 21, 23],
        ["Bicicleta", 3, 14],
      ]),
      format: { unit: "%", decimals: 0 },
    },
  },
};
