import { exampleTable } from "../kinds/example-table.ts";
import type { GuidePair } from "./guide-pair.ts";

/** Deaths on the road, for each inhabitant and as they are counted. */
export const ratesPair: GuidePair = {
  yes: {
    kind: "bars",
    title: "Se muere más en las carreteras de Poniente",
    altText:
      "Barras con los muertos en carretera por cada 100.000 habitantes de cuatro regiones inventadas: Poniente, 8,3; Norte, 4,9; Sur, 3,7, y Centro, 2,1.",
    config: {
      data: exampleTable(["Región", "Muertos por cada 100.000 habitantes"], "text", [
        ["Poniente", 8.3],
        ["Norte", 4.9],
        ["Sur", 3.7],
        ["Centro", 2.1],
      ]),
      format: { unit: "", decimals: 1 },
      subheading: "Muertos en carretera por cada 100.000 habitantes, 2025",
    },
  },
  no: {
    kind: "bars",
    title: "Centro, la región más peligrosa",
    altText: "Barras con el número de muertos de las mismas regiones: Centro, la más poblada, sale la primera.",
    config: {
      data: exampleTable(["Región", "Muertos"], "text", [
        ["Centro", 141],
        ["Sur", 96],
        ["Norte", 88],
        ["Poniente", 25],
      ]),
      format: { unit: "", decimals: 0 },
    },
  },
};
