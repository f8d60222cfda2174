import type { Platform } from "../../platform/platform.ts";
import type { EarthquakeSettings } from "./earthquake-settings.ts";
import type { EarthquakesDb, EarthquakeTables } from "./schema/tables.ts";

/** What earthquakes are told with. */
export interface EarthquakesContext
  extends Pick<Platform, "database" | "events" | "jobs" | "atlas" | "folders" | "now" | "log"> {
  readonly db: EarthquakesDb;
  readonly settings: EarthquakeSettings;
}

/** What earthquakes are told with, on a platform. */
export function earthquakesContext(platform: Platform, settings: EarthquakeSettings): EarthquakesContext {
  return { ...platform, settings, db: platform.database.kysely.$extendTables<EarthquakeTables>() };
}
