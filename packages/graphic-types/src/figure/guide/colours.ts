import type { GuidePair } from "./guide-pair.ts";

const REGIONS = ["Norte", "Sur", "Levante", "Poniente", "Centro", "Islas"] as const;
const ROWS = [
  ["2021-01-01", 14.1, 10.4, 12.2, 8.9, 11.6, 13],
  ["2022-01-01", 13.2, 11, 12, 8.7, 11.3, 12.6],
  ["2023-01-01", 12, 11.6, 11.9, 8.2, 11.1, 12.1],
  ["2024-01-01", 10.9, 12.4, 11.9, 7.8, 10.9, 11.8],
  ["2025-01-01", 10, 12.9, 11.8, 7.4, 10.8, 11.4],
  ["2026-01-01", 9.2, 13.3, 11.8, 7.1, 10.6, 11.1],
] as const;

const rows = ROWS.map(([x, ...values]) => ({ x, values }));

/** Six lines, of which the news is about one. */
export const coloursPair: GuidePair = {
  yes: {
    kind: "lines",
    title: "Solo en Sur sube el paro",
    altText:
      "Líneas del paro de seis regiones inventadas, de 2021 a 2026: la de Sur, en color, sube del 10,4 % al 13,3 %; las otras cinco, en gris, bajan o siguen igual.",
    config: {
      data: {
        x: { name: "Año", kind: "date" },
        columns: REGIONS.map((name) => ({ name, look: name === "Sur" ? "main" : "quiet" })),
        rows,
      },
      format: { unit: "%", decimals: 1 },
    },
  },
  no: {
    kind: "lines",
    title: "El paro por regiones",
    altText: "Las mismas seis líneas, de seis colores: no se sabe cuál mirar.",
    config: {
      data: { x: { name: "Año", kind: "date" }, columns: REGIONS.map((name) => ({ name })), rows },
      format: { unit: "%", decimals: 1 },
    },
  },
};
