import type { NoTables } from "@nv/database";
import type { Kysely } from "kysely";
import { z } from "zod";
import type { FilesTables } from "../files/files-tables.ts";
import { libraryHashes } from "../files/sweep-files.ts";
import type { JobsTables } from "../jobs/jobs-table.ts";
import { isManifestKey } from "../publishing/revision-manifest.ts";
import type { RecordsTables } from "../records/records-tables.ts";
import { ahead } from "../storage/ahead.ts";
import type { BlobStore } from "../storage/blob-store.ts";
import { createNeededBlobs, type MissingBlob } from "./needed-blobs.ts";
import { isRecordPointer, type OrphanPointer, orphansAmong } from "./orphans.ts";

/** Kind of the work that looks whether the store and the database go together. */
export const STORE_LOOK_JOB = "copies.look";

/** Small things of the store that are asked for at once. */
const AT_ONCE = 8;

/** Things that are named to people; the rest is counted. */
const MOST_EXAMPLES = 5;

/** Comparison of the store with the database. */
export interface StoreLook {
  /** Number of different things that tables and manifests name. */
  readonly named: number;
  readonly missing: readonly MissingBlob[];
  readonly orphans: readonly OrphanPointer[];
}

/** Summary of a comparison, kept with its job. */
export const StoreLookResult = z.object({
  named: z.number().int(),
  missing: z.number().int(),
  orphans: z.number().int(),
  /** A few of what is lacking and of what nobody names, in words. */
  examples: z.array(z.string()),
});
export type StoreLookResult = z.infer<typeof StoreLookResult>;

/**
 * Looks whether the store holds everything that is named, and whether readers have what no record names.
 *
 * @param signal - Aborted when nobody waits for it any more.
 */
export async function lookAtStore(given: Kysely<NoTables>, store: BlobStore, signal?: AbortSignal): Promise<StoreLook> {
  const needed = createNeededBlobs();
  for await (const hash of libraryHashes(given.$extendTables<FilesTables>())) needed.noteRow("contents", { hash });
  const records = given.$extendTables<RecordsTables>().selectFrom("records").select(["collection", "pointer"]);
  for (const row of await records.where("pointer", "is not", null).execute()) needed.noteRow("records", row);
  const keys = (await store.list("")).map(({ key }) => key);
  const pointers: (readonly [string, string])[] = [];
  const read = async (key: string) => ({ key, body: await store.get(key) });
  const small = keys.filter((key) => isManifestKey(key) || isRecordPointer(key));
  for await (const { key, body } of ahead(small, AT_ONCE, read)) {
    signal?.throwIfAborted();
    if (body === null) continue;
    if (isManifestKey(key)) needed.noteManifest(key, body.toString());
    else pointers.push([key, body.toString()]);
  }
  const there = new Set(keys);
  return {
    named: needed.count(),
    missing: needed.missing((key) => there.has(key)),
    orphans: await orphansAmong(given, pointers),
  };
}

/** Summarises a comparison for its job. */
export function lookResult({ named, missing, orphans }: StoreLook): StoreLookResult {
  return {
    named,
    missing: missing.length,
    orphans: orphans.length,
    examples: [
      ...missing.slice(0, MOST_EXAMPLES).map(({ namedBy }) => `falta algo de ${namedBy}`),
      ...orphans.slice(0, MOST_EXAMPLES).map(({ section, pointer }) => `huérfana: /${section}/${pointer.slug}`),
    ],
  };
}

/** The last look, and when it ended; `null` before the first. */
export async function lastStoreLook(
  given: Kysely<NoTables>,
): Promise<(StoreLookResult & { readonly lookedAtMs: number }) | null> {
  const row = await given
    .$extendTables<JobsTables>()
    .selectFrom("jobs")
    .select(["result", "updated_at_ms"])
    .where("kind", "=", STORE_LOOK_JOB)
    .where("state", "=", "done")
    .orderBy("updated_at_ms", "desc")
    .limit(1)
    .executeTakeFirst();
  if (row === undefined || row.result === null) return null;
  return { ...StoreLookResult.parse(JSON.parse(row.result)), lookedAtMs: row.updated_at_ms };
}
