import type { KindExample } from "../figure-kind.ts";

/** Invented: month, the estimate and its margins, and what it is compared with. */
const ROWS = [
  ["2025-01-01", 3.1, 2.7, 3.5, 2.6],
  ["2025-02-01", 3.0, 2.6, 3.4, 2.5],
  ["2025-03-01", 3.3, 2.9, 3.7, 2.5],
  ["2025-04-01", 3.8, 3.3, 4.3, 2.6],
  ["2025-05-01", 4.4, 3.9, 4.9, 2.7],
  ["2025-06-01", 4.9, 4.4, 5.4, 2.7],
  ["2025-07-01", 4.7, 4.2, 5.2, 2.8],
  ["2025-08-01", 4.1, 3.6, 4.6, 2.7],
  ["2025-09-01", 3.6, 3.2, 4.0, 2.6],
  ["2025-10-01", 3.2, 2.8, 3.6, 2.6],
  ["2025-11-01", 2.9, 2.5, 3.3, 2.5],
  ["2025-12-01", 2.8, 2.4, 3.2, 2.4],
  ["2026-01-01", 2.6, 2.2, 3.0, 2.4],
  ["2026-02-01", 2.5, 2.1, 2.9, 2.4],
  ["2026-03-01", 2.7, 2.3, 3.1, 2.3],
  ["2026-04-01", 2.4, 2.0, 2.8, 2.3],
  ["2026-05-01", 2.2, 1.8, 2.6, 2.2],
  ["2026-06-01", 2.1, 1.7, 2.5, 2.2],
] as const;

/** Prices of a country that does not exist. */
export const linesExample: KindExample = {
  title: "Los precios de Ejemplia vuelven a donde estaban",
  altText:
    "Líneas con la inflación anual de Ejemplia, un país inventado: sube del 3,1 % en enero de 2025 al 4,9 % en junio y baja hasta el 2,1 % en junio de 2026.",
  config: {
    data: {
      x: { name: "Mes", kind: "date" },
      columns: [
        { name: "Ejemplia" },
        { name: "Ejemplia, al menos", role: "low" },
        { name: "Ejemplia, como mucho", role: "high" },
        { name: "Vecinos", look: "quiet" },
      ],
      rows: ROWS.map(([x, ...values]) => ({ x, values })),
    },
    format: { unit: "%", decimals: 1 },
    scale: "zero",
    notes: [
      { id: "objetivo", kind: "level", y: 2, text: "Objetivo" },
      { id: "energia", kind: "moment", x: "2025-06-01", text: "Baja la energía" },
    ],
  },
};
