import { Metadata } from "@nv/contracts/schemas";
import { readDelimited, recordsOf } from "@nv/tables";
import { z } from "zod";

const time = z
  .string()
  .nullish()
  .transform((text) => {
    const ms = text ? Date.parse(text) : Number.NaN;
    // The original writes the year 1 for "never".
    return ms > 0 ? ms : null;
  });

/** A person of a file, the wire's fields and the hash that the export of the original adds. */
export const ImportedPerson = z.object({
  id: z.guid().optional(),
  email: z.string(),
  role: z.string().nullish(),
  encrypted_password: z.string().nullish(),
  confirmed_at: time,
  invited_at: time,
  last_sign_in_at: time,
  created_at: time,
  app_metadata: Metadata.nullish(),
  user_metadata: Metadata.nullish(),
});
export type ImportedPerson = z.infer<typeof ImportedPerson>;

const PeopleFile = z.union([
  z.object({ users: z.array(z.unknown()) }).transform(({ users }) => users),
  z.array(z.unknown()),
]);

const YES = new Set(["true", "1", "yes", "sí", "si"]);

function fromCsvRow(row: Record<string, string>): unknown {
  const name = row.full_name || row.name || "";
  return {
    email: row.email ?? "",
    role: row.role ?? "",
    confirmed_at: YES.has((row.confirmed ?? "").toLowerCase()) ? new Date().toISOString() : null,
    user_metadata: name === "" ? {} : { full_name: name },
  };
}

/**
 * Reads a file of people: JSON as the original's `/admin/users/export` gives it (also several pages in one list), or
 * CSV with `email` and, if wished, `full_name`, `role` and `confirmed`.
 *
 * @returns Each person, or `null` for one that cannot be read.
 * @throws {SyntaxError | z.ZodError} When the file is neither.
 */
export function readPeopleFile(text: string): (ImportedPerson | null)[] {
  const isJson = /^\s*[[{]/.test(text);
  const people = isJson ? PeopleFile.parse(JSON.parse(text)) : recordsOf(readDelimited(text).rows).map(fromCsvRow);
  return people.map((person) => ImportedPerson.safeParse(person).data ?? null);
}
