import { FEEDBACK_PATH } from "@nv/contracts";
import type { FeedbackEntry } from "@nv/contracts/schemas";
import type { Database } from "@nv/database";
import { migrate } from "@nv/database";
import { DIALECTS, fixedClock, type TestDatabase } from "@nv/test-kit";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { cataloguePage } from "../../test/catalogue-page.ts";
import { as, createFeatureApp } from "../../test/feature-app.ts";
import { createPageDirectory } from "../catalogue/page-directory.ts";
import { FEEDBACK_MIGRATIONS, type FeedbackTables } from "./feedback.migrations.ts";
import { feedbackRoutes } from "./feedback.routes.ts";
import { createFeedback } from "./feedback.service.ts";

const MAPS = "/docs/Guia de estilos/maps";
const directory = createPageDirectory([cataloguePage({ path: MAPS, title: "Mapas", owner: "Diseño" })]);

describe.each(DIALECTS)("on $name", ({ create }) => {
  let testDatabase: TestDatabase;
  let database: Database;
  let app: FastifyInstance;
  const clock = fixedClock();

  beforeEach(async () => {
    testDatabase = await create();
    database = await testDatabase.open();
    await migrate(database, "feedback", FEEDBACK_MIGRATIONS);
    const db = database.kysely.$extendTables<FeedbackTables>();
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
  const resolve = (id: string, headers = as("jefa")) =>
    app.inject({ method: "POST", url: `${FEEDBACK_PATH}/${id}/resolve`, headers });

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

  test.each([
    { name: "no vote", said: {} },
    { name: "a vote that is not one", said: { hasHelped: "sí" } },
    { name: "a line that is a page", said: { hasHelped: true, comment: "x".repeat(1001) } },
  ])("$name is not a word on a page", async ({ said }) => {
    expect((await say(said)).json()).toMatchObject({ code: "BAD_REQUEST" });
  });

  test("there is nothing to say of a page that does not exist", async () => {
    expect((await say({ hasHelped: true, path: "/docs/nada" })).json()).toMatchObject({ code: "PAGE_NOT_FOUND" });
  });

  test("reading and answering is for administrators, speaking for people with a session", async () => {
    const read = await app.inject({ url: FEEDBACK_PATH, headers: as("ana") });
    const answers = [read, await resolve("x", as("ana")), await say({ hasHelped: true }, {})];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 401]);
    expect((await resolve("x")).json()).toMatchObject({ code: "NOT_FOUND" });
  });
});
