import type { FieldProblem } from "@nv/contracts/schemas";

/** What is wrong with a form, by field; `config.items.2.label` is a field. */
export type FormProblems = ReadonlyMap<string, string>;

/** A form with nothing wrong. */
export const NO_PROBLEMS: FormProblems = new Map();

/** The first thing that is wrong with each field. */
export function problemsByField(problems: readonly FieldProblem[]): FormProblems {
  const byField = new Map<string, string>();
  for (const { field, message } of problems) if (!byField.has(field)) byField.set(field, message);
  return byField;
}
