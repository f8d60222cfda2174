import { openDatabase } from "@nv/database";
import { DIALECTS, startCuttableProxy, type TestDatabase } from "@nv/test-kit";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { PASSWORD, startTestIdentity, type TestIdentity, type Tokens } from "./test-identity.ts";

const ANA = "ana@diario.example";

/** Returns the answer of a process to `GET /user`. */
async function ask(service: TestIdentity, { access_token: bearer }: Tokens) {
  const answer = await service.call("GET", "/user", { bearer });
  return { status: answer.statusCode, person: answer.json() };
}

// On SQLite there is one process only.
describe.each(DIALECTS.filter(({ name }) => name === "postgres"))("who asks, at two processes on $name", (dialect) => {
  let store: TestDatabase;
  let one: TestIdentity;
  let two: TestIdentity;
  let ana: Tokens;
  let anaId: string;
  let administrator: string;
  beforeEach(async () => {
    store = await dialect.create("identity");
    one = await startTestIdentity(dialect, {}, store);
    two = await startTestIdentity(dialect, {}, store);
    administrator = await one.administrator();
    ana = await one.person(ANA);
    anaId = (await ask(two, ana)).person.id;
  });
  afterEach(async () => {
    await one.close();
    await two.close();
    await store.drop();
  });

  test("a known person is answered without a look at the database", async () => {
    await ask(two, ana);
    const elsewhere = await store.open();
    await elsewhere.transaction(elsewhere.kysely, async (transaction) => {
      // Whoever reads one of these now waits for ever.
      await sql`lock table identity_users, identity_sessions in access exclusive mode`.execute(transaction);
      for (let times = 0; times < 20; times += 1) expect(await ask(two, ana)).toMatchObject({ status: 200 });
    });
    await elsewhere.close();
  });

  test("a sign-out that was answered by one is known to the next request at the other, twenty times of twenty", async () => {
    for (let times = 0; times < 20; times += 1) {
      const tokens = await one.signIn(ANA);
      const known = await Promise.all([ask(two, tokens), ask(two, tokens), ask(two, tokens)]);
      expect(known.map(({ status }) => status)).toEqual([200, 200, 200]);
      await one.call("POST", "/logout", { bearer: tokens.access_token });
      const after = await Promise.all([ask(two, tokens), ask(two, tokens), ask(two, tokens)]);
      expect(after.map(({ status }) => status)).toEqual([401, 401, 401]);
    }
  });

  const asAdministrator = (path: string, json: unknown, method: "PUT" | "POST" | "DELETE" = "PUT") =>
    one.call(method, `/admin/users/${anaId}${path}`, { json, bearer: administrator });

  test.each([
    {
      name: "a new name",
      change: () => one.call("PUT", "/user", { json: { data: { full_name: "Ana Ruiz" } }, bearer: ana.access_token }),
      seen: { status: 200, person: { user_metadata: { full_name: "Ana Ruiz" } } },
    },
    {
      name: "a wished address",
      change: () => one.call("PUT", "/user", { json: { email: "otra@diario.example" }, bearer: ana.access_token }),
      seen: { status: 200, person: { new_email: "otra@diario.example" } },
    },
    {
      name: "a role",
      change: () => asAdministrator("", { role: "editora" }),
      seen: { status: 200, person: { role: "editora" } },
    },
    {
      name: "a recovery whose link was made",
      change: async () => {
        await one.call("POST", "/recover", { json: { email: ANA } });
        await one.settled();
      },
      seen: { status: 200, person: { recovery_sent_at: expect.any(String) } },
    },
    {
      name: "another sign-in",
      change: async () => {
        one.clock.advance(600_000);
        await one.signIn(ANA);
      },
      seen: { status: 200, person: { last_sign_in_at: "2026-01-12T09:10:00.000Z" } },
    },
    { name: "a ban", change: () => asAdministrator("", { ban_duration: "1h" }), seen: { status: 401 } },
    { name: "a deletion", change: () => asAdministrator("", undefined, "DELETE"), seen: { status: 404 } },
    {
      name: "a reset of the factors",
      change: () => asAdministrator("/factors", undefined, "DELETE"),
      seen: { status: 401 },
    },
    {
      name: "a password changed elsewhere",
      change: async () => {
        const { access_token: bearer } = await one.signIn(ANA);
        await one.call("PUT", "/user", { json: { password: "otra-bien-distinta" }, bearer });
      },
      seen: { status: 401 },
    },
    {
      name: "a line written by hand",
      change: () => sql`update identity_users set role = 'a mano' where id = ${anaId}`.execute(one.database.kysely),
      seen: { status: 200, person: { role: "a mano" } },
    },
    {
      name: "sessions cut short by hand",
      change: () => sql`update identity_sessions set idle_expires_at_ms = 0`.execute(one.database.kysely),
      seen: { status: 401 },
    },
  ])("$name is seen by the next request at the other", async ({ change, seen }) => {
    await ask(two, ana);
    expect(await ask(two, ana)).toMatchObject({ status: 200, person: { email: ANA } });
    await change();
    expect(await ask(two, ana)).toMatchObject(seen);
  });

  test("a renewal elsewhere is no news: who is known stays known", async () => {
    await ask(two, ana);
    const form = { grant_type: "refresh_token", refresh_token: ana.refresh_token };
    expect((await one.call("POST", "/token", { form })).statusCode).toBe(200);
    const elsewhere = await store.open();
    await elsewhere.transaction(elsewhere.kysely, async (transaction) => {
      await sql`lock table identity_users, identity_sessions in access exclusive mode`.execute(transaction);
      expect(await ask(two, ana)).toMatchObject({ status: 200 });
    });
    await elsewhere.close();
  });

  test("what was being read while the news came is not remembered", async () => {
    const tokens = await one.signIn(ANA);
    const elsewhere = await store.open();
    await elsewhere.transaction(elsewhere.kysely, async (transaction) => {
      await sql`delete from identity_sessions`.execute(transaction);
      // Read before the commit, so still there.
      expect(await ask(two, tokens)).toMatchObject({ status: 200 });
    });
    expect(await ask(two, tokens)).toMatchObject({ status: 401 });
    await elsewhere.close();
  });

  test("a line that falls silent is found by the request that needs it, and the database is asked", async () => {
    const proxy = await startCuttableProxy(new URL(store.address.url ?? ""));
    const open = () => openDatabase({ url: proxy.url, file: "" });
    const three = await startTestIdentity(dialect, {}, { ...store, open });
    const tokens = await one.signIn(ANA);
    await ask(three, tokens);
    expect(await ask(three, tokens)).toMatchObject({ status: 200 });
    proxy.cutThoseThatSaid('listen "identity_changed"');
    await one.call("POST", "/logout", { bearer: tokens.access_token });
    expect(await ask(three, tokens)).toMatchObject({ status: 401 });
    const again = await one.signIn(ANA);
    expect(await ask(three, again)).toMatchObject({ status: 200 });
    await one.call("POST", "/logout", { bearer: again.access_token });
    expect(await ask(three, again)).toMatchObject({ status: 401 });
    await three.close();
    await proxy.close();
  });

  test("a line that is cut is known to be, and on its return nothing of before is believed", async () => {
    await ask(two, ana);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and (query like 'listen%' or query like '%caught up%')
      and pid <> pg_backend_pid()`.execute(one.database.kysely);
    await sql`delete from identity_sessions`.execute(one.database.kysely);
    expect(await ask(two, ana)).toMatchObject({ status: 401 });
    const back = await two.signIn(ANA, PASSWORD);
    expect(await ask(two, back)).toMatchObject({ status: 200 });
  });
});
