import { DIALECTS } from "@nv/test-kit";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { PASSWORD, SAME_ORIGIN, startTestIdentity, type TestIdentity, type Tokens } from "./test-identity.ts";

const ANA = "ana@diario.example";
const HOUR_MS = 3_600_000;
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const NOBODY = "00000000-0000-4000-8000-000000000000";

interface Listed {
  readonly id: string;
  readonly device: string;
  readonly address: string;
  readonly created_at: string;
  readonly last_used_at: string;
  readonly current: boolean;
}

async function listOwn(service: TestIdentity, bearer: string): Promise<Listed[]> {
  const answer = await service.call("GET", "/sessions", { bearer });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ sessions: Listed[] }>().sessions;
}

async function idOf(service: TestIdentity, bearer: string): Promise<string> {
  return (await service.call("GET", "/user", { bearer })).json<{ id: string }>().id;
}

async function isAlive(service: TestIdentity, tokens: Tokens): Promise<boolean> {
  return (await service.call("GET", "/user", { bearer: tokens.access_token })).statusCode === 200;
}

describe.each(DIALECTS)("sessions on $name", (dialect) => {
  let service: TestIdentity;
  let first: Tokens;
  beforeEach(async () => {
    service = await startTestIdentity(dialect);
    first = await service.person(ANA);
  });
  afterEach(() => service.close());

  test("a person sees a row per device, last used first, and which one asks", async () => {
    service.clock.advance(60_000);
    const second = await service.signIn(ANA, PASSWORD, { "user-agent": FIREFOX });
    const rows = await listOwn(service, second.access_token);
    expect(rows).toMatchObject([
      { device: "Firefox · Linux", user_agent: FIREFOX, address: "127.0.0.1", current: true },
      { device: "tests", current: false, created_at: "2026-01-12T09:00:00.000Z" },
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/hash|cookie|token/);
  });

  test("a renewal is a use of the session, by the address it comes from", async () => {
    service.clock.advance(HOUR_MS);
    const form = { grant_type: "refresh_token", refresh_token: first.refresh_token };
    const renewed = (await service.call("POST", "/token", { form })).json<Tokens>();
    const [row] = await listOwn(service, renewed.access_token);
    expect(row).toMatchObject({
      created_at: "2026-01-12T09:00:00.000Z",
      last_used_at: "2026-01-12T10:00:00.000Z",
    });
  });

  test("a session ended by its owner is refused at once, and a second time is not found", async () => {
    const second = await service.signIn(ANA);
    const other = (await listOwn(service, second.access_token)).find(({ current }) => !current);
    const end = () => service.call("DELETE", `/sessions/${other?.id}`, { bearer: second.access_token });
    const ended = await end();
    expect([ended.statusCode, ended.body]).toEqual([204, ""]);
    expect(await isAlive(service, first)).toBe(false);
    expect(await isAlive(service, second)).toBe(true);
    const form = { grant_type: "refresh_token", refresh_token: first.refresh_token };
    expect((await service.call("POST", "/token", { form })).statusCode).toBe(400);
    const again = await end();
    expect([again.statusCode, again.json()]).toEqual([404, { code: 404, msg: "Session not found" }]);
  });

  test("what another process writes counts at the next request: a session ended, a name changed, a person gone", async () => {
    const elsewhere = await service.store.open();
    const [first, second] = [await service.person("eva@diario.example"), await service.signIn("eva@diario.example")];
    const id = await idOf(service, second.access_token);
    const [kept] = await listOwn(service, second.access_token);
    expect(await isAlive(service, first)).toBe(true);
    await sql`delete from identity_sessions where user_id = ${id} and id <> ${kept?.id}`.execute(elsewhere.kysely);
    const alive = [await isAlive(service, first), await isAlive(service, second)];
    expect(alive.toSorted()).toEqual([false, true]);
    const { access_token: bearer } = alive[0] ? first : second;
    const name = '{"full_name":"Ana Ruiz"}';
    await sql`update identity_users set user_metadata = ${name} where id = ${id}`.execute(elsewhere.kysely);
    const answer = await service.call("GET", "/user", { bearer });
    expect(answer.json()).toMatchObject({ user_metadata: { full_name: "Ana Ruiz" } });
    await sql`delete from identity_users where id = ${id}`.execute(elsewhere.kysely);
    expect((await service.call("GET", "/user", { bearer })).statusCode).toBe(404);
    await elsewhere.close();
  });

  test("nobody ends the session of another person, nor sees it", async () => {
    const bea = await service.person("bea@diario.example");
    const [own] = await listOwn(service, first.access_token);
    const answer = await service.call("DELETE", `/sessions/${own?.id}`, { bearer: bea.access_token });
    expect(answer.statusCode).toBe(404);
    expect(await isAlive(service, first)).toBe(true);
    expect(await listOwn(service, bea.access_token)).toHaveLength(1);
  });

  test.each([
    { method: "GET", path: "/sessions" },
    { method: "DELETE", path: `/sessions/${NOBODY}` },
    { method: "GET", path: `/admin/users/${NOBODY}/sessions` },
    { method: "DELETE", path: `/admin/users/${NOBODY}/sessions` },
    { method: "DELETE", path: `/admin/users/${NOBODY}/sessions/${NOBODY}` },
  ] as const)("$method $path without a bearer, and by cookie alone, is 401", async ({ method, path }) => {
    expect((await service.call(method, path)).statusCode).toBe(401);
    const form = { grant_type: "password", username: ANA, password: PASSWORD };
    const signedIn = await service.call("POST", "/token", { form, headers: SAME_ORIGIN });
    const cookie = signedIn.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
    expect((await service.call(method, path, { headers: { ...SAME_ORIGIN, cookie } })).statusCode).toBe(401);
  });

  test.each(["17", "..%2F..%2Fadmin", `${NOBODY}'`, "%00"])("DELETE /sessions/%s is not found", async (id) => {
    const answer = await service.call("DELETE", `/sessions/${id}`, { bearer: first.access_token });
    expect(answer.statusCode).toBe(404);
  });

  test("a person without the role cannot see or end sessions through the administration", async () => {
    const id = await idOf(service, first.access_token);
    for (const [method, path] of [
      ["GET", `/admin/users/${id}/sessions`],
      ["DELETE", `/admin/users/${id}/sessions`],
    ] as const) {
      expect((await service.call(method, path, { bearer: first.access_token })).json().msg).toBe("User not allowed");
    }
  });

  test("an administrator sees the sessions of a person, ends one and then all, and the audit says so", async () => {
    const bearer = await service.administrator();
    const id = await idOf(service, first.access_token);
    const second = await service.signIn(ANA);
    const list = await service.call("GET", `/admin/users/${id}/sessions`, { bearer });
    const rows = list.json<{ sessions: Listed[] }>().sessions;
    expect(rows.map(({ current }) => current)).toEqual([false, false]);
    const one = await service.call("DELETE", `/admin/users/${id}/sessions/${rows[0]?.id}`, { bearer });
    expect(one.statusCode).toBe(204);
    expect([await isAlive(service, first), await isAlive(service, second)].filter(Boolean)).toHaveLength(1);
    expect((await service.call("DELETE", `/admin/users/${id}/sessions`, { bearer })).statusCode).toBe(204);
    expect([await isAlive(service, first), await isAlive(service, second)]).toEqual([false, false]);
    const missing = await service.call("DELETE", `/admin/users/${NOBODY}/sessions`, { bearer });
    expect([missing.statusCode, missing.json().msg]).toEqual([404, "User not found"]);
    const audit = await service.call("GET", "/admin/audit?query=action:session_ended", { bearer });
    expect(audit.json()).toHaveLength(2);
    expect(audit.json()[0].payload).toMatchObject({ log_type: "account", traits: { user_email: ANA } });
  });
});

describe.each(DIALECTS)("bans on $name", (dialect) => {
  let service: TestIdentity;
  let bearer: string;
  let id: string;
  let tokens: Tokens;
  beforeEach(async () => {
    service = await startTestIdentity(dialect);
    bearer = await service.administrator();
    tokens = await service.person(ANA);
    id = await idOf(service, tokens.access_token);
  });
  afterEach(() => service.close());

  const ban = (duration: string) =>
    service.call("PUT", `/admin/users/${id}`, { json: { ban_duration: duration }, bearer });
  const enter = (password: string) =>
    service.call("POST", "/token", { form: { grant_type: "password", username: ANA, password } });

  test("a ban ends sessions, closes the gate and kills the links that were on their way, at once", async () => {
    const form = { grant_type: "password", username: ANA, password: PASSWORD };
    const signedIn = await service.call("POST", "/token", { form, headers: SAME_ORIGIN });
    const header = signedIn.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
    expect(await service.identity.readSession(header)).not.toBeNull();
    await service.call("POST", "/recover", { json: { email: ANA } });
    const { token } = await service.mail(ANA, "Elige una contraseña nueva");
    const answer = await ban("24h");
    expect(answer.json()).toMatchObject({ banned_until: "2026-01-13T09:00:00.000Z" });
    expect(await service.identity.readSession(header)).toBeNull();
    expect(await isAlive(service, tokens)).toBe(false);
    const refresh = { grant_type: "refresh_token", refresh_token: tokens.refresh_token };
    expect((await service.call("POST", "/token", { form: refresh })).json().error_description).toBe(
      "Invalid Refresh Token",
    );
    const verified = await service.call("POST", "/verify", { json: { type: "recovery", token, password: PASSWORD } });
    expect(verified.statusCode).toBe(404);
  });

  test("only whoever has the right password is told of the ban", async () => {
    await ban("24h");
    expect((await enter("equivocada")).json().error_description).toBe(
      "No user found with that email, or password invalid.",
    );
    expect((await enter(PASSWORD)).json()).toEqual({ error: "invalid_grant", error_description: "User is banned" });
    const recovery = await service.call("POST", "/recover", { json: { email: ANA } });
    expect([recovery.statusCode, recovery.json()]).toEqual([200, {}]);
    expect((await service.mails()).filter(({ to }) => to === ANA)).toEqual([]);
  });

  test("a ban ends by itself, or when an administrator lifts it; the former sessions stay ended", async () => {
    await ban("24h");
    service.clock.advance(24 * HOUR_MS - 1);
    expect((await enter(PASSWORD)).statusCode).toBe(400);
    service.clock.advance(1);
    expect((await enter(PASSWORD)).statusCode).toBe(200);
    expect(await isAlive(service, tokens)).toBe(false);
    bearer = (await service.signIn("jefa@diario.example")).access_token;
    service.clock.advance(1000);
    await ban("876000h");
    expect((await enter(PASSWORD)).statusCode).toBe(400);
    service.clock.advance(1000);
    const lifted = await ban("none");
    expect(lifted.json().banned_until).toBeUndefined();
    expect((await enter(PASSWORD)).statusCode).toBe(200);
    const audit = await service.call("GET", "/admin/audit?query=action:banned", { bearer });
    expect(audit.json().map(({ payload }: { payload: { action: string } }) => payload.action)).toEqual([
      "user_unbanned",
      "user_banned",
      "user_banned",
    ]);
  });

  test.each(["", "forever", "-1h", "1d", "1h; drop table"])("a ban of «%s» is refused", async (duration) => {
    const answer = await ban(duration);
    expect([answer.statusCode, answer.json().msg]).toEqual([400, `Invalid ban duration: ${duration}`]);
    expect(await isAlive(service, tokens)).toBe(true);
  });

  test("the last administrator cannot be banned, and an edit without a ban leaves a ban as it is", async () => {
    const own = await idOf(service, bearer);
    const answer = await service.call("PUT", `/admin/users/${own}`, { json: { ban_duration: "1h" }, bearer });
    expect([answer.statusCode, answer.json().msg]).toEqual([422, "The last administrator cannot be removed"]);
    expect((await service.call("GET", "/user", { bearer })).statusCode).toBe(200);
    await ban("1h");
    await service.call("PUT", `/admin/users/${id}`, { json: { role: "editor" }, bearer });
    expect((await enter(PASSWORD)).json().error_description).toBe("User is banned");
  });

  test("a sign-in whose password is being checked while the ban comes does not open a session", async () => {
    const [entered] = await Promise.all([enter(PASSWORD), ban("24h")]);
    if (entered.statusCode === 200) expect(await isAlive(service, entered.json<Tokens>())).toBe(false);
    await ban("none");
    const list = await service.call("GET", `/admin/users/${id}/sessions`, { bearer });
    expect(list.json().sessions).toEqual([]);
  });
});

describe.each(DIALECTS.filter(({ name }) => name === "postgres"))("two processes on $name", (dialect) => {
  test("a ban, and a session ended, at one close the gate and the API of the other", async () => {
    const store = await dialect.create("identity");
    const one = await startTestIdentity(dialect, {}, store);
    const two = await startTestIdentity(dialect, {}, store);
    const bearer = await one.administrator();
    await one.person(ANA);
    const form = { grant_type: "password", username: ANA, password: PASSWORD };
    for (const end of ["session", "ban"] as const) {
      const signedIn = await two.call("POST", "/token", { form, headers: SAME_ORIGIN });
      const header = signedIn.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
      const { access_token } = signedIn.json<Tokens>();
      const id = await idOf(two, access_token);
      expect(await two.identity.readSession(header)).not.toBeNull();
      if (end === "ban") await one.call("PUT", `/admin/users/${id}`, { json: { ban_duration: "1h" }, bearer });
      else await one.call("DELETE", `/admin/users/${id}/sessions`, { bearer });
      await vi.waitFor(async () => expect(await two.identity.readSession(header)).toBeNull());
      expect((await two.call("GET", "/user", { bearer: access_token })).statusCode).toBe(401);
    }
    await one.close();
    await two.close();
    await store.drop();
  });
});
