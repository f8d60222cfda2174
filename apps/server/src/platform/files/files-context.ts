import type { FileUse } from "@nv/contracts/schemas";
import type { Database } from "@nv/database";
import type { FastifyBaseLogger } from "fastify";
import type { SiteEvents } from "../events/site-events.ts";
import type { Jobs } from "../jobs/jobs.service.ts";
import type { Blobs } from "../publishing/blobs.ts";
import type { BlobStore } from "../storage/blob-store.ts";
import type { FilesDb } from "./files-tables.ts";

/** Things of a feature that use files of the library. */
export interface FileUsers {
  /** What uses each of these files now, by its id, or every file that is used; one that nothing uses is left out. */
  usesOf(ids: readonly string[] | null): Promise<ReadonlyMap<string, readonly FileUse[]>>;
}

/** What the library of files works with. */
export interface FilesContext {
  readonly database: Database;
  readonly db: FilesDb;
  readonly store: BlobStore;
  /** Where the bytes of contents and renditions are, with those of all revisions. */
  readonly blobs: Pick<Blobs, "keepStream" | "open">;
  readonly events: SiteEvents;
  readonly jobs: Jobs;
  /** Absolute path of a folder for files that are being worked on. */
  readonly workFolder: string;
  /** Most that the library may hold, bytes. */
  readonly quotaBytes: number;
  /** Of all features that use files; each adds its own. */
  readonly users: readonly FileUsers[];
  readonly now: () => number;
  readonly log: FastifyBaseLogger;
}

/** Name of the event that tells open pages of a change in the library. */
const FILES_EVENT = "files";

/** Tells open pages that a file has changed, or is gone. @param executor - The transaction that changes it. */
export function publishFile({ events }: Pick<FilesContext, "events">, db: FilesDb, id: string): Promise<void> {
  return events.publish(db, { name: FILES_EVENT, data: { id } });
}
