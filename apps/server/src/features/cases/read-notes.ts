import { noteDoubts, noteFaults, unexplainedNames } from "@nv/cases";
import { NEXT_CASES_NOTE } from "@nv/contracts";
import type { Actor } from "../../http/acting.ts";
import { invalidFields, Problem } from "../../http/problem.ts";
import { type CasesContext, writeAudit } from "./cases-context.ts";
import { findNote, removeNote } from "./notes.repository.ts";
import type { CasesDb } from "./schema/tables.ts";

/** A note that is to go to readers, with what is said for it. */
export interface GivenNote {
  /** Of the publication whose note it is. */
  readonly number: number;
  readonly note: string;
  /** Reason why what looks like a name in the note is nobody's; empty where nobody gave one. */
  readonly reason: string;
  readonly actor: Actor;
}

/** Refuses words that readers may not get. @throws {Problem} `FIELDS_INVALID`. */
export function requireSayable(note: string, municipalities: ReadonlyMap<string, string>): void {
  const faults = noteFaults(note, municipalities);
  if (faults.length > 0) throw invalidFields(faults.map((message) => ({ field: "note", message })));
}

/** Refuses what may be a name, unless who gives the note to readers says why it is nobody's. @throws {Problem} `FIELDS_INVALID`. */
function requireExplained(doubts: readonly string[], reason: string): void {
  const open = unexplainedNames(doubts, reason);
  if (open.length === 0) return;
  const names = open.map((name) => `«${name}»`).join(", ");
  const message = `La nota dice ${names}, que puede ser el nombre de una persona: di por qué no lo es, en una frase que lo cite, o pide que se cambie`;
  throw invalidFields([{ field: "noteReason", message }]);
}

/**
 * Holds a note that is to go to readers against the one that is kept: the four eyes of what belongs to no case.
 *
 * @throws {Problem} `CASES_NOTE_UNREAD` when it is another than the kept one; `CASES_NOTE_OWN` when who asks wrote it; `FIELDS_INVALID`.
 */
export async function requireRead(
  { municipalities: names }: Pick<CasesContext, "municipalities">,
  db: CasesDb,
  { number, note, reason, actor }: GivenNote,
): Promise<void> {
  if (note === "") return;
  const kept = await findNote(db, number);
  if (kept?.note !== note) throw new Problem("CASES_NOTE_UNREAD");
  if (kept.by_id === actor.id) throw new Problem("CASES_NOTE_OWN");
  const municipalities = await names();
  requireSayable(note, municipalities);
  requireExplained(noteDoubts(note, municipalities), reason);
}

/**
 * Takes a note that waits, which somebody else wrote, out of those that do; what was said for it is written down.
 *
 * @returns The reason that is kept beside the note; empty for a note that names nobody.
 * @throws {Problem} As `requireRead`.
 */
export async function takeNote(
  context: Pick<CasesContext, "municipalities" | "noteInAudit">,
  db: CasesDb,
  given: GivenNote,
): Promise<string> {
  if (given.note === "" && given.number === NEXT_CASES_NOTE) return "";
  await requireRead(context, db, given);
  await removeNote(db, given.number);
  if (noteDoubts(given.note, await context.municipalities()).length === 0) return "";
  await writeAudit(context, db, given.actor, { action: "cases_note_explained" });
  return given.reason;
}
