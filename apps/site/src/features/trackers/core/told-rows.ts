import type { ReadRows } from "./read-rows.ts";

/** Facts to tell of rows that were read. */
export interface ToldRows extends Pick<ReadRows, "faults"> {
  /** Number of rows that can be taken; `null` while nobody has read them. */
  readonly understood: number | null;
  /** Number of problems that are not among the faults. */
  readonly untold: number;
  /** Names of the columns of the table. */
  readonly names: readonly string[];
  readonly isColumnMissing: boolean;
}

/** Returns what there is to say of rows that were read. */
export const toldRows = ({ observations, faults, problems, problemsTotal, plain }: ReadRows): ToldRows => ({
  understood: observations.length,
  faults,
  untold: problemsTotal - problems.length,
  names: (plain.rows[0]?.cells ?? []).map((name) => name.trim()),
  isColumnMissing: problems.some((problem) => problem.startsWith("Falta la columna")),
});
