import type { FieldProblem } from "@nv/contracts/schemas";
import { isRecord } from "./schema.ts";
import type { CallFailure } from "./server/call-failure.ts";

/** Problems of a form, by field; `config.items.2.label` is a field. */
export type FormProblems = ReadonlyMap<string, string>;

/** A form with nothing wrong. */
export const NO_PROBLEMS: FormProblems = new Map();

/** The first thing that is wrong with each field. */
export function problemsByField(problems: readonly FieldProblem[]): FormProblems {
  const byField = new Map<string, string>();
  for (const { field, message } of problems) if (!byField.has(field)) byField.set(field, message);
  return byField;
}

/** Lists the corrections that a refusal asks for, field by field. */
export function fieldsIn({ body }: CallFailure): readonly FieldProblem[] {
  const fields = isRecord(body) && Array.isArray(body.fields) ? body.fields : [];
  return fields.flatMap((problem: unknown) =>
    isRecord(problem) && typeof problem.field === "string" && typeof problem.message === "string"
      ? [
          {
            ...{ field: problem.field, message: problem.message },
            ...(typeof problem.claim === "string" ? { claim: problem.claim } : {}),
          },
        ]
      : [],
  );
}
