import type { MapStyleFields } from "@nv/contracts/schemas";
import type { Platform } from "../../platform/platform.ts";
import type { RecordsContext } from "../../platform/records/records-context.ts";
import { recordsDb } from "../../platform/records/records-tables.ts";
import { MAP_STYLES } from "./map-styles-collection.ts";
import type { MapStylesDb, MapStylesTables } from "./schema/tables.ts";

/** Dependencies of the styles of maps. */
export interface MapStylesContext extends Platform {
  readonly db: MapStylesDb;
  readonly records: RecordsContext<object, MapStyleFields>;
}

/** Creates the dependencies of the styles of maps, on a platform. */
export function mapStylesContext(platform: Platform): MapStylesContext {
  return {
    ...platform,
    db: platform.database.kysely.$extendTables<MapStylesTables>(),
    records: { ...platform, db: recordsDb(platform.database), collection: MAP_STYLES },
  };
}
