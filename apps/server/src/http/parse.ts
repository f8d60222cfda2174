import type { z } from "zod";
import { invalidFields } from "./problem.ts";

/**
 * Reads what a request brings by its schema.
 *
 * @throws {Problem} `FIELDS_INVALID` with a sentence for each field that is wrong.
 */
export function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw invalidFields(parsed.error.issues.map(({ path, message }) => ({ field: path.join("."), message })));
}
