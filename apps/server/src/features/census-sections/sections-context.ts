import { createOutsideDownload, type OutsideDownload } from "../../platform/outside/outside-download.ts";
import type { Platform } from "../../platform/platform.ts";
import type { SectionsDb, SectionsTables } from "./schema/tables.ts";

/** Settings of the access to the statistics office. */
export interface IneSettings {
  readonly mode: "live" | "fake" | "off";
  /** Without a final slash. */
  readonly base: string;
}

/** Dependencies of the census sections. */
export interface SectionsContext extends Pick<Platform, "database" | "files" | "jobs" | "noteInAudit" | "now"> {
  readonly db: SectionsDb;
  readonly ine: IneSettings;
  readonly download: OutsideDownload;
}

/** Creates the dependencies of the census sections, on a platform. */
export function sectionsContext(platform: Platform, ine: IneSettings): SectionsContext {
  return {
    ...platform,
    ine,
    db: platform.database.kysely.$extendTables<SectionsTables>(),
    // The double is on this machine and speaks plain http.
    download: createOutsideDownload({ trustedOrigins: ine.mode === "fake" ? [new URL(ine.base).origin] : [] }),
  };
}
