import type { SignOffView } from "@nv/contracts/schemas";
import type { FoundPerson, Identity } from "@nv/identity-server";
import type { Actor } from "../../http/acting.ts";
import { invalidFields, Problem } from "../../http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { findRecord } from "../../platform/records/records.repository.ts";
import type { RecordRow } from "../../platform/records/records-tables.ts";
import { isOwn } from "../../platform/sign-off/core/four-eyes.ts";
import type { SignOffState } from "../../platform/sign-off/sign-off.ts";
import { openSignOffDb, type SignOffDb } from "../../platform/sign-off/sign-off-tables.ts";
import { createSignOffRules } from "./sign-off-rules.service.ts";

/** People who are listed to be asked: a house has some dozens. */
const MOST_PEOPLE = 500;

/** Operations that list people and tell them. */
export type SignOffPost = Pick<Identity["operations"], "people" | "tellPeople">;

/** Somebody who does something, and the version of a record that they saw. */
interface SeenVersion {
  readonly id: string;
  readonly version: number;
  readonly actor: Actor;
}

/** Tells somebody a sentence about a record by mail. */
type TellOfRecord = (personId: string, sentence: string) => Promise<void>;

/** Dependencies of the sign-offs as people see them. */
export type SignOffContext = Pick<Platform, "database" | "noteInAudit" | "now" | "signOff">;

/** Sign-offs, as their routes see them. Failures are {@link Problem}s. */
export type SignOffs = ReturnType<typeof createSignOffs>;

const withReason = (sentence: string, reason: string) => (reason === "" ? sentence : `${sentence} «${reason}»`);

const nameOf = ({ name, email }: FoundPerson) => name || email;

/** Opens the sign-offs for people. @param post - Lists people and tells them. */
export function createSignOffs(context: SignOffContext, post: SignOffPost) {
  const { database, signOff } = context;
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

  /**
   * Does something about the version that somebody saw, and tells people of it by mail, or neither.
   *
   * @throws {Problem} `VERSION_CONFLICT` when somebody changed it since.
   */
  async function acting(
    { id, version, actor }: SeenVersion,
    act: (db: SignOffDb, row: RecordRow, tell: TellOfRecord) => Promise<void>,
  ): Promise<SignOffView> {
    await post.tellPeople(async (work) => {
      const held = openSignOffDb({ kysely: work.db });
      const row = await requireSeen(id, version, held);
      await act(held, row, (personId, sentence) =>
        work.tellNotice(personId, { title: row.title, sentence, path: signOff.pathOf(row) }),
      );
    });
    return view(id, actor);
  }

  return {
    ...createSignOffRules(context),
    view,
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
      return acting({ id, version, actor }, async (held, row, tell) => {
        const { authors } = await signOff.state(held, row);
        if (of !== undefined && isOwn(authors, of.id))
          throw invalidFields([{ field: "person", message: `${nameOf(of)} ha escrito esta versión: elige a otra` }]);
        await signOff.ask(held, row, { actor, of: of === undefined ? null : { id: of.id, name: nameOf(of) }, note });
        if (of !== undefined)
          await tell(of.id, withReason(`${actor.name} te pide el visto bueno de «${row.title}».`, note));
      });
    },
    /** Signs for what is written; who asked is told. @throws {Problem} `SIGN_OFF_OWN`, `VERSION_CONFLICT`. */
    give: (id: string, version: number, actor: Actor): Promise<SignOffView> =>
      acting({ id, version, actor }, async (held, row, tell) => {
        const asker = await signOff.give(held, row, actor);
        if (asker !== "" && asker !== actor.id)
          await tell(
            asker,
            `${actor.name} ha dado el visto bueno a «${row.title}»: ya se puede publicar, mientras nadie la cambie.`,
          );
      }),
    /** Takes back what was asked for or given; who did is told. @throws {Problem} `SIGN_OFF_NOT_ASKED`, `VERSION_CONFLICT`. */
    withdraw: (
      id: string,
      { version, reason }: { readonly version: number; readonly reason: string },
      actor: Actor,
    ): Promise<SignOffView> =>
      acting({ id, version, actor }, async (held, row, tell) => {
        for (const one of await signOff.withdraw(held, row, actor, reason))
          if (one !== actor.id)
            await tell(one, withReason(`${actor.name} ha quitado el visto bueno de «${row.title}».`, reason));
      }),
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
