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
  ROW_COLUMNS,
  readTrackerRows,
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

type StoredMandate = Extract<StoredTracker, { kind: "mandate" }>;

/** A mandate at the version that a person was looking at. */
async function requireMandate(
  context: TrackersContext,
  id: string,
  version: number,
): Promise<{ readonly row: TrackerRow; readonly stored: StoredMandate }> {
  const row = await requireRecord(context.records, id);
  if (row.version !== version) throw new StaleVersion(row);
  const stored = row.fields;
  if (stored.kind !== "mandate") throw refuse("of", ["Una comparación no tiene encuestas propias"]);
  // Each row is read by the day on which the mandate began.
  if (!IsoDay.safeParse(stored.startDay).success) throw refuse("of", ["Falta el primer día del mandato"]);
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
  readonly stored: StoredMandate;
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
}

/** Keeps rows in the place of those that there were; the same ones change nothing. */
async function keepChange(
  context: TrackersContext,
  { row, stored, before, after, of, actor }: RowsChange,
): Promise<ChangedRows> {
  const changes = seriesDifference(ROW_COLUMNS[of], before, after);
  if (changes.length === 0) return { row, of, changes };
  const data: SeriesData = dataOf(await keepRows(context.db, row.id, after), after, {
    sketched: of === "polls" ? POLL_KEYS.approve : "",
  });
  const kept: StoredTracker = { ...stored, data: { ...stored.data, [of]: data } };
  const changed = await changeRecord(context.records, {
    ...{ id: row.id, version: row.version, actor, action: "edited" },
    change: () => ({ record: { fields: JSON.stringify(kept) } }),
  });
  return { row: changed, of, changes };
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
  const { of, version, mapping, policy } = input;
  const { row, stored } = await requireMandate(context, id, version);
  const [field, bytes] = await bytesOf(context.files, input);
  const table = await readTable(bytes, {}, LIMITS);
  if (table.problems.length > 0) throw refuse(field, table.problems.map(tableProblemText));
  const by = { startDay: stored.startDay, today: dayInMadrid(context.now()), mapping };
  const { observations, problems, problemsTotal, understood } = readTrackerRows(table.rows, of, by);
  const untold = problemsTotal - problems.length;
  if (problems.length > 0) throw refuse(field, untold > 0 ? [...problems, `Y ${untold} más.`] : problems);
  const doubtful = understood.filter(({ isCertain }) => !isCertain);
  // Nobody guesses: a month read as a day would be another poll.
  if (doubtful.length > 0)
    throw refuse(
      field,
      doubtful.map(({ name }) => READ_IN_TWO_WAYS(name)),
    );
  if (observations.length === 0) throw refuse(field, ["No hay ninguna fila"]);
  const before = await rowsOf(context.db, row.id, stored.data[of].hash);
  const columns = ROW_COLUMNS[of];
  const after = mergeObservations(columns, policy === "merge" ? before : [], observations);
  const most = TRACKER_LIMITS[of];
  if (after.length > most)
    throw refuse(field, [`Con estas serían ${formatNumber(after.length)} filas, y caben ${formatNumber(most)}`]);
  return keepChange(context, { row, stored, before, after, of, actor });
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
  const { row, stored } = await requireMandate(context, id, version);
  const before = await rowsOf(context.db, row.id, stored.data[of].hash);
  const gone = new Set(keys);
  const after = before.filter((one) => !gone.has(observationKey(ROW_COLUMNS[of], one)));
  return keepChange(context, { row, stored, before, after, of, actor });
}
