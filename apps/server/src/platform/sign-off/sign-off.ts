import type { RecordRow } from "../records/records-tables.ts";
import { type Authors, authorsOf } from "./core/four-eyes.ts";
import { createOfferedKinds } from "./offered-kinds.ts";
import { createOutgoingGate } from "./outgoing-gate.ts";
import { findSignOff, pastOfRecord } from "./sign-off.repository.ts";
import type { SignOffDb, SignOffRow } from "./sign-off-tables.ts";
import { createSignatures, type SignatureDeps, unsigned } from "./signatures.ts";
import { printOf, signerOf } from "./signer-of.ts";

/** Sign-off of a record as it is written now. */
export interface SignOffState {
  readonly isNeeded: boolean;
  readonly isFree: boolean;
  readonly row: SignOffRow | undefined;
  readonly authors: Authors;
}

/** Sign-off by two: what takes two people, who asked, who signed, and what may go out. */
export type SignOff = ReturnType<typeof createSignOff>;

/**
 * Opens the sign-offs.
 *
 * @see docs/adr/0148-sign-off-by-two.md
 */
export function createSignOff(deps: SignatureDeps) {
  const { takesTwo, ...kinds } = createOfferedKinds();

  return {
    ...kinds,
    ...createOutgoingGate({ takesTwo }, deps.now),
    ...createSignatures(deps),

    async state(db: SignOffDb, row: RecordRow): Promise<SignOffState> {
      const print = await printOf(db, row);
      const kept = await findSignOff(db, row.id);
      const isGiven = kept !== undefined && kept.given_at_ms !== null;
      // A file that somebody changed is noticed when somebody looks.
      const lost = isGiven && kept.print !== print ? unsigned(kept) : kept;
      return {
        isNeeded: await takesTwo(db, row),
        isFree: (await signerOf(db, row, print)) !== null,
        row: lost,
        authors: authorsOf(await pastOfRecord(db, row.id)),
      };
    },
  };
}
