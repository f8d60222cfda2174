import type { GuidePair } from "./guide-pair.ts";

const MONTHS = [
  ["2025-01-01", 3.1],
  ["2025-02-01", 3],
  ["2025-03-01", 3.3],
  ["2025-04-01", 3.8],
  ["2025-05-01", 4.4],
  ["2025-06-01", 4.9],
  ["2025-07-01", 4.7],
  ["2025-08-01", 4.1],
  ["2025-09-01", 3.6],
  ["2025-10-01", 3.2],
  ["2025-11-01", 2.9],
  ["2025-12-01", 2.8],
] as const;

const data = {
  x: { name: "Mes", kind: "date" as const },
  columns: [{ name: "Inflación" }],
  rows: MONTHS.map(([x, value]) => ({ x, values: [value] })),
};

/** A line with what happened written on it, and the same one mute. */
export const annotationPair: GuidePair = {
  yes: {
    kind: "lines",
    title: "La inflación cede desde que baja la energía",
    altText:
      "Línea con la inflación anual de Ejemplia, un país inventado, en 2025: sube del 3,1 % al 4,9 % en junio, cuando una nota dice «Baja la energía», y termina en el 2,8 %.",
    config: {
      data,
      format: { unit: "%", decimals: 1 },
      scale: "zero",
      notes: [
        { id: "energia", kind: "moment", x: "2025-06-01", text: "Baja la energía" },
        { id: "objetivo", kind: "level", y: 2, text: "Objetivo" },
      ],
    },
  },
  no: {
    kind: "lines",
    title: "Evolución de la inflación",
    altText: "La misma línea sin ninguna nota: se ve un pico y no se sabe de qué.",
    config: { data, format: { unit: "%", decimals: 1 }, scale: "zero" },
  },
};
