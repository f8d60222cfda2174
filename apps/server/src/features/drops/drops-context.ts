import type { Platform } from "../../platform/platform.ts";
import type { RecordsContext } from "../../platform/records/records-context.ts";
import { recordsDb } from "../../platform/records/records-tables.ts";
import { DROPS, type KeptDrop } from "./drops-collection.ts";
import type { DropColumns, DropsDb, DropsTables } from "./schema/tables.ts";

/** Dependencies of the files at public addresses. */
export interface DropsContext extends Platform {
  readonly db: DropsDb;
  readonly records: RecordsContext<DropColumns, KeptDrop>;
}

/** Creates the dependencies of the files at public addresses, on a platform. */
export function dropsContext(platform: Platform): DropsContext {
  return {
    ...platform,
    db: platform.database.kysely.$extendTables<DropsTables>(),
    records: { ...platform, db: recordsDb(platform.database), collection: DROPS },
  };
}
