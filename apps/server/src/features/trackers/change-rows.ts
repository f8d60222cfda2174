import { buffer } from "node:stream/consumers";
import { TRACKER_LIMITS } from "@nv/contracts";
import {
  type FieldProblem,
  type ImportRows,
  IsoDay,
  type Observation,
  type RemoveRows,
  type SeriesData,
  type TrackerRowsKind,
} from "@nv/contracts/schemas";
import {
  dataOf,
  dayInMadrid,
  mergeObservations,
  observationKey,
  POLL_KEYS,
  readTrackerRows,
  rowColumns,
  seriesDifference,
} from "@nv/series";
import { formatNumber } from "@nv/spanish";
import { readTable, tableProblemText } from "@nv/tables";
import type { Actor } from "../../http/acting.ts";
import { invalidFields, Problem } from "../../http/problem.ts";
import type { FileLibrary } from "../../platform/files/files.ts";
import { changeRecord } from "../../platform/records/change-record.ts";
import { requireRecord, StaleVersion } from "../../platform/records/records-context.ts";
import type { StoredTracker } from "./core/stored-tracker.ts";
import { rememberMapping } from "./remembered-mappings.ts";
import { keepRows, rowsOf } from "./trackers.repository.ts";
import type { TrackerRow } from "./trackers-collection.ts";
import type { TrackersContext } from "./trackers-context.ts";

/** Largest file that is read at once, bytes: five thousand polls are one million. */
const MOST_BYTES = 5_000_000;

const LIMITS = { maxRows: TRACKER_LIMITS.polls + 2, maxColumns: 100 };

/** Sentences about one field of the form. */
const refuse = (field: string, messages: readonly string[]) =>
  invalidFields(messages.map((message): FieldProblem => ({ field, message })));

const READ_IN_TWO_WAYS = (name: string) => `«${name}» se puede leer de dos maneras: dilo en la pregunta de esa columna`;

/** A tracker with polls of its own. */
type StoredPolls = Exclude<StoredTracker, { kind: "comparison" }>;

/** A mandate or an average at the version that a person was looking at. */
async function requirePolls(
  context: TrackersContext,
  id: string,
  version: number,
): Promise<{ readonly row: TrackerRow; readonly stored: StoredPolls }> {
  const row = await requireRecord(context.records, id);
  if (row.version !== version) throw new StaleVersion(row);
  const stored = row.fields;
  if (stored.kind === "comparison") throw refuse("of", ["Una comparación no tiene encuestas propias"]);
  // Each row is read by the first day, and by what the polls ask.
  if (!IsoDay.safeParse(stored.startDay).success) throw refuse("of", ["Falta el primer día"]);
  if (stored.kind === "average" && stored.series.length === 0)
    throw refuse("of", ["Faltan las respuestas o los partidos"]);
  return { row, stored };
}

/** The bytes of what a person brought, and the field that they are of. */
async function bytesOf(files: FileLibrary, { text, fileId }: ImportRows): Promise<readonly [string, Uint8Array]> {
  if (text !== undefined) return ["text", Buffer.from(text)];
  const file = fileId === undefined ? null : await files.find(fileId);
  if (file === null) throw refuse("fileId", ["Pega una tabla o elige un archivo"]);
  if (file.sizeBytes > MOST_BYTES) throw refuse("fileId", ["Ocupa más de 5 MB: demasiado para un seguimiento"]);
  const found = await files.open(file.hash);
  if (found === null) throw new Problem("STORE_UNAVAILABLE");
  return ["fileId", await buffer(found.body)];
}

/** Change of the rows of a tracker. */
interface RowsChange {
  readonly row: TrackerRow;
  readonly stored: StoredPolls;
  readonly before: readonly Observation[];
  readonly after: readonly Observation[];
  readonly of: TrackerRowsKind;
  readonly actor: Actor;
}

/** A tracker after a change of its rows, and what is different. */
export interface ChangedRows {
  readonly row: TrackerRow;
  readonly of: TrackerRowsKind;
  readonly changes: ReturnType<typeof seriesDifference>;
  /** Rows of the table that were left out, as sentences. */
  readonly leftOut: readonly string[];
}

/** Keeps rows in the place of those that there were; the same ones change nothing. */
async function keepChange(
  context: TrackersContext,
  { row, stored, before, after, of, actor }: RowsChange,
): Promise<ChangedRows> {
  const changes = seriesDifference(rowColumns(stored, of), before, after);
  if (changes.length === 0) return { row, of, changes, leftOut: [] };
  const sketched = stored.kind === "average" ? (stored.series[0]?.key ?? "") : POLL_KEYS.approve;
  const data: SeriesData = dataOf(await keepRows(context.db, row.id, after), after, {
    sketched: of === "polls" ? sketched : "",
  });
  const kept: StoredTracker = { ...stored, data: { ...stored.data, [of]: data } };
  const changed = await changeRecord(context.records, {
    ...{ id: row.id, version: row.version, actor, action: "edited" },
    change: () => ({ record: { fields: JSON.stringify(kept) } }),
  });
  return { row: changed, of, changes, leftOut: [] };
}

/**
 * Takes a table that a person brought: the same row again is a correction. One row that cannot be read and none is taken.
 *
 * @throws {Problem} `FIELDS_INVALID` with what is wrong, row by row.
 * @throws {StaleVersion}
 */
export async function importRows(
  context: TrackersContext,
  id: string,
  input: ImportRows,
  actor: Actor,
): Promise<ChangedRows> {
  const { of, version, mapping, policy, fixed, leavesOut } = input;
  const { row, stored } = await requirePolls(context, id, version);
  const [field, bytes] = await bytesOf(context.files, input);
  const table = await readTable(bytes, {}, LIMITS);
  if (table.problems.length > 0) throw refuse(field, table.problems.map(tableProblemText));
  const series = stored.kind === "average" ? stored.series : undefined;
  const by = { startDay: stored.startDay, today: dayInMadrid(context.now()), series, mapping, fixed };
  const { observations, problems, problemsTotal, understood, plain } = readTrackerRows(table.rows, of, by);
  const untold = problemsTotal - problems.length;
  const told = untold > 0 ? [...problems, `Y ${untold} más.`] : problems;
  if (told.length > 0 && !(leavesOut && observations.length > 0)) throw refuse(field, told);
  const doubtful = understood.filter(({ isCertain }) => !isCertain);
  // Nobody guesses: a month read as a day would be another poll.
  if (doubtful.length > 0)
    throw refuse(
      field,
      doubtful.map(({ name }) => READ_IN_TWO_WAYS(name)),
    );
  if (observations.length === 0) throw refuse(field, ["No hay ninguna fila"]);
  const before = await rowsOf(context.db, row.id, stored.data[of].hash);
  const columns = rowColumns(stored, of);
  const after = mergeObservations(columns, policy === "merge" ? before : [], observations);
  const most = TRACKER_LIMITS[of];
  if (after.length > most)
    throw refuse(field, [`Con estas serían ${formatNumber(after.length)} filas, y caben ${formatNumber(most)}`]);
  const changed = await keepChange(context, { row, stored, before, after, of, actor });
  if (of === "polls") {
    const names = (plain.rows[0]?.cells ?? []).map((name) => name.trim());
    const understoodAs = { names, mapping, fixed: fixed ?? { house: "", sourceUrl: "" } };
    await rememberMapping(context.db, understoodAs, context.now());
  }
  return { ...changed, leftOut: told };
}

/**
 * Takes rows away; those that are not there any more change nothing.
 *
 * @throws {StaleVersion}
 */
export async function removeRows(
  context: TrackersContext,
  id: string,
  input: RemoveRows,
  actor: Actor,
): Promise<ChangedRows> {
  const { of, version, keys } = input;
  const { row, stored } = await requirePolls(context, id, version);
  const before = await rowsOf(context.db, row.id, stored.data[of].hash);
  const gone = new Set(keys);
  const after = before.filter((one) => !gone.has(observationKey(rowColumns(stored, of), one)));
  return keepChange(context, { row, stored, before, after, of, actor });
}
