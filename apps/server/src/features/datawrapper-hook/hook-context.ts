import type { Platform } from "../../platform/platform.ts";
import type { HookDb, HookTables } from "./schema/tables.ts";

/** Dependencies of the feature `datawrapper-hook`. */
export interface HookContext
  extends Pick<Platform, "database" | "datawrapper" | "jobs" | "noteInAudit" | "now" | "log"> {
  readonly db: HookDb;
}

/** Builds the dependencies of the feature `datawrapper-hook` from the platform. */
export function hookContext(platform: Platform): HookContext {
  return { ...platform, db: platform.database.kysely.$extendTables<HookTables>() };
}
