import { DatabaseError, type DatabaseErrorCode } from "./database-error.ts";

/** Primary result codes of SQLite that mean "the database cannot be used". @see https://sqlite.org/rescode.html */
const FAULTS: Readonly<Record<number, readonly [DatabaseErrorCode, string]>> = {
  5: ["DATABASE_LOCKED", "another process is writing to the database file"],
  8: ["DATABASE_UNWRITABLE", "the database file is read-only"],
  10: ["DATABASE_UNWRITABLE", "the disk failed while reading or writing the database file"],
  11: ["DATABASE_CORRUPT", "the database file is damaged; restore it from a backup"],
  13: ["DATABASE_FULL", "the disk is full; free some space"],
  14: ["DATABASE_UNWRITABLE", "the database file cannot be opened; check the folder and its permissions"],
  26: ["DATABASE_CORRUPT", "the file is not a SQLite database; restore it from a backup or move it away"],
};

/**
 * Names a fault of the file or disk; every other error (a broken constraint, say) comes back untouched.
 *
 * @param error - What `node:sqlite` threw.
 */
export function asDatabaseError(error: unknown): unknown {
  if (!(error instanceof Error) || !("errcode" in error) || typeof error.errcode !== "number") return error;
  const fault = FAULTS[error.errcode & 0xff];
  return fault ? new DatabaseError(fault[0], fault[1], { cause: error }) : error;
}
