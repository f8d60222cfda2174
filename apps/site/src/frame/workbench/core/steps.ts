import type { FieldProblem } from "@nv/contracts/schemas";

/** Step, as far as fields are told apart by it. */
interface StepFields {
  readonly label: string;
  readonly fields: readonly string[];
}

/** Returns the name by which steps know a field: `config.kind` is `kind`, as `title` is `title`. */
export const nameOf = (field: string) => field.replace(/^config\./, "").split(".")[0] ?? "";

/** Counts what is missing in each step, by its label. A field that no step names belongs to the first one. */
export function countsOf(
  steps: readonly StepFields[],
  missing: readonly Pick<FieldProblem, "field">[],
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { field } of missing) {
    const step = steps.find(({ fields }) => fields.includes(nameOf(field))) ?? steps[0];
    if (step !== undefined) counts.set(step.label, (counts.get(step.label) ?? 0) + 1);
  }
  return counts;
}
