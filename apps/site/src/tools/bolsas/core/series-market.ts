import type { Observation, SeriesColumn } from "@nv/contracts/schemas";

/** The series of the house that holds what a euro costs in dollars. */
export const EURO_DOLLAR_KEY = "EXR/D.USD.EUR.SP00.A";

/** Sessions that are asked for at once: two years, so that «since» has something to look back to. */
const EURO_DOLLAR_SESSIONS = 520;

/** A change of the euro in a day, in hundredths, beyond which a person looks at it first. */
const MOST_JUMP_PERCENT = 10;

const COLUMN = "cierre";

/** The series of the euro in dollars as it is registered: what keeps to its rules needs nobody. */
export const EURO_DOLLAR_SERIES = {
  title: "Euro-dólar del BCE",
  description: "Dólares por euro: tipo de referencia diario del Banco Central Europeo.",
  period: "day",
  columns: [{ key: COLUMN, label: "Dólares por euro", kind: "number", unit: "dólares", isKey: false }],
  source: {
    name: "Banco Central Europeo",
    url: "https://data.ecb.europa.eu/data/datasets/EXR/EXR.D.USD.EUR.SP00.A",
  },
  rules: [
    { kind: "past" },
    { kind: "range", column: COLUMN, least: 0, most: null },
    { kind: "jump", column: COLUMN, most: MOST_JUMP_PERCENT, unit: "percent" },
  ],
  origin: { kind: "ecb", key: EURO_DOLLAR_KEY, column: COLUMN, last: EURO_DOLLAR_SESSIONS },
  mode: "accept",
} as const;

/**
 * The observations of a series as somebody would paste them: a day and a close in each row, figures with a decimal comma.
 *
 * @param column - That is the close.
 */
export function sessionsText(observations: readonly Observation[], column: Pick<SeriesColumn, "key">): string {
  const rows = observations.flatMap(({ date, values }) => {
    const value = values[column.key];
    return typeof value === "number" ? [`${date};${String(value).replace(".", ",")}\n`] : [];
  });
  return `fecha;cierre\n${rows.join("")}`;
}
