import type { ServerErrorCode } from "@nv/contracts";
import { issueWords } from "@nv/contracts/schemas";
import type { z } from "zod";
import { invalidFields, Problem } from "./problem.ts";

/**
 * Reads what a request brings by its schema.
 *
 * @param code - The failure of what cannot be read; without one, each field that is wrong gets its sentence.
 * @throws {Problem} `code`, or `FIELDS_INVALID` with a sentence for each field.
 */
export function parse<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  code?: ServerErrorCode,
): z.infer<Schema> {
  const parsed = schema.safeParse(value, { error: issueWords });
  if (parsed.success) return parsed.data;
  if (code !== undefined) throw new Problem(code);
  throw invalidFields(parsed.error.issues.map(({ path, message }) => ({ field: path.join("."), message })));
}
