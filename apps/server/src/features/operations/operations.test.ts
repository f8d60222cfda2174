import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ADMIN_API_PATH, FIRST_START_API_PATH, HEALTH_PATH, IDENTITY_PATH, READY_PATH } from "@nv/contracts";
import { MailList, MailTest, ProvidersView, SettingsView, StateView } from "@nv/contracts/schemas";
import type { Database } from "@nv/database";
import { createIdentity, type Identity } from "@nv/identity-server";
import { DIALECTS, freePort, type TestDatabase } from "@nv/test-kit";
import type { FastifyInstance, InjectOptions } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createFeatureApp } from "../../../test/feature-app.ts";
import { openTestPlatform } from "../../../test/test-platform.ts";
import { buildApp } from "../../app.ts";
import { readConfig } from "../../config.ts";
import { readStaticRoots } from "../../gate/static-roots.ts";
import { securityHeaders } from "../../http/core/security-headers.ts";
import { NO_PROGRAMS } from "../../http/programs.ts";
import { openFeatures, type RunningFeatures } from "../../platform/open-features.ts";
import type { OpenPlatform } from "../../platform/platform.ts";
import { administration } from "../administration/administration.feature.ts";
import { healthRoutes } from "./health.routes.ts";
import { operations } from "./operations.feature.ts";
import { createReadiness } from "./readiness.service.ts";

/** A method of a request. */
type Method = NonNullable<InjectOptions["method"]>;

const LOCAL = { host: "localhost:3000" };
const OWN_PAGE = { ...LOCAL, "sec-fetch-site": "same-origin" };
const PASSWORD = "una frase larga y tranquila";
const CHEAP_HASHING = { memoryKiB: 8, passes: 1 };
const PAGES = [
  ...["entrance/index", "entrance/gate", "entrance/outbox", "entrance/forbidden"],
  ...["site/index", "site/404", "admin/admin/index"],
];
const NOBODY = "00000000-0000-4000-8000-000000000000";

const ROUTES: readonly (readonly [Method, string, object | undefined])[] = [
  ["GET", "/settings", undefined],
  ["PUT", "/settings", { version: 0, values: { signup: "open" } }],
  ["GET", "/providers", undefined],
  ["POST", "/providers/google/test", undefined],
  ["GET", "/keys", undefined],
  ["POST", "/keys", { newestId: NOBODY, isRevoking: true }],
  ["GET", "/mails", undefined],
  ["POST", `/mails/${NOBODY}/retry`, undefined],
  ["POST", `/mails/${NOBODY}/cancel`, undefined],
  ["POST", "/mail-test", undefined],
  ["GET", "/state", undefined],
];

describe.each(DIALECTS)("operations on $name", ({ name: dialect, create }) => {
  let folder: string;
  let testDatabase: TestDatabase;
  let db: Database;
  let identity: Identity;
  let opened: OpenPlatform;
  let features: RunningFeatures;
  let app: FastifyInstance;
  let metricsPort: number;
  let administrator: string;
  /** Answers about the state of the house before and after its first account. */
  let toldBefore: readonly unknown[];
  let toldAfter: readonly unknown[];
  let member: string;

  async function enter(token: string, email: string): Promise<string> {
    const payload = { type: "signup", token, password: PASSWORD, email };
    const url = `${IDENTITY_PATH}/verify`;
    const answer = await app.inject({ method: "POST", url, headers: OWN_PAGE, payload });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  }

  async function signUpMember(): Promise<string> {
    const bearer = await bearerOf("jefa@diario.example");
    const payload = { email: "ana@diario.example", password: PASSWORD, confirm: true };
    const headers = { ...OWN_PAGE, authorization: `Bearer ${bearer}` };
    await app.inject({ method: "POST", url: `${IDENTITY_PATH}/admin/users`, headers, payload });
    const answer = await signIn("ana@diario.example");
    return answer.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  }

  const signIn = (username: string) =>
    app.inject({
      method: "POST",
      url: `${IDENTITY_PATH}/token`,
      headers: { ...OWN_PAGE, "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams({ grant_type: "password", username, password: PASSWORD }).toString(),
    });
  const bearerOf = async (email: string): Promise<string> => (await signIn(email)).json().access_token;

  const call = (method: Method, path: string, payload?: object, headers: Record<string, string> = {}) =>
    app.inject({
      method,
      url: ADMIN_API_PATH + path,
      headers: { ...OWN_PAGE, cookie: administrator, ...headers },
      ...(payload === undefined ? {} : { payload }),
    });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "nv-operations-"));
    for (const page of PAGES) {
      await mkdir(join(folder, page, ".."), { recursive: true });
      await writeFile(join(folder, `${page}.html`), page);
    }
    await writeFile(join(folder, "site/groups.json"), "{}");
    testDatabase = await create();
    db = await testDatabase.open();
    metricsPort = await freePort();
    for (const program of ["ffmpeg", "ffprobe"])
      await writeFile(join(folder, program), "#!/bin/sh\necho 'ffmpeg version 9.1-prueba Copyright'\n", {
        mode: 0o755,
      });
    const FFMPEG_PATH = join(folder, "ffmpeg");
    const env = { DATA_DIR: folder, METRICS_PORT: String(metricsPort), METRICS_HOST: "127.0.0.1", FFMPEG_PATH };
    const config = readConfig(env, folder);
    const outboxDir = join(folder, "outbox");
    identity = await createIdentity({
      db,
      siteUrl: config.siteUrl,
      ...config.identity,
      hashing: CHEAP_HASHING,
      mail: { ...config.identity.mail, outboxDir },
    });
    opened = await openTestPlatform({ database: db, folder, sessions: identity });
    const { platform } = opened;
    const folders = {
      entrance: join(folder, "entrance"),
      site: join(folder, "site"),
      admin: join(folder, "admin"),
    };
    const staticRoots = await readStaticRoots(folders, securityHeaders(false));
    const list = [operations.configure(env), administration.configure(env)];
    features = await openFeatures(list, opened, {
      ...{ platform, identity, staticRoots, programs: NO_PROGRAMS },
      siteUrl: "http://localhost:3000",
    });
    const { routes, listeners } = features;
    app = await buildApp({ config, identity, staticRoots, log: platform.log, routes, listeners, ...platform.traffic });
    const { url } = await identity.createFirstAdministratorInvite();
    const token = /invite_token=([^&]+)/.exec(url)?.[1] ?? "";
    const ask = async (asked: string) =>
      (
        await app.inject({ method: "POST", url: FIRST_START_API_PATH, headers: OWN_PAGE, payload: { token: asked } })
      ).json();
    toldBefore = [
      await ask(token),
      await ask(token),
      await ask(`${token.slice(1)}A`),
      await ask(""),
      await ask("a".repeat(201)),
    ];
    administrator = await enter(token, "jefa@diario.example");
    toldAfter = [await ask(token), await ask("anything")];
    member = await signUpMember();
  });

  afterAll(async () => {
    await app.close();
    await features.close();
    await opened.close();
    await identity.close();
    await db.close();
    await testDatabase.drop();
    await rm(folder, { recursive: true });
  });

  test("who holds the link of the first start learns that the house is empty, as often as they ask; nobody else does, and nobody once it is not", () => {
    const refused = expect.objectContaining({ code: "FIELDS_INVALID" });
    expect(toldBefore).toEqual([{ state: "empty" }, { state: "empty" }, { state: "stale" }, refused, refused]);
    expect(toldAfter).toEqual([{ state: "inhabited" }, { state: "inhabited" }]);
  });

  test.each(ROUTES)("%s %s is for administrators, from their own pages", async (method, path, payload) => {
    const codes = async (headers: Record<string, string>) => {
      const answer = await call(method, path, payload, headers);
      return [answer.statusCode, answer.json().code];
    };
    expect(await codes({ cookie: "" })).toEqual([401, "SESSION_MISSING"]);
    expect(await codes({ cookie: member })).toEqual([403, "FORBIDDEN"]);
    if (method !== "GET") expect(await codes({ "sec-fetch-site": "cross-site" })).toEqual([403, "CROSS_SITE"]);
  });

  test("none of those attempts changed anything", async () => {
    const { version, values } = SettingsView.parse((await call("GET", "/settings")).json());
    expect([version, values.signup]).toEqual([0, "invite"]);
  });

  test("settings are read, changed, and refused in sentences", async () => {
    const changed = await call("PUT", "/settings", { version: 0, values: { sessionIdleDays: 5 } });
    expect(SettingsView.parse(changed.json())).toMatchObject({ version: 1, values: { sessionIdleDays: 5 } });
    expect(changed.headers["cache-control"]).toBe("no-store");
    const late = await call("PUT", "/settings", { version: 0, values: { signup: "open" } });
    expect([late.statusCode, late.json()]).toEqual([
      409,
      {
        code: "SETTINGS_CHANGED",
        message: "Alguien ha cambiado los ajustes mientras los tenías abiertos. Lo tuyo no se ha guardado.",
      },
    ]);
    for (const values of [{ signup: "todos" }, { sessionIdleDays: 0 }, { sessionIdleDays: 1.5 }, { other: 1 }]) {
      expect((await call("PUT", "/settings", { version: 1, values })).json()).toMatchObject({
        code: "SETTINGS_INVALID",
      });
    }
    const crossed = await call("PUT", "/settings", { version: 1, values: { sessionAbsoluteDays: 4 } });
    expect([crossed.statusCode, crossed.json().code]).toEqual([422, "SESSION_LIMITS_CROSSED"]);
  });

  test("keys are rotated once for what was seen", async () => {
    const [newest] = (await call("GET", "/keys")).json().keys;
    const order = { newestId: newest.id, isRevoking: false };
    expect((await call("POST", "/keys", order)).json().keys).toHaveLength(2);
    expect((await call("POST", "/keys", order)).json()).toMatchObject({ code: "KEYS_CHANGED" });
    expect((await call("POST", "/keys", {})).json()).toMatchObject({ code: "BAD_REQUEST" });
  });

  test("services that are off say so", async () => {
    const { providers, callbackUrl } = ProvidersView.parse((await call("GET", "/providers")).json());
    expect(providers.every(({ isOn }) => !isOn)).toBe(true);
    expect(callbackUrl).toBe("http://localhost:3000/.netlify/identity/callback");
    for (const name of ["google", "constructor", "%00"]) {
      expect((await call("POST", `/providers/${name}/test`)).statusCode).toBe(404);
    }
  });

  test("a test mail is sent to whoever asks, and mails are listed without their content", async () => {
    expect(MailTest.parse((await call("POST", "/mail-test")).json())).toMatchObject({
      recipient: "jefa@diario.example",
      isDelivered: true,
      transport: "outbox",
    });
    const list = await call("GET", "/mails?state=sent&page=1");
    expect(MailList.parse(list.json()).transport).toBe("outbox");
    expect(list.body).not.toMatch(/token/);
    expect((await call("GET", "/mails?state=perdido")).json()).toMatchObject({ code: "BAD_REQUEST" });
    expect((await call("POST", `/mails/${NOBODY}/retry`)).json()).toMatchObject({ code: "MAIL_NOT_FOUND" });
    expect((await call("POST", "/mails/otro/cancel")).json()).toMatchObject({ code: "MAIL_NOT_FOUND" });
  });

  test("the state tells of database, disk, mail, versions and people", async () => {
    const state = StateView.parse((await call("GET", "/state")).json());
    expect(state).toMatchObject({
      database: { kind: dialect, migrations: expect.any(Number) },
      storage: { folder },
      mail: { transport: "outbox", isReachable: true },
      versions: { product: expect.stringMatching(/^\d+\.\d+\.\d+/), node: process.versions.node },
      people: { total: 2, administrators: 1 },
      lastBackup: null,
      untrustedProxy: null,
      datawrapper: { mode: "off", answer: "" },
      jobs: { queued: 0, running: 0, failed: 0, oldestDueAtMs: null },
      browser: { program: null, lastFailure: null },
      ffmpeg: { program: join(folder, "ffmpeg"), version: "9.1-prueba" },
      metricsAddress: `http://127.0.0.1:${metricsPort}/metrics`,
    });
    expect(state.database.sizeBytes).toBeGreaterThan(10_000);
    expect(state.storage.freeBytes).toBeLessThanOrEqual(state.storage.totalBytes);
  });

  test("a request through a proxy that nobody trusts is seen: how many, when and from where", async () => {
    const readProxy = async () => StateView.parse((await call("GET", "/state")).json()).untrustedProxy;
    const url = `${IDENTITY_PATH}/settings`;
    const before = Date.now();
    for (const header of ["x-forwarded-for", "forwarded"]) {
      const headers = { ...LOCAL, [header]: "203.0.113.9" };
      await app.inject({ url, headers, remoteAddress: "10.0.0.2" });
    }
    const seen = await readProxy();
    expect(seen).toMatchObject({ count: 2, peer: "10.0.0.2" });
    expect(seen?.lastAtMs).toBeGreaterThanOrEqual(before);
  });

  test("anyone is told that the process lives and can work, and nothing else", async () => {
    for (const url of [HEALTH_PATH, READY_PATH]) {
      const { statusCode, json, headers } = await app.inject({ url, headers: LOCAL });
      expect([statusCode, json(), headers["cache-control"]]).toEqual([200, { status: "ok" }, "no-store"]);
    }
  });

  test("metrics have a port of their own, with patterns and never addresses or people", async () => {
    await app.inject({ url: "/no/hay", headers: LOCAL });
    expect((await app.inject({ url: "/metrics", headers: LOCAL })).statusCode).toBe(401);
    const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
    const text = await answer.text();
    expect(answer.headers.get("content-type")).toContain("text/plain");
    expect(text).toMatch(/nv_gate_answers_total\{answer="turned_away"\} [1-9]/);
    expect(text).toMatch(
      /nv_http_request_duration_seconds_count\{method="POST",route="[^"]+mails\/:id\/retry",status="404"\} 1/,
    );
    expect(text).toMatch(/nv_sessions [1-9]/);
    expect(text).toContain('nv_mails{state="waiting"}');
    expect(text).toContain("nv_database_up 1");
    expect(text).toContain("nv_store_up 1");
    expect(text).toContain("nodejs_eventloop_lag_seconds");
    expect(text).not.toMatch(/diario\.example|0000-4000/);
    expect((await fetch(`http://127.0.0.1:${metricsPort}/`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${metricsPort}/metrics`, { method: "POST" })).status).toBe(404);
  });

  test("a process that is told to end lives, and a balancer sends nobody to it any more", async () => {
    features.drain();
    const [lives, ready] = await Promise.all(
      [HEALTH_PATH, READY_PATH].map((url) => app.inject({ url, headers: LOCAL })),
    );
    expect([lives?.statusCode, ready?.statusCode, ready?.json().code]).toEqual([200, 503, "NOT_READY"]);
  });
});

describe.each(DIALECTS)("a database that is away on $name", ({ create }) => {
  test("the process lives, is not ready, and says so in one sentence", async () => {
    const testDatabase = await create();
    const db = await testDatabase.open();
    let nowMs = 0;
    const { isReady } = createReadiness(db, () => nowMs);
    const app = await createFeatureApp(async (scope) => void scope.register(healthRoutes, { isReady }));
    expect((await app.inject(READY_PATH)).statusCode).toBe(200);
    await db.close();
    expect((await app.inject(READY_PATH)).statusCode).toBe(200);
    nowMs += 1000;
    const refused = await app.inject(READY_PATH);
    expect([refused.statusCode, refused.json()]).toEqual([
      503,
      {
        code: "NOT_READY",
        message: "El servicio no puede atender ahora. Vuelve a intentarlo dentro de un momento.",
      },
    ]);
    expect((await app.inject(HEALTH_PATH)).statusCode).toBe(200);
    await app.close();
    await testDatabase.drop();
  });
});
