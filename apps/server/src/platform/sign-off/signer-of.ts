import type { RecordRow } from "../records/records-tables.ts";
import { contentPrint, filesNamedIn } from "./core/content-print.ts";
import { findSignedRevision, findSignOff, hashesOf } from "./sign-off.repository.ts";
import type { SignOffDb, SignOffRow } from "./sign-off-tables.ts";

/** Signer, as what is signed keeps them. */
export type SignerName = Pick<SignOffRow, "given_by" | "given_by_id">;

/** Signer of what went out without a signature. */
export const NOBODY: SignerName = { given_by: "", given_by_id: "" };

/** Names what is written in a record now, with what its files hold. */
export async function printOf(db: SignOffDb, row: RecordRow): Promise<string> {
  return contentPrint(row, await hashesOf(db, filesNamedIn(row.fields)));
}

/** Signer of what readers have now, where what is written says the same and shows the same files; `null` for anything else. */
async function signerOfSame(db: SignOffDb, row: RecordRow, print: string): Promise<SignerName | null> {
  if (row.revision === null) return null;
  const out = await findSignedRevision(db, row.id, row.revision);
  // What went out before anybody noted it is told from what is written by its version alone.
  if (out === undefined) return row.published_version === row.version ? NOBODY : null;
  return out.print === print ? { given_by: out.given_by, given_by_id: out.given_by_id } : null;
}

/** Signer who stands for what is to go out; `null` where nobody does. @param print - Name of what is written, by {@link printOf}. */
export async function signerOf(db: SignOffDb, row: RecordRow, print: string): Promise<SignerName | null> {
  const kept = await findSignOff(db, row.id);
  return kept !== undefined && kept.given_at_ms !== null && kept.print === print
    ? { given_by: kept.given_by, given_by_id: kept.given_by_id }
    : signerOfSame(db, row, print);
}
