import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ADMIN_API_PATH, IDENTITY_PATH, OUTBOX_API_PATH, OUTBOX_PATH, SESSION_PATH } from "@nv/contracts";
import type { Database } from "@nv/database";
import { createIdentity, type Identity } from "@nv/identity-server";
import { FEATURE_DIALECTS, type TestDatabase } from "@nv/test-kit";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestPlatform } from "../test/test-platform.ts";
import { buildApp } from "./app.ts";
import { readConfig } from "./config.ts";
import { administration } from "./features/administration/administration.feature.ts";
import { outbox } from "./features/outbox/outbox.feature.ts";
import { session } from "./features/session/session.feature.ts";
import { readStaticRoots, type StaticRoots } from "./gate/static-roots.ts";
import { addFormParser } from "./http/body-parsers.ts";
import { securityHeaders } from "./http/core/security-headers.ts";
import { createPrograms } from "./http/programs.ts";
import { openFeatures } from "./platform/open-features.ts";
import type { OpenPlatform } from "./platform/platform.ts";

const SITE_URL = "http://localhost:3000";
const LOCAL = { host: "localhost:3000" };
const NAVIGATION = { ...LOCAL, "sec-fetch-mode": "navigate" };
const SAME_ORIGIN = { ...LOCAL, "sec-fetch-site": "same-origin" };
const PASSWORD = "una frase larga y tranquila";
/** The cheapest hash that argon2 allows: these tests are not about its cost. */
const CHEAP_HASHING = { memoryKiB: 8, passes: 1 };

describe.each(FEATURE_DIALECTS)("on $name", ({ create }) => {
  let folder: string;
  let testDatabase: TestDatabase;
  let db: Database;
  let identity: Identity;
  let staticRoots: StaticRoots;
  let opened: OpenPlatform;
  let app: FastifyInstance;
  let cookie: string;
  /** The administrator's. */
  let token: string;

  async function build(env: NodeJS.ProcessEnv): Promise<FastifyInstance> {
    const config = readConfig({ DATA_DIR: folder, ...env }, folder);
    const { platform } = opened;
    const list = [session, outbox, administration].map((feature) => feature.configure(env));
    const features = await openFeatures(list, opened, {
      ...{ platform, identity, staticRoots, siteUrl: SITE_URL },
      programs: createPrograms(identity.readProgram),
    });
    const built = await buildApp({ config, identity, staticRoots, log: platform.log, routes: features.routes });
    built.addHook("onClose", features.close);
    return built;
  }

  const cookieOf = ({ cookies }: LightMyRequestResponse) =>
    cookies.map(({ name, value }) => `${name}=${value}`).join("; ");

  async function writePage(path: string, content: string): Promise<void> {
    await mkdir(join(folder, path, ".."), { recursive: true });
    await writeFile(join(folder, path), content);
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "nv-app-"));
    for (const page of ["index", "gate", "outbox", "forbidden"])
      await writePage(`entrance/${page}.html`, `entrada: ${page}`);
    for (const page of ["index", "404", "docs/intro"]) await writePage(`site/${page}.html`, `dentro: ${page}`);
    await writePage("site/groups.json", "{}");
    await writePage("admin/admin/index.html", "administración");
    testDatabase = await create();
    db = await testDatabase.open();
    const mail = { from: "nv@localhost", outboxDir: join(folder, "outbox") };
    identity = await createIdentity({
      db,
      siteUrl: SITE_URL,
      signup: "invite",
      autoconfirm: false,
      mail,
      hashing: CHEAP_HASHING,
    });
    const folders = { entrance: join(folder, "entrance"), site: join(folder, "site"), admin: join(folder, "admin") };
    staticRoots = await readStaticRoots(folders, securityHeaders(false));
    opened = await openTestPlatform({ database: db, folder, sessions: identity });
    app = await build({});
  });

  afterAll(async () => {
    await app.close();
    await opened.close();
    await identity.close();
    await db.close();
    await testDatabase.drop();
    await rm(folder, { recursive: true });
  });

  test("while nobody administers, anyone on this machine reads the outbox", async () => {
    expect((await app.inject({ url: OUTBOX_PATH, headers: NAVIGATION })).body).toBe("entrada: outbox");
    expect((await app.inject({ url: OUTBOX_API_PATH, headers: LOCAL })).json()).toEqual([]);
  });

  test.each([
    { name: "from another machine", remoteAddress: "203.0.113.7", headers: NAVIGATION },
    { name: "through a proxy", remoteAddress: "127.0.0.1", headers: { ...NAVIGATION, "x-forwarded-for": "127.0.0.1" } },
    { name: "by a foreign name", remoteAddress: "127.0.0.1", headers: { ...NAVIGATION, host: "evil.example" } },
  ])("$name there is no outbox", async ({ remoteAddress, headers }) => {
    const outbox = await app.inject({ url: OUTBOX_PATH, remoteAddress, headers });
    const nothing = await app.inject({ url: "/no/existe", remoteAddress, headers });
    expect([outbox.statusCode, outbox.body]).toEqual([401, nothing.body]);
  });

  test("in production mode there is no outbox", async () => {
    const production = await build({ NODE_ENV: "production" });
    expect((await production.inject({ url: OUTBOX_API_PATH, headers: LOCAL })).statusCode).toBe(401);
    await production.close();
  });

  test("the first administrator enters by the printed link and the session is theirs", async () => {
    const { url } = await identity.createFirstAdministratorInvite();
    const invite = /#invite_token=([^&]+)/.exec(url)?.[1];
    const answer = await app.inject({
      method: "POST",
      url: `${IDENTITY_PATH}/verify`,
      headers: SAME_ORIGIN,
      payload: {
        type: "signup",
        token: invite,
        password: PASSWORD,
        email: "ana@ejemplo.org",
        data: { full_name: "Ana Muestra" },
      },
    });
    expect(answer.statusCode).toBe(200);
    cookie = cookieOf(answer);
    token = answer.json().access_token;
    const session = await app.inject({ url: SESSION_PATH, headers: { ...LOCAL, cookie } });
    expect(session.json()).toMatchObject({ email: "ana@ejemplo.org", name: "Ana Muestra", isAdministrator: true });
    expect(session.headers["cache-control"]).toBe("no-store");
  });

  test("from then on the outbox is for administrators", async () => {
    expect((await app.inject({ url: OUTBOX_API_PATH, headers: LOCAL })).statusCode).toBe(401);
    expect((await app.inject({ url: OUTBOX_API_PATH, headers: { ...LOCAL, cookie } })).statusCode).toBe(200);
  });

  test("without a session nobody is told who is signed in", async () => {
    const { statusCode, json } = await app.inject({ url: SESSION_PATH, headers: LOCAL });
    expect([statusCode, json()]).toEqual([
      401,
      { code: "SESSION_MISSING", message: "No has iniciado sesión. Entra para continuar." },
    ]);
  });

  const endless = "a".repeat(200);
  test.each(["nope", "saml/metadata", "%E0%A4%A", `sessions/${endless}`, "", "?a=b"])(
    "what the identity service does not know, «%s», it says itself, whoever asks",
    async (path) => {
      for (const headers of [NAVIGATION, { ...LOCAL, cookie }, { ...LOCAL, authorization: `Bearer ${token}` }]) {
        const url = path === "" || path.startsWith("?") ? `${IDENTITY_PATH}${path}` : `${IDENTITY_PATH}/${path}`;
        const answer = await app.inject({ url, headers });
        expect([answer.statusCode, answer.json()]).toEqual([404, { code: 404, msg: "Not found" }]);
        expect(answer.headers["x-content-type-options"]).toBe("nosniff");
      }
    },
  );

  test.each(["/docs/intro", "/%E0%A4%A", "/docs/../docs/intro", "//docs/intro", `${IDENTITY_PATH}x/nope`])(
    "%s reaches the gate whatever the router makes of it",
    async (url) => {
      const { statusCode, body } = await app.inject({ url, headers: NAVIGATION });
      expect([statusCode, body]).toEqual([401, "entrada: gate"]);
    },
  );

  test("a page opens with the session", async () => {
    expect((await app.inject({ url: "/docs/intro", headers: { ...NAVIGATION, cookie } })).body).toBe(
      "dentro: docs/intro",
    );
  });

  test.each([`${IDENTITY_PATH}/settings`, SESSION_PATH, "/docs/intro", "/"])(
    "%s carries the security headers",
    async (url) => {
      const { headers } = await app.inject({ url, headers: LOCAL });
      expect(headers).toMatchObject({ "x-content-type-options": "nosniff", "x-robots-tag": "noindex, nofollow" });
    },
  );

  test("nobody keeps what a route answers, unless it says for how long", async () => {
    const open = await build({});
    const config = { access: "public" } as const;
    await open.register(async (scope) => {
      scope.get("/api/nada", { config }, () => "nada");
      scope.get("/api/un-rato", { config }, (_request, reply) =>
        reply.header("cache-control", "max-age=60").send("rato"),
      );
    });
    const cacheOf = async (url: string) => (await open.inject({ url, headers: LOCAL })).headers["cache-control"];
    expect([await cacheOf("/api/nada"), await cacheOf("/api/un-rato")]).toEqual(["no-store", "max-age=60"]);
    await open.close();
  });

  test("a route that does not say who may call it stops the start", async () => {
    const open = await build({});
    await expect(open.register(async (scope) => void scope.get("/api/olvidada", () => "todo"))).rejects.toThrow(
      "Route /api/olvidada must say who may call it",
    );
    await open.close();
  });

  test("a route for a group is for its people alone, from the moment they are of it until they are not", async () => {
    const open = await build({});
    await open.register(async (scope) => {
      scope.get("/api/casos", { config: { access: { group: "investigacion" } } }, () => "casos");
    });
    const asAdministrator = { ...SAME_ORIGIN, authorization: `Bearer ${token}` };
    const payload = { email: "eva@ejemplo.org", password: PASSWORD, confirm: true };
    const people = `${IDENTITY_PATH}/admin/users`;
    const made = await open.inject({ method: "POST", url: people, headers: asAdministrator, payload });
    const entered = await open.inject({
      method: "POST",
      url: `${IDENTITY_PATH}/token`,
      headers: { ...SAME_ORIGIN, "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams({ grant_type: "password", username: payload.email, password: PASSWORD }).toString(),
    });
    const eva = cookieOf(entered);
    const groups = `${ADMIN_API_PATH}/groups`;
    const change = async (method: "POST" | "DELETE", path: string, body?: object) => {
      const headers = { ...SAME_ORIGIN, cookie };
      const answer = await open.inject({ method, url: `${groups}${path}`, headers, ...(body && { payload: body }) });
      expect(answer.statusCode, answer.body).toBe(200);
    };
    const ask = async (whose?: string) =>
      (await open.inject({ url: "/api/casos", headers: { ...LOCAL, ...(whose && { cookie: whose }) } })).statusCode;
    // Who administers is not of the group.
    expect([await ask(), await ask(eva), await ask(cookie)]).toEqual([401, 404, 404]);
    await change("POST", "/investigacion/people", { email: payload.email });
    expect(await ask(eva)).toBe(200);
    await change("POST", "", { name: "fotografia", purpose: "Fotos" });
    await change("POST", "/fotografia/people", { email: payload.email });
    await change("DELETE", `/investigacion/people/${made.json().id}`);
    // At the next request: being of another group opens nothing.
    expect(await ask(eva)).toBe(404);
    // A role of that name, which existing clients may set, is no group.
    const role = { role: "investigacion", app_metadata: { roles: ["investigacion"] } };
    const url = `${people}/${made.json().id}`;
    expect((await open.inject({ method: "PUT", url, headers: asAdministrator, payload: role })).statusCode).toBe(200);
    expect(await ask(eva)).toBe(404);
    await open.close();
  });

  test("a route for a group answers whoever is outside as an address that never was, whatever they send", async () => {
    const open = await build({});
    const config = { access: { group: "investigacion" } } as const;
    await open.register(async (scope) => {
      scope.get("/api/casos", { config }, () => "casos");
      scope.post("/api/casos", { config }, () => "hecho");
      scope.put("/api/casos/:id", { config }, () => "hecho");
    });
    const bodies = [
      {},
      { payload: "{", headers: { "content-type": "application/json" } },
      { payload: "a", headers: { "content-type": "text/weird" } },
      { payload: `"${"x".repeat(1_100_000)}"`, headers: { "content-type": "application/json" } },
    ];
    const told = async (url: string, whose: object) => {
      const answers = [];
      for (const method of ["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"] as const)
        for (const { payload, headers } of method === "GET" || method === "HEAD" ? [{}] : bodies) {
          const sent = { method, url, headers: { ...whose, ...headers }, ...(payload !== undefined && { payload }) };
          const { statusCode, body, headers: received } = await open.inject(sent);
          answers.push({ method, statusCode, body, headers: { ...received, date: "" } });
        }
      return answers;
    };
    for (const whose of [
      LOCAL,
      NAVIGATION,
      { ...LOCAL, cookie },
      { ...NAVIGATION, cookie },
      { ...SAME_ORIGIN, cookie },
    ])
      for (const [there, never] of [
        ["/api/casos", "/api/cosas"],
        ["/api/casos/1", "/api/cosas/1"],
      ] as const)
        expect(await told(there, whose)).toEqual(await told(never, whose));
    await open.close();
  });

  test("a route for a group that does not exist stops the start", async () => {
    const open = await build({});
    // What a type would not let through, as a program of another version may bring it.
    const config: object = { access: { group: "investigaciones" } };
    await expect(open.register(async (scope) => void scope.get("/api/casos", { config }, () => ""))).rejects.toThrow(
      "Route /api/casos is for the group «investigaciones», which does not exist",
    );
    await open.close();
  });

  test("what changes something is refused when it comes from elsewhere, whoever is signed in", async () => {
    const open = await build({});
    await open.register(
      async (scope) => void scope.post("/api/cambio", { config: { access: "session" } }, () => "hecho"),
    );
    const change = (headers: Record<string, string>) =>
      open.inject({ method: "POST", url: "/api/cambio", headers: { ...LOCAL, cookie, ...headers } });
    expect((await change({ "sec-fetch-site": "cross-site" })).json()).toMatchObject({ code: "CROSS_SITE" });
    expect((await change({ origin: "https://evil.example" })).statusCode).toBe(403);
    expect((await change({ "sec-fetch-site": "same-origin" })).body).toBe("hecho");
    await open.close();
  });

  test("a bad body gets the catalogue's words", async () => {
    const open = await build({});
    await open.register(
      async (scope) => void scope.post("/api/eco", { config: { access: "session" } }, ({ body }) => body),
    );
    const post = (payload: string, type = "application/json") =>
      open.inject({
        method: "POST",
        url: "/api/eco",
        headers: { ...SAME_ORIGIN, cookie, "content-type": type },
        payload,
      });
    expect((await post("{")).json()).toEqual({ code: "BAD_REQUEST", message: "La petición no se entiende." });
    expect((await post("a", "text/weird")).json()).toMatchObject({ code: "MEDIA_TYPE_UNSUPPORTED" });
    expect((await post(JSON.stringify("x".repeat(1_100_000)))).json()).toEqual({
      code: "BODY_TOO_LARGE",
      message: "Lo enviado ocupa demasiado. Caben 1\u00a0MB.",
    });
    await open.close();
  });

  test("a body with more levels than any of ours is refused before a route reads it", async () => {
    const open = await build({});
    await open.register(async (scope) => {
      addFormParser(scope);
      scope.post("/api/eco", { config: { access: "session" } }, ({ body }) => body);
    });
    const post = (payload: string, type: string) =>
      open.inject({
        method: "POST",
        url: "/api/eco",
        headers: { ...SAME_ORIGIN, cookie, "content-type": type },
        payload,
      });
    const refused = { code: "BODY_TOO_COMPLEX", message: "Lo enviado tiene demasiados niveles o demasiados campos." };
    const deep = await post(`{"a":${"[".repeat(8000)}${"]".repeat(8000)}}`, "application/json");
    expect([deep.statusCode, deep.json()]).toEqual([400, refused]);
    const wide = await post("a=1&".repeat(1000), "application/x-www-form-urlencoded");
    expect([wide.statusCode, wide.json()]).toEqual([400, refused]);
    expect((await post('{"a":[[["b"]]]}', "application/json")).json()).toEqual({ a: [[["b"]]] });
    await open.close();
  });

  test("the session's end closes the gate at the next request", async () => {
    await app.inject({ method: "POST", url: `${IDENTITY_PATH}/logout`, headers: { ...SAME_ORIGIN, cookie } });
    expect((await app.inject({ url: "/docs/intro", headers: { ...NAVIGATION, cookie } })).statusCode).toBe(401);
  });
});
