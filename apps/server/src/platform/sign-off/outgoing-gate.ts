import { Problem } from "../../http/problem.ts";
import type { RecordRow } from "../records/records-tables.ts";
import type { OfferedKinds } from "./offered-kinds.ts";
import { findSignedRevision, noteSignedRevision, removeSignOff } from "./sign-off.repository.ts";
import type { SignOffDb } from "./sign-off-tables.ts";
import { NOBODY, printOf, signerOf } from "./signer-of.ts";

/** A record that is to go out. */
export interface Outgoing {
  readonly row: RecordRow;
  /** Whether it goes out by itself, with what readers have and new data: nobody wrote anything of it. */
  readonly follows: boolean;
}

/** Opens the gate through which records go out to readers, and which notes what they get. */
export function createOutgoingGate({ takesTwo }: Pick<OfferedKinds, "takesTwo">, now: () => number) {
  return {
    /**
     * Refuses to let out what takes two people and has one.
     *
     * @throws {Problem} `SIGN_OFF_NEEDED`.
     */
    async requireSigned(db: SignOffDb, { row, follows }: Outgoing): Promise<void> {
      if (follows || !(await takesTwo(db, row))) return;
      if ((await signerOf(db, row, await printOf(db, row))) === null) throw new Problem("SIGN_OFF_NEEDED");
    },

    /**
     * Notes that readers get a revision, with who signed for it; in the transaction in which they do, it refuses what takes two people and has one.
     *
     * @throws {Problem} `SIGN_OFF_NEEDED`.
     */
    async noteOut(db: SignOffDb, { row, follows }: Outgoing, revision: string): Promise<void> {
      const print = await printOf(db, row);
      const signer = await signerOf(db, row, print);
      if (signer === null && !follows && (await takesTwo(db, row))) throw new Problem("SIGN_OFF_NEEDED");
      const before = row.revision === null ? undefined : await findSignedRevision(db, row.id, row.revision);
      const name = follows ? { given_by: before?.given_by ?? "", given_by_id: before?.given_by_id ?? "" } : signer;
      await noteSignedRevision(db, {
        ...{ record_id: row.id, revision, print, ...(name ?? NOBODY), follows: Number(follows), at_ms: now() },
      });
      // What is out needs no signature any more: whoever publishes it again says the same.
      if (!follows) await removeSignOff(db, row.id);
    },

    /**
     * Refuses to give readers an earlier revision that nobody else had signed for.
     *
     * @throws {Problem} `SIGN_OFF_FORMER`.
     */
    async requireSignedRevision(db: SignOffDb, row: RecordRow): Promise<void> {
      if (row.revision === null || !(await takesTwo(db, row))) return;
      const made = await findSignedRevision(db, row.id, row.revision);
      if (made === undefined || made.given_by === "") throw new Problem("SIGN_OFF_FORMER");
    },

    /** Forgets the sign-off of what readers have no more. */
    async noteTakenAway(db: SignOffDb, row: RecordRow): Promise<void> {
      await removeSignOff(db, row.id);
    },
  };
}
