import { issueWords } from "@nv/contracts/schemas";
import type { z } from "zod";
import { invalidFields } from "../../http/problem.ts";

/** Problems that are told of one body: whoever has more puts the first ones right. */
const MOST_TOLD = 200;

/** Message about a field that nobody expects: its name may be somebody's. */
export const UNEXPECTED = "Hay un campo que no se espera";

/**
 * Reads what a request brings about cases. What is wrong is told by its place and our own sentence: nothing of what was sent, which may be
 * personal, is repeated in the answer.
 *
 * @throws {Problem} `FIELDS_INVALID`.
 */
export function parseCase<Schema extends z.ZodType>(schema: Schema, value: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(value, { error: issueWords });
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.slice(0, MOST_TOLD).map(({ code, path, message }) => ({
    field: path.join("."),
    message: code === "unrecognized_keys" ? UNEXPECTED : message,
  }));
  throw invalidFields(faults);
}
