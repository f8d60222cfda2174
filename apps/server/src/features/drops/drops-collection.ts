import { GRAPHIC_STATUSES } from "@nv/contracts";
import { DROP_DAYS, DropFields, FileSummary } from "@nv/contracts/schemas";
import { formatBytes } from "@nv/spanish";
import { z } from "zod";
import { Problem } from "../../http/problem.ts";
import type { Collection } from "../../platform/records/collection.ts";
import { facetWords } from "../../platform/records/core/facet-words.ts";
import { foldWords } from "../../platform/records/core/fold-words.ts";
import type { DropColumns, DropRow, DropsTables } from "./schema/tables.ts";

/** What is kept of a file at a public address: what the person said, and what the file held then. */
export const KeptDrop = DropFields.extend({
  kind: FileSummary.shape.kind,
  hash: z.string(),
  sizeBytes: z.int(),
  mediaType: z.string(),
  /** Its name in the revision. */
  path: z.string(),
  /** How its text is written in the library; readers get UTF-8. */
  encoding: z.enum(["utf-8", "utf-16le", "utf-16be", "windows-1252"]).default("utf-8"),
  /** Bytes that readers get in its place; `null` when they get the library's bytes. */
  given: z.object({ hash: z.string(), sizeBytes: z.int() }).nullable().default(null),
  /** Whether nobody looked into it for data of people. */
  isUnread: z.boolean().default(false),
});
export type KeptDrop = z.infer<typeof KeptDrop>;

/** What is kept of a file at a public address. */
export const keptOf = ({ fields }: Pick<DropRow, "fields">): KeptDrop => KeptDrop.parse(JSON.parse(fields));

const daysText = (value: string) => Object.entries(DROP_DAYS).find(([days]) => days === value)?.[1] ?? value;

const TEXTS: Readonly<Record<string, (value: string) => string>> = {
  status: (value) => Object.entries(GRAPHIC_STATUSES).find(([status]) => status === value)?.[1] ?? value,
  days: daysText,
  sizeBytes: (value) => formatBytes(Number(value)),
};

/** The files at public addresses, as records. */
export const DROPS: Collection<DropColumns> = {
  name: "drops",
  section: "d",
  event: "drop",
  slugStart: "archivo",
  codes: { notFound: "DROP_NOT_FOUND", notLive: "DROP_NOT_LIVE" },
  extension: {
    async read(db, ids) {
      const rows = await db
        .$extendTables<DropsTables>()
        .selectFrom("drop_details")
        .selectAll()
        .where("id", "in", ids)
        .execute();
      return new Map(rows.map(({ id, ...extension }) => [id, extension]));
    },
    async insert(db, id, extension) {
      await db
        .$extendTables<DropsTables>()
        .insertInto("drop_details")
        .values({ id, ...extension })
        .execute();
    },
    async update(db, id, change) {
      await db.$extendTables<DropsTables>().updateTable("drop_details").set(change).where("id", "=", id).execute();
    },
  },
  words(drop) {
    const { title, path } = keptOf(drop);
    return [...foldWords([title, drop.slug, path].join(" ")), ...facetWords({ status: drop.status })];
  },
  history: {
    labels: {
      title: "Nombre",
      slug: "Dirección",
      status: "Estado",
      days: "Duración",
      sizeBytes: "Tamaño",
      path: "Archivo",
    },
    textOf: (path, value) => TEXTS[path]?.(value) ?? value,
  },
  slugTaken: () =>
    new Problem("SLUG_TAKEN", { fields: [{ field: "slug", message: "Otro archivo tiene ya esa dirección" }] }),
  described(_drop, snapshot) {
    const { title, path, mediaType } = KeptDrop.parse(snapshot);
    return { title, altText: "", language: "es", type: mediaType, heightsPx: [], picture: null, entry: path };
  },
};
