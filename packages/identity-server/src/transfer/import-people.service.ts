import type { Database } from "@nv/database";
import { changedMetadata, checkedEmail, newUserRow } from "../accounts/user-record.ts";
import { findUser, findUserByEmail, insertUser } from "../accounts/users.repository.ts";
import { recordAudit } from "../audit/audit.service.ts";
import { IdentityError } from "../identity-error.ts";
import { isImportableHash } from "../password/imported-hash.ts";
import type { IdentityDb, UserRow } from "../schema/tables.ts";
import type { ImportedPerson } from "./people-file.ts";

/** People of one transaction: on SQLite nobody else writes meanwhile. */
const BATCH = 100;

/** Reason why a person was not imported. */
export type SkipReason = "unreadable" | "email_invalid" | "exists" | "metadata_too_large";

/** Outcome of an import. */
export interface ImportReport {
  readonly imported: number;
  /** Imported, but without their password: of another kind, too costly, or never confirmed. They ask for a new one. */
  readonly withoutPassword: number;
  readonly skipped: readonly { readonly place: number; readonly email: string; readonly reason: SkipReason }[];
}

interface Candidate {
  readonly row: UserRow;
  readonly isWithoutPassword: boolean;
}

function toRow(person: ImportedPerson, aud: string, nowMs: number): Candidate {
  const email = checkedEmail(person.email);
  const row = newUserRow({ aud, email, role: person.role ?? "", metadata: person.user_metadata ?? {} }, nowMs);
  const stored = person.encrypted_password || null;
  // A password that nobody confirmed may be that of a stranger who typed this address.
  const isTaken = stored !== null && person.confirmed_at !== null && isImportableHash(stored);
  return {
    isWithoutPassword: stored !== null && !isTaken,
    row: {
      ...row,
      ...(person.id === undefined ? {} : { id: person.id.toLowerCase() }),
      password_hash: isTaken ? stored : null,
      confirmed_at_ms: person.confirmed_at,
      invited_at_ms: person.invited_at,
      last_sign_in_at_ms: person.last_sign_in_at,
      created_at_ms: person.created_at ?? nowMs,
      app_metadata: changedMetadata(row.app_metadata, person.app_metadata ?? {}),
    },
  };
}

function reasonOf(error: unknown): SkipReason {
  if (!(error instanceof IdentityError)) throw error;
  return error.code === "METADATA_TOO_LARGE" || error.code === "METADATA_TOO_COMPLEX"
    ? "metadata_too_large"
    : "email_invalid";
}

async function isPresent(db: IdentityDb, row: UserRow): Promise<boolean> {
  const sameEmail = await findUserByEmail(db, row.aud, row.email_key);
  return sameEmail !== undefined || (await findUser(db, row.id)) !== undefined;
}

/**
 * Imports people; those who are there already stay as they are, so that an import can be run again.
 *
 * @param aud - The audience of all of them, whatever the file says.
 */
export async function importPeople(
  database: Database,
  db: IdentityDb,
  people: readonly (ImportedPerson | null)[],
  { aud, nowMs }: { readonly aud: string; readonly nowMs: number },
): Promise<ImportReport> {
  const skipped: { place: number; email: string; reason: SkipReason }[] = [];
  let imported = 0;
  let withoutPassword = 0;

  async function importOne(transaction: IdentityDb, person: ImportedPerson, place: number): Promise<void> {
    const skip = (reason: SkipReason) => void skipped.push({ place, email: person.email, reason });
    let candidate: Candidate;
    try {
      candidate = toRow(person, aud, nowMs);
    } catch (error) {
      return skip(reasonOf(error));
    }
    if (await isPresent(transaction, candidate.row)) return skip("exists");
    await insertUser(transaction, candidate.row);
    const caller = { address: "", userAgent: "import" };
    await recordAudit(transaction, { action: "user_created", actor: candidate.row, caller }, nowMs);
    imported += 1;
    if (candidate.isWithoutPassword) withoutPassword += 1;
  }

  for (let start = 0; start < people.length; start += BATCH) {
    const before = { imported, withoutPassword, skipped: skipped.length };
    await database.transaction(db, async (transaction) => {
      // A transaction that lost a race is run again.
      ({ imported, withoutPassword } = before);
      skipped.length = before.skipped;
      for (const [i, person] of people.slice(start, start + BATCH).entries()) {
        const place = start + i + 1;
        if (person === null) skipped.push({ place, email: "", reason: "unreadable" });
        else await importOne(transaction, person, place);
      }
    });
  }
  return { imported, withoutPassword, skipped };
}
