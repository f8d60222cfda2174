import type { Platform } from "../../platform/platform.ts";
import type { EarthquakeSettings } from "./earthquake-settings.ts";
import type { EarthquakesDb, EarthquakeTables } from "./schema/tables.ts";

/** Dependencies of the earthquakes. */
export interface EarthquakesContext
  extends Pick<Platform, "database" | "events" | "jobs" | "atlas" | "gazetteer" | "now" | "log"> {
  readonly db: EarthquakesDb;
  readonly settings: EarthquakeSettings;
}

/** Creates the dependencies of the earthquakes, on a platform. */
export function earthquakesContext(platform: Platform, settings: EarthquakeSettings): EarthquakesContext {
  return { ...platform, settings, db: platform.database.kysely.$extendTables<EarthquakeTables>() };
}
