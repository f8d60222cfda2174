import { DROP_RECORD, DropFields, FileSummary } from "@nv/contracts/schemas";
import { formatBytes } from "@nv/spanish";
import { z } from "zod";
import type { Entry } from "../../platform/records/collection.ts";
import { collectionOf, historyOf } from "../../platform/records/collection-of.ts";
import { facetWords } from "../../platform/records/core/facet-words.ts";
import { foldWords } from "../../platform/records/core/fold-words.ts";
import { extensionTable } from "../../platform/records/extension-table.ts";
import type { DropColumns } from "./schema/tables.ts";

/** Fields that are kept of a file at a public address: what the person said, and what the file held then. */
export const KeptDrop = DropFields.extend({
  kind: FileSummary.shape.kind,
  hash: z.string(),
  sizeBytes: z.int(),
  mediaType: z.string(),
  /** Its name in the revision. */
  path: z.string(),
  /** Encoding of its text in the library; readers get UTF-8. */
  encoding: z.enum(["utf-8", "utf-16le", "utf-16be", "windows-1252"]).default("utf-8"),
  /** Bytes that readers get in its place; `null` when they get the library's bytes. */
  given: z.object({ hash: z.string(), sizeBytes: z.int() }).nullable().default(null),
  /** Whether nobody looked into it for data of people. */
  isUnread: z.boolean().default(false),
});
export type KeptDrop = z.infer<typeof KeptDrop>;

/** A file at a public address. */
export type DropRow = Entry<DropColumns, KeptDrop>;

const history = historyOf(DROP_RECORD);

/** The files at public addresses, as records. */
export const DROPS = collectionOf(DROP_RECORD, {
  extension: extensionTable<DropColumns>("drop_details", "id"),
  fields: KeptDrop,
  words(drop) {
    const { title, path } = drop.fields;
    return [...foldWords([title, drop.slug, path].join(" ")), ...facetWords({ status: drop.status })];
  },
  history: {
    ...history,
    textOf: (path, value) =>
      path === "sizeBytes" ? formatBytes(Number(value)) : (history.textOf?.(path, value) ?? value),
  },
  described(_drop, snapshot) {
    const { title, path, mediaType } = KeptDrop.parse(snapshot);
    return { title, altText: "", language: "es", type: mediaType, heightsPx: [], picture: null, entry: path };
  },
});
