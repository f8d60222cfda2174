import type { RecordWords } from "@nv/contracts/schemas";
import type { OfferedCollection } from "./offered-kinds.ts";

/** Name and noun of a kind of record. */
interface NamedKind {
  readonly name: string;
  readonly words: RecordWords;
}

/**
 * Builds the offer of a collection whose records are all of one kind.
 *
 * @param page - Address of the screen of one, up to its id.
 */
export function offeredOne(
  { name, words }: NamedKind,
  { group, page }: { readonly group: string; readonly page: string },
): OfferedCollection {
  const label = words.many.charAt(0).toUpperCase() + words.many.slice(1);
  return { kinds: [{ kind: name, label, group }], pathOf: ({ id }) => page + id };
}
