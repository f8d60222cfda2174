/**
 * Reason why the database cannot be used.
 *
 * - `DATABASE_CORRUPT`: the file is not a database, or its pages are damaged.
 * - `DATABASE_UNWRITABLE`: the folder, file or disk refuses writes (permissions, read-only).
 * - `DATABASE_FULL`: the disk has no room.
 * - `DATABASE_LOCKED`: another process holds the data folder or the file.
 * - `DATABASE_UNREACHABLE`: the PostgreSQL server does not answer or does not let us in.
 * - `DATABASE_NEWER`: a later version of the program changed the tables.
 */
export type DatabaseErrorCode =
  | "DATABASE_CORRUPT"
  | "DATABASE_UNWRITABLE"
  | "DATABASE_FULL"
  | "DATABASE_LOCKED"
  | "DATABASE_UNREACHABLE"
  | "DATABASE_NEWER";

interface DatabaseErrorDetails {
  /** The error of the driver, when one caused this. */
  readonly cause?: unknown;
  /** Process that holds the data folder; only with `DATABASE_LOCKED`, and only when it is known. */
  readonly holder?: LockHolder | null;
}

/** The process that holds a data folder. */
export interface LockHolder {
  readonly pid: number;
  /** Time when it took the folder, Unix epoch in milliseconds. */
  readonly startedAtMs: number;
}

/** The database cannot be opened or used; the message is for developers, `code` is for programs. */
export class DatabaseError extends Error {
  readonly code: DatabaseErrorCode;
  readonly holder: LockHolder | null;

  constructor(code: DatabaseErrorCode, message: string, details: DatabaseErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.name = "DatabaseError";
    this.code = code;
    this.holder = details.holder ?? null;
  }
}
