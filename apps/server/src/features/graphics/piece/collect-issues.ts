import type { FieldProblem } from "@nv/contracts/schemas";
import { Problem } from "../../../http/problem.ts";

/** Notes what a resolver refuses beside the field that named it. @throws Everything else. */
export async function collectIssues(problems: FieldProblem[], field: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== "FIELDS_INVALID") throw error;
    for (const { message } of error.details.fields ?? []) problems.push({ field: `config.${field}`, message });
  }
}
