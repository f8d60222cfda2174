import type { SignOffChange, SignOffRules, SignOffView } from "@nv/contracts/schemas";
import type { FoundPerson, Identity } from "@nv/identity-server";
import type { Actor } from "../../http/acting.ts";
import { invalidFields, Problem } from "../../http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { findRecord } from "../../platform/records/records.repository.ts";
import type { RecordRow } from "../../platform/records/records-tables.ts";
import { isOwn } from "../../platform/sign-off/core/four-eyes.ts";
import { insertRules, listRules } from "../../platform/sign-off/sign-off.repository.ts";
import type { SignOffState } from "../../platform/sign-off/sign-off.ts";
import { hostOf, openSignOffDb, type SignOffDb } from "../../platform/sign-off/sign-off-tables.ts";

/** Versions that are listed: what takes two people changes a few times a year. */
const LISTED = 50;

/** People who are listed to be asked: a house has some dozens. */
const MOST_PEOPLE = 500;

/** Operations that list people and tell them. */
export type SignOffPost = Pick<Identity["operations"], "people" | "tellPeople">;

/** Dependencies of the sign-offs as people see them. */
export type SignOffContext = Pick<Platform, "database" | "noteInAudit" | "now" | "signOff">;

/** Sign-offs, as their routes see them. Failures are {@link Problem}s. */
export type SignOffs = ReturnType<typeof createSignOffs>;

const withReason = (sentence: string, reason: string) => (reason === "" ? sentence : `${sentence} «${reason}»`);

const nameOf = ({ name, email }: FoundPerson) => name || email;

/** Opens the sign-offs for people. @param post - Lists people and tells them. */
export function createSignOffs({ database, noteInAudit, now, signOff }: SignOffContext, post: SignOffPost) {
  const db = openSignOffDb(database);

  async function required(id: string, from: SignOffDb = db): Promise<RecordRow> {
    const row = await findRecord(from, id);
    if (row === undefined) throw new Problem("NOT_FOUND");
    return row;
  }

  async function view(id: string, actor: Actor): Promise<SignOffView> {
    const row = await required(id);
    const state = await signOff.state(db, row);
    const people = state.isNeeded ? await post.people.everybody(MOST_PEOPLE) : [];
    return toView(row, state, { actor, people });
  }

  /** @throws {Problem} `VERSION_CONFLICT` when somebody changed it since. */
  async function requireSeen(id: string, version: number, from: SignOffDb): Promise<RecordRow> {
    const row = await required(id, from);
    if (row.version !== version) throw new Problem("VERSION_CONFLICT");
    return row;
  }

  async function rules(): Promise<SignOffRules> {
    const { version, kinds } = await signOff.rules(db);
    const on = new Set(kinds);
    const versions = (await listRules(db, LISTED)).map((row) => ({
      ...{ version: row.version, atMs: row.made_at_ms, by: row.made_by, note: row.note },
    }));
    const known = signOff.offered().map((one) => ({ ...one, isOn: on.has(one.kind) }));
    return { version, kinds: known, versions };
  }

  return {
    view,
    rules,
    /**
     * Chooses what takes two people from now on.
     *
     * @throws {Problem} `SIGN_OFF_RULES_CHANGED` where it is not the choice that its author saw; `FIELDS_INVALID` for what nobody publishes.
     */
    async changeRules({ version, kinds, note }: SignOffChange, actor: Actor): Promise<SignOffRules> {
      const offered = new Set(signOff.offered().map(({ kind }) => kind));
      if (kinds.some((kind) => !offered.has(kind)))
        throw invalidFields([{ field: "kinds", message: "Hay algo que aquí no se publica" }]);
      const row = {
        ...{ version: version + 1, kinds: JSON.stringify(kinds), note },
        ...{ made_by: actor.name, made_at_ms: now() },
      };
      await database.transaction(db, async (transaction) => {
        const last = (await listRules(transaction, 1))[0]?.version ?? 0;
        if (last !== version || !(await insertRules(transaction, row))) throw new Problem("SIGN_OFF_RULES_CHANGED");
        const details = { version: row.version, kinds: kinds.join(", "), note };
        await noteInAudit(hostOf(transaction), { action: "sign_off_rules_changed", actor, from: actor.from, details });
      });
      return rules();
    },
    /** Asks somebody, or anybody, to sign; who is asked is told by mail. @throws {Problem} `FIELDS_INVALID` for who cannot be asked. */
    async ask(
      id: string,
      { version, person, note }: { readonly version: number; readonly person: string; readonly note: string },
      actor: Actor,
    ): Promise<SignOffView> {
      const people = person === "" ? [] : await post.people.everybody(MOST_PEOPLE);
      const of = people.find((one) => one.id === person);
      if (person !== "" && of === undefined)
        throw invalidFields([{ field: "person", message: "Esa persona ya no está: elige otra" }]);
      await post.tellPeople(async (work) => {
        const held = openSignOffDb({ kysely: work.db });
        const row = await requireSeen(id, version, held);
        const { authors } = await signOff.state(held, row);
        if (of !== undefined && isOwn(authors, of.id))
          throw invalidFields([{ field: "person", message: `${nameOf(of)} ha escrito esta versión: elige a otra` }]);
        await signOff.ask(held, row, { actor, of: of === undefined ? null : { id: of.id, name: nameOf(of) }, note });
        if (of !== undefined)
          await work.tellNotice(of.id, {
            title: row.title,
            sentence: withReason(`${actor.name} te pide el visto bueno de «${row.title}».`, note),
            path: signOff.pathOf(row),
          });
      });
      return view(id, actor);
    },
    /** Signs for what is written; who asked is told. @throws {Problem} `SIGN_OFF_OWN`, `VERSION_CONFLICT`. */
    async give(id: string, version: number, actor: Actor): Promise<SignOffView> {
      await post.tellPeople(async (work) => {
        const held = openSignOffDb({ kysely: work.db });
        const row = await requireSeen(id, version, held);
        const asker = await signOff.give(held, row, actor);
        if (asker !== "" && asker !== actor.id)
          await work.tellNotice(asker, {
            title: row.title,
            sentence: `${actor.name} ha dado el visto bueno a «${row.title}»: ya se puede publicar, mientras nadie la cambie.`,
            path: signOff.pathOf(row),
          });
      });
      return view(id, actor);
    },
    /** Takes back what was asked for or given; who did is told. @throws {Problem} `SIGN_OFF_NOT_ASKED`, `VERSION_CONFLICT`. */
    async withdraw(
      id: string,
      { version, reason }: { readonly version: number; readonly reason: string },
      actor: Actor,
    ): Promise<SignOffView> {
      await post.tellPeople(async (work) => {
        const held = openSignOffDb({ kysely: work.db });
        const row = await requireSeen(id, version, held);
        for (const one of await signOff.withdraw(held, row, actor, reason))
          if (one !== actor.id)
            await work.tellNotice(one, {
              title: row.title,
              sentence: withReason(`${actor.name} ha quitado el visto bueno de «${row.title}».`, reason),
              path: signOff.pathOf(row),
            });
      });
      return view(id, actor);
    },
  };
}

function toView(
  { version }: RecordRow,
  { isNeeded, isFree, row, authors }: SignOffState,
  { actor, people }: { readonly actor: Actor; readonly people: readonly FoundPerson[] },
): SignOffView {
  const isMine = isOwn(authors, actor.id);
  return {
    ...{ isNeeded, isFree, version, lost: row?.lost ?? "" },
    asked:
      row === undefined || row.asked_at_ms === null
        ? null
        : { by: row.asked_by, atMs: row.asked_at_ms, of: row.asked_of, note: row.note },
    given: row === undefined || row.given_at_ms === null ? null : { by: row.given_by, atMs: row.given_at_ms },
    refusal: isMine ? new Problem("SIGN_OFF_OWN").message : "",
    people: people
      .filter(({ id }) => id !== actor.id && !isOwn(authors, id))
      .map((person) => ({ id: person.id, name: nameOf(person) })),
  };
}
