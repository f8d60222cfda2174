import { FOUND_KINDS, type RecordKind } from "@nv/contracts/schemas";
import { Problem } from "../../http/problem.ts";
import type { PublishedSection } from "../publishing/core/published-path.ts";
import type { Collection } from "./collection.ts";
import type { SnapshotWords } from "./core/snapshot-changes.ts";

/** Declaration of a kind, as far as its collection needs it. */
type AnyKind = Omit<RecordKind<PublishedSection, unknown, unknown>, "path" | "schemas">;

/** Parts of a collection besides those that its kind declares. A part that is given takes the place of the declared one. */
type Parts<Extension, Fields> = Pick<Collection<Extension, Fields>, "extension" | "fields" | "words" | "described"> &
  Partial<Collection<Extension, Fields>>;

/** Returns the words for the history of a kind. */
export function historyOf({ labels, values }: Pick<AnyKind, "labels" | "values">): SnapshotWords {
  const isField = ([path]: readonly [string, string]) => !path.includes(".");
  return {
    labels: Object.fromEntries(Object.entries(labels).filter(isField)),
    labelOf: (path) => labels[path] ?? path,
    textOf: (path, value) => values[path]?.[value] ?? value,
  };
}

/** Creates the collection of a kind: its declaration, and the parts of its own. */
export function collectionOf<Extension, Fields>(
  kind: AnyKind,
  parts: Parts<Extension, Fields>,
): Collection<Extension, Fields> {
  const { name, section, event, slug, errors } = kind;
  const beside = FOUND_KINDS.flatMap((other) => (other.section === section && other.name !== name ? [other.name] : []));
  return {
    ...{ name, section, event, slugStart: slug.start, codes: errors },
    // No two records of all kinds that are published there have the same address.
    slugNamespace: beside,
    slugTaken: () => new Problem("SLUG_TAKEN", { fields: [{ field: "slug", message: slug.taken }] }),
    history: historyOf(kind),
    ...parts,
  };
}
