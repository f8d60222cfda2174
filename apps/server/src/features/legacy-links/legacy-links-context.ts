import { setTimeout } from "node:timers/promises";
import type { LegacyLinkFields } from "@nv/contracts/schemas";
import type { Platform } from "../../platform/platform.ts";
import type { RecordsContext } from "../../platform/records/records-context.ts";
import { recordsDb } from "../../platform/records/records-tables.ts";
import { LEGACY_LINKS } from "./legacy-links-collection.ts";
import type { LegacyLinkColumns, LegacyLinksDb, LegacyLinksTables } from "./schema/tables.ts";

/** Dependencies of the old links. */
export interface LegacyLinksContext extends Platform {
  readonly db: LegacyLinksDb;
  readonly records: RecordsContext<LegacyLinkColumns, LegacyLinkFields>;
  /** Waits between two questions to other sites. @throws What ended it early. */
  readonly wait: (delayMs: number, signal: AbortSignal) => Promise<unknown>;
}

/** Creates the dependencies of the old links, on a platform. @param wait - Another way to wait. */
export function legacyLinksContext(
  platform: Platform,
  wait: LegacyLinksContext["wait"] = (delayMs, signal) => setTimeout(delayMs, undefined, { signal }),
): LegacyLinksContext {
  return {
    ...platform,
    wait,
    db: platform.database.kysely.$extendTables<LegacyLinksTables>(),
    records: { ...platform, db: recordsDb(platform.database), collection: LEGACY_LINKS },
  };
}
