import type { Database } from "@nv/database";
import type { NoteInAudit } from "@nv/identity-server";
import { z } from "zod";
import type { Actor } from "../../http/acting.ts";
import { Problem } from "../../http/problem.ts";
import type { EmitDomainEvent, SignOffEventName } from "../domain-events/domain-event.ts";
import type { SiteEvents } from "../events/site-events.ts";
import { lockRecord } from "../records/records.repository.ts";
import type { RecordRow } from "../records/records-tables.ts";
import { contentPrint, contentText, filesNamedIn } from "./core/content-print.ts";
import { type Authors, authorsOf, isOwn } from "./core/four-eyes.ts";
import {
  findLastRules,
  findSignedRevision,
  findSignOff,
  hashesOf,
  noteSignedRevision,
  pastOfRecord,
  putSignOff,
  removeSignOff,
} from "./sign-off.repository.ts";
import { hostOf, type SignOffDb, type SignOffRow } from "./sign-off-tables.ts";

/** Name of the event that tells open pages that the sign-off of a record is another. */
export const SIGN_OFF_EVENT = "sign-off";

/** Said of a signature after which somebody wrote. */
const LOST_BY_WRITING = "Alguien ha cambiado la pieza después del visto bueno: hace falta otro.";

/** A kind of what is published, as an administrator chooses whether it takes two people. */
export interface OfferedKind {
  /** `series`, or a type within a kind: `graphics:story`. */
  readonly kind: string;
  readonly label: string;
  /** Heading that it stands under. */
  readonly group: string;
}

/** Kinds that a collection of records offers to choose. */
export interface OfferedCollection {
  readonly kinds: readonly OfferedKind[];
  /** Returns the kind of a record; the only one, when it is left out. @param fields - What people write in it. */
  readonly kindOf?: (fields: unknown) => string;
  /** Returns the address of a record on the site. */
  readonly pathOf: (record: Pick<RecordRow, "id" | "fields">) => string;
}

/** A record that is to go out. */
export interface Outgoing {
  readonly row: RecordRow;
  /** Whether it goes out by itself, with what readers have and new data: nobody wrote anything of it. */
  readonly follows: boolean;
}

/** Sign-off of a record as it is written now. */
export interface SignOffState {
  readonly isNeeded: boolean;
  readonly isFree: boolean;
  readonly row: SignOffRow | undefined;
  readonly authors: Authors;
}

/** Sign-off by two: what takes two people, who asked, who signed, and what may go out. */
export type SignOff = ReturnType<typeof createSignOff>;

interface SignOffDeps {
  readonly database: Database;
  readonly events: SiteEvents;
  readonly emit: EmitDomainEvent;
  readonly noteInAudit: NoteInAudit;
  readonly now: () => number;
}

const NOTHING = { asked_by: "", asked_by_id: "", asked_at_ms: null, asked_of: "", asked_of_id: "", note: "" } as const;
const UNSIGNED = { given_by: "", given_by_id: "", given_at_ms: null, print: "" } as const;

/**
 * Opens the sign-offs.
 *
 * @see docs/adr/0148-sign-off-by-two.md
 */
export function createSignOff({ database, events, emit, noteInAudit, now }: SignOffDeps) {
  const offered = new Map<string, OfferedCollection>();

  async function rules(db: SignOffDb): Promise<{ readonly version: number; readonly kinds: readonly string[] }> {
    const row = await findLastRules(db);
    if (row === undefined) return { version: 0, kinds: [] };
    return { version: row.version, kinds: z.array(z.string()).parse(JSON.parse(row.kinds)) };
  }
  async function takesTwo(db: SignOffDb, { collection, fields }: RecordRow): Promise<boolean> {
    const { kinds } = await rules(db);
    if (kinds.length === 0) return false;
    return kinds.includes(offered.get(collection)?.kindOf?.(JSON.parse(fields)) ?? collection);
  }
  const printOf = async (db: SignOffDb, row: RecordRow) =>
    contentPrint(row, await hashesOf(db, filesNamedIn(row.fields)));

  /** Signer of what readers have now, where what is written says the same and shows the same files; `null` for anything else. */
  async function signerOfSame(db: SignOffDb, row: RecordRow, print: string): Promise<SignerName | null> {
    if (row.revision === null) return null;
    const out = await findSignedRevision(db, row.id, row.revision);
    // What went out before anybody noted it is told from what is written by its version alone.
    if (out === undefined) return row.published_version === row.version ? NOBODY : null;
    return out.print === print ? { given_by: out.given_by, given_by_id: out.given_by_id } : null;
  }

  /** Signer who stands for what is to go out; `null` where nobody does. */
  async function signerOf(db: SignOffDb, row: RecordRow, print: string): Promise<SignerName | null> {
    const kept = await findSignOff(db, row.id);
    return kept !== undefined && kept.given_at_ms !== null && kept.print === print
      ? { given_by: kept.given_by, given_by_id: kept.given_by_id }
      : signerOfSame(db, row, print);
  }

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
    /** Offers the kinds of a collection to choose. */
    offer(collection: string, what: OfferedCollection): void {
      offered.set(collection, what);
    },
    offered: (): readonly OfferedKind[] => [...offered.values()].flatMap(({ kinds }) => kinds),
    /** Returns the address of a record on the site; that of the home for one that no screen shows. */
    pathOf: (row: RecordRow): string => offered.get(row.collection)?.pathOf(row) ?? "/",
    rules,

    /**
     * Refuses to let out what takes two people and has one.
     *
     * @throws {Problem} `SIGN_OFF_NEEDED`.
     */
    async requireSigned(db: SignOffDb, { row, follows }: Outgoing): Promise<void> {
      if (follows || !(await takesTwo(db, row))) return;
      if ((await signerOf(db, row, await printOf(db, row))) === null) throw new Problem("SIGN_OFF_NEEDED");
    },

    /**
     * Notes that readers get a revision, with who signed for it; in the transaction in which they do, it refuses what takes two people and has one.
     *
     * @throws {Problem} `SIGN_OFF_NEEDED`.
     */
    async noteOut(db: SignOffDb, { row, follows }: Outgoing, revision: string): Promise<void> {
      const print = await printOf(db, row);
      const signer = await signerOf(db, row, print);
      if (signer === null && !follows && (await takesTwo(db, row))) throw new Problem("SIGN_OFF_NEEDED");
      const before = row.revision === null ? undefined : await findSignedRevision(db, row.id, row.revision);
      const name = follows ? { given_by: before?.given_by ?? "", given_by_id: before?.given_by_id ?? "" } : signer;
      await noteSignedRevision(db, {
        ...{ record_id: row.id, revision, print, ...(name ?? NOBODY), follows: Number(follows), at_ms: now() },
      });
      // What is out needs no signature any more: whoever publishes it again says the same.
      if (!follows) await removeSignOff(db, row.id);
    },

    /**
     * Refuses to give readers an earlier revision that nobody else had signed for.
     *
     * @throws {Problem} `SIGN_OFF_FORMER`.
     */
    async requireSignedRevision(db: SignOffDb, row: RecordRow): Promise<void> {
      if (row.revision === null || !(await takesTwo(db, row))) return;
      const made = await findSignedRevision(db, row.id, row.revision);
      if (made === undefined || made.given_by === "") throw new Problem("SIGN_OFF_FORMER");
    },

    /** Takes a signature back that is of another content than what is written now. */
    async noteWriting(db: SignOffDb, before: RecordRow, after: RecordRow, actor: Actor): Promise<void> {
      const kept = await findSignOff(db, after.id);
      if (kept === undefined || kept.given_at_ms === null || contentText(before) === contentText(after)) return;
      await putSignOff(db, { ...kept, ...UNSIGNED, lost: LOST_BY_WRITING });
      await tell(db, after, { name: "withdrawn", actor, reason: LOST_BY_WRITING });
    },

    /** Forgets the sign-off of what readers have no more. */
    async noteTakenAway(db: SignOffDb, row: RecordRow): Promise<void> {
      await removeSignOff(db, row.id);
    },

    async state(db: SignOffDb, row: RecordRow): Promise<SignOffState> {
      const print = await printOf(db, row);
      const kept = await findSignOff(db, row.id);
      const isGiven = kept !== undefined && kept.given_at_ms !== null;
      // A file that somebody changed is noticed when somebody looks.
      const lost = isGiven && kept.print !== print ? { ...kept, ...UNSIGNED, lost: LOST_BY_WRITING } : kept;
      return {
        isNeeded: await takesTwo(db, row),
        isFree: (await signerOf(db, row, print)) !== null,
        row: lost,
        authors: authorsOf(await pastOfRecord(db, row.id)),
      };
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

/** A person of the team. */
export interface Person {
  readonly id: string;
  readonly name: string;
}

type SignerName = Pick<SignOffRow, "given_by" | "given_by_id">;
const NOBODY: SignerName = { given_by: "", given_by_id: "" };

const AUDITED = { asked: "sign_off_asked", given: "sign_off_given", withdrawn: "sign_off_withdrawn" } as const;
