import type { GuidePair } from "./guide-pair.ts";

const QUARTERS = [
  ["2025-01-01", 11.4, 10.6, 12.2],
  ["2025-04-01", 10.9, 10.1, 11.7],
  ["2025-07-01", 10.2, 9.4, 11],
  ["2025-10-01", 10.6, 9.8, 11.4],
  ["2026-01-01", 10.3, 9.5, 11.1],
  ["2026-04-01", 9.9, 9.1, 10.7],
] as const;

/** A rate of a survey, with what it may be wrong by and without. */
export const uncertaintyPair: GuidePair = {
  yes: {
    kind: "lines",
    title: "El paro de Ejemplia baja desde hace más de un año",
    altText:
      "Línea con la tasa de paro de Ejemplia, un país inventado, y su franja de error: del 11,4 % al 9,9 % entre el primer trimestre de 2025 y el segundo de 2026.",
    config: {
      data: {
        x: { name: "Trimestre", kind: "date" },
        columns: [{ name: "Tasa de paro" }, { name: "Al menos", role: "low" }, { name: "Como mucho", role: "high" }],
        rows: QUARTERS.map(([x, ...values]) => ({ x, values })),
      },
      format: { unit: "%", decimals: 1 },
      footnote: "La franja es el error de muestreo: nueve de cada diez veces, el valor está dentro.",
    },
  },
  no: {
    kind: "lines",
    title: "El paro repunta en otoño y vuelve a caer",
    altText: "La misma línea sin franja: el 10,2 % del verano y el 10,6 % del otoño parecen distintos.",
    config: {
      data: {
        x: { name: "Trimestre", kind: "date" },
        columns: [{ name: "Tasa de paro" }],
        rows: QUARTERS.map(([x, rate]) => ({ x, values: [rate] })),
      },
      format: { unit: "%", decimals: 3 },
    },
  },
};
