import { randomBytes, randomUUID } from "node:crypto";
import { caseFaults, changesOf } from "@nv/cases";
import { CASE_LIMITS } from "@nv/contracts";
import type { CaseChange, CaseFields, CaseStateChange, CaseView, NewCase } from "@nv/contracts/schemas";
import { dayInMadrid } from "@nv/series";
import type { Actor } from "../../http/acting.ts";
import { invalidFields, Problem } from "../../http/problem.ts";
import { columnsOf, fieldsOf, isSamePublic } from "./case-rows.ts";
import { LateChange, requireVersion } from "./case-version.ts";
import { countCasesKept, insertCases, insertEvents, isRefTaken, updateCase } from "./cases.repository.ts";
import { type CasesContext, changing, writeAudit } from "./cases-context.ts";
import { moveCase } from "./move-case.ts";
import { eventRow } from "./note-events.ts";
import { createReadCases } from "./read-cases.service.ts";
import type { CaseRow, CasesDb } from "./schema/tables.ts";

/** A name for readers that says nothing: 60 bits, of which nobody has two alike. */
export const newPublicId = (): string => randomBytes(8).toString("hex").slice(0, 15);

/** A case that somebody enters. */
export function newCaseRow(
  { nameReason, ...fields }: NewCase,
  { actor, atMs, isExample = false }: { readonly actor: Actor; readonly atMs: number; readonly isExample?: boolean },
): CaseRow {
  return {
    ...columnsOf(fields),
    ...{ id: randomUUID(), public_id: newPublicId(), name_reason: nameReason, state: "draft", version: 1 },
    ...{
      content_version: 1,
      entered_by: actor.id,
      verified_by: "",
      is_example: isExample ? 1 : 0,
      changed_at_ms: atMs,
    },
  };
}

/**
 * Computes the change of a case that is written again. A change in what readers might get takes the case back to where it is verified from, and so
 * does another reason for a name that stays, which nobody gives alone.
 */
export function rewritten(
  row: CaseRow,
  { nameReason, ...fields }: CaseFields & { readonly nameReason: string },
  { actor, atMs }: { readonly actor: Actor; readonly atMs: number },
): { readonly change: Partial<CaseRow>; readonly isWriting: boolean } {
  const columns = columnsOf(fields);
  const isWriting = !isSamePublic(row, columns) || row.name_reason !== nameReason;
  const stamp = { version: row.version + 1, entered_by: actor.id, changed_at_ms: atMs };
  const content = { state: "draft", verified_by: "", content_version: row.content_version + 1 };
  return { change: { ...columns, name_reason: nameReason, ...stamp, ...(isWriting && content) }, isWriting };
}

/** The cases, as their routes see them. Failures are `Problem`s. */
export function createCases(context: CasesContext) {
  const { now } = context;
  const reading = createReadCases(context);
  const { view } = reading;

  /** @throws {Problem} `FIELDS_INVALID`. */
  async function requireRight({ nameReason, ...fields }: NewCase): Promise<void> {
    const municipalities = await context.municipalities();
    const faults = caseFaults(fields, { nameReason, todayIso: dayInMadrid(now()), municipalities });
    if (faults.length > 0) throw invalidFields(faults);
  }

  async function requireFreeRef(from: CasesDb, ref: string, id: string): Promise<void> {
    if (await isRefTaken(from, ref, id))
      throw invalidFields([{ field: "ref", message: "Otro caso tiene ya ese id interno" }]);
  }

  /** Makes a change; one that comes too late is answered with the case as it is now. */
  async function inTime(id: string, actor: Actor, work: () => Promise<void>): Promise<CaseView> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof LateChange)) throw error;
      throw new Problem("VERSION_CONFLICT", { current: await view(id, actor.id) });
    }
    return view(id, actor.id);
  }

  return {
    ...reading,

    /** @throws {Problem} `FIELDS_INVALID`, `CASES_FULL`. */
    async enter(input: NewCase, actor: Actor): Promise<CaseView> {
      await requireRight(input);
      const atMs = now();
      const row = newCaseRow(input, { actor, atMs });
      await changing(context, actor, async (transaction) => {
        await requireFreeRef(transaction, row.ref, row.id);
        if ((await countCasesKept(transaction)) >= CASE_LIMITS.cases) throw new Problem("CASES_FULL");
        await insertCases(transaction, [row]);
        const done = { caseId: row.id, version: 1, action: "entered", isWriting: true, byId: actor.id, atMs } as const;
        await insertEvents(transaction, [eventRow({ ...done, to: "draft" })]);
        await writeAudit(context, transaction, actor, { action: "case_written", case: row.id });
      });
      return view(row.id, actor.id);
    },

    /** @throws {Problem} `FIELDS_INVALID`, `CASE_NOT_FOUND`, `CASE_RETIRED`, `VERSION_CONFLICT`. */
    async edit(id: string, { version, ...input }: CaseChange, actor: Actor): Promise<CaseView> {
      await requireRight(input);
      return inTime(id, actor, () =>
        changing(context, actor, async (transaction) => {
          const row = await requireVersion(transaction, id, version);
          if (row.state === "retired") throw new Problem("CASE_RETIRED");
          const { nameReason, ...fields } = input;
          const changes = [...changesOf(fieldsOf(row), fields), ...reasonChanges(row.name_reason, nameReason)];
          if (changes.length === 0) return;
          await requireFreeRef(transaction, fields.ref, id);
          const atMs = now();
          const { change, isWriting } = rewritten(row, input, { actor, atMs });
          await updateCase(transaction, id, change);
          const done = { caseId: id, version: version + 1, action: "edited", isWriting, byId: actor.id, atMs } as const;
          const isBack = isWriting && row.state !== "draft";
          await insertEvents(transaction, [eventRow({ ...done, changes, ...(isBack && { to: "draft" }) })]);
          await writeAudit(context, transaction, actor, { action: "case_written", case: id });
        }),
      );
    },

    /** Takes a case to another state. @throws {Problem} As {@link moveCase}; `VERSION_CONFLICT`. */
    move: (id: string, change: CaseStateChange, actor: Actor): Promise<CaseView> =>
      inTime(id, actor, () => moveCase(context, { ...change, id, actor })),
  };
}

/** Actions on cases that their routes call. */
export type Cases = ReturnType<typeof createCases>;

/** Lists the change of the reason for a name, as `changesOf` lists the others. */
const reasonChanges = (before: string, after: string) =>
  before === after ? [] : [{ label: "Por qué se queda lo que parece un nombre", before, after }];
