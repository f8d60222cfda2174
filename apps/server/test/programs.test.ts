import { subscribe, unsubscribe } from "node:diagnostics_channel";
import {
  IDENTITY_PATH,
  isProgramScope,
  PROGRAM_KEYS_API_PATH,
  PROGRAM_SCOPES,
  PROGRAMS_ADMIN_PATH,
  type ProgramScope,
} from "@nv/contracts";
import { DIALECTS, type TestDatabase } from "@nv/test-kit";
import { inEachRun } from "@nv/test-kit/depth";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  enterFirstAdministrator,
  OWN_PAGE,
  type SignedIn,
  startWholeServer,
  type WholeServer,
} from "./whole-server.ts";

const SCOPES = Object.keys(PROGRAM_SCOPES).filter(isProgramScope);
/** Stands for any part of an address. */
const ID = "00000000-0000-4000-8000-000000000000";
/** Calls of one key before another one goes on: fewer than a key may make in a minute. */
const CALLS_OF_KEY = 250;

interface Route {
  readonly method: string;
  readonly url: string;
  readonly access: unknown;
  readonly scope: ProgramScope | undefined;
}

function isAboutFastify(message: unknown): message is { readonly fastify: FastifyInstance } {
  return typeof message === "object" && message !== null && "fastify" in message;
}

function watchRoutes(): { readonly routes: Route[]; stop(): void } {
  const routes: Route[] = [];
  const hear = (message: unknown) => {
    if (!isAboutFastify(message)) return;
    message.fastify.addHook("onRoute", ({ method, url, config }) => {
      const [access, scope] = [config?.access, config?.endpoint?.scope ?? config?.scope];
      for (const one of [method].flat()) routes.push({ method: one, url, access, scope });
    });
  };
  subscribe("fastify.initialization", hear);
  return { routes, stop: () => void unsubscribe("fastify.initialization", hear) };
}

const pathOf = (url: string) => url.replaceAll(/:\w+/g, ID).replace("*", "x");

describe.each(DIALECTS)("keys of programs at every route, on $name", (dialect) => {
  let database: TestDatabase;
  let server: WholeServer;
  let jefa: SignedIn;
  let routes: readonly Route[];
  beforeAll(async () => {
    const watch = watchRoutes();
    database = await dialect.create("programs");
    server = await startWholeServer(database);
    watch.stop();
    routes = watch.routes.filter(({ url, access }) => !url.startsWith(IDENTITY_PATH) && access !== undefined);
    jefa = await enterFirstAdministrator(server, "jefa@diario.example");
  });
  afterAll(async () => {
    await server.close();
    await database.drop();
  });

  const json = (method: string, path: string, body: unknown, headers: object) =>
    server.call({
      ...{ method, path, body: JSON.stringify(body) },
      headers: { "content-type": "application/json", ...headers },
    });
  const asJefa = () => ({ cookie: jefa.cookie, ...OWN_PAGE });
  async function makeKey(...scopes: readonly ProgramScope[]): Promise<{ secret: string; id: string }> {
    const answer = await json("POST", PROGRAM_KEYS_API_PATH, { name: "Prueba", scopes, days: 1 }, asJefa());
    expect(answer.status, answer.body).toBe(201);
    const { secret, key }: { secret: string; key: { id: string } } = JSON.parse(answer.body);
    return { secret, id: key.id };
  }
  const revoke = (id: string) =>
    server.call({ method: "DELETE", path: `${PROGRAM_KEYS_API_PATH}/${id}`, headers: asJefa() });

  test("there are routes of every scope, and each of them asks for a person", () => {
    const scoped = routes.filter(({ scope }) => scope !== undefined);
    // That of the assistants is asked for where they speak: no route of the table has it.
    expect([...new Set(scoped.map(({ scope }) => scope))].toSorted()).toEqual(
      SCOPES.filter((scope) => scope !== "assistant:use").toSorted(),
    );
    expect(scoped.filter(({ access }) => access !== "session")).toEqual([]);
  });

  test.each(inEachRun<ProgramScope>(SCOPES, ["series:write", "pages:read"]))(
    "a key of «%s» gets 403 at every route of another, whatever cookie comes with it",
    async (scope) => {
      const asked = routes.filter(({ access }) => access !== "public");
      expect(asked.length).toBeGreaterThan(200);
      const let_in: string[] = [];
      let key = await makeKey(scope);
      for (const [at, { method, url, scope: needed }] of asked.entries()) {
        if (at % CALLS_OF_KEY === CALLS_OF_KEY - 1) {
          await revoke(key.id);
          key = await makeKey(scope);
        }
        const answer = await server.app.inject({
          ...{ method: method as "GET", url: pathOf(url), remoteAddress: `192.0.2.${at % 200}` },
          headers: { host: "localhost:3000", authorization: `Bearer ${key.secret}`, cookie: jefa.cookie, ...OWN_PAGE },
        });
        const isRefused = answer.statusCode === 403 && (method === "HEAD" || answer.json().code === "KEY_SCOPE");
        if (!isRefused) let_in.push(`${method} ${url}`);
        expect(isRefused, `${method} ${url}: ${answer.statusCode} ${answer.body.slice(0, 200)}`).toBe(needed !== scope);
      }
      expect(let_in.length > 0).toBe(scope !== "assistant:use");
      await revoke(key.id);
    },
  );

  test.each(["/", "/docs/intro", "/docs/nada", "/admin", "/no/existe", "/api/no/existe"])(
    "no key opens the page %s, nor learns whether it is there",
    async (path) => {
      const { secret, id } = await makeKey("series:read");
      const headers = { authorization: `Bearer ${secret}`, cookie: jefa.cookie, "sec-fetch-mode": "navigate" };
      const answer = await server.call({ path, headers });
      expect(answer.status, answer.body).toBe(403);
      await revoke(id);
    },
  );

  test("at the identity service a key is no token", async () => {
    const { secret, id } = await makeKey("series:read");
    for (const path of ["/user", "/sessions", "/admin/users", "/factors"]) {
      const headers = { authorization: `Bearer ${secret}`, cookie: jefa.cookie };
      expect((await server.call({ path: IDENTITY_PATH + path, headers })).status).toBe(401);
    }
    await revoke(id);
  });

  test("a key opens what it names without a cookie or a page of ours, and what it does is told with its name", async () => {
    const { secret, id } = await makeKey("series:write");
    const series = {
      ...{ title: "Serie de prueba", period: "day", license: "" },
      columns: [{ key: "valor", label: "Valor", kind: "number", unit: "", decimals: 0 }],
      source: { name: "Nadie", url: "" },
    };
    const answer = await json("POST", "/api/series", series, {
      authorization: `Bearer ${secret}`,
      origin: "https://evil.example",
    });
    expect([201, 422]).toContain(answer.status);
    await revoke(id);
    const after = await json("POST", "/api/series", series, { authorization: `Bearer ${secret}` });
    expect([after.status, JSON.parse(after.body).code]).toEqual([401, "KEY_INVALID"]);
  });

  test("keys are made by pages of ours alone, and those of others are listed for administrators", async () => {
    const body = { name: "Prueba", scopes: ["series:read"], days: 1 };
    const foreign = await json("POST", PROGRAM_KEYS_API_PATH, body, {
      cookie: jefa.cookie,
      "sec-fetch-site": "cross-site",
    });
    expect(JSON.parse(foreign.body).code).toBe("CROSS_SITE");
    const { id } = await makeKey("series:read");
    const all = await server.call({ path: PROGRAMS_ADMIN_PATH, headers: { cookie: jefa.cookie } });
    expect(JSON.parse(all.body).keys[0]).toMatchObject({ id, email: "jefa@diario.example", serviceId: "" });
    await revoke(id);
  });
});
