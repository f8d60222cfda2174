import { GRAPHIC_STATUSES } from "@nv/contracts";
import { IncludeFields } from "@nv/contracts/schemas";
import { Problem } from "../../http/problem.ts";
import type { Collection, Entry } from "../../platform/records/collection.ts";
import { facetWords } from "../../platform/records/core/facet-words.ts";
import { foldWords } from "../../platform/records/core/fold-words.ts";
import { NO_EXTENSION } from "../../platform/records/no-extension.ts";
import { readIncludeBody } from "./core/include-body.ts";

/** An include, as the records keep it. */
export type IncludeRow = Entry<object>;

/** How an include is named by what holds it. */
export function referenceTo(slug: string): string {
  return `include:${slug}`;
}

/** What a person wrote of an include. */
export function fieldsOf({ fields }: Pick<IncludeRow, "fields">): IncludeFields {
  return IncludeFields.parse(JSON.parse(fields));
}

/** The includes, as records. */
export const INCLUDES: Collection<object> = {
  name: "includes",
  section: "i",
  event: "include",
  slugStart: "include",
  codes: { notFound: "INCLUDE_NOT_FOUND", notLive: "INCLUDE_NOT_LIVE" },
  extension: NO_EXTENSION,
  words(include) {
    const { title, body, note } = fieldsOf(include);
    const uses = readIncludeBody(body).references.map(referenceTo);
    return [...foldWords([title, include.slug, body, note].join(" ")), ...facetWords({ status: include.status, uses })];
  },
  history: {
    labels: { title: "Título", slug: "Dirección", status: "Estado", body: "Texto", note: "Nota interna" },
    textOf: (path, value) =>
      path === "status" ? (Object.entries(GRAPHIC_STATUSES).find(([status]) => status === value)?.[1] ?? value) : value,
  },
  slugTaken: () =>
    new Problem("SLUG_TAKEN", { fields: [{ field: "slug", message: "Otro include tiene ya esa dirección" }] }),
  described(_include, snapshot) {
    const { title } = IncludeFields.parse(snapshot);
    return { title, altText: "", language: "es", type: "include", heightsPx: [], picture: null };
  },
};
