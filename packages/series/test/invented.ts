import type { Observation, SeriesColumn, SeriesFields } from "@nv/contracts/schemas";

/** One column of figures, in per cent. */
export const RATE: SeriesColumn = { key: "rate", label: "Tasa", kind: "number", unit: "%", isKey: false };

/** Column of the house that made a poll: tells those of one day apart. */
export const HOUSE: SeriesColumn = { key: "house", label: "Casa", kind: "text", unit: "", isKey: true };

/** An invented series of one column, each month. */
export const MONTHLY: SeriesFields = {
  title: "Índice de Ejemplo",
  description: "Inventado.",
  note: "Solo para el equipo.",
  period: "month",
  columns: [RATE],
  source: { name: "Oficina de Ejemplo", url: "https://oficina.example/serie" },
  needsOwnSource: false,
  transforms: [],
  rules: [],
  origin: { kind: "manual" },
  calendar: { kind: "none" },
  target: { kind: "none" },
  mode: "review",
};

/** An invented observation. */
export function observed(date: string, rate: number | null, more: Partial<Observation> = {}): Observation {
  const said = { source: "Oficina de Ejemplo", sourceUrl: "https://oficina.example/serie" };
  return { date, ...said, isProvisional: false, note: "", ...more, values: { rate, ...more.values } };
}
