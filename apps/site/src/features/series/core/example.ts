import { type Observation, type ObservationChange, SeriesFields, TableMapping } from "@nv/contracts/schemas";
import {
  changesSentence,
  countChanges,
  findingText,
  mergeObservations,
  newFindings,
  readObservations,
  seriesDifference,
} from "@nv/series";
import { readDelimited, tableProblemText } from "@nv/tables";

const KEY = "indice";

/** The day on which what came is looked at: nothing invented is of a day that has not come. */
const TODAY = "2026-11-23";

/** Observations of an office that does not exist, until September. */
const APPROVED: readonly Observation[] = [112.4, 112.7, 112.9, 113.2, 113.1, 113.5].map((index, at) => ({
  date: `2026-0${at + 4}-01`,
  values: { [KEY]: index },
  ...{ source: "Oficina de Ejemplo", sourceUrl: "https://oficina.example/ipc", isProvisional: false, note: "" },
}));

/** Table of the invented office in October: a month with a slip in it, and a correction of the one before. */
export const EXAMPLE_TABLE = "fecha;Índice\n01/09/2026;113,4\n01/10/2026;131,8";

/** Returns the fields of the example series, with a rule on its largest jump. @param mostPct - Largest jump, percent of the value before. */
export const exampleFields = (mostPct: number): SeriesFields =>
  SeriesFields.parse({
    ...{ title: "IPC de Ejemplia", period: "month", columns: [{ key: KEY, label: "Índice", kind: "number" }] },
    source: { name: "Oficina de Ejemplo", url: "https://oficina.example/ipc" },
    rules: [
      { kind: "jump", column: KEY, most: mostPct, unit: "percent" },
      { kind: "missing", days: "all", except: [] },
    ],
  });

/** Outcome of a table that is imported into the invented series. */
export interface ExampleRun {
  /** Parts that are not understood; what is imported is not compared then. */
  readonly faults: readonly string[];
  /** «1 observación nueva, 1 corregida…». */
  readonly sentence: string;
  /** Rules that it breaks, a sentence each. */
  readonly findings: readonly string[];
  readonly changes: readonly ObservationChange[];
}

/** Compares a table with the invented series, as the server does with a real one. */
export function runExample(text: string, mostPct: number): ExampleRun {
  const fields = exampleFields(mostPct);
  const table = readDelimited(text);
  const read = readObservations(table.rows, fields, TableMapping.parse({}));
  const faults = [...table.problems.map(tableProblemText), ...read.problems];
  if (faults.length > 0) return { faults, sentence: "", findings: [], changes: [] };
  const after = mergeObservations(fields.columns, APPROVED, read.observations);
  const changes = seriesDifference(fields.columns, APPROVED, after);
  return {
    faults,
    sentence: changesSentence(countChanges(changes), after.at(-1)?.date ?? ""),
    findings: newFindings(fields, { before: APPROVED, after, changes }, TODAY).map((found) =>
      findingText(found, fields),
    ),
    changes,
  };
}
