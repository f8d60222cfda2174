import type { Platform } from "../../platform/platform.ts";
import type { RecordsContext } from "../../platform/records/records-context.ts";
import { recordsDb } from "../../platform/records/records-tables.ts";
import type { StoredElection } from "./core/stored-election.ts";
import { ELECTIONS } from "./elections-collection.ts";
import { createKeptCounts, type KeptCounts } from "./kept-counts.ts";
import type { ElectionsDb, ElectionsTables } from "./schema/tables.ts";
import { createTownMaps, type TownMaps } from "./town-maps.ts";

/** Dependencies of the feature `elections`. */
export interface ElectionsContext extends Platform {
  readonly db: ElectionsDb;
  readonly records: RecordsContext<object, StoredElection>;
  readonly counts: KeptCounts;
  readonly townMaps: TownMaps;
}

/** Builds the dependencies of the feature `elections` from the platform. */
export function electionsContext(platform: Platform): ElectionsContext {
  return {
    ...platform,
    db: platform.database.kysely.$extendTables<ElectionsTables>(),
    records: { ...platform, db: recordsDb(platform.database), collection: ELECTIONS },
    counts: createKeptCounts(),
    townMaps: createTownMaps(platform.folders.atlas),
  };
}
