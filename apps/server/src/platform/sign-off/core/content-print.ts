import { createHash } from "node:crypto";
import { z } from "zod";

/** A file of the library, wherever something names one. */
const FILE_REFERENCE = /"file:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"/g;

/** Lists the ids of the files that the content of a record names, each once, sorted. @param fields - JSON. */
export const filesNamedIn = (fields: string): readonly string[] =>
  [...new Set([...fields.matchAll(FILE_REFERENCE)].map(([, id = ""]) => id))].toSorted();

/** Content of a record that people sign for. */
export interface SignedContent {
  readonly title: string;
  readonly slug: string;
  /** JSON of everything that people write. */
  readonly fields: string;
}

const Parts = z.record(z.string(), z.unknown());

/** The same value with the names of its parts in one order, so that what says the same is the same text. */
function inOneOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOneOrder);
  const parts = Parts.safeParse(value);
  if (!parts.success) return value;
  const entries = Object.entries(parts.data).map(([name, part]) => [name, inOneOrder(part)] as const);
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Writes the content of a record so that two that say the same are the same text. */
export function contentText({ title, slug, fields }: SignedContent): string {
  return JSON.stringify(inOneOrder({ title, slug, fields: JSON.parse(fields) }));
}

/**
 * Names the content of a record: another name for another content.
 *
 * @param files - What the files that it names hold, `[id, hash]`: a file that was changed is another content.
 */
export function contentPrint(content: SignedContent, files: readonly (readonly [string, string])[]): string {
  return createHash("sha256")
    .update(contentText(content))
    .update("\n")
    .update(JSON.stringify(files.toSorted(([a], [b]) => (a < b ? -1 : 1))))
    .digest("hex");
}
