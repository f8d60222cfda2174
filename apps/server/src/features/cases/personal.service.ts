import type { CasePersonal, CasePersonalChange } from "@nv/contracts/schemas";
import type { Actor } from "../../http/acting.ts";
import { Problem } from "../../http/problem.ts";
import { findCase, findPrivate, insertEvents, nameActor, removePrivate, writePrivate } from "./cases.repository.ts";
import { type CasesContext, changing, inTransaction, writeAudit } from "./cases-context.ts";
import { eventRow } from "./note-events.ts";
import type { CaseRow, CasesDb } from "./schema/tables.ts";

/** Creates the actions on the personal data of cases. Failures are `Problem`s. */
export function createPersonal(context: CasesContext) {
  const { seal, now } = context;

  /** @throws {Problem} `CASE_NOT_FOUND`. */
  async function required(db: CasesDb, id: string): Promise<CaseRow> {
    const row = await findCase(db, id);
    if (row === undefined) throw new Problem("CASE_NOT_FOUND");
    return row;
  }

  /** @throws {Problem} `CASE_KEYS_MISSING`. */
  function requireKeys(): void {
    if (seal.keyId === null) throw new Problem("CASE_KEYS_MISSING");
  }

  async function note(
    db: CasesDb,
    { id, version }: CaseRow,
    actor: Actor,
    action: "personal-read" | "personal-written" | "personal-erased",
  ): Promise<void> {
    await insertEvents(db, [eventRow({ caseId: id, version, action, byId: actor.id, atMs: now() })]);
    const audited = action === "personal-read" ? "case_personal_read" : "case_personal_written";
    await writeAudit(context, db, actor, { action: audited, case: id });
  }

  return {
    /**
     * Reads what is personal of a case. That it was asked for is written down before it is answered; what cannot be written down is not answered.
     *
     * @throws {Problem} `CASE_NOT_FOUND`, `CASE_KEYS_MISSING`, `CASE_KEY_LOST`, `CASE_SEAL_BROKEN`.
     */
    async read(id: string, actor: Actor): Promise<CasePersonal> {
      requireKeys();
      const row = await inTransaction(context, async (transaction) => {
        const found = await required(transaction, id);
        await nameActor(transaction, actor);
        await note(transaction, found, actor, "personal-read");
        return findPrivate(transaction, id);
      });
      return row === undefined ? { version: 0, people: [] } : { version: row.version, people: [...seal.open(row)] };
    },

    /**
     * Keeps what is personal of a case, sealed; nobody at all erases what there was.
     *
     * @throws {Problem} `CASE_NOT_FOUND`, `CASE_KEYS_MISSING`, `CASE_PERSONAL_CHANGED`.
     */
    async write(id: string, { version, people }: CasePersonalChange, actor: Actor): Promise<CasePersonal> {
      requireKeys();
      return changing(context, actor, async (transaction) => {
        const row = await required(transaction, id);
        const before = await findPrivate(transaction, id);
        if ((before?.version ?? 0) !== version) throw new Problem("CASE_PERSONAL_CHANGED");
        if (people.length === 0) {
          if (before === undefined) return { version: 0, people: [] };
          await removePrivate(transaction, id);
          await note(transaction, row, actor, "personal-erased");
          return { version: 0, people: [] };
        }
        await writePrivate(transaction, seal.seal({ case_id: id, version: version + 1 }, people));
        await note(transaction, row, actor, "personal-written");
        return { version: version + 1, people };
      });
    },
  };
}

/** Actions on the personal data of cases. */
export type Personal = ReturnType<typeof createPersonal>;
