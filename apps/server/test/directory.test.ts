import { IDENTITY_PATH } from "@nv/contracts";
import { FEATURE_DIALECTS, fixedClock, type TestDatabase } from "@nv/test-kit";
import { type MutableResponse, type MutableToken, OAuth2Server } from "oauth2-mock-server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  enterFirstAdministrator,
  OWN_PAGE,
  PASSWORD,
  type SignedIn,
  startWholeServer,
  type WholeServer,
} from "./whole-server.ts";

const MINUTE_MS = 60_000;
const JEFA = "jefa@diario.example";
const ANA = "ana@diario.example";
const NAVIGATION = { accept: "text/html", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" };

/** A real OpenID Connect server, which is the directory of the house: everybody in it is ana@diario.example. */
const house = new OAuth2Server();
let state: "in" | "gone" | "down" = "in";
const clock = fixedClock();
beforeAll(async () => {
  await house.issuer.keys.generate("RS256");
  await house.start(0, "127.0.0.1");
  house.service.on("beforeTokenSigning", ({ payload }: MutableToken) => {
    Object.assign(payload, { sub: "u-1", email: ANA, email_verified: true, name: "Ana", groups: [] });
  });
  house.service.on(
    "beforeResponse",
    (answer: MutableResponse, { body }: { readonly body?: { readonly grant_type?: string } }) => {
      if (state === "in" || body?.grant_type !== "refresh_token") return;
      answer.statusCode = state === "gone" ? 400 : 503;
      answer.body = { error: state === "gone" ? "invalid_grant" : "temporarily_unavailable" };
    },
  );
});
afterAll(() => house.stop());

describe.each(FEATURE_DIALECTS)("a house whose domain requires its directory, on $name", (kind) => {
  let database: TestDatabase;
  let server: WholeServer;
  let jefa: SignedIn;
  const order = async (path: string, body: unknown = {}) => {
    const headers = { ...OWN_PAGE, cookie: jefa.cookie, "content-type": "application/json" };
    const sent = { method: "POST", path: `/api/admin/directory${path}`, headers, body: JSON.stringify(body) };
    return server.call(sent);
  };
  beforeAll(async () => {
    database = await kind.create();
    const directory = { OIDC_URL: house.issuer.url ?? "", OIDC_CLIENT_ID: "sitio", OIDC_CLIENT_SECRET: "secreto" };
    server = await startWholeServer(database, directory, [], clock.now);
    jefa = await enterFirstAdministrator(server, JEFA);
    expect((await order("/exceptions", { email: JEFA })).status).toBe(200);
    const rule = { domain: "diario.example", provider: "oidc", opensAccounts: true };
    expect((await order("/domains", rule)).status).toBe(200);
  });
  afterAll(async () => {
    await server.close();
    await database.drop();
  });

  const cookiesOf = (lines: readonly string[] | undefined) =>
    (lines ?? []).map((line) => line.split(";")[0]).join("; ");

  /** Goes through the directory as a browser does. */
  async function enter() {
    const left = await server.call({ path: `${IDENTITY_PATH}/authorize?provider=saml` });
    const visited = await fetch(left.headers.location ?? "", { redirect: "manual" });
    const { pathname, search } = new URL(visited.headers.get("location") ?? "");
    const headers = { cookie: cookiesOf(left.headers["set-cookie"]) };
    const back = await server.call({ path: pathname + search, headers });
    const cookie = cookiesOf(back.headers["set-cookie"]);
    const bearer = new URLSearchParams(new URL(back.headers.location ?? "").hash.slice(1)).get("access_token") ?? "";
    const events = await fetch(`http://localhost:${server.port}/api/events`, { headers: { cookie } });
    expect(events.status).toBe(200);
    return { cookie, bearer, events };
  }
  /** Statuses of the gate, of the site's own calls, and of the accounts. */
  async function statuses({ cookie, bearer }: { readonly cookie: string; readonly bearer: string }) {
    const headers = { cookie };
    const answers = await Promise.all([
      server.call({ path: "/docs/intro", headers: { ...headers, ...NAVIGATION } }),
      server.call({ path: "/api/session", headers }),
      server.call({ path: "/api/events", headers }),
      server.call({ path: `${IDENTITY_PATH}/user`, headers: { authorization: `Bearer ${bearer}` } }),
    ]);
    return answers.map(({ status }) => status);
  }

  test("nothing but the directory lets its people in", async () => {
    const ana = await enter();
    expect(await statuses(ana)).toEqual([200, 200, 200, 200]);
    const body = new URLSearchParams({ grant_type: "password", username: ANA, password: PASSWORD }).toString();
    const headers = { ...OWN_PAGE, "content-type": "application/x-www-form-urlencoded" };
    expect((await server.call({ method: "POST", path: `${IDENTITY_PATH}/token`, headers, body })).status).toBe(400);
  });

  test("who has left is out of gate, site, events and accounts within the hour, by itself", async () => {
    const ana = await enter();
    state = "gone";
    clock.advance(31 * MINUTE_MS);
    await server.identity.lookAtDirectory();
    expect(await statuses(ana)).toEqual([401, 401, 401, 401]);
    // The line that was open ends: a line that stayed would end this test by its time.
    await ana.events.text();
    state = "in";
  });

  test("a directory that says nothing keeps nobody in: after the hour the browser itself is sent there", async () => {
    const ana = await enter();
    state = "down";
    clock.advance(60 * MINUTE_MS);
    expect(await statuses(ana)).toEqual([302, 401, 401, 401]);
    await server.identity.lookAtDirectory();
    await ana.events.text();
    state = "in";
  });

  test("and at once when an administrator asks", async () => {
    jefa = { ...jefa, cookie: (await signInAgain()).cookie };
    const ana = await enter();
    state = "gone";
    const answer = await order("/ask");
    expect([answer.status, JSON.parse(answer.body).ended]).toEqual([200, expect.any(Number)]);
    expect(await statuses(ana)).toEqual([401, 401, 401, 401]);
    await ana.events.text();
    state = "in";
  });

  async function signInAgain(): Promise<SignedIn> {
    const body = new URLSearchParams({ grant_type: "password", username: JEFA, password: PASSWORD }).toString();
    const headers = { ...OWN_PAGE, "content-type": "application/x-www-form-urlencoded" };
    const answer = await server.call({ method: "POST", path: `${IDENTITY_PATH}/token`, headers, body });
    expect(answer.status, answer.body).toBe(200);
    return { ...jefa, cookie: cookiesOf(answer.headers["set-cookie"]) };
  }
});
