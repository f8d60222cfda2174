import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import {
  type CaseContext,
  caseFaults,
  changesOf,
  compareCases,
  fieldsOfRow,
  type KnownCase,
  knownCases,
  likelySame,
} from "@nv/cases";
import { CASE_LIMITS } from "@nv/contracts";
import type {
  CaseComparison,
  CaseFields,
  CaseImported,
  CaseRowFault,
  CaseRow as GivenRow,
} from "@nv/contracts/schemas";
import { dayInMadrid } from "@nv/series";
import type { z } from "zod";
import type { Actor } from "../../http/acting.ts";
import { Problem } from "../../http/problem.ts";
import { fieldsOf } from "./case-rows.ts";
import { insertCases, insertEvents, readDataset, replaceCases } from "./cases.repository.ts";
import { newCaseRow, rewritten } from "./cases.service.ts";
import { type CasesContext, changing, writeAudit } from "./cases-context.ts";
import { eventRow } from "./note-events.ts";
import { eachInTurn, type ImportBody, type RowsBody, readRows } from "./read-rows.ts";
import { noteRetired, withdrawing } from "./retire-cases.ts";
import type { CaseRow, CasesDb } from "./schema/tables.ts";

/** Faults that are told: whoever has more puts the first ones right. */
const TOLD_FAULTS = 2000;

/** Cases that are read at once. */
const READ_AT_ONCE = 2000;

/** Tries to read the cases while nobody changes any. */
const TRIES = 5;

const MISSING = "No está en el archivo que se ha importado entero";

/** The cases as they are, and a number that is another one once anything changed. */
interface Known {
  readonly changes: number;
  readonly cases: readonly CaseRow[];
}

async function readSome(db: CasesDb): Promise<readonly CaseRow[]> {
  const cases: CaseRow[] = [];
  for (let after = ""; ; ) {
    const some = await db
      .selectFrom("cases")
      .selectAll()
      .where("id", ">", after)
      .orderBy("id")
      .limit(READ_AT_ONCE)
      .execute();
    cases.push(...some);
    await setImmediate();
    const last = some.at(-1);
    if (last === undefined) return cases.toSorted((one, other) => (one.ref < other.ref ? -1 : 1));
    after = last.id;
  }
}

/** The cases of one moment. @throws {Problem} `CASES_CHANGED` when others change them all the time. */
async function readKnown(db: CasesDb): Promise<Known> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const { changes } = await readDataset(db);
    const cases = await readSome(db);
    if ((await readDataset(db)).changes === changes) return { changes, cases };
  }
  throw new Problem("CASES_CHANGED");
}

/** Changes that rows would make, with the data that they need. */
interface Compared {
  readonly comparison: CaseComparison;
  readonly known: Known;
  readonly rows: ReadonlyMap<number, GivenRow>;
  readonly byRef: ReadonlyMap<string, CaseRow>;
}

/** Names what was compared: the dataset as it was, and the rows. */
async function digestOf(given: readonly unknown[], isWhole: boolean, changes: number): Promise<string> {
  const hash = createHash("sha256").update(`${changes} ${isWhole}\n`);
  await eachInTurn(given, (row) => hash.update(`${JSON.stringify(row)}\n`));
  return hash.digest("hex");
}

/** Lists the faults of rows beyond their shape. */
async function faultsOf(
  rows: readonly GivenRow[],
  byRef: ReadonlyMap<string, CaseRow>,
  fieldsByRef: ReadonlyMap<string, CaseFields>,
  rules: Pick<CaseContext, "todayIso" | "municipalities">,
): Promise<readonly CaseRowFault[]> {
  const faults: CaseRowFault[] = [];
  await eachInTurn(rows, (given) => {
    const { row, nameReason, fields } = given;
    if (byRef.get(fields.ref)?.state === "retired")
      faults.push({ row, field: "ref", message: "Ese caso está retirado: devuélvelo antes a borrador" });
    const whole = fieldsOfRow(given, fieldsByRef.get(fields.ref));
    for (const fault of caseFaults(whole, { ...rules, nameReason })) faults.push({ row, ...fault });
  });
  return faults;
}

async function compare(
  { db, now, municipalities }: Pick<CasesContext, "db" | "now" | "municipalities">,
  { rows: given, isWhole }: z.infer<typeof RowsBody>,
): Promise<Compared> {
  const { rows, faults: shapes } = await readRows(given);
  const known = await readKnown(db);
  const byRef = new Map(known.cases.map((row) => [row.ref, row]));
  const fieldsByRef = new Map<string, CaseFields>();
  const kept: KnownCase[] = [];
  await eachInTurn(known.cases, (row) => {
    const fields = fieldsOf(row);
    fieldsByRef.set(row.ref, fields);
    kept.push({ id: row.id, ref: row.ref, fields });
  });
  const compared = compareCases(fieldsByRef, rows, isWhole);
  const held = { todayIso: dayInMadrid(now()), municipalities: await municipalities() };
  const rules = await faultsOf(rows, byRef, fieldsByRef, held);
  const likely = knownCases(kept);
  const added: CaseComparison["added"] = [];
  await eachInTurn(compared.added, ({ row, fields }) => {
    added.push({ row, ref: fields.ref, like: [...likelySame(fields, likely)] });
  });
  const missing = compared.missing.flatMap((ref) => {
    const row = byRef.get(ref);
    return row === undefined || row.state === "retired" ? [] : [{ id: row.id, ref }];
  });
  const faults = [...shapes, ...compared.faults, ...rules].toSorted((a, b) => a.row - b.row).slice(0, TOLD_FAULTS);
  const changed = compared.changed.map(({ row, ref, changes }) => ({ row, ref, changes: [...changes] }));
  const digest = await digestOf(given, isWhole, known.changes);
  return {
    comparison: { added, changed, missing, equal: compared.equal, faults, digest },
    known,
    rows: new Map(rows.map((row) => [row.row, row])),
    byRef,
  };
}

/** Tells what rows would change; nothing is kept of them. @throws {Problem} `CASES_CHANGED` while others change everything. */
export async function compareRows(
  context: Pick<CasesContext, "db" | "now" | "municipalities">,
  body: z.infer<typeof RowsBody>,
): Promise<CaseComparison> {
  return (await compare(context, body)).comparison;
}

/** Rows for the tables, of what an import changes. */
interface Written {
  readonly added: readonly CaseRow[];
  readonly changed: readonly CaseRow[];
  readonly events: readonly ReturnType<typeof eventRow>[];
}

async function writtenOf(
  { comparison, rows, byRef }: Compared,
  { left, actor, atMs }: { readonly left: ReadonlySet<number>; readonly actor: Actor; readonly atMs: number },
): Promise<Written> {
  const [added, changed, events]: [CaseRow[], CaseRow[], ReturnType<typeof eventRow>[]] = [[], [], []];
  const wanted = [...comparison.added, ...comparison.changed].filter(({ row }) => !left.has(row));
  await eachInTurn(wanted, ({ row: number, ref }) => {
    const given = rows.get(number);
    if (given === undefined) return;
    const before = byRef.get(ref);
    const old = before === undefined ? undefined : fieldsOf(before);
    const input = { ...fieldsOfRow(given, old), nameReason: given.nameReason };
    const done = { action: "imported", byId: actor.id, atMs } as const;
    if (before === undefined || old === undefined) {
      const row = newCaseRow(input, { actor, atMs });
      added.push(row);
      events.push(eventRow({ ...done, caseId: row.id, version: 1, isWriting: true, to: "draft" }));
      return;
    }
    const { change, isWriting } = rewritten(before, input, { actor, atMs });
    const { nameReason: _reason, ...fields } = input;
    const changes = changesOf(old, fields);
    const isBack = isWriting && before.state !== "draft";
    const told = {
      caseId: before.id,
      version: before.version + 1,
      isWriting,
      changes,
      ...(isBack && { to: "draft" as const }),
    };
    changed.push({ ...before, ...change });
    events.push(eventRow({ ...done, ...told }));
  });
  return { added, changed, events };
}

/**
 * Takes rows in as they were compared: all of them but those that are left out, or none. What an import writes counts as written by who
 * imports it.
 *
 * @throws {Problem} `CASES_CHANGED` when the cases or the rows are not those of the comparison, `CASES_IMPORT_FAULTY`, `CASES_FULL`.
 */
export async function importRows(
  context: CasesContext,
  { digest, leaveOut, ...body }: z.infer<typeof ImportBody>,
  actor: Actor,
): Promise<CaseImported> {
  const compared = await compare(context, body);
  const { comparison, known } = compared;
  if (comparison.digest !== digest) throw new Problem("CASES_CHANGED");
  const left = new Set(leaveOut);
  const faults = comparison.faults.filter(({ row }) => !left.has(row));
  if (faults.length > 0) throw new Problem("CASES_IMPORT_FAULTY", { faults });
  const atMs = context.now();
  const written = await writtenOf(compared, { left, actor, atMs });
  if (known.cases.length + written.added.length > CASE_LIMITS.cases) throw new Problem("CASES_FULL");
  const ids = new Set(comparison.missing.map(({ id }) => id));

  async function write(db: CasesDb, { changes }: { readonly changes: number }): Promise<void> {
    // The order to change counts as a change itself.
    if (changes !== known.changes + 1) throw new Problem("CASES_CHANGED");
    await insertCases(db, written.added);
    await replaceCases(db, written.changed);
    await insertEvents(db, written.events);
    await noteRetired(context, db, { ids, reason: MISSING, actor });
    await writeAudit(context, db, actor, { action: "cases_imported", cases: written.events.length + ids.size });
  }
  if (ids.size === 0) await changing(context, actor, write);
  else await withdrawing(context, { ids, actor }, write);
  const given = new Set([...compared.rows.keys(), ...comparison.faults.map(({ row }) => row)]);
  return {
    added: written.added.length,
    changed: written.changed.length,
    retired: ids.size,
    leftOut: [...left].filter((row) => given.has(row)).length,
  };
}
