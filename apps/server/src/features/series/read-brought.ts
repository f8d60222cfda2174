import { buffer } from "node:stream/consumers";
import { SERIES_LIMITS } from "@nv/contracts";
import type { BringObservations, FieldProblem, Observation, TableMapping } from "@nv/contracts/schemas";
import { type ReadBy, readObservations } from "@nv/series";
import { type BroughtTable, readTable, tableProblemText } from "@nv/tables";
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
  { text, fileId }: BringObservations,
): Promise<readonly [string, Uint8Array]> {
  if (text !== undefined) return ["text", Buffer.from(text)];
  const file = fileId === undefined ? null : await files.find(fileId);
  if (file === null) throw refuse("fileId", ["Pega una tabla o elige un archivo"]);
  if (file.sizeBytes > MOST_BYTES) throw refuse("fileId", ["Ocupa más de 5 MB: demasiado para una serie"]);
  const found = await files.open(file.hash);
  if (found === null) throw new Problem("STORE_UNAVAILABLE");
  return ["fileId", await buffer(found.body)];
}

/**
 * Reads the rows of a table as observations; one row that cannot be read and none is taken.
 *
 * @param field - Of the form, for what is wrong.
 * @throws {Problem} `FIELDS_INVALID` with what is wrong, row by row.
 */
export function takeTable(
  table: BroughtTable,
  by: ReadBy,
  mapping: TableMapping,
  field: string,
): readonly Observation[] {
  if (table.problems.length > 0) throw refuse(field, table.problems.map(tableProblemText));
  const { observations, problems, problemsTotal } = readObservations(table.rows, by, mapping);
  const rest = problemsTotal - problems.length;
  if (problems.length > 0) throw refuse(field, rest > 0 ? [...problems, `Y ${rest} más.`] : problems);
  if (observations.length === 0) throw refuse(field, ["No hay ninguna observación"]);
  return observations;
}

const MARK_UNKNOWN = (name: string) => `No se sabe si el punto o la coma de «${name}» separa miles o decimales`;

/** The columns of a table that can be read in two ways, where nobody has said which. */
function doubtfulIn({ rows }: BroughtTable, by: ReadBy, mapping: TableMapping) {
  return readObservations(rows, by, mapping).understood.filter(({ isCertain }) => !isCertain);
}

/**
 * Reads what a person pasted, or a file of the library. Where a figure can be read in two ways, nobody guesses; how its days are
 * read, who brings it sees before.
 *
 * @throws {Problem} `FIELDS_INVALID` with what is wrong, row by row.
 */
export async function readBrought(
  files: FileLibrary,
  by: ReadBy,
  brought: BringObservations,
): Promise<readonly Observation[]> {
  const [field, bytes] = await bytesOf(files, brought);
  const table = await readTable(bytes, {}, LIMITS);
  const observations = takeTable(table, by, brought.mapping, field);
  const doubtful = doubtfulIn(table, by, brought.mapping).filter(({ kind }) => kind === "number");
  if (doubtful.length === 0) return observations;
  throw refuse(
    field,
    doubtful.map(({ name }) => `${MARK_UNKNOWN(name)}: dilo en «Decimales»`),
  );
}

/** Reads a table that an address gave. Where a figure can be read in two ways, nobody guesses. */
export async function readFetched(
  bytes: Uint8Array,
  by: ReadBy,
  mapping: TableMapping,
): Promise<readonly Observation[]> {
  const table = await readTable(bytes, {}, LIMITS);
  const observations = takeTable(table, by, mapping, "origin");
  const doubtful = doubtfulIn(table, by, mapping);
  if (doubtful.length === 0) return observations;
  throw refuse(
    "origin",
    doubtful.map(({ name, kind }) =>
      kind === "number"
        ? `${MARK_UNKNOWN(name)}: dilo en el origen de la serie`
        : `No se sabe si en «${name}» va antes el día o el mes: dilo en el origen de la serie`,
    ),
  );
}
