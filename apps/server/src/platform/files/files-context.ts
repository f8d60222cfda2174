import type { FileUse } from "@nv/contracts/schemas";
import type { Database } from "@nv/database";
import type { NoteInAudit } from "@nv/identity-server";
import type { MediaApart } from "@nv/media";
import type { FastifyBaseLogger } from "fastify";
import type { SiteEvents } from "../events/site-events.ts";
import type { Jobs } from "../jobs/jobs.service.ts";
import type { Blobs } from "../publishing/blobs.ts";
import type { BlobStore } from "../storage/blob-store.ts";
import type { FilesDb } from "./files-tables.ts";
import { EVERYBODYS } from "./reach.ts";

/** Things of a feature that use files of the library. */
export interface FileUsers {
  /** Lists the present uses of these files, by id, or of every file that is used; one that nothing uses is left out. */
  usesOf(ids: readonly string[] | null): Promise<ReadonlyMap<string, readonly FileUse[]>>;
}

/** Things of a feature that use the files of a group, or everybody's. */
export interface GroupFileUsers extends FileUsers {
  readonly group: string;
}

/** Dependencies of the library of files. */
export interface FilesContext {
  readonly database: Database;
  readonly db: FilesDb;
  readonly store: BlobStore;
  /** Bytes of contents and renditions, with those of all revisions. */
  readonly blobs: Pick<Blobs, "keepStream" | "open">;
  readonly events: SiteEvents;
  /** Tells administrators who gave a file to whom. */
  readonly noteInAudit: NoteInAudit;
  readonly jobs: Jobs;
  /** Looks at files and makes things of them, in processes of their own. */
  readonly media: Pick<MediaApart, "makeRendition" | "readFacts">;
  /** Absolute path of a folder for files that are being worked on. */
  readonly workFolder: string;
  /** Most that the library may hold, bytes. */
  readonly quotaBytes: number;
  /** Of all features that use files; each adds its own, with the group whose files it uses. */
  readonly users: readonly GroupFileUsers[];
  readonly now: () => number;
  readonly log: FastifyBaseLogger;
}

/** Name of the event that tells open pages of a change in the library. */
const FILES_EVENT = "files";

/** Tells open pages that a file has changed, or is gone: those of its group. @param db - The transaction that changes it. */
export function publishFile(
  { events }: Pick<FilesContext, "events">,
  db: FilesDb,
  { id, group }: { readonly id: string; readonly group: string },
): Promise<void> {
  const event = { name: FILES_EVENT, data: { id } };
  return events.publish(db, group === EVERYBODYS ? event : { ...event, group });
}
