import type { RecordKind } from "@nv/contracts/schemas";
import { Problem } from "../../http/problem.ts";
import type { PublishedSection } from "../publishing/core/published-path.ts";
import type { Collection } from "./collection.ts";

/** What a collection does in its own way, besides what its kind declares. A part that is given takes the place of the declared one. */
type Parts<Extension> = Pick<Collection<Extension>, "extension" | "words" | "described"> &
  Partial<Collection<Extension>>;

/** The records of a kind. */
export function collectionOf<Extension, Registered, Edited>(
  { name, section, event, slug, errors, labels, values }: RecordKind<PublishedSection, Registered, Edited>,
  parts: Parts<Extension>,
): Collection<Extension> {
  const isField = ([path]: readonly [string, string]) => !path.includes(".");
  return {
    name,
    section,
    event,
    slugStart: slug.start,
    ...(slug.namespace !== undefined && { slugNamespace: slug.namespace }),
    codes: errors,
    slugTaken: () => new Problem("SLUG_TAKEN", { fields: [{ field: "slug", message: slug.taken }] }),
    history: {
      labels: Object.fromEntries(Object.entries(labels).filter(isField)),
      labelOf: (path) => labels[path] ?? path,
      textOf: (path, value) => values[path]?.[value] ?? value,
    },
    ...parts,
  };
}
