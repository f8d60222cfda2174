import { setTimeout } from "node:timers/promises";
import type { Platform } from "../../platform/platform.ts";
import { type RecordsDb, recordsDb } from "../../platform/records/records-tables.ts";
import {
  createPhotoCenter,
  type PhotoCenter,
  type PhotoCenterSettings,
  type PhotoCenterTools,
} from "../../platform/services/photo-center/photo-center-client.ts";
import type { PhotosDb, PhotosTables } from "./schema/tables.ts";

/** Dependencies of the feature that sends pictures. */
export interface PhotosContext
  extends Pick<
    Platform,
    | "database"
    | "events"
    | "files"
    | "jobs"
    | "media"
    | "noteInAudit"
    | "now"
    | "outsideFetch"
    | "publishing"
    | "runExclusive"
  > {
  readonly db: PhotosDb;
  readonly records: RecordsDb;
  readonly center: PhotoCenter;
}

const wait: PhotoCenterTools["pause"] = (delayMs, signal) => setTimeout(delayMs, undefined, { signal });

/** Builds the dependencies of the feature that sends pictures from the platform. @param pause - How it waits; really, when it is left out. */
export function photosContext(
  platform: Platform,
  settings: PhotoCenterSettings,
  pause: PhotoCenterTools["pause"] = wait,
): PhotosContext {
  return {
    ...platform,
    db: platform.database.kysely.$extendTables<PhotosTables>(),
    records: recordsDb(platform.database),
    center: createPhotoCenter(settings, { now: platform.now, pause, chance: Math.random }),
  };
}

/** Tells open pages that a batch has changed. */
export function publishBatch({ events, db }: Pick<PhotosContext, "events" | "db">, id: string): Promise<void> {
  return events.publish(db, { name: "photos", data: { id } });
}
