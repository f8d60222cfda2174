import { exampleCases } from "@nv/cases";
import type { Actor } from "../../http/acting.ts";
import { insertCases, insertEvents, removeCases } from "./cases.repository.ts";
import { newCaseRow } from "./cases.service.ts";
import { type CasesContext, changing, writeAudit } from "./cases-context.ts";
import { eventRow } from "./note-events.ts";
import { withdrawing } from "./retire-cases.ts";
import type { CasesDb } from "./schema/tables.ts";

/** Fictional cases that are brought: enough for a map, few enough for a list. */
const EXAMPLES = 60;

async function exampleIds(db: CasesDb): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom("cases").select("id").where("is_example", "=", 1).execute();
  return new Set(rows.map(({ id }) => id));
}

/** Brings the fictional cases that are not there, as drafts that whoever brings them has entered. */
export async function importExamples(context: CasesContext, actor: Actor): Promise<void> {
  await changing(context, actor, async (db) => {
    const atMs = context.now();
    const known = new Set((await db.selectFrom("cases").select("ref").execute()).map(({ ref }) => ref));
    const rows = exampleCases(EXAMPLES)
      .filter(({ ref }) => !known.has(ref))
      .map((fields) => newCaseRow({ ...fields, nameReason: "" }, { actor, atMs, isExample: true }));
    await insertCases(db, rows);
    const done = { version: 1, action: "entered", isWriting: true, byId: actor.id, atMs, to: "draft" } as const;
    await insertEvents(
      db,
      rows.map(({ id }) => eventRow({ ...done, caseId: id })),
    );
    await writeAudit(context, db, actor, { action: "cases_examples_changed", cases: rows.length });
  });
}

/** Takes the fictional cases away, from readers first. */
export async function removeExamples(context: CasesContext, actor: Actor): Promise<void> {
  const ids = await exampleIds(context.db);
  if (ids.size === 0) return;
  await withdrawing(context, { ids, actor }, async (db) => {
    await writeAudit(context, db, actor, { action: "cases_examples_changed", cases: ids.size });
  });
  await changing(context, actor, (db) => removeCases(db, [...ids]));
}
