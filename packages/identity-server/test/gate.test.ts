import { openDatabase } from "@nv/database";
import { DIALECTS } from "@nv/test-kit";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Identity } from "../src/index.ts";
import { PASSWORD, SAME_ORIGIN, SITE, startTestIdentity, type TestIdentity, type Tokens } from "./test-identity.ts";

const ANA = "ana@diario.example";
const DAY_MS = 86_400_000;

/** Signs in as a page of our own origin does; gives the `Cookie` header that its browser sends from then on. */
async function signInWithCookie(service: TestIdentity, extra: Record<string, string> = {}) {
  const form = { grant_type: "password", username: ANA, password: PASSWORD };
  const answer = await service.call("POST", "/token", { form, headers: { ...SAME_ORIGIN, ...extra } });
  expect(answer.statusCode, answer.body).toBe(200);
  const header = answer.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  return { header, tokens: answer.json<Tokens>(), cookies: answer.cookies };
}

/** Whether the next question is answered from memory. */
function isRemembered(identity: Identity, header: string): boolean {
  const answer = identity.readSession(header);
  return !(answer instanceof Promise) && answer !== null;
}

describe.each(DIALECTS)("readSession on $name", (dialect) => {
  let service: TestIdentity;
  beforeEach(async () => {
    service = await startTestIdentity(dialect);
    await service.person(ANA);
  });
  afterEach(() => service.close());

  test.each([
    { name: "no header", header: undefined },
    { name: "an empty header", header: "" },
    { name: "another cookie", header: "theme=dark" },
    { name: "a secret of another shape", header: "__Host-nv_session=../../etc/passwd" },
    { name: "the name inside another name", header: "x__Host-nv_session=AAAAAAAAAAAAAAAAAAAAAA" },
  ])("$name: nobody, without asking the database", ({ header }) => {
    expect(service.identity.readSession(header)).toBeNull();
  });

  test("an unknown secret is nobody", async () => {
    expect(await service.identity.readSession("__Host-nv_session=AAAAAAAAAAAAAAAAAAAAAA")).toBeNull();
  });

  test("a session used every day lives 30 days and no longer; one not used for 7 days ends", async () => {
    const { header } = await signInWithCookie(service);
    for (let day = 1; day < 30; day += 1) {
      service.clock.advance(DAY_MS);
      expect(await service.identity.readSession(header), `day ${day}`).not.toBeNull();
    }
    service.clock.advance(DAY_MS);
    expect(await service.identity.readSession(header)).toBeNull();

    const idle = await signInWithCookie(service);
    expect(await service.identity.readSession(idle.header)).not.toBeNull();
    service.clock.advance(7 * DAY_MS);
    expect(await service.identity.readSession(idle.header)).toBeNull();
    const form = { grant_type: "refresh_token", refresh_token: idle.tokens.refresh_token };
    expect((await service.call("POST", "/token", { form })).json().error_description).toBe("Refresh token expired");
  });

  test("nf_jwt opens nothing, alone or beside the gate's own cookie: a sibling host can plant it", async () => {
    await service.person("eva@diario.example");
    const { access_token: planted } = await service.signIn("eva@diario.example");
    expect(service.identity.readSession(`nf_jwt=${planted}`)).toBeNull();
    const { header } = await signInWithCookie(service);
    for (const cookies of [`${header}; nf_jwt=${planted}`, `nf_jwt=${planted}; ${header}`]) {
      expect(await service.identity.readSession(cookies)).toMatchObject({ email: ANA });
    }
    await service.call("POST", "/logout", { headers: { ...SAME_ORIGIN, cookie: header } });
    expect(await service.identity.readSession(`${header}; nf_jwt=${planted}`)).toBeNull();
  });

  test("a page of ours that asks for nf_jwt gets the cookie that opens the gate beside it", async () => {
    const headers = { ...SAME_ORIGIN, "x-use-cookie": "1" };
    const form = { grant_type: "password", username: ANA, password: PASSWORD };
    const answer = await service.call("POST", "/token", { form, headers });
    const cookies = answer.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
    expect(answer.cookies.map(({ name }) => name).sort()).toEqual(["__Host-nv_device", "__Host-nv_session", "nf_jwt"]);
    expect(await service.identity.readSession(cookies)).toMatchObject({ email: ANA });
  });

  test.each([
    {
      name: "a password change elsewhere",
      end: async () => {
        const other = await service.signIn(ANA);
        await service.call("PUT", "/user", { json: { password: "otra-bien-distinta" }, bearer: other.access_token });
      },
    },
    {
      name: "deletion by an administrator",
      end: async () => {
        const bearer = await service.administrator();
        const list = await service.call("GET", "/admin/users?filter=ana", { bearer });
        await service.call("DELETE", `/admin/users/${list.json().users[0].id}`, { bearer });
      },
    },
    {
      name: "signing out everywhere from another device",
      end: async () => {
        const other = await service.signIn(ANA);
        await service.call("POST", "/logout?scope=global", { bearer: other.access_token });
      },
    },
  ])("$name closes the gate at once", async ({ end }) => {
    const { header } = await signInWithCookie(service);
    await service.identity.readSession(header);
    expect(isRemembered(service.identity, header)).toBe(true);
    await end();
    expect(await service.identity.readSession(header)).toBeNull();
  });

  test("signing out on one device leaves the others signed in", async () => {
    const first = await signInWithCookie(service);
    const second = await service.signIn(ANA);
    await service.call("POST", "/logout", { bearer: second.access_token });
    expect(await service.identity.readSession(first.header)).not.toBeNull();
  });

  test("a session is found by its id while it lives, and is not kept alive by that", async () => {
    const { header } = await signInWithCookie(service);
    const session = await service.identity.readSession(header);
    const id = session?.sessionId ?? "";
    expect(await service.identity.findSession(id)).toEqual(session);
    expect(await service.identity.findSession("00000000-0000-4000-8000-000000000000")).toBeNull();
    for (let day = 1; day < 7; day += 1) {
      service.clock.advance(DAY_MS);
      expect(await service.identity.findSession(id), `day ${day}`).not.toBeNull();
    }
    service.clock.advance(DAY_MS);
    expect(await service.identity.findSession(id)).toBeNull();

    const next = await signInWithCookie(service);
    const { sessionId = "" } = (await service.identity.readSession(next.header)) ?? {};
    await service.call("POST", "/logout", { headers: { ...SAME_ORIGIN, cookie: next.header } });
    expect(await service.identity.findSession(sessionId)).toBeNull();
  });

  test("a new name shows at once", async () => {
    const { header, tokens } = await signInWithCookie(service);
    await service.identity.readSession(header);
    await service.call("PUT", "/user", { json: { data: { full_name: "Ana Ruiz" } }, bearer: tokens.access_token });
    expect(await service.identity.readSession(header)).toMatchObject({ name: "Ana Ruiz" });
  });

  test("a second sign-in in the same browser makes the former cookie worthless", async () => {
    const first = await signInWithCookie(service);
    await service.identity.readSession(first.header);
    const second = await signInWithCookie(service, { cookie: first.header });
    expect(await service.identity.readSession(first.header)).toBeNull();
    expect(await service.identity.readSession(second.header)).not.toBeNull();
  });

  test("a same-origin refresh without the cookie gives it again, twenty at once give the same", async () => {
    const tokens = await service.signIn(ANA);
    const form = { grant_type: "refresh_token", refresh_token: tokens.refresh_token };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => service.call("POST", "/token", { form, headers: SAME_ORIGIN })),
    );
    const secrets = new Set(answers.map(({ cookies }) => cookies[0]?.value));
    expect(secrets.size).toBe(1);
    const [secret] = secrets;
    expect(await service.identity.readSession(`__Host-nv_session=${secret}`)).toMatchObject({ email: ANA });
  });

  test("a refresh that brings a live cookie leaves it as it is", async () => {
    const { header, tokens } = await signInWithCookie(service);
    const form = { grant_type: "refresh_token", refresh_token: tokens.refresh_token };
    const answer = await service.call("POST", "/token", { form, headers: { ...SAME_ORIGIN, cookie: header } });
    expect(answer.cookies).toEqual([]);
    expect(await service.identity.readSession(header)).not.toBeNull();
  });

  test.each([
    { name: "no origin headers", headers: {} },
    { name: "another site", headers: { "sec-fetch-site": "cross-site", origin: SITE } },
    { name: "a sibling site", headers: { "sec-fetch-site": "same-site", origin: SITE } },
    { name: "a foreign origin", headers: { origin: "https://evil.example" } },
  ])("a request with $name gets no gate cookie and cannot sign out by it", async ({ headers }) => {
    const form = { grant_type: "password", username: ANA, password: PASSWORD };
    expect((await service.call("POST", "/token", { form, headers })).cookies).toEqual([]);
    const { header } = await signInWithCookie(service);
    const out = await service.call("POST", "/logout", { headers: { ...headers, cookie: header } });
    expect(out.statusCode).toBe(401);
    expect(await service.identity.readSession(header)).not.toBeNull();
  });

  test("an origin header alone, equal to the site's, is our own page", async () => {
    const form = { grant_type: "password", username: ANA, password: PASSWORD };
    const answer = await service.call("POST", "/token", { form, headers: { origin: SITE } });
    expect(answer.cookies.map(({ name }) => name)).toEqual(["__Host-nv_session", "__Host-nv_device"]);
  });
});

describe.each(DIALECTS.filter(({ name }) => name === "postgres"))("two processes on $name", (dialect) => {
  test("a sign-out at one closes the gate of the other, and refreshes at both give one successor", async () => {
    const store = await dialect.create("identity");
    const one = await startTestIdentity(dialect, {}, store);
    const two = await startTestIdentity(dialect, {}, store);
    await one.person(ANA);
    const { header, tokens } = await signInWithCookie(one);
    // What is read while the sign-in is announced is not remembered.
    await vi.waitFor(async () => {
      await two.identity.readSession(header);
      expect(isRemembered(two.identity, header)).toBe(true);
    });

    const form = { grant_type: "refresh_token", refresh_token: tokens.refresh_token };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => (i % 2 ? one : two).call("POST", "/token", { form })),
    );
    expect(new Set(answers.map((answer) => answer.json<Tokens>().refresh_token)).size).toBe(1);

    await one.call("POST", "/logout", { bearer: tokens.access_token });
    await vi.waitFor(async () => expect(await two.identity.readSession(header)).toBeNull());
    expect((await two.call("GET", "/user", { bearer: tokens.access_token })).statusCode).toBe(401);
    await one.close();
    await two.close();
    await store.drop();
  });

  test("without the line nothing is answered from memory: who signed out elsewhere is out at once", async () => {
    const store = await dialect.create("identity");
    const one = await startTestIdentity(dialect, {}, store);
    const two = await startTestIdentity(dialect, {}, store);
    await one.person(ANA);
    const { header, tokens } = await signInWithCookie(one);
    const knows = async (cookies = header) => {
      await two.identity.readSession(cookies);
      return isRemembered(two.identity, cookies);
    };
    await vi.waitFor(async () => expect(await knows()).toBe(true));
    const server = await openDatabase({ url: process.env.TEST_DATABASE_URL, file: "" });
    const name = new URL(store.address.url ?? "").pathname.slice(1);
    const admit = (isAdmitting: boolean) =>
      sql`alter database ${sql.ref(name)} with allow_connections ${sql.raw(String(isAdmitting))}`.execute(
        server.kysely,
      );
    // Connections that are open go on working; a new one, such as the line, is not let in.
    for (const { database } of [one, two]) {
      await Promise.all(Array.from({ length: 8 }, () => sql`select pg_sleep(0.1)`.execute(database.kysely)));
    }
    await admit(false);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = ${name} and query like 'listen%'`.execute(server.kysely);
    await vi.waitFor(async () => expect(await knows()).toBe(false));
    expect(await two.identity.readSession(header), "the database still says who it is").toMatchObject({ email: ANA });
    await one.call("POST", "/logout", { bearer: tokens.access_token });
    expect(await two.identity.readSession(header)).toBeNull();
    expect((await two.call("GET", "/user", { bearer: tokens.access_token })).statusCode).toBe(401);
    await admit(true);
    const again = await signInWithCookie(one);
    await vi.waitFor(async () => expect(await knows(again.header)).toBe(true), { timeout: 4000 });
    await server.close();
    await one.close();
    await two.close();
    await store.drop();
  });

  test("two processes that start together on an empty database share their keys", async () => {
    const store = await dialect.create();
    const [one, two] = await Promise.all([
      startTestIdentity(dialect, {}, store),
      startTestIdentity(dialect, {}, store),
    ]);
    const keys = await Promise.all([one, two].map((service) => service.call("GET", "/.well-known/jwks.json")));
    expect(keys[0]?.json()).toEqual(keys[1]?.json());
    await one.close();
    await two.close();
    await store.drop();
  });
});
