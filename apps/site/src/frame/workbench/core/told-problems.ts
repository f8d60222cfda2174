import type { FieldProblem } from "@nv/contracts/schemas";

/** A problem with the words in which a list tells it. */
export interface ToldProblem {
  readonly problem: FieldProblem;
  readonly words: string;
}

/** Tells problems one after the other: what is said of several fields in the same words is told with the name of each that has one. */
export function toldProblems(
  problems: readonly FieldProblem[],
  labelOf: (field: string) => string,
): readonly ToldProblem[] {
  return problems.map((problem) => {
    const { field, message } = problem;
    const isShared = problems.some((other) => other.field !== field && other.message === message);
    const label = labelOf(field);
    // A field without a name of its own has its place, which nobody reads.
    return { problem, words: isShared && label !== field ? `${label}: ${message}` : message };
  });
}
