import type { Chance } from "@nv/test-kit";
import { expect } from "vitest";
import { z } from "zod";
import { REUSE_GRACE_MS } from "../../src/sessions/refresh.service.ts";
import { type Answer, type Call, type Sent, tokensOf } from "./service-calls.ts";

/** Action under which the audit records each change that a person in these tests makes. */
export type Change =
  | "user_signedup"
  | "user_created"
  | "user_modified"
  | "user_deleted"
  | "user_password_changed"
  | "user_recovery_requested"
  | "login"
  | "logout"
  | "token_refreshed";

/** Counts of what was answered, and of what was asked for and nobody knows. */
export interface Tally {
  answered: number;
  unknown: number;
}

interface Session {
  access: string;
  /** The newest that was answered. */
  refresh: string;
  state: "open" | "ended" | "unknown";
  /** Time when a renewal that was not answered was first asked for; `null` when all were. Unix epoch, milliseconds. */
  renewalAskedAtMs: number | null;
}

/** Somebody who uses the service and remembers what they were answered. */
export interface Person {
  readonly email: string;
  readonly changes: ReadonlyMap<Change, Tally>;
  /** Mails that must be on their way or there. */
  readonly mails: Tally;
  /** Whether this person will do nothing more. */
  isDone(): boolean;
  /** Does one thing, chosen by chance. @throws {Unanswered} */
  act(call: Call): Promise<void>;
  /** Compares what was answered with what the service knows now. @throws {Unanswered} */
  verify(call: Call): Promise<void>;
}

interface PersonDeps {
  readonly email: string;
  /** An address of their own: limits by address are not what is tested. */
  readonly address: string;
  readonly chance: Chance;
  /** Access token of the administrator. */
  readonly administrator: string;
}

const ACTIONS_MAX = 25;
const OPEN_SESSIONS_MAX = 3;
/** Of five an hour. */
const RECOVERIES_MAX = 3;
/** Of a hundred in a quarter of an hour. */
const SIGN_INS_MAX = 60;
const STEPS_BEFORE_DELETION = 8;

const UserAnswer = z.object({ id: z.string(), user_metadata: z.object({ note: z.number() }) });

/** Makes somebody who has no account yet. */
export function createPerson({ email, address, chance, administrator }: PersonDeps): Person {
  const changes = new Map<Change, Tally>();
  const mails: Tally = { answered: 0, unknown: 0 };
  const sessions: Session[] = [];
  let account: "none" | "present" | "gone" | "unknown" = "none";
  let id = "";
  /** Values that the account may have now: one, or two while a change is not answered. */
  let notes: readonly number[] = [0];
  let passwords: readonly string[] = ["correcta-caballo-pila-0"];
  let actions = 0;
  let recoveries = 0;
  let doubtedLinks = 0;
  let signIns = 0;

  const password = () => passwords[0] ?? "";
  const newestNote = () => Math.max(...notes);
  const openSessions = () => sessions.filter(({ state }) => state === "open");

  function tallyOf(name: Change): Tally {
    const tally = changes.get(name) ?? { answered: 0, unknown: 0 };
    changes.set(name, tally);
    return tally;
  }

  /** Sends a change; until its answer it may have happened or not. */
  async function change(names: readonly Change[], hasMail: boolean, send: () => Promise<Answer>): Promise<Answer> {
    const counted = [...names.map(tallyOf), ...(hasMail ? [mails] : [])];
    for (const tally of counted) tally.unknown += 1;
    const answer = await send();
    for (const tally of counted) tally.unknown -= 1;
    if (answer.status < 300) for (const tally of counted) tally.answered += 1;
    return answer;
  }

  async function succeed(
    call: Call,
    names: readonly Change[],
    request: readonly [...Parameters<Call>],
    hasMail = false,
  ): Promise<Answer> {
    const answer = await change(names, hasMail, () => call(...request));
    expect(answer.status, `${email}: ${request[0]} ${request[1]}: ${JSON.stringify(answer.body)}`).toBeLessThan(300);
    return answer;
  }

  const from = (sent: Omit<Sent, "address">): Sent => ({ ...sent, address });

  async function join(call: Call): Promise<void> {
    const isAdministrators = chance.ratio() < 0.3;
    account = "unknown";
    const body = { email, password: password() };
    const answer = isAdministrators
      ? await succeed(
          call,
          ["user_created"],
          [
            "POST",
            "/admin/users",
            from({ json: { ...body, confirm: true, user_metadata: { note: 0 } }, bearer: administrator }),
          ],
        )
      : await succeed(call, ["user_signedup"], ["POST", "/signup", from({ json: { ...body, data: { note: 0 } } })]);
    account = "present";
    id = UserAnswer.parse(answer.body).id;
  }

  async function trySignIn(call: Call, typed: string): Promise<Session | null> {
    signIns += 1;
    const form = { grant_type: "password", username: email, password: typed };
    const answer = await change(["login"], false, () => call("POST", "/token", from({ form })));
    if (answer.status !== 200) {
      expect(answer.status, JSON.stringify(answer.body)).toBe(400);
      return null;
    }
    const session: Session = { ...tokensOf(answer), state: "open", renewalAskedAtMs: null };
    sessions.push(session);
    return session;
  }

  async function signIn(call: Call): Promise<void> {
    expect(await trySignIn(call, password()), `${email} signs in`).not.toBeNull();
  }

  async function tryRefresh(call: Call, session: Session): Promise<boolean> {
    const form = { grant_type: "refresh_token", refresh_token: session.refresh };
    session.renewalAskedAtMs ??= Date.now();
    const answer = await change(["token_refreshed"], false, () => call("POST", "/token", from({ form })));
    // Lives that end soon renew a session more often than once a second; told so, it is alive and keeps its tokens.
    if (answer.status === 429) return true;
    if (answer.status !== 200) {
      expect(answer.status, JSON.stringify(answer.body)).toBe(400);
      return false;
    }
    Object.assign(session, tokensOf(answer), { renewalAskedAtMs: null });
    return true;
  }

  async function writeNote(call: Call, session: Session): Promise<void> {
    const note = newestNote() + 1;
    notes = [...notes, note];
    const isAdministrators = id !== "" && chance.ratio() < 0.3;
    const request = isAdministrators
      ? (["PUT", `/admin/users/${id}`, from({ json: { user_metadata: { note } }, bearer: administrator })] as const)
      : (["PUT", "/user", from({ json: { data: { note } }, bearer: session.access })] as const);
    const answer = await succeed(call, ["user_modified"], request);
    expect(UserAnswer.parse(answer.body).user_metadata.note).toBe(note);
    notes = [note];
  }

  async function signOut(call: Call, session: Session): Promise<void> {
    session.state = "unknown";
    await succeed(call, ["logout"], ["POST", "/logout", from({ bearer: session.access })]);
    session.state = "ended";
  }

  async function changePassword(call: Call, session: Session): Promise<void> {
    const others = openSessions().filter((other) => other !== session);
    const [former, next] = [password(), `correcta-caballo-pila-${actions}`];
    passwords = [former, next];
    for (const other of others) other.state = "unknown";
    const json = { password: next, current_password: former };
    const request = ["PUT", "/user", from({ json, bearer: session.access })] as const;
    await succeed(call, ["user_modified", "user_password_changed"], request, true);
    passwords = [next];
    for (const other of others) other.state = "ended";
  }

  async function recover(call: Call): Promise<void> {
    recoveries += 1;
    await succeed(call, ["user_recovery_requested"], ["POST", "/recover", from({ json: { email } })], true);
  }

  /**
   * A link is made after the answer: one that still waits is not made for somebody who is gone. So as soon as a removal is
   * asked for, nobody knows of the links that were; should it not have happened, they are owed again.
   */
  function doubtLinks(count: number): void {
    for (const tally of [mails, tallyOf("user_recovery_requested")]) {
      tally.unknown += count;
      tally.answered -= count;
    }
    doubtedLinks += count;
  }

  async function leave(call: Call): Promise<void> {
    account = "unknown";
    doubtLinks(tallyOf("user_recovery_requested").answered);
    await succeed(call, ["user_deleted"], ["DELETE", `/admin/users/${id}`, from({ bearer: administrator })]);
    account = "gone";
    for (const session of sessions) session.state = "ended";
  }

  async function act(call: Call): Promise<void> {
    actions += 1;
    if (account === "none") return join(call);
    const [session] = openSessions();
    if (session === undefined) return signIn(call);
    const newest = openSessions().at(-1) ?? session;
    const all: readonly [() => Promise<void>, ...(() => Promise<void>)[]] = [
      () => writeNote(call, newest),
      () => writeNote(call, session),
      async () => expect(await tryRefresh(call, newest), `${email} renews`).toBe(true),
      async () => expect(await tryRefresh(call, session), `${email} renews`).toBe(true),
      () => signOut(call, session),
      ...(openSessions().length < OPEN_SESSIONS_MAX ? [() => signIn(call)] : [() => signOut(call, newest)]),
      ...(recoveries < RECOVERIES_MAX ? [() => recover(call)] : []),
      ...(chance.ratio() < 0.5 ? [() => changePassword(call, session)] : []),
      ...(actions > STEPS_BEFORE_DELETION && id !== "" ? [() => leave(call)] : []),
    ];
    return chance.pick(all)();
  }

  /** Finds out whether the account is there and which password it has. */
  async function verifyAccount(call: Call): Promise<void> {
    if (account === "none") return;
    const wasChanging = passwords.length > 1;
    let found: string | undefined;
    for (const typed of passwords.toReversed()) {
      if (found === undefined && (await trySignIn(call, typed)) !== null) found = typed;
    }
    if (found === undefined) {
      expect(account, `${email} has no account`).not.toBe("present");
      // Either its making did not happen, and may be tried again, or its removal did.
      account = sessions.length === 0 && account === "unknown" ? "none" : "gone";
      for (const session of sessions) session.state = "ended";
      return;
    }
    expect(account, `${email} has an account`).not.toBe("gone");
    account = "present";
    doubtLinks(-doubtedLinks);
    const isChanged = found !== passwords[0];
    if (wasChanging) for (const one of sessions) if (one.state === "unknown") one.state = isChanged ? "ended" : "open";
    passwords = [found];
  }

  async function verifySession(call: Call, session: Session): Promise<void> {
    const askedAtMs = session.renewalAskedAtMs ?? Number.POSITIVE_INFINITY;
    const isAlive = await tryRefresh(call, session);
    // A renewal whose answer was lost, asked for again after the grace, is taken for a theft. A busy machine may take that long.
    const mayLookStolen = session.state === "open" && Date.now() - askedAtMs > REUSE_GRACE_MS;
    const former = mayLookStolen ? "unknown" : session.state;
    if (former !== "unknown")
      expect(isAlive, `${email}: a session that was ${former} is alive`).toBe(former === "open");
    session.state = isAlive ? "open" : "ended";
    const answer = await call("GET", "/user", from({ bearer: session.access }));
    if (!isAlive) {
      expect(answer.status).toBe(account === "gone" ? 404 : 401);
      return;
    }
    const user = UserAnswer.parse(answer.body);
    id = user.id;
    expect(notes, `${email} has note ${user.user_metadata.note}`).toContain(user.user_metadata.note);
    notes = [user.user_metadata.note];
  }

  return {
    email,
    changes,
    mails,
    act,
    isDone: () => account === "gone" || actions >= ACTIONS_MAX || signIns >= SIGN_INS_MAX,
    async verify(call) {
      await verifyAccount(call);
      for (const session of sessions) await verifySession(call, session);
    },
  };
}
