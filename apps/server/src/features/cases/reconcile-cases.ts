import { CASES_SLUG } from "@nv/contracts";
import { PURGE_LIST } from "../../platform/publishing/core/published-path.ts";
import { readPointer } from "../../platform/records/read-pointer.ts";
import type { CasesContext } from "./cases-context.ts";
import { holdDataset, markReconciled, notePurged, purgedRevisions } from "./publication.repository.ts";
import type { CasesDb } from "./schema/tables.ts";

/** Name under which one process at a time brings the store up to date. */
const ALONE = "cases of the dataset";

/** Parts of the platform with which the store is reached. */
type ReconcileContext = Pick<CasesContext, "database" | "db" | "events" | "publishing" | "runExclusive">;

/** Runs work while nobody else brings the store up to date, as `platform/records` does. */
function alone<Result>({ database, db, runExclusive }: ReconcileContext, work: (db: CasesDb) => Promise<Result>) {
  return runExclusive(ALONE, () => database.apart(db, work));
}

/** Takes a revision from the store: what names its bytes first, then the bytes that nothing else names. */
async function purgeRevision({ publishing }: ReconcileContext, revision: string): Promise<void> {
  const place = publishing.sections.data;
  const files = await place.filesOf(CASES_SLUG, revision);
  const hashes = Object.values(files ?? {}).flatMap(({ blob }) => (blob === undefined ? [] : [blob]));
  await place.removeRevision(CASES_SLUG, revision);
  await publishing.blobs.discard(hashes);
}

/** Writes the list of the addresses that hold nothing any more, for whoever keeps copies. */
async function writePurgeList({ publishing }: ReconcileContext, db: CasesDb): Promise<void> {
  const { sections, publicBaseUrl } = publishing;
  const purged = (await purgedRevisions(db)).map(({ revision, purged_at_ms }) => ({
    url: `${publicBaseUrl}/data/${CASES_SLUG}/${revision}/`,
    atMs: purged_at_ms,
  }));
  await sections.data.writeList(PURGE_LIST, JSON.stringify({ schema: 1, purged }));
}

/** Writes the pointer that the store should hold, and tells every process. @returns It; `null` when the store holds it. */
async function writePointer(context: ReconcileContext): Promise<string | null> {
  const { database, events, publishing } = context;
  const place = publishing.sections.data;
  const written = await alone(context, async (db) => {
    const { pointer, is_settled } = await holdDataset(db, database.dialect);
    if (pointer === null || is_settled === 1) return null;
    await place.movePointer(readPointer(pointer));
    await events.publish(db, { name: "published", data: { section: "data", slug: CASES_SLUG } });
    return pointer;
  });
  if (written !== null) place.forget(CASES_SLUG);
  return written;
}

/**
 * Brings the store up to date with the database: the pointer first, which readers get at once and which names what goes; then what has to go.
 * Done again, it changes nothing; a process that ended in the middle is followed by another.
 *
 * @throws {StoreError} When the store fails: the sweep calls it again.
 */
export async function reconcileCases(context: ReconcileContext): Promise<void> {
  const pointer = await writePointer(context);
  if (pointer === null) return;
  await alone(context, async (db) => {
    await holdDataset(db, context.database.dialect);
    for (const { revision } of await purgedRevisions(db, 1)) {
      await purgeRevision(context, revision);
      await notePurged(db, revision);
    }
    await writePurgeList(context, db);
    await markReconciled(db, pointer);
  });
}

/** Brings it up to date, unless the store is away: then the sweep does. */
export async function reconcileSoon(context: ReconcileContext & Pick<CasesContext, "log">): Promise<void> {
  try {
    await reconcileCases(context);
  } catch (error) {
    context.log.error({ err: error }, "a pointer was not written yet");
  }
}
