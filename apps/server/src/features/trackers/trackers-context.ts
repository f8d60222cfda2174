import type { Platform } from "../../platform/platform.ts";
import { listDocuments } from "../../platform/records/documents.ts";
import type { RecordsContext } from "../../platform/records/records-context.ts";
import { recordsDb } from "../../platform/records/records-tables.ts";
import type { StoredTracker } from "./core/stored-tracker.ts";
import type { TrackersDb, TrackersTables } from "./schema/tables.ts";
import { TRACKERS, type TrackerExtension, type TrackerRow } from "./trackers-collection.ts";
import { createWorkApart, type WorkApart } from "./work-apart.ts";

/** Trackers in a list: a house has some dozens. */
const LISTED_TRACKERS = 300;

/** Dependencies of the feature `trackers`. */
export interface TrackersContext extends Platform {
  readonly db: TrackersDb;
  readonly records: RecordsContext<TrackerExtension, StoredTracker>;
  /** Thread that calculates averages. */
  readonly apart: WorkApart;
}

/** Builds the dependencies of the feature `trackers` from the platform. */
export function trackersContext(platform: Platform): TrackersContext {
  return {
    ...platform,
    db: platform.database.kysely.$extendTables<TrackersTables>(),
    records: { ...platform, db: recordsDb(platform.database), collection: TRACKERS },
    apart: createWorkApart(),
  };
}

/** Lists the trackers in use, the last changed first. */
export function trackersInUse({ records }: Pick<TrackersContext, "records">): Promise<readonly TrackerRow[]> {
  return listDocuments(records, { isInUse: true, most: LISTED_TRACKERS });
}
