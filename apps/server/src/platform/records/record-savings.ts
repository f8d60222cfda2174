import type { Actor } from "../../http/acting.ts";
import { hasSaving, insertSaving } from "./records.repository.ts";
import type { RecordsDb } from "./records-tables.ts";

/** Savings of a person that one record keeps the ids of: one is asked for again within its next few, from as many tabs as somebody has open. */
const KEPT_SAVINGS = 32;

/** A saving of a record, by the id that its person chose for it. */
interface NamedSaving {
  readonly id: string;
  /** The version that the person was looking at. */
  readonly version: number;
  readonly actor: Actor;
  readonly savingId?: string | undefined;
}

/** Notes that a saving is made. */
export async function noteSaving(db: RecordsDb, { id, version, actor, savingId }: NamedSaving): Promise<void> {
  if (savingId === undefined) return;
  const saving = { record_id: id, by_id: actor.id, saving_id: savingId, version: version + 1 };
  await insertSaving(db, saving, KEPT_SAVINGS);
}

/** Whether the same person's saving of that id was made before: its answer was lost. */
export async function isMade(db: RecordsDb, { id, actor, savingId }: NamedSaving): Promise<boolean> {
  return savingId !== undefined && hasSaving(db, { record_id: id, by_id: actor.id, saving_id: savingId });
}
