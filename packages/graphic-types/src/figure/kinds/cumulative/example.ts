import { exampleTable } from "../example-table.ts";
import type { KindExample } from "../figure-kind.ts";

/** Rain in a town that does not exist. */
export const cumulativeExample: KindExample = {
  title: "En mayo ya había llovido más que en todo 2024",
  altText:
    "Líneas con la lluvia acumulada mes a mes en Villamuestra, un pueblo inventado, en 2024 y 2025: 2025 va por delante desde marzo.",
  config: {
    data: exampleTable(["Mes", "2025", "2024"], "date", [
      ["2025-01-01", 42, 51],
      ["2025-02-01", 38, 33],
      ["2025-03-01", 96, 21],
      ["2025-04-01", 61, 30],
      ["2025-05-01", 74, 28],
      ["2025-06-01", 12, 15],
      ["2025-07-01", 3, 4],
      ["2025-08-01", 9, 6],
    ]),
    format: { unit: "mm", decimals: 0 },
  },
};
