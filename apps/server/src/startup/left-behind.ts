import { existsSync } from "node:fs";
import { type Database, openSnapshot } from "@nv/database";
import { isInUse } from "../platform/copies/restore-copy.ts";

/** The database is empty while the data folder has people: starting would begin an empty site beside the real one. */
export class LeftBehindError extends Error {
  override readonly name = "LeftBehindError";
  /** The SQLite file with people. */
  readonly file: string;

  constructor(file: string) {
    super(`The database is empty, and ${file} has people.`);
    this.file = file;
  }
}

async function hasPeople(file: string): Promise<boolean> {
  const snapshot = await openSnapshot({ file });
  try {
    if (!snapshot.tables.includes("identity_users")) return false;
    for await (const rows of snapshot.rows("identity_users")) if (rows.length > 0) return true;
    return false;
  } finally {
    await snapshot.close();
  }
}

/**
 * Looks whether somebody named another database and left the people in the data folder.
 *
 * @param file - Where SQLite would be.
 * @throws {LeftBehindError}
 */
export async function requireNobodyLeftBehind(database: Database, file: string): Promise<void> {
  if (database.dialect === "sqlite" || !existsSync(file) || (await isInUse(database))) return;
  if (await hasPeople(file)) throw new LeftBehindError(file);
}
