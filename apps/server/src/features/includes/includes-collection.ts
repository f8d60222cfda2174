import { INCLUDE_LIMITS } from "@nv/contracts";
import { INCLUDE_RECORD, IncludeFields, keptParts } from "@nv/contracts/schemas";
import type { Entry } from "../../platform/records/collection.ts";
import { collectionOf } from "../../platform/records/collection-of.ts";
import { facetWords } from "../../platform/records/core/facet-words.ts";
import { foldWords } from "../../platform/records/core/fold-words.ts";
import { NO_EXTENSION } from "../../platform/records/no-extension.ts";
import { readIncludeBody } from "./core/include-body.ts";

/** An include, as the records keep it. */
export type IncludeRow = Entry<object, IncludeFields>;

/** Returns the reference by which what holds an include names it. */
export function referenceTo(slug: string): string {
  return `include:${slug}`;
}

/** The includes, as records. */
export const INCLUDES = collectionOf(INCLUDE_RECORD, {
  extension: NO_EXTENSION,
  fields: keptParts(IncludeFields),
  publishable: IncludeFields,
  words(include) {
    const { title, body, note } = include.fields;
    const uses = readIncludeBody(body.slice(0, INCLUDE_LIMITS.body)).references.map(referenceTo);
    return [...foldWords([title, include.slug, body, note].join(" ")), ...facetWords({ status: include.status, uses })];
  },
  described(_include, snapshot) {
    const { title } = IncludeFields.parse(snapshot);
    return { title, altText: "", language: "es", type: "include", heightsPx: [], picture: null };
  },
});
