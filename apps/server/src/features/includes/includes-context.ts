import type { IncludeFields } from "@nv/contracts/schemas";
import type { Platform } from "../../platform/platform.ts";
import { findBySlug } from "../../platform/records/records.repository.ts";
import type { RecordsContext } from "../../platform/records/records-context.ts";
import { type RecordRow, recordsDb } from "../../platform/records/records-tables.ts";
import { INCLUDES } from "./includes-collection.ts";
import type { IncludesDb, IncludesTables } from "./schema/tables.ts";

/** Dependencies of the includes. */
export interface IncludesContext extends Platform {
  readonly db: IncludesDb;
  readonly records: RecordsContext<object, IncludeFields>;
}

/** Creates the dependencies of the includes, on a platform. */
export function includesContext(platform: Platform): IncludesContext {
  return {
    ...platform,
    db: platform.database.kysely.$extendTables<IncludesTables>(),
    records: { ...platform, db: recordsDb(platform.database), collection: INCLUDES },
  };
}

/** An include by its address. */
export function findIncludeAt({ records }: IncludesContext, slug: string): Promise<RecordRow | undefined> {
  return findBySlug(records.db, INCLUDES.name, slug);
}
