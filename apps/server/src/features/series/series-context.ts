import type { Actor } from "../../http/acting.ts";
import type { Platform } from "../../platform/platform.ts";
import type { RecordsContext } from "../../platform/records/records-context.ts";
import { recordsDb } from "../../platform/records/records-tables.ts";
import type { StoredSeries } from "./core/stored-series.ts";
import type { SeriesDb, SeriesTables } from "./schema/tables.ts";
import { SERIES, type SeriesExtension, type SeriesRow } from "./series-collection.ts";

/** Dependencies of the feature `series`. */
export interface SeriesContext extends Platform {
  readonly db: SeriesDb;
  readonly records: RecordsContext<SeriesExtension, StoredSeries>;
}

/** Builds the dependencies of the feature `series` from the platform. */
export function seriesContext(platform: Platform): SeriesContext {
  return {
    ...platform,
    db: platform.database.kysely.$extendTables<SeriesTables>(),
    records: { ...platform, db: recordsDb(platform.database), collection: SERIES },
  };
}

/** Tells open pages that something happened to a series. @param db - The transaction in which it did, if any. */
export async function tellPages(
  { events, records }: Pick<SeriesContext, "events" | "records">,
  db: SeriesDb,
  { id, version }: SeriesRow,
  actor: Actor,
): Promise<void> {
  await events.publish(db, { name: records.collection.event, data: { id, version, by: actor.name, byId: actor.id } });
}
