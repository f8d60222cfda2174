import type { PieceEventName } from "../domain-events/domain-event.ts";
import type { PublishedSection } from "../publishing/core/published-path.ts";
import { readPointer } from "./read-pointer.ts";
import type { AnyRecords } from "./records-context.ts";
import type { RecordRow, RecordsDb, RecordsTables } from "./records-tables.ts";

/** Returns the event that a change is for readers; `null` for one that they do not notice. */
function eventOf(before: RecordRow, after: RecordRow): PieceEventName | null {
  if (after.revision === null) return before.revision === null ? null : "retired";
  if (before.revision === null) return "published";
  return before.pointer === after.pointer ? null : "replaced";
}

/** Returns the address at which readers get something that is live. */
const liveUrl = (publicBaseUrl: string, section: PublishedSection, slug: string) =>
  `${publicBaseUrl}/${section}/${slug}/${section === "data" ? "latest.json" : ""}`;

/** Tells other systems of a change that readers notice, in the transaction that makes it. */
export async function emitPieceEvent(
  { emit, publishing, collection, now }: AnyRecords,
  db: RecordsDb,
  before: RecordRow,
  after: RecordRow,
): Promise<void> {
  const name = eventOf(before, after);
  if (name === null || after.pointer === null) return;
  const { slug, revision, title, type } = readPointer(after.pointer);
  const { id, version } = after;
  const url = liveUrl(publishing.publicBaseUrl, collection.section, slug);
  const piece = { collection: collection.name, id, slug, title, type, url, revision, version };
  await emit(db.$omitTables<keyof RecordsTables>(), { kind: "piece", name, piece, atMs: now() });
}
