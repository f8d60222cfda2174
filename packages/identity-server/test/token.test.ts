import { FEATURE_DIALECTS, ONE_DIALECT } from "@nv/test-kit";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { IdentityTables } from "../src/schema/tables.ts";
import { recording } from "./recorded-database.ts";
import { PASSWORD, SAME_ORIGIN, startTestIdentity, type TestIdentity, type Tokens } from "./test-identity.ts";

/** The same bytes in other letters, where the last one holds bits that are left over; else the same letters. */
function otherSpelling(part: string): string {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  const others = [...letters].map((letter) => part.slice(0, -1) + letter);
  const bytes = Buffer.from(part, "base64url");
  return others.find((other) => other !== part && Buffer.from(other, "base64url").equals(bytes)) ?? part;
}

describe.each(FEATURE_DIALECTS)("POST /token on $name", (dialect) => {
  let service: TestIdentity;
  beforeEach(async () => {
    service = await startTestIdentity(dialect);
  });
  afterEach(() => service.close());

  const refresh = (refresh_token: string, headers: Record<string, string> = {}) =>
    service.call("POST", "/token", { form: { grant_type: "refresh_token", refresh_token }, headers });

  test("the same fields as JSON, as newer clients send them, are read; what is no text is nothing", async () => {
    await service.person("ana@diario.example");
    const json = { email: "ana@diario.example", password: PASSWORD, gotrue_meta_security: {} };
    const answer = await service.call("POST", "/token?grant_type=password", { json });
    expect(answer.statusCode, answer.body).toBe(200);
    const { refresh_token } = answer.json<Tokens>();
    const renewed = await service.call("POST", "/token?grant_type=refresh_token", { json: { refresh_token } });
    expect(renewed.statusCode).toBe(200);
    const odd = await service.call("POST", "/token?grant_type=refresh_token", {
      json: { refresh_token: [refresh_token] },
    });
    expect(odd.statusCode).toBe(400);
  });

  test("the right password gives the token answer of the contract, and the token opens GET /user", async () => {
    const tokens = await service.person("ana@diario.example");
    expect(tokens).toEqual({
      access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      token_type: "bearer",
      expires_in: 3600,
      refresh_token: expect.stringMatching(/^[\w-]{22}$/),
    });
    const user = await service.call("GET", "/user", { bearer: tokens.access_token });
    expect(user.statusCode).toBe(200);
    expect(user.json()).toMatchObject({
      email: "ana@diario.example",
      app_metadata: { provider: "email" },
      user_metadata: {},
    });
    expect(user.json()).not.toHaveProperty("password_hash");
  });

  test("wrong password, unknown address and passwordless account say the same", async () => {
    await service.person("ana@diario.example");
    await service.call("POST", "/invite", {
      json: { email: "sin@diario.example" },
      bearer: await service.administrator(),
    });
    for (const username of ["ana@diario.example", "nadie@diario.example", "sin@diario.example", ""]) {
      const form = { grant_type: "password", username, password: "equivocada" };
      const answer = await service.call("POST", "/token", { form });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({
        error: "invalid_grant",
        error_description: "No user found with that email, or password invalid.",
      });
    }
  });

  test("twenty refreshes at the same time give one successor", async () => {
    const { refresh_token } = await service.person("ana@diario.example");
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(refresh_token)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    const successors = new Set(answers.map((answer) => answer.json<Tokens>().refresh_token));
    expect(successors.size).toBe(1);
    expect(successors.has(refresh_token)).toBe(false);
  });

  test("a renewal with the first of many tokens asks the database no more than one with the last but one", async () => {
    const { answers, dialect: recorded } = recording(dialect);
    const own = await startTestIdentity(recorded);
    const first = (await own.person("ana@diario.example")).refresh_token;
    const renew = async (refresh_token: string) => {
      const before = answers.length;
      const form = { grant_type: "refresh_token", refresh_token };
      const answer = await own.call("POST", "/token", { form });
      expect(answer.statusCode, answer.body).toBe(200);
      return { token: answer.json<Tokens>().refresh_token, asked: answers.length - before };
    };
    let former = first;
    let newest = first;
    for (let i = 0; i < 20; i += 1) [former, newest] = [newest, (await renew(newest)).token];
    const late = await renew(former);
    const latest = await renew(first);
    expect([late.token, latest.token]).toEqual([newest, newest]);
    expect(latest.asked).toBeLessThan(late.asked + 10);
    await own.close();
  });

  test("a session is renewed sixty times a minute; then it waits, and is not lost", async () => {
    let { refresh_token } = await service.person("ana@diario.example");
    const former = refresh_token;
    for (let i = 0; i < 60; i += 1) {
      const answer = await refresh(refresh_token);
      expect(answer.statusCode, answer.body).toBe(200);
      refresh_token = answer.json<Tokens>().refresh_token;
    }
    const limited = await refresh(refresh_token);
    expect([limited.statusCode, limited.headers["retry-after"]]).toEqual([429, "60"]);
    // Other tabs, which hold a token that was used, still get the newest.
    expect((await refresh(former)).json<Tokens>().refresh_token).toBe(refresh_token);
    service.clock.advance(60_000);
    const later = await refresh(refresh_token);
    expect(later.statusCode).toBe(200);
    // The limit stands after that as before it.
    refresh_token = later.json<Tokens>().refresh_token;
    for (let i = 0; i < 60; i += 1) refresh_token = (await refresh(refresh_token)).json<Tokens>().refresh_token;
    expect((await refresh(refresh_token)).statusCode).toBe(429);
  });

  test("who renews once an hour leaves nothing to count", async () => {
    const { refresh_token } = await service.person("ana@diario.example");
    const db = service.database.kysely.$extendTables<IdentityTables>();
    const counted = () => db.selectFrom("identity_attempts").select("key_hash").execute();
    const before = await counted();
    service.clock.advance(3_600_000);
    expect((await refresh(refresh_token)).statusCode).toBe(200);
    expect(await counted()).toEqual(before);
  });

  test("a refresh is not refused where the account's attempts are used up", async () => {
    let { refresh_token } = await service.person("ana@diario.example");
    const form = { grant_type: "password", username: "ana@diario.example", password: "equivocada" };
    const attempts: number[] = [];
    for (let i = 0; i < 11; i += 1) attempts.push((await service.call("POST", "/token", { form })).statusCode);
    expect(attempts.at(-1)).toBe(429);
    for (let i = 0; i < 20; i += 1) {
      const answer = await refresh(refresh_token);
      expect(answer.statusCode, answer.body).toBe(200);
      refresh_token = answer.json<Tokens>().refresh_token;
    }
  });

  test("a used refresh token gives its successor within 30 s, and ends the session after", async () => {
    const { refresh_token, access_token } = await service.person("ana@diario.example");
    const first = (await refresh(refresh_token)).json<Tokens>();
    service.clock.advance(30_000);
    expect((await refresh(refresh_token)).json<Tokens>().refresh_token).toBe(first.refresh_token);
    service.clock.advance(1);
    const reused = await refresh(refresh_token);
    expect(reused.statusCode).toBe(400);
    expect(reused.json()).toEqual({ error: "invalid_grant", error_description: "Invalid Refresh Token" });
    expect((await refresh(first.refresh_token)).statusCode).toBe(400);
    expect((await service.call("GET", "/user", { bearer: access_token })).statusCode).toBe(401);
  });

  test("a same-origin sign-in sets the gate cookie, readSession knows it, and logout closes it at once", async () => {
    await service.person("ana@diario.example");
    const form = { grant_type: "password", username: "ana@diario.example", password: PASSWORD };
    const answer = await service.call("POST", "/token", { form, headers: SAME_ORIGIN });
    const cookie = answer.cookies.find(({ name }) => name === "__Host-nv_session");
    expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: "Lax", path: "/", maxAge: 30 * 86_400 });
    const header = `a=b; __Host-nv_session=${cookie?.value}`;

    const loaded = await service.identity.readSession(header);
    expect(loaded).toMatchObject({ email: "ana@diario.example", name: "", isAdministrator: false });
    expect(service.identity.readSession(header)).toBe(loaded);

    const headers = { ...SAME_ORIGIN, cookie: header };
    const out = await service.call("POST", "/logout", { headers });
    expect(out.statusCode).toBe(204);
    expect(out.headers["clear-site-data"]).toBe('"cache"');
    expect(out.cookies.map(({ name, value, maxAge }) => [name, value, maxAge])).toEqual([
      ["nf_jwt", "", 0],
      ["__Host-nv_session", "", 0],
    ]);
    expect(await service.identity.readSession(header)).toBeNull();
  });

  test.each([
    { name: "padding", spell: (part: string) => `${part}=` },
    { name: "two of padding", spell: (part: string) => `${part}==` },
    { name: "letters of base64", spell: (part: string) => `${part.slice(0, -1)}+` },
    { name: "bits that mean nothing", spell: otherSpelling },
  ])("an access token has one spelling: with $name in any part it is refused", async ({ spell }) => {
    const { access_token } = await service.person("eva@diario.example");
    const parts = access_token.split(".");
    for (const place of [0, 1, 2]) {
      const bearer = parts.map((part, index) => (index === place ? spell(part) : part)).join(".");
      if (bearer === access_token) continue;
      expect((await service.call("GET", "/user", { bearer })).statusCode, bearer).toBe(401);
    }
    expect((await service.call("GET", "/user", { bearer: access_token })).statusCode).toBe(200);
  });
});

describe.each(ONE_DIALECT)("a machine that hashes as much as it can, on $name", (dialect) => {
  test("right, wrong, unconfirmed, without a password and unknown all need a hash: each is 503, and other calls are not", async () => {
    const store = await dialect.create("identity");
    const before = await startTestIdentity(dialect, {}, store);
    const bearer = await before.administrator();
    const right = "ana@diario.example";
    await before.person(right);
    await before.call("POST", "/signup", { json: { email: "bea@diario.example", password: PASSWORD } });
    await before.call("POST", "/invite", { json: { email: "sin@diario.example" }, bearer });
    await before.close();

    /** Returns the answers to five people while somebody's hash is under way: one at a time, and nobody waits. */
    async function askWhileHashing(passes: number) {
      const hashing = { memoryKiB: 19_456, passes, concurrency: 1, queueLength: 0 };
      const service = await startTestIdentity(dialect, { hashing }, store);
      let refused = 0;
      const holders = Array.from({ length: 3 }, async (_, i) => {
        const json = { email: `p${i}-${passes}@diario.example`, password: PASSWORD };
        const answer = await service.call("POST", "/signup", { json });
        if (answer.statusCode === 503) refused += 1;
      });
      await vi.waitFor(() => expect(refused).toBe(2));
      const signIn = (username: string, password: string) =>
        service.call("POST", "/token", { form: { grant_type: "password", username, password } });
      const people = [right, "bea@diario.example", "sin@diario.example", "nadie@diario.example"];
      const answers = await Promise.all([
        ...people.map((username) => signIn(username, "equivocada")),
        signIn(right, PASSWORD),
      ]);
      expect((await service.call("GET", "/settings")).statusCode).toBe(200);
      await Promise.all(holders);
      expect((await signIn(right, PASSWORD)).statusCode).toBe(200);
      await service.close();
      return answers;
    }

    // A hash of a third of a second is over before the others ask where the machine does ten other things: then of a longer one.
    let answers = await askWhileHashing(50);
    for (const passes of [200, 400]) {
      if (answers.some(({ statusCode }) => statusCode !== 503)) answers = await askWhileHashing(passes);
    }
    for (const answer of answers) {
      expect([answer.statusCode, answer.headers["retry-after"], answer.json()]).toEqual([
        ...[503, "2"],
        { code: 503, msg: "Too many sign-ins at once, try again later", error_id: expect.any(String) },
      ]);
    }
    await store.drop();
  });
});
