import type { Database } from "@nv/database";
import type { NoteInAudit } from "@nv/identity-server";
import type { Actor } from "../../http/acting.ts";
import { Problem } from "../../http/problem.ts";
import type { EmitDomainEvent, SignOffEventName } from "../domain-events/domain-event.ts";
import type { SiteEvents } from "../events/site-events.ts";
import { lockRecord } from "../records/records.repository.ts";
import type { RecordRow } from "../records/records-tables.ts";
import { contentText } from "./core/content-print.ts";
import { authorsOf, isOwn } from "./core/four-eyes.ts";
import { findSignOff, pastOfRecord, putSignOff } from "./sign-off.repository.ts";
import { hostOf, type SignOffDb, type SignOffRow } from "./sign-off-tables.ts";
import { printOf } from "./signer-of.ts";

/** Name of the event that tells open pages that the sign-off of a record is another. */
export const SIGN_OFF_EVENT = "sign-off";

/** Said of a signature after which somebody wrote. */
const LOST_BY_WRITING = "Alguien ha cambiado la pieza después del visto bueno: hace falta otro.";

/** Dependencies of the signatures. */
export interface SignatureDeps {
  readonly database: Database;
  readonly events: SiteEvents;
  readonly emit: EmitDomainEvent;
  readonly noteInAudit: NoteInAudit;
  readonly now: () => number;
}

/** A person of the team. */
export interface Person {
  readonly id: string;
  readonly name: string;
}

const NOTHING = { asked_by: "", asked_by_id: "", asked_at_ms: null, asked_of: "", asked_of_id: "", note: "" } as const;
const UNSIGNED = { given_by: "", given_by_id: "", given_at_ms: null, print: "" } as const;

const AUDITED = { asked: "sign_off_asked", given: "sign_off_given", withdrawn: "sign_off_withdrawn" } as const;

/** Takes the signature out of a sign-off, after which somebody wrote. */
export const unsigned = (kept: SignOffRow): SignOffRow => ({ ...kept, ...UNSIGNED, lost: LOST_BY_WRITING });

/** Opens the signatures: what is asked for, given, lost and taken back. */
export function createSignatures({ database, events, emit, noteInAudit, now }: SignatureDeps) {
  async function tell(
    db: SignOffDb,
    row: Pick<RecordRow, "id" | "collection" | "title" | "version">,
    { name, actor, reason = "" }: { readonly name: SignOffEventName; readonly actor: Actor; readonly reason?: string },
  ): Promise<void> {
    const { id, collection, title, version } = row;
    const host = hostOf(db);
    const details = { collection, id, title, version, ...(reason !== "" && { reason }) };
    await noteInAudit(host, { action: AUDITED[name], actor, from: actor.from, details });
    const signOff = { collection, id, title, version, by: actor.name };
    await emit(host, { kind: "signoff", name, signOff, atMs: now() });
    await events.publish(db, { name: SIGN_OFF_EVENT, data: { id } });
  }

  return {
    /** Takes a signature back that is of another content than what is written now. */
    async noteWriting(db: SignOffDb, before: RecordRow, after: RecordRow, actor: Actor): Promise<void> {
      const kept = await findSignOff(db, after.id);
      if (kept === undefined || kept.given_at_ms === null || contentText(before) === contentText(after)) return;
      await putSignOff(db, unsigned(kept));
      await tell(db, after, { name: "withdrawn", actor, reason: LOST_BY_WRITING });
    },

    /** Asks for a sign-off. @param of - Who is asked; `null` for anybody. */
    async ask(
      db: SignOffDb,
      row: RecordRow,
      { actor, of, note }: { readonly actor: Actor; readonly of: Person | null; readonly note: string },
    ): Promise<void> {
      const kept = await findSignOff(db, row.id);
      await putSignOff(db, {
        ...{ ...UNSIGNED, lost: "", ...kept, record_id: row.id },
        ...{ asked_by: actor.name, asked_by_id: actor.id, asked_at_ms: now(), note },
        ...{ asked_of: of?.name ?? "", asked_of_id: of?.id ?? "" },
      });
      await tell(db, row, { name: "asked", actor });
    },

    /**
     * Signs for what is written. @throws {Problem} `SIGN_OFF_OWN` for who wrote any of it.
     *
     * @returns Who had asked for it; empty for nobody.
     */
    async give(db: SignOffDb, seen: RecordRow, actor: Actor): Promise<string> {
      // Nobody writes while it is signed: a change comes before it, and is another version, or after it, and withdraws it.
      const row = await lockRecord(db, database.dialect, seen.id);
      if (row === undefined || row.version !== seen.version) throw new Problem("VERSION_CONFLICT");
      const authors = authorsOf(await pastOfRecord(db, row.id));
      if (isOwn(authors, actor.id)) throw new Problem("SIGN_OFF_OWN");
      const kept = await findSignOff(db, row.id);
      await putSignOff(db, {
        ...{ ...NOTHING, ...kept, record_id: row.id, lost: "", print: await printOf(db, row) },
        ...{ given_by: actor.name, given_by_id: actor.id, given_at_ms: now() },
      });
      await tell(db, row, { name: "given", actor });
      return kept?.asked_by_id ?? "";
    },

    /**
     * Takes back what was asked for or given, whoever did.
     *
     * @returns Ids of who had asked and signed.
     * @throws {Problem} `SIGN_OFF_NOT_ASKED`.
     */
    async withdraw(db: SignOffDb, row: RecordRow, actor: Actor, reason: string): Promise<readonly string[]> {
      const kept = await findSignOff(db, row.id);
      if (kept === undefined || (kept.asked_at_ms === null && kept.given_at_ms === null))
        throw new Problem("SIGN_OFF_NOT_ASKED");
      const said = `${actor.name} lo ha quitado${reason === "" ? "." : `: ${reason}`}`;
      await putSignOff(db, { ...kept, ...NOTHING, ...UNSIGNED, lost: said });
      await tell(db, row, { name: "withdrawn", actor, reason });
      return [...new Set([kept.asked_by_id, kept.given_by_id])].filter((id) => id !== "");
    },
  };
}
