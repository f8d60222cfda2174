import type { z } from "zod";
import type { FieldProblem } from "./graphics/schemas.ts";
import { issueWords } from "./issue-words.ts";
import { wellFormedParts } from "./well-formed.ts";

/**
 * The schema of something as it is kept while somebody writes it: the same parts of the same kinds, whatever they say. What its bounds,
 * patterns and rules ask for is asked when it is published.
 *
 * @see docs/adr/0096-everything-saves-by-itself.md
 */
export function keptParts<Schema extends z.ZodObject>(schema: Schema): Schema {
  return schema.clone(Object.assign({}, schema.def, { shape: wellFormedParts(schema).shape, checks: [] }));
}

/** Lists what a schema finds wrong in what is kept, one sentence beside each field; none in what is right. */
export function schemaProblems(schema: z.ZodType, kept: unknown): readonly FieldProblem[] {
  const { error } = schema.safeParse(kept, { error: issueWords });
  const told = new Map<string, string>();
  for (const { path, message } of error?.issues ?? []) {
    const field = path.join(".");
    if (!told.has(field)) told.set(field, message);
  }
  return [...told].map(([field, message]) => ({ field, message }));
}
