import { DIALECTS, FEATURE_DIALECTS } from "@nv/test-kit";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ActingAdministrator } from "../src/index.ts";
import type { IdentityTables } from "../src/schema/tables.ts";
import { actingBy, PASSWORD, SAME_ORIGIN, startTestIdentity, type TestIdentity, type Tokens } from "./test-identity.ts";

const ANA = "ana@diario.example";
const DAY_MS = 86_400_000;

/** The administrator of a service, as the host application names one. */
async function administratorOf(service: TestIdentity): Promise<ActingAdministrator> {
  const bearer = await service.administrator();
  return { ...actingBy(bearer), address: "192.0.2.7", userAgent: "tests" };
}

/** The same administrator after signing in again: a recent proof of identity. */
async function signedInAgain(service: TestIdentity): Promise<ActingAdministrator> {
  const { access_token } = await service.signIn("jefa@diario.example");
  return { ...actingBy(access_token), address: "192.0.2.7", userAgent: "tests" };
}

async function cookieOf(service: TestIdentity, email: string): Promise<string> {
  const form = { grant_type: "password", username: email, password: PASSWORD };
  const answer = await service.call("POST", "/token", { form, headers: SAME_ORIGIN });
  return answer.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
}

const signup = (service: TestIdentity, email = ANA) =>
  service.call("POST", "/signup", { json: { email, password: PASSWORD } });

describe.each(FEATURE_DIALECTS)("settings on $name", (dialect) => {
  let service: TestIdentity;
  let jefa: ActingAdministrator;
  beforeEach(async () => {
    service = await startTestIdentity(dialect, { signup: "invite" });
    jefa = await administratorOf(service);
  });
  afterEach(() => service.close());
  const settings = () => service.identity.operations.settings;

  test("nobody chose anything: every value is a default", async () => {
    const view = await settings().view();
    expect(view).toMatchObject({ version: 0, changed: null, values: { signup: "invite", sessionIdleDays: 7 } });
    expect(new Set(Object.values(view.origins))).toEqual(new Set(["default"]));
  });

  test("open sign-up is in force at the next request, and closed again after going back to the default", async () => {
    expect((await signup(service)).statusCode).toBe(403);
    const opened = await settings().change({ version: 0, values: { signup: "open" } }, jefa);
    expect(opened).toMatchObject({
      version: 1,
      values: { signup: "open" },
      origins: { signup: "chosen", passkeys: "default" },
      changed: { atMs: service.clock.now(), by: "jefa@diario.example" },
    });
    expect((await service.call("GET", "/settings")).json()).toMatchObject({ disable_signup: false });
    expect((await signup(service)).statusCode).toBe(200);
    const closed = await settings().change({ version: 1, values: { signup: null } }, jefa);
    expect(closed).toMatchObject({ version: 2, values: { signup: "invite" }, origins: { signup: "default" } });
    expect((await signup(service, "bea@diario.example")).statusCode).toBe(403);
  });

  test("passkeys, second factor and sign-in by a link are there from the moment they are switched on", async () => {
    const bearer = await service.administrator();
    const asked = async () => [
      (await service.call("POST", "/passkeys/options")).statusCode,
      (await service.call("POST", "/factors/totp", { bearer })).statusCode,
      (await service.call("POST", "/magiclink", { json: { email: ANA } })).statusCode,
    ];
    expect(await asked()).toEqual([404, 404, 404]);
    await settings().change({ version: 0, values: { passkeys: true, secondFactor: true, magicLink: true } }, jefa);
    expect(await asked()).toEqual([200, 200, 200]);
    expect((await service.call("GET", "/settings")).json()).toMatchObject({
      passkeys: true,
      mfa: true,
      magic_link: true,
    });
  });

  test("mails to people without a wish are in the language that was chosen", async () => {
    await settings().change({ version: 0, values: { mailLocale: "fr" } }, jefa);
    const bearer = await service.administrator();
    await service.call("POST", "/invite", { json: { email: ANA }, bearer });
    expect((await service.mail(ANA, "Jefa vous invite sur site.example")).text).toContain("site.example");
  });

  test("a shorter limit ends the sessions that are past it, at the gate too", async () => {
    await service.person(ANA);
    const cookie = await cookieOf(service, ANA);
    expect(await service.identity.readSession(cookie)).not.toBeNull();
    service.clock.advance(3 * DAY_MS);
    expect(await service.identity.readSession(cookie)).not.toBeNull();
    service.clock.advance(2 * DAY_MS);
    const values = { sessionIdleDays: 1, sessionAbsoluteDays: 4 };
    await settings().change({ version: 0, values }, await signedInAgain(service));
    await vi.waitFor(async () => expect(await service.identity.readSession(cookie)).toBeNull());
    const fresh = await cookieOf(service, ANA);
    service.clock.advance(DAY_MS);
    expect(await service.identity.readSession(fresh)).toBeNull();
  });

  test("a longer limit is that of sessions opened from then on", async () => {
    await service.person(ANA);
    await settings().change({ version: 0, values: { sessionIdleDays: 20 } }, jefa);
    const cookie = await cookieOf(service, ANA);
    service.clock.advance(19 * DAY_MS);
    expect(await service.identity.readSession(cookie)).not.toBeNull();
  });

  test("whoever changed an older version is told, and nothing is written", async () => {
    await settings().change({ version: 0, values: { signup: "open" } }, jefa);
    await expect(settings().change({ version: 0, values: { passkeys: true } }, jefa)).rejects.toMatchObject({
      code: "SETTINGS_CHANGED",
    });
    expect((await settings().view()).values).toMatchObject({ signup: "open", passkeys: false });
  });

  test("of many changes at the same moment one is written", async () => {
    const changes = Array.from({ length: 6 }, (_, i) =>
      settings().change({ version: 0, values: { sessionIdleDays: i + 1 } }, jefa),
    );
    const outcomes = await Promise.allSettled(changes);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await settings().view()).version).toBe(1);
  });

  test("a session may not rest longer than it lasts, whichever of the two is changed", async () => {
    await expect(settings().change({ version: 0, values: { sessionIdleDays: 31 } }, jefa)).rejects.toMatchObject({
      code: "SESSION_LIMITS_CROSSED",
    });
    await expect(settings().change({ version: 0, values: { sessionAbsoluteDays: 6 } }, jefa)).rejects.toMatchObject({
      code: "SESSION_LIMITS_CROSSED",
    });
    expect((await settings().view()).version).toBe(0);
  });

  test("the audit says who, from where, and what it was before", async () => {
    await settings().change({ version: 0, values: { signup: "open", sessionIdleDays: 3 } }, jefa);
    const bearer = await service.administrator();
    const [entry] = (await service.call("GET", "/admin/audit?query=action:settings_changed", { bearer })).json();
    expect(entry.payload).toMatchObject({
      actor_email: "jefa@diario.example",
      ip_address: "192.0.2.7",
      log_type: "service",
      details: { signup: { before: "invite", after: "open" }, sessionIdleDays: { before: 7, after: 3 } },
    });
  });

  test("somebody who is no administrator any more changes nothing", async () => {
    const { access_token: bearer } = await service.person(ANA);
    const change = settings().change({ version: 0, values: { signup: "open" } }, { ...jefa, ...actingBy(bearer) });
    await expect(change).rejects.toMatchObject({ code: "FORBIDDEN" });
    expect((await settings().view()).version).toBe(0);
  });

  test("an hour after the sign-in, doors are not opened without another proof of identity", async () => {
    service.clock.advance(3_600_000);
    const [change, rotation] = await Promise.allSettled([
      settings().change({ version: 0, values: { signup: "open" } }, jefa),
      service.identity.operations.keys.rotate({ newestId: "", isRevoking: true }, jefa),
    ]);
    for (const outcome of [change, rotation]) {
      expect(outcome).toMatchObject({
        reason: { code: "REAUTHENTICATION_REQUIRED", extra: { methods: ["password"] } },
      });
    }
    const proved = await signedInAgain(service);
    expect((await settings().change({ version: 0, values: { signup: "open" } }, proved)).version).toBe(1);
  });

  test("of two administrators who rotate the keys that they were shown, at the same time, one does", async () => {
    const { keys } = service.identity.operations;
    const { access_token } = await service.person(ANA);
    const json = { role: "admin" };
    const bearer = await service.administrator();
    const { id } = (await service.call("GET", "/user", { bearer: access_token })).json();
    expect((await service.call("PUT", `/admin/users/${id}`, { json, bearer })).statusCode).toBe(200);
    const ana = { ...jefa, ...actingBy((await service.signIn(ANA)).access_token) };
    const newestId = (await keys.view()).keys[0]?.id ?? "";
    const outcomes = await Promise.allSettled(
      [jefa, ana, jefa, ana].map((caller) => keys.rotate({ newestId, isRevoking: false }, caller)),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ code: "KEYS_CHANGED" });
    }
    expect((await keys.view()).keys).toHaveLength(2);
  });

  test("a row that this version cannot read leaves the defaults in force", async () => {
    const db = service.database.kysely.$extendTables<IdentityTables>();
    const row = { slot: "present", version: 9, content: '{"signup":"whoever"}', changed_at_ms: 0, changed_by: "" };
    await db.insertInto("identity_settings").values(row).execute();
    expect(await settings().view()).toMatchObject({ version: 9, values: { signup: "invite" } });
    expect((await signup(service)).statusCode).toBe(403);
    expect((await settings().change({ version: 9, values: { signup: "open" } }, jefa)).values.signup).toBe("open");
  });
});

describe.each(FEATURE_DIALECTS)("settings and the configuration on $name", (dialect) => {
  test("what the configuration says is in force and cannot be changed; a choice comes back when it says no more", async () => {
    const store = await dialect.create("identity");
    const before = await startTestIdentity(dialect, { signup: "invite" }, store);
    const jefa = await administratorOf(before);
    await before.identity.operations.settings.change({ version: 0, values: { signup: "open" } }, jefa);
    await before.close();

    const fixed = await startTestIdentity(dialect, { signup: "invite", fixedSettings: ["signup"] }, store);
    expect((await signup(fixed)).statusCode).toBe(403);
    const settings = fixed.identity.operations.settings;
    expect(await settings.view()).toMatchObject({ values: { signup: "invite" }, origins: { signup: "fixed" } });
    await expect(settings.change({ version: 1, values: { signup: "open" } }, jefa)).rejects.toMatchObject({
      code: "SETTING_FIXED",
    });
    await fixed.close();

    const after = await startTestIdentity(dialect, { signup: "invite" }, store);
    expect((await signup(after)).statusCode).toBe(200);
    await after.close();
    await store.drop();
  });
});

describe.each(DIALECTS.filter(({ name }) => name === "postgres"))("two processes on $name", (dialect) => {
  test("a change made at one is in force at the other, sessions included", async () => {
    const store = await dialect.create("identity");
    const here = await startTestIdentity(dialect, { signup: "invite" }, store);
    const there = await startTestIdentity(dialect, { signup: "invite" }, store);
    await here.person(ANA);
    const cookie = await cookieOf(there, ANA);
    for (const service of [here, there]) service.clock.advance(2 * DAY_MS);
    expect(await there.identity.readSession(cookie)).not.toBeNull();
    const values = { signup: "open", sessionIdleDays: 1, sessionAbsoluteDays: 1 } as const;
    await here.identity.operations.settings.change({ version: 0, values }, await signedInAgain(here));
    await vi.waitFor(async () => {
      expect((await there.call("GET", "/settings")).json()).toMatchObject({ disable_signup: false });
      expect(await there.identity.readSession(cookie)).toBeNull();
    });
    await here.close();
    await there.close();
    await store.drop();
  });

  test("a key taken away at one is refused at the other at once, remembered or not", async () => {
    const store = await dialect.create("identity");
    const here = await startTestIdentity(dialect, {}, store);
    const there = await startTestIdentity(dialect, {}, store);
    const jefa = await administratorOf(here);
    const { access_token: bearer } = await here.person(ANA);
    expect((await there.call("GET", "/user", { bearer })).statusCode).toBe(200);
    const { keys } = here.identity.operations;
    const [newest] = (await keys.view()).keys;
    await keys.rotate({ newestId: newest?.id ?? "", isRevoking: true }, jefa);
    await vi.waitFor(async () => expect((await there.call("GET", "/user", { bearer })).statusCode).toBe(401));
    const { access_token } = (
      await there.call("POST", "/token", { form: { grant_type: "password", username: ANA, password: PASSWORD } })
    ).json<Tokens>();
    expect((await here.call("GET", "/user", { bearer: access_token })).statusCode).toBe(200);
    await here.close();
    await there.close();
    await store.drop();
  });
});

describe.each(FEATURE_DIALECTS)("keys for administrators on $name", (dialect) => {
  test("the list says what each key does; a rotation adds the next one and is held to what was seen", async () => {
    const service = await startTestIdentity(dialect);
    await service.administrator();
    const { keys } = service.identity.operations;
    const [first] = (await keys.view()).keys;
    expect(first).toMatchObject({ state: "signing", algorithm: "EdDSA", untilMs: null });
    service.clock.advance(DAY_MS);
    const newestId = first?.id ?? "";
    const jefa = await signedInAgain(service);
    const { keys: rotated } = await keys.rotate({ newestId, isRevoking: false }, jefa);
    expect(rotated.map(({ state }) => state)).toEqual(["next", "signing"]);
    expect(rotated[0]?.untilMs).toBe(service.clock.now() + 15 * 60_000);
    await expect(keys.rotate({ newestId, isRevoking: false }, jefa)).rejects.toMatchObject({ code: "KEYS_CHANGED" });
    service.clock.advance(16 * 60_000);
    expect((await keys.view()).keys.map(({ state }) => state)).toEqual(["signing", "honoured"]);
    service.clock.advance(2 * 3_600_000);
    expect((await keys.view()).keys.map(({ state }) => state)).toEqual(["signing", "over"]);
    expect(JSON.stringify(await keys.view())).not.toMatch(/"d"|"x"|secret/);
    await service.close();
  });

  test("with a shared secret there is nothing to rotate", async () => {
    const service = await startTestIdentity(dialect, { keys: { sharedSecret: "x".repeat(32) } });
    const jefa = await administratorOf(service);
    const { keys } = service.identity.operations;
    expect((await keys.view()).isShared).toBe(true);
    await expect(keys.rotate({ newestId: "", isRevoking: true }, jefa)).rejects.toMatchObject({ code: "KEYS_SHARED" });
    await service.close();
  });
});
