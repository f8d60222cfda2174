import { DIALECTS, ONE_DIALECT } from "@nv/test-kit";
import { sql } from "kysely";
import { generate } from "otplib";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { ActingAdministrator } from "../src/index.ts";
import { actingBy, PASSWORD, startTestIdentity, type TestIdentity } from "./test-identity.ts";

const ANA = "ana@diario.example";
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const WANTED = { name: "Mi script", scopes: ["series:write", "series:read"], days: 30 } as const;
const wanted = (more: object = {}) => ({ ...WANTED, scopes: [...WANTED.scopes], ...more });

const by = (accessToken: string): ActingAdministrator => ({
  ...actingBy(accessToken),
  ...{ address: "192.0.2.7", userAgent: "tests" },
});

describe.each(DIALECTS)("keys for programs on $name", (dialect) => {
  let service: TestIdentity;
  let jefa: ActingAdministrator;
  let ana: ActingAdministrator;
  beforeEach(async () => {
    service = await startTestIdentity(dialect);
    jefa = by(await service.administrator());
    ana = by((await service.person(ANA)).access_token);
  });
  afterEach(() => service.close());
  const programs = () => service.identity.operations.programs;
  const read = (secret: string) => service.identity.readProgram(secret);
  const change = async (json: object) => {
    const answer = await service.call("PUT", `/admin/users/${ana.userId}`, {
      json,
      bearer: (await service.signIn("jefa@diario.example")).access_token,
    });
    expect(answer.statusCode, answer.body).toBe(200);
  };

  test("a key speaks for its person, who administers nothing by it, with what it was given", async () => {
    const { key, secret } = await programs().makeOwn(wanted(), jefa);
    expect(await read(secret)).toMatchObject({
      ...{ keyId: key.id, name: "Mi script", resource: null, scopes: new Set(["series:write", "series:read"]) },
      session: { userId: jefa.userId, name: "Jefa", isAdministrator: false, groups: [] },
    });
    expect(await read(`${secret.slice(0, -1)}!`)).toBeNull();
    expect(await read(secret.replace("nvk_", "nvt_"))).toBeNull();
  });

  test("its secret is told once: the database and the audit have none of it but its beginning", async () => {
    const { key, secret } = await programs().makeOwn(wanted(), ana);
    const { keys } = await programs().own(ana.userId);
    expect(keys).toEqual([key]);
    const dump = JSON.stringify([
      (await sql`select * from identity_program_keys`.execute(service.database.kysely)).rows,
      (await sql`select * from identity_audit`.execute(service.database.kysely)).rows,
      await programs().view(),
    ]);
    expect(dump).not.toContain(secret.slice(8));
    expect(dump).toContain(key.start);
    const { rows } = await sql<{ details: string }>`
      select details from identity_audit where action = 'program_key_made' and actor_email = ${ANA}`.execute(
      service.database.kysely,
    );
    expect(JSON.parse(rows[0]?.details ?? "")).toMatchObject({ key: key.id, scopes: "series:write series:read" });
  });

  test("it ends when it was said to, and the time of its last use is told", async () => {
    const { secret } = await programs().makeOwn(wanted({ days: 1 }), ana);
    service.clock.advance(HOUR_MS);
    expect(await read(secret)).not.toBeNull();
    const [used] = (await programs().own(ana.userId)).keys;
    expect(used?.lastUsedAtMs).toBe(service.clock.now());
    service.clock.advance(DAY_MS - HOUR_MS);
    expect(await read(secret)).toBeNull();
  });

  test("revoked, it opens nothing from that moment on; another's is not there to be revoked", async () => {
    const { key, secret } = await programs().makeOwn(wanted(), ana);
    await expect(programs().revokeOwn(key.id, jefa)).rejects.toMatchObject({ code: "PROGRAM_KEY_NOT_FOUND" });
    expect(await read(secret)).not.toBeNull();
    expect(await programs().revokeOwn(key.id, ana)).toEqual({ keys: [] });
    expect(await read(secret)).toBeNull();
    const { key: second, secret: other } = await programs().makeOwn(wanted(), ana);
    await programs().revoke(second.id, jefa);
    expect(await read(other)).toBeNull();
    await expect(programs().revoke(second.id, ana)).rejects.toMatchObject({ code: "FORBIDDEN" });
  });

  test("who came in an hour ago proves again who they are, and a key proves nothing", async () => {
    service.clock.advance(HOUR_MS + 1);
    await expect(programs().makeOwn(wanted(), ana)).rejects.toMatchObject({
      ...{ code: "REAUTHENTICATION_REQUIRED", extra: { methods: ["password"] } },
    });
    await expect(programs().makeService({ name: "a", purpose: "b" }, jefa)).rejects.toMatchObject({
      code: "REAUTHENTICATION_REQUIRED",
    });
    // A key is no session: it proves nothing, and makes no other key.
    const again = by((await service.signIn(ANA)).access_token);
    const { key } = await programs().makeOwn(wanted(), again);
    await expect(programs().makeOwn(wanted(), { ...again, sessionId: key.id })).rejects.toMatchObject({
      code: "FORBIDDEN",
    });
  });

  test("who is banned takes the keys along, and does not bring them back", async () => {
    const { secret } = await programs().makeOwn(wanted(), ana);
    await change({ ban_duration: "24h" });
    expect(await read(secret)).toBeNull();
    await change({ ban_duration: "none" });
    expect(await read(secret)).toBeNull();
  });

  test("who is shut out by a hand in the database, too", async () => {
    const { secret } = await programs().makeOwn(wanted(), ana);
    await sql`update identity_users set banned_at_ms = 1 where id = ${ana.userId}`.execute(service.database.kysely);
    expect(await read(secret)).toBeNull();
  });

  test("a removed account takes them along", async () => {
    const { secret } = await programs().makeOwn(wanted(), ana);
    const bearer = (await service.signIn("jefa@diario.example")).access_token;
    await service.call("DELETE", `/admin/users/${ana.userId}`, { bearer });
    expect(await read(secret)).toBeNull();
    expect((await programs().view()).keys).toEqual([]);
  });

  test("a key is of the groups that its person is of now", async () => {
    const { secret } = await programs().makeOwn(wanted(), ana);
    const { groups } = service.identity.operations;
    await groups.make({ name: "noche", purpose: "Cierre" }, jefa);
    await groups.join("noche", ANA, jefa);
    expect((await read(secret))?.session.groups).toEqual(["noche"]);
    await groups.leave("noche", ana.userId, jefa);
    expect((await read(secret))?.session.groups).toEqual([]);
  });

  test("an account of a program is of no group, nobody signs in to it, and its keys go with it", async () => {
    const { services } = await programs().makeService({ name: "La web", purpose: "Trae la bolsa cada noche" }, jefa);
    const id = services[0]?.id ?? "";
    const { secret } = await programs().makeOfService(id, wanted(), jefa);
    expect(await read(secret)).toMatchObject({
      session: { userId: id, name: "La web", email: "", groups: [], isAdministrator: false },
    });
    await expect(programs().makeOfService(id, wanted(), ana)).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(programs().makeService({ name: "La web", purpose: "otra" }, jefa)).rejects.toMatchObject({
      code: "SERVICE_EXISTS",
    });
    await expect(programs().makeService({ name: "Otra", purpose: "otra" }, ana)).rejects.toMatchObject({
      code: "FORBIDDEN",
    });
    await programs().removeService(id, jefa);
    expect(await read(secret)).toBeNull();
    await expect(programs().removeService(id, jefa)).rejects.toMatchObject({ code: "SERVICE_NOT_THERE" });
  });

  test("of twenty keys that work none is added; those that ended make room, and are forgotten after a month", async () => {
    for (let made = 0; made < 20; made += 1) await programs().makeOwn(wanted({ days: 1 }), ana);
    await expect(programs().makeOwn(wanted(), ana)).rejects.toMatchObject({ code: "PROGRAM_KEYS_FULL" });
    service.clock.advance(DAY_MS);
    const again = by((await service.signIn(ANA)).access_token);
    await programs().makeOwn(wanted(), again);
    expect((await programs().own(ana.userId)).keys).toHaveLength(21);
  });
});

describe.each(ONE_DIALECT)("keys where there are second factors", (dialect) => {
  test("who has one proves it again with it, an hour later, to make a key", async () => {
    const service = await startTestIdentity(dialect, { factors: { totp: true, issuer: "Narrativas" } });
    const { access_token: bearer, refresh_token } = await service.person(ANA);
    const { secret } = (await service.call("POST", "/factors/totp", { bearer })).json<{ secret: string }>();
    const code = async () => generate({ secret, epoch: Math.floor(service.clock.now() / 1000) });
    await service.call("POST", "/factors/totp/verify", { json: { code: await code() }, bearer });
    const { programs } = service.identity.operations;
    service.clock.advance(HOUR_MS);
    const later = (
      await service.call("POST", "/token", { form: { grant_type: "refresh_token", refresh_token } })
    ).json();
    await expect(programs.makeOwn(wanted(), by(later.access_token))).rejects.toMatchObject({
      ...{ code: "REAUTHENTICATION_REQUIRED", extra: { methods: ["password_and_code"] } },
    });
    const alone = { json: { password: PASSWORD }, bearer: later.access_token };
    expect((await service.call("POST", "/reauthenticate", alone)).statusCode).toBe(403);
    const proof = { json: { password: PASSWORD, code: await code() }, bearer: later.access_token };
    const again = await service.call("POST", "/reauthenticate", proof);
    const { secret: key } = await programs.makeOwn(wanted(), by(again.json<{ access_token: string }>().access_token));
    expect(await service.identity.readProgram(key)).not.toBeNull();
    await service.close();
  });

  test("what was made without one is worth nothing once it is asked of everybody", async () => {
    const service = await startTestIdentity(dialect);
    const ana = by((await service.person(ANA, PASSWORD)).access_token);
    const { secret } = await service.identity.operations.programs.makeOwn(wanted(), ana);
    expect(await service.identity.readProgram(secret)).not.toBeNull();
    await service.app.close();
    await service.identity.close();
    const strict = await startTestIdentity(
      dialect,
      { factors: { totp: true, requiredFor: "everyone" } },
      service.store,
    );
    expect(await strict.identity.readProgram(secret)).toBeNull();
    await strict.close();
    await service.database.close();
    await service.store.drop();
  });
});
