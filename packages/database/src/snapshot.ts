import type { DialectName } from "./database.ts";

/** A value of a row, the same on both databases. */
export type CopiedValue = string | number | boolean | Uint8Array | null;

/** A row by the names of its columns. What an index of words holds is `seq`, the place, and the words with a space between them. */
export type CopiedRow = Readonly<Record<string, CopiedValue>>;

/** Everything in a database as of one moment, whoever writes in it meanwhile. */
export interface Snapshot {
  readonly dialect: DialectName;
  /** Steps that had built the tables, by owner. */
  readonly steps: Readonly<Record<string, readonly string[]>>;
  /** Tables with what people made, in the order of their names: those of all owners, without the steps. */
  readonly tables: readonly string[];
  /** The rows of a table, some hundreds at a time. */
  rows(table: string): AsyncIterable<readonly CopiedRow[]>;
  close(): Promise<void>;
}

/** End of the name of a table that remembers the steps of an owner. */
const STEPS_END = "_migrations";

/** Tells what each table is for. @param names - All tables of a database. */
export function sortTables(names: readonly string[]): { readonly owners: string[]; readonly tables: string[] } {
  const owners = names.filter((name) => name.endsWith(STEPS_END)).map((name) => name.slice(0, -STEPS_END.length));
  const ofSteps = new Set(owners.flatMap((owner) => [stepsTable(owner), `${stepsTable(owner)}_lock`]));
  return { owners: owners.toSorted(), tables: names.filter((name) => !ofSteps.has(name)).toSorted() };
}

/** Name of the table that remembers the steps of an owner. */
export const stepsTable = (owner: string) => `${owner}${STEPS_END}`;
