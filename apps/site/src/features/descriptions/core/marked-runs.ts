import type { DraftProblem } from "@nv/descriptions";

/** A run of a text, with what is wrong with it; `null` for nothing. */
export interface MarkedRun {
  readonly text: string;
  readonly problem: DraftProblem | null;
}

/**
 * Splits a text at what is wrong with it, so that each wrong figure can be marked where it stands.
 *
 * @param text - As it was checked: the offsets of the problems are of it.
 * @returns The whole text, in order.
 */
export function markedRuns(text: string, problems: readonly DraftProblem[]): readonly MarkedRun[] {
  const placed = problems.filter(({ start, end }) => end > start).toSorted((a, b) => a.start - b.start);
  const runs: MarkedRun[] = [];
  let at = 0;
  for (const problem of placed) {
    if (problem.start < at) continue;
    runs.push({ text: text.slice(at, problem.start), problem: null });
    runs.push({ text: text.slice(problem.start, problem.end), problem });
    at = problem.end;
  }
  runs.push({ text: text.slice(at), problem: null });
  return runs.filter((run) => run.text !== "");
}
