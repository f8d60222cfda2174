import { NEXT_CASES_NOTE } from "@nv/contracts";
import type { CasesNote, CasesNoteApproval } from "@nv/contracts/schemas";
import type { Actor } from "../../http/acting.ts";
import { Problem } from "../../http/problem.ts";
import { readDataset } from "./cases.repository.ts";
import { type CasesContext, changing, writeAudit } from "./cases-context.ts";
import { makeDataset, readPublished, writtenWith } from "./make-dataset.ts";
import { findPublication, putNote, removeNote, revisionsTelling, rewriteNote } from "./notes.repository.ts";
import { enqueuePurge } from "./publication.repository.ts";
import { earlierChanges, noteMove, writeDataset } from "./publish-cases.ts";
import { type GivenNote, requireRead, requireSayable, takeNote } from "./read-notes.ts";
import { reconcileCases } from "./reconcile-cases.ts";
import type { CasesDb } from "./schema/tables.ts";

/** Told to readers with the revision that has a corrected note: that there was another. */
const CORRECTED = "Se corrige el texto de una nota anterior.";

/** @throws {Problem} `CASES_NOTE_NOT_FOUND` for a publication without a note. */
async function requireTold(db: CasesDb, number: number): Promise<void> {
  const publication = await findPublication(db, number);
  if (publication === undefined || publication.note === "") throw new Problem("CASES_NOTE_NOT_FOUND");
}

/**
 * Keeps a note for readers, which somebody else gives them. Without words, takes it away: what waits is forgotten, and what readers have is gone at once,
 * since nothing new is said.
 *
 * @param number - Of the publication whose note it corrects; {@link NEXT_CASES_NOTE} for the next one.
 * @throws {Problem} `FIELDS_INVALID`, `CASES_NOTE_NOT_FOUND`, `CASES_CHANGED`. @throws {StoreError} When readers may have the old one still.
 */
export async function writeNote(
  context: CasesContext,
  number: number,
  { note }: CasesNote,
  actor: Actor,
): Promise<void> {
  requireSayable(note, await context.municipalities());
  if (note === "" && number !== NEXT_CASES_NOTE) return correctNote(context, { number, note, reason: "", actor });
  await changing(context, actor, async (db) => {
    if (number !== NEXT_CASES_NOTE) await requireTold(db, number);
    if (note === "") await removeNote(db, number);
    else await putNote(db, { number, note, by_id: actor.id, at_ms: context.now() });
    await writeAudit(context, db, actor, { action: "cases_note_written" });
  });
}

/**
 * Gives readers a corrected note that somebody else wrote.
 *
 * @throws {Problem} As {@link requireRead}; `CASES_NOTE_NOT_FOUND`, `CASES_CHANGED`. @throws {StoreError} When readers may have the old one still.
 */
export async function approveNote(
  context: CasesContext,
  number: number,
  { note, noteReason: reason }: CasesNoteApproval,
  actor: Actor,
): Promise<void> {
  if (note === "") throw new Problem("CASES_NOTE_UNREAD");
  return correctNote(context, { number, note, reason, actor });
}

/** Writes the same cases with another note of an earlier publication, and removes every revision that tells the former one. */
async function correctNote(context: CasesContext, given: GivenNote): Promise<void> {
  const { number, note, actor } = given;
  const { db, publisher, publishing, now } = context;
  const dataset = await readDataset(db);
  await requireTold(db, number);
  await requireRead(context, db, given);
  const cases = await readPublished(publisher);
  const parts = { cases, published: cases, changes: await earlierChanges(db, { number, note }), note: CORRECTED };
  const { assets } = publishing;
  const made = { ...parts, assets, ...(await writtenWith(context)), atMs: now() };
  const revision = cases.length === 0 ? "" : await writeDataset(context, dataset, makeDataset(made));
  await changing(context, actor, async (transaction, current) => {
    if (current.number !== dataset.number) throw new Problem("CASES_CHANGED");
    const reason = await takeNote(context, transaction, given);
    await rewriteNote(transaction, number, { note, reason });
    const { atMs } = made;
    await enqueuePurge(transaction, await revisionsTelling(transaction, number), atMs);
    const move = { action: "corrected", note: CORRECTED, before: cases, after: cases, revision, atMs, actor } as const;
    await noteMove(transaction, current, move);
    await writeAudit(context, transaction, actor, { action: "cases_note_corrected" });
  });
  await reconcileCases(context);
}
