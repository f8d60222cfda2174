import { noteFaults } from "@nv/cases";
import { NEXT_CASES_NOTE } from "@nv/contracts";
import type { Actor } from "../../http/acting.ts";
import { invalidFields, Problem } from "../../http/problem.ts";
import { findNote, removeNote } from "./notes.repository.ts";
import type { CasesDb } from "./schema/tables.ts";

/** Refuses words that readers may not get. @throws {Problem} `FIELDS_INVALID`. */
export function requireSayable(note: string): void {
  const faults = noteFaults(note);
  if (faults.length > 0) throw invalidFields(faults.map((message) => ({ field: "note", message })));
}

/**
 * Holds a note that is to go to readers against the one that is kept: the four eyes of what belongs to no case.
 *
 * @throws {Problem} `CASES_NOTE_UNREAD` when it is another than the kept one; `CASES_NOTE_OWN` when who asks wrote it; `FIELDS_INVALID`.
 */
export async function requireRead(db: CasesDb, number: number, note: string, actor: Actor): Promise<void> {
  if (note === "") return;
  const kept = await findNote(db, number);
  if (kept?.note !== note) throw new Problem("CASES_NOTE_UNREAD");
  if (kept.by_id === actor.id) throw new Problem("CASES_NOTE_OWN");
  requireSayable(note);
}

/** Takes the note that waits for this publication, which somebody else wrote. @throws {Problem} As `requireRead`. */
export async function takeNote(db: CasesDb, note: string, actor: Actor): Promise<void> {
  if (note === "") return;
  await requireRead(db, NEXT_CASES_NOTE, note, actor);
  await removeNote(db, NEXT_CASES_NOTE);
}
