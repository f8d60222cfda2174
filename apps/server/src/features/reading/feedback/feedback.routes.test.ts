import {
  FEEDBACK_PATH,
  FEEDBACK_PER_PAGE,
  FEEDBACK_TALLIES_PATH,
  SERVER_ERRORS,
  TOTAL_COUNT_HEADER,
} from "@nv/contracts";
import type { FeedbackEntry } from "@nv/contracts/schemas";
import { type Database, type DialectName, migrate } from "@nv/database";
import { FEATURE_DIALECTS, fixedClock, type TestDatabase } from "@nv/test-kit";
import type { FastifyInstance } from "fastify";
import { type Kysely, sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { cataloguePage } from "../../../../test/catalogue-page.ts";
import { as, createFeatureApp } from "../../../../test/feature-app.ts";
import { createPageDirectory } from "../catalogue/page-directory.ts";
import { FEEDBACK_MIGRATIONS, type FeedbackTables } from "./feedback.migrations.ts";
import { saveFeedback } from "./feedback.repository.ts";
import { feedbackRoutes } from "./feedback.routes.ts";
import { createFeedback } from "./feedback.service.ts";

const MAPS = "/docs/Guia de estilos/maps";
const COLORS = "/docs/Guia de estilos/Colors";
const directory = createPageDirectory([
  cataloguePage({ path: MAPS, title: "Mapas", owner: "Diseño" }),
  cataloguePage({ path: COLORS, title: "Color", owner: "Diseño" }),
]);

describe.each(FEATURE_DIALECTS)("on $name", ({ create }) => {
  let testDatabase: TestDatabase;
  let database: Database;
  let app: FastifyInstance;
  let db: Kysely<FeedbackTables>;
  const clock = fixedClock();

  beforeEach(async () => {
    testDatabase = await create("feedback");
    database = await testDatabase.open();
    await migrate(database, "feedback", FEEDBACK_MIGRATIONS);
    db = database.kysely.$extendTables<FeedbackTables>();
    const feedback = createFeedback({ db, directory, now: clock.now });
    app = await createFeatureApp((scope) => feedbackRoutes(scope, { feedback }));
  });
  afterEach(async () => {
    await app.close();
    await database.close();
    await testDatabase.drop();
  });

  const say = (said: object, headers = as("ana")) =>
    app.inject({ method: "POST", url: FEEDBACK_PATH, headers, payload: { path: MAPS, comment: "", ...said } });
  const list = async (): Promise<FeedbackEntry[]> =>
    (await app.inject({ url: FEEDBACK_PATH, headers: as("jefa") })).json();
  const resolve = (id: string, headers = as("jefa"), order = "resolve") =>
    app.inject({ method: "POST", url: `${FEEDBACK_PATH}/${id}/${order}`, headers, payload: { saidAtMs: clock.now() } });
  const ask = async (url: string, query: Record<string, string>) => {
    const answer = await app.inject({ url, query, headers: as("jefa") });
    return { items: answer.json(), total: Number(answer.headers[TOTAL_COUNT_HEADER]) };
  };

  test("what is said reaches the administrators, with the page's title and who answers for it", async () => {
    expect((await say({ hasHelped: false, comment: "  Falta el halo en móvil. " })).statusCode).toBe(204);
    expect(await list()).toEqual([
      {
        id: expect.any(String),
        path: MAPS,
        title: "Mapas",
        owner: "Diseño",
        email: "ana@ejemplo.org",
        hasHelped: false,
        comment: "Falta el halo en móvil.",
        saidAtMs: clock.now(),
        isResolved: false,
      },
    ]);
  });

  test("a person has one word on a page, the last one; a vote alone leaves the line that waits for an answer", async () => {
    await say({ hasHelped: false, comment: "Falta el halo." });
    await say({ hasHelped: true });
    expect(await list()).toMatchObject([{ hasHelped: true, comment: "Falta el halo." }]);
    await say({ hasHelped: true, comment: "Ya lo he visto." });
    expect(await list()).toMatchObject([{ comment: "Ya lo he visto." }]);
  });

  test("two people are two words, newest first", async () => {
    await say({ hasHelped: true });
    clock.advance(1000);
    await say({ hasHelped: false }, as("berta"));
    expect((await list()).map(({ email }) => email)).toEqual(["berta@ejemplo.org", "ana@ejemplo.org"]);
  });

  test("what was answered stays answered until the person says something else", async () => {
    await say({ hasHelped: false, comment: "Falta el halo." });
    const [entry] = await list();
    expect((await resolve(entry?.id ?? "")).statusCode).toBe(204);
    expect(await list()).toMatchObject([{ isResolved: true }]);
    await say({ hasHelped: false });
    expect(await list()).toMatchObject([{ isResolved: false, comment: "" }]);
  });

  test("lines wait until they are read, and wait again when that was a mistake; votes alone never do", async () => {
    await say({ hasHelped: false, comment: "Falta el halo." });
    await say({ hasHelped: true }, as("berta"));
    const waiting = () => ask(FEEDBACK_PATH, { state: "waiting" });
    expect(await waiting()).toMatchObject({ items: [{ comment: "Falta el halo." }], total: 1 });
    const id = (await waiting()).items[0].id;
    await resolve(id);
    expect(await waiting()).toEqual({ items: [], total: 0 });
    expect(await ask(FEEDBACK_PATH, { state: "read" })).toMatchObject({ items: [{ id, isResolved: true }], total: 1 });
    expect((await resolve(id, as("jefa"), "reopen")).statusCode).toBe(204);
    expect(await waiting()).toMatchObject({ items: [{ id, isResolved: false }], total: 1 });
  });

  test("what a person said meanwhile is not taken as read", async () => {
    await say({ hasHelped: false, comment: "Falta el halo." });
    const [{ id, saidAtMs }] = (await ask(FEEDBACK_PATH, { state: "waiting" })).items;
    clock.advance(1000);
    await say({ hasHelped: false, comment: "Y la leyenda." });
    const read = (payload: object) =>
      app.inject({ method: "POST", url: `${FEEDBACK_PATH}/${id}/resolve`, headers: as("jefa"), payload });
    expect((await read({ saidAtMs })).json()).toMatchObject({ code: "NOT_FOUND" });
    expect((await read({})).json()).toMatchObject({ code: "BAD_REQUEST" });
    expect(await ask(FEEDBACK_PATH, { state: "waiting" })).toMatchObject({ items: [{ comment: "Y la leyenda." }] });
  });

  test("a long list comes in pages that say how many there are in all", async () => {
    for (let person = 0; person <= FEEDBACK_PER_PAGE; person += 1)
      await saveFeedback(db, {
        id: `id-${person}`,
        path: MAPS,
        person_id: `person-${person}`,
        email: "",
        comment: "",
        has_helped: 1,
        said_at_ms: person,
      });
    const [first, second] = [await ask(FEEDBACK_PATH, {}), await ask(FEEDBACK_PATH, { page: "2" })];
    expect([first.items.length, first.items[0].id, first.total]).toEqual([50, "id-50", 51]);
    expect([second.items.map(({ id }: FeedbackEntry) => id), second.total]).toEqual([["id-0"], 51]);
  });

  test("the votes are added up by page, those that served the fewest first", async () => {
    await say({ hasHelped: true });
    await say({ hasHelped: true }, as("berta"));
    await say({ hasHelped: true, path: COLORS });
    await say({ hasHelped: false, path: COLORS }, as("berta"));
    expect(await ask(FEEDBACK_TALLIES_PATH, {})).toEqual({
      items: [
        { path: COLORS, title: "Color", owner: "Diseño", served: 1, unserved: 1 },
        { path: MAPS, title: "Mapas", owner: "Diseño", served: 2, unserved: 0 },
      ],
      total: 2,
    });
  });

  test.each([{ page: "0" }, { page: "uno" }, { page: "1e9" }, { state: "lost" }])("%o is not a list", async (query) => {
    expect((await ask(FEEDBACK_PATH, query)).items).toMatchObject({ code: "BAD_REQUEST" });
  });

  test.each([
    { name: "no vote", said: {} },
    { name: "a vote that is not one", said: { hasHelped: "sí" } },
    { name: "a line that is a page", said: { hasHelped: true, comment: "x".repeat(1001) } },
  ])("$name is not a word on a page", async ({ said }) => {
    expect((await say(said)).json()).toMatchObject({ code: "BAD_REQUEST" });
  });

  test("what a database cannot hold is left out of a line", async () => {
    expect((await say({ hasHelped: true, comment: "\u0000 Falta\u0000 el halo. " })).statusCode).toBe(204);
    expect(await list()).toMatchObject([{ comment: "Falta el halo." }]);
    for (const order of ["resolve", "reopen"])
      expect((await resolve("%00", as("jefa"), order)).json()).toMatchObject({ code: "NOT_FOUND" });
  });

  test("there is nothing to say of a page that does not exist", async () => {
    expect((await say({ hasHelped: true, path: "/docs/nada" })).json()).toMatchObject({ code: "PAGE_NOT_FOUND" });
  });

  test("reading and answering is for administrators, speaking for people with a session", async () => {
    const read = await app.inject({ url: FEEDBACK_PATH, headers: as("ana") });
    const tallies = await app.inject({ url: FEEDBACK_TALLIES_PATH, headers: as("ana") });
    const orders = [await resolve("x", as("ana")), await resolve("x", as("ana"), "reopen")];
    const answers = [read, tallies, ...orders, await say({ hasHelped: true }, {})];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 401]);
    expect((await resolve("x")).json()).toMatchObject({ code: "NOT_FOUND" });
    expect((await resolve("x", as("jefa"), "reopen")).json()).toMatchObject({ code: "NOT_FOUND" });
  });
});

/** Makes a PostgreSQL refuse every word as it does when it can store no more. @see https://www.postgresql.org/docs/current/errcodes-appendix.html */
function refusing(code: string): string {
  return `create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'refused' using errcode = '${code}'; end $$;
    create trigger refuse before insert on page_feedback execute function refuse()`;
}

/** Way in which a database comes to store no more and recovers, with the code of what people are told meanwhile. */
interface Fault {
  readonly code: "DISK_FULL" | "DATA_UNWRITABLE";
  readonly stop: string;
  readonly resume: string;
}

const FAULTS: Readonly<Record<DialectName, readonly Fault[]>> = {
  sqlite: [
    { code: "DISK_FULL", stop: "pragma max_page_count = 1", resume: "pragma max_page_count = 4294967294" },
    { code: "DATA_UNWRITABLE", stop: "pragma query_only = on", resume: "pragma query_only = off" },
  ],
  postgres: [
    { code: "DISK_FULL", stop: refusing("53100"), resume: "drop function refuse cascade" },
    { code: "DATA_UNWRITABLE", stop: refusing("25006"), resume: "drop function refuse cascade" },
  ],
};

describe.each(FEATURE_DIALECTS)("on a $name that takes no more", ({ name, create }) => {
  test.each(FAULTS[name])(
    "what is said is refused in words, and kept once it can be: $code",
    async ({ code, stop, resume }) => {
      const testDatabase = await create("feedback");
      const database = await testDatabase.open();
      await migrate(database, "feedback", FEEDBACK_MIGRATIONS);
      const db = database.kysely.$extendTables<FeedbackTables>();
      const feedback = createFeedback({ db, directory, now: () => 0 });
      const app = await createFeatureApp((scope) => feedbackRoutes(scope, { feedback }));
      const say = (person: "ana" | "berta") => {
        // Two of them are more than a page of a SQLite file holds.
        const payload = { path: MAPS, hasHelped: true, comment: "€".repeat(1000) };
        return app.inject({ method: "POST", url: FEEDBACK_PATH, headers: as(person), payload });
      };
      await say("ana");
      await sql.raw(stop).execute(db);
      const refused = await say("berta");
      await sql.raw(resume).execute(db);
      expect([refused.statusCode, refused.json()]).toEqual([507, { code, message: SERVER_ERRORS[code].es }]);
      expect((await say("berta")).statusCode).toBe(204);
      await app.close();
      await database.close();
      await testDatabase.drop();
    },
  );
});
