import { RenditionFile } from "@nv/contracts/schemas";
import { z } from "zod";
import type { FilesContext } from "./files-context.ts";
import type { FilesDb } from "./files-tables.ts";
import { isPart, removeUpload, UPLOADS_FOLDER } from "./uploads/parts.ts";

const DAY_MS = 86_400_000;

/** Uploads that nobody went on with for so long are given up. */
const UNFINISHED_MS = 7 * DAY_MS;

/** Uploads that are given up at once: the next turn does the rest. */
const MOST_AT_ONCE = 20;

/** Rows that are read at once. */
const PAGE_ROWS = 500;

const Named = z.object({ files: z.array(RenditionFile.pick({ hash: true })) });

/** Gives up uploads that were never finished, and the parts that a process which ended left without a row. */
export async function sweepFiles(context: Pick<FilesContext, "db" | "store" | "now">): Promise<void> {
  const { db, store, now } = context;
  const beforeMs = now() - UNFINISHED_MS;
  const old = await db
    .selectFrom("uploads")
    .select("id")
    .where("changed_at_ms", "<", beforeMs)
    .limit(MOST_AT_ONCE)
    .execute();
  for (const { id } of old) await removeUpload(context, id);
  await db.deleteFrom("upload_outcomes").where("at_ms", "<", beforeMs).execute();
  if (old.length === 0) return;
  // An upload may take weeks: only what no row names is left over.
  for (const { key, storedAtMs } of await store.list(UPLOADS_FOLDER))
    if (storedAtMs < beforeMs && !(await isPart(db, key))) await store.delete(key);
}

/** Hashes of everything that the library keeps among the bytes of revisions. */
export async function* libraryHashes(db: FilesDb): AsyncGenerator<string> {
  for (let last = ""; ; ) {
    const rows = await db
      .selectFrom("contents")
      .select("hash")
      .where("hash", ">", last)
      .orderBy("hash")
      .limit(PAGE_ROWS)
      .execute();
    for (const { hash } of rows) yield hash;
    const end = rows.at(-1);
    if (end === undefined) break;
    last = end.hash;
  }
  for (let last = { hash: "", key: "" }; ; ) {
    const rows = await db
      .selectFrom("renditions")
      .select(["hash", "recipe_key", "rendition"])
      .where((row) =>
        row.or([row("hash", ">", last.hash), row("hash", "=", last.hash).and("recipe_key", ">", last.key)]),
      )
      .orderBy("hash")
      .orderBy("recipe_key")
      .limit(PAGE_ROWS)
      .execute();
    for (const { rendition } of rows) for (const { hash } of Named.parse(JSON.parse(rendition)).files) yield hash;
    const end = rows.at(-1);
    if (end === undefined) return;
    last = { hash: end.hash, key: end.recipe_key };
  }
}
