import type { RecordHand } from "@nv/contracts/schemas";
import type { Actor } from "../../http/acting.ts";
import { listHands, noteHand } from "./records.repository.ts";
import { type AnyRecords, requireRecord } from "./records-context.ts";
import type { RecordRow, RecordsDb } from "./records-tables.ts";

/** Rest after which somebody begins a part anew, milliseconds: a day at the desk is one stretch. */
const REST_MS = 12 * 3_600_000;

/** A saving, and who did it. */
interface Saving {
  readonly before: Pick<RecordRow, "id" | "fields">;
  readonly after: Pick<RecordRow, "fields">;
  readonly actor: Actor;
}

/** Notes who wrote in which parts of a record, where its collection tells its parts apart. */
export async function noteHands(
  { collection, now }: AnyRecords,
  db: RecordsDb,
  { before, after, actor }: Saving,
): Promise<void> {
  if (collection.partsOf === undefined || before.fields === after.fields) return;
  const [old, fresh] = [collection.partsOf(JSON.parse(before.fields)), collection.partsOf(JSON.parse(after.fields))];
  for (const part of new Set([...old.keys(), ...fresh.keys()])) {
    const [was, is] = [old.get(part), fresh.get(part)];
    if (was?.whole === is?.whole) continue;
    const hand = { record_id: before.id, part, by_id: actor.id, by_name: actor.name };
    const texts = { before_text: was?.text ?? "", after_text: is?.text ?? "" };
    await noteHand(db, { ...hand, ...texts, first_at_ms: now(), last_at_ms: now() }, REST_MS);
  }
}

/** Tells who wrote in which parts of a record since a moment, the last first. @throws {Problem} The collection's code for what is not there. */
export async function recordHands(context: AnyRecords, id: string, sinceMs: number): Promise<readonly RecordHand[]> {
  await requireRecord(context, id);
  return (await listHands(context.db, id, sinceMs)).map((row) => ({
    part: row.part,
    by: row.by_name,
    byId: row.by_id,
    firstAtMs: row.first_at_ms,
    lastAtMs: row.last_at_ms,
    before: row.before_text,
    after: row.after_text,
  }));
}
