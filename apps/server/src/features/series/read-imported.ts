import { buffer } from "node:stream/consumers";
import { setImmediate } from "node:timers/promises";
import { SERIES_LIMITS } from "@nv/contracts";
import type { FieldProblem, ImportObservations, Observation, TableMapping } from "@nv/contracts/schemas";
import { type ReadBy, readingObservations } from "@nv/series";
import { type Column, readTable, tableProblemText } from "@nv/tables";
import { invalidFields, Problem } from "../../http/problem.ts";
import type { FileLibrary } from "../../platform/files/files.ts";

/** Largest file that is read at once, bytes: twenty thousand rows are two million. */
const MOST_BYTES = 5_000_000;

const LIMITS = { maxRows: SERIES_LIMITS.observations + 1, maxColumns: 200 };

/** Sentences about one field of the form. */
const refuse = (field: string, messages: readonly string[]) =>
  invalidFields(messages.map((message): FieldProblem => ({ field, message })));

/** The bytes of what a person brought, and the field that they are of. */
async function bytesOf(
  files: FileLibrary,
  { text, fileId }: ImportObservations,
): Promise<readonly [string, Uint8Array]> {
  if (text !== undefined) return ["text", Buffer.from(text)];
  const file = fileId === undefined ? null : await files.find(fileId);
  if (file === null) throw refuse("fileId", ["Pega una tabla o elige un archivo"]);
  if (file.sizeBytes > MOST_BYTES) throw refuse("fileId", ["Ocupa más de 5 MB: demasiado para una serie"]);
  const found = await files.open(file.hash);
  if (found === null) throw new Problem("STORE_UNAVAILABLE");
  return ["fileId", await buffer(found.body)];
}

/** Lets others have their turn between the pieces of some work. */
async function inTurn<Result>(work: Generator<undefined, Result, undefined>): Promise<Result> {
  for (;;) {
    await setImmediate();
    const { done, value } = work.next();
    if (done === true) return value;
  }
}

/** Table as it was read. */
interface TakenTable {
  readonly observations: readonly Observation[];
  /** Columns that can be read in two ways, where nobody has said which. */
  readonly doubtful: readonly Column[];
}

/**
 * Reads the rows of a table as observations; one row that cannot be read and none is taken.
 *
 * @param field - Of the form, for what is wrong.
 * @throws {Problem} `FIELDS_INVALID` with what is wrong, row by row.
 */
async function takeTable(bytes: Uint8Array, by: ReadBy, mapping: TableMapping, field: string): Promise<TakenTable> {
  const table = await readTable(bytes, {}, LIMITS);
  if (table.problems.length > 0) throw refuse(field, table.problems.map(tableProblemText));
  const read = await inTurn(readingObservations(table.rows, by, mapping));
  const { observations, problems, problemsTotal, understood } = read;
  const rest = problemsTotal - problems.length;
  if (problems.length > 0) throw refuse(field, rest > 0 ? [...problems, `Y ${rest} más.`] : problems);
  if (observations.length === 0) throw refuse(field, ["No hay ninguna observación"]);
  return { observations, doubtful: understood.filter(({ isCertain }) => !isCertain) };
}

/** Question on a column that can be read in two ways. */
const questionOn = ({ name, kind }: Column) =>
  kind === "number"
    ? `No se sabe si el punto o la coma de «${name}» separa miles o decimales`
    : `No se sabe si en «${name}» va antes el día o el mes`;

/**
 * Reads what a person pasted, or a file of the library. Where a column can be read in two ways, nobody guesses.
 *
 * @throws {Problem} `FIELDS_INVALID` with what is wrong, row by row.
 */
export async function readImported(
  files: FileLibrary,
  by: ReadBy,
  brought: ImportObservations,
): Promise<readonly Observation[]> {
  const [field, bytes] = await bytesOf(files, brought);
  const { observations, doubtful } = await takeTable(bytes, by, brought.mapping, field);
  if (doubtful.length === 0) return observations;
  throw refuse(
    field,
    doubtful.map((column) => `${questionOn(column)}: dilo en la pregunta de esa columna`),
  );
}

/** Reads a table that an address gave. Where a figure can be read in two ways, nobody guesses. */
export async function readFetched(
  bytes: Uint8Array,
  by: ReadBy,
  mapping: TableMapping,
): Promise<readonly Observation[]> {
  const { observations, doubtful } = await takeTable(bytes, by, mapping, "origin");
  if (doubtful.length === 0) return observations;
  throw refuse(
    "origin",
    doubtful.map((column) => `${questionOn(column)}: dilo en el origen de la serie`),
  );
}
