import { Problem } from "../../http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { findEntry, type RecordsContext, recordsDb } from "../../platform/records/records-context.ts";
import type { SeriesDb, SeriesTables } from "./schema/tables.ts";
import { SERIES, type SeriesOwn, type SeriesRow } from "./series-collection.ts";

/** What series work with. */
export interface SeriesContext extends Platform {
  readonly db: SeriesDb;
  readonly records: RecordsContext<SeriesOwn>;
}

/** What series work with, on a platform. */
export function seriesContext(platform: Platform): SeriesContext {
  return {
    ...platform,
    db: platform.database.kysely.$extendTables<SeriesTables>(),
    records: { ...platform, db: recordsDb(platform.database), collection: SERIES },
  };
}

/** A series by its id. @throws {Problem} `SERIES_NOT_FOUND`. */
export async function requireSeries({ records }: Pick<SeriesContext, "records">, id: string): Promise<SeriesRow> {
  const entry = await findEntry(records, records.db, id);
  if (entry === undefined) throw new Problem("SERIES_NOT_FOUND");
  return entry;
}
