import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { PAGE_SOURCE_PATH, PROPOSALS_PATH, TOTAL_COUNT_HEADER } from "@nv/contracts";
import type { PageSource, Proposal, ProposalReading } from "@nv/contracts/schemas";
import { type Database, migrate } from "@nv/database";
import type { HostEntry } from "@nv/identity-server";
import { FEATURE_DIALECTS, fixedClock, type TestDatabase } from "@nv/test-kit";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { cataloguePage } from "../../../../test/catalogue-page.ts";
import { as, createFeatureApp } from "../../../../test/feature-app.ts";
import { createOrdersWithoutAccounts } from "../../../../test/orders-without-accounts.ts";
import { createMutex } from "../../../platform/mutex/mutex.ts";
import { createPageDirectory } from "../catalogue/page-directory.ts";
import { openPageSources } from "./page-sources.ts";
import { PROPOSAL_MIGRATIONS, type ProposalTables } from "./proposals.migrations.ts";
import { proposalRoutes } from "./proposals.routes.ts";
import { createProposals } from "./proposals.service.ts";

const MAPS = "/docs/Guia de estilos/maps";
const TEXT = "---\ntitle: Mapas\n---\n\nUn halo rodea el rótulo.\n";
const directory = createPageDirectory([
  cataloguePage({ path: MAPS, title: "Mapas", source: TEXT }),
  cataloguePage({ path: "/formats", title: "Formatos", kind: "page", source: "" }),
]);

describe.each(FEATURE_DIALECTS)("on $name", ({ create }) => {
  let testDatabase: TestDatabase;
  let database: Database;
  let app: FastifyInstance;
  let source: PageSource;
  let entries: readonly HostEntry[];
  let repository: string;
  let file: string;
  const clock = fixedClock();

  beforeEach(async () => {
    repository = await mkdtemp(join(tmpdir(), "nv-repository-"));
    file = join(repository, "apps/site/content/docs/Guia de estilos/maps.mdx");
    testDatabase = await create("proposals");
    database = await testDatabase.open();
    await migrate(database, "proposals", PROPOSAL_MIGRATIONS);
    const db = database.kysely.$extendTables<ProposalTables>();
    const orders = createOrdersWithoutAccounts(database, clock.now);
    const { execute } = orders;
    entries = orders.entries;
    const proposals = createProposals({
      database,
      db,
      directory,
      sources: openPageSources(repository),
      runExclusive: createMutex(),
      execute,
      now: clock.now,
    });
    app = await createFeatureApp((scope) => proposalRoutes(scope, { proposals }));
    source = (await readSource(MAPS)).json();
  });
  afterEach(async () => {
    await app.close();
    await database.close();
    await testDatabase.drop();
    await rm(repository, { recursive: true });
  });

  const readSource = (path: string, headers = as("ana")) =>
    app.inject({ url: PAGE_SOURCE_PATH, query: { path }, headers });
  const propose = (proposed: object = {}, headers = as("ana")) =>
    app.inject({
      method: "POST",
      url: PROPOSALS_PATH,
      headers,
      payload: {
        path: MAPS,
        version: source.version,
        text: source.text.replace("Un halo", "Un halo claro"),
        note: "En oscuro no se ve.",
        ...proposed,
      },
    });
  const list = async (): Promise<Proposal[]> => (await app.inject({ url: PROPOSALS_PATH, headers: as("jefa") })).json();
  const resolve = (id: string, payload: object, headers = as("jefa")) =>
    app.inject({ method: "POST", url: `${PROPOSALS_PATH}/${id}/resolve`, headers, payload });

  const reading = async (id: string): Promise<ProposalReading> =>
    (await app.inject({ url: `${PROPOSALS_PATH}/${id}/reading`, headers: as("jefa") })).json();
  const apply = (id: string, headers = as("jefa")) =>
    app.inject({ method: "POST", url: `${PROPOSALS_PATH}/${id}/apply`, headers });

  /** A working copy with the page in it. */
  async function checkOut(text = TEXT): Promise<void> {
    await mkdir(join(repository, ".git"), { recursive: true });
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }

  /** @returns The id of a proposal. */
  async function proposed(change: object = {}): Promise<string> {
    expect((await propose(change)).statusCode).toBe(204);
    return (await list()).find(({ state }) => state === "open")?.id ?? "";
  }

  test("a proposal is read as both texts and applied to the file of its page, once", async () => {
    await checkOut();
    const id = await proposed();
    const after = TEXT.replace("Un halo", "Un halo claro");
    expect(await reading(id)).toEqual({ before: TEXT, after, standing: "ready", since: "" });
    expect((await apply(id)).statusCode).toBe(204);
    expect(await readFile(file, "utf8")).toBe(after);
    expect(await list()).toMatchObject([{ state: "accepted", resolvedBy: "jefa@ejemplo.org" }]);
    expect(entries).toEqual([{ action: "proposal_applied", targetId: "user-ana", details: { page: MAPS } }]);
    expect((await apply(id)).json()).toMatchObject({ code: "NOT_FOUND" });
    expect(await reading(id)).toMatchObject({ standing: "applied" });
  });

  test("two proposals about a page that are applied at once do not undo each other", async () => {
    await checkOut();
    const one = await proposed();
    clock.advance(1000);
    const other = await proposed({ text: TEXT.replace("rótulo", "nombre") });
    const answers = await Promise.all([one, other].map((id) => apply(id)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 409]);
    expect(answers[1]?.json()).toMatchObject({ code: "VERSION_CONFLICT" });
    expect(await readFile(file, "utf8")).toBe(TEXT.replace("Un halo", "Un halo claro"));
    expect((await list()).filter(({ state }) => state === "open")).toHaveLength(1);
    const { standing, since } = await reading(other);
    expect(standing).toBe("changed");
    expect(since).toContain("-Un halo rodea el rótulo.\n+Un halo claro rodea el rótulo.");
  });

  test("a file that is not the one that it was made from stays as it is, and what changed is told", async () => {
    await checkOut(TEXT.replace("rodea", "envuelve"));
    const id = await proposed();
    expect(await reading(id)).toMatchObject({
      standing: "changed",
      since: expect.stringContaining("+Un halo envuelve"),
    });
    expect((await apply(id)).json()).toMatchObject({ code: "VERSION_CONFLICT" });
    expect(await readFile(file, "utf8")).toBe(TEXT.replace("rodea", "envuelve"));
    expect(await list()).toMatchObject([{ state: "open" }]);
    expect(entries).toEqual([]);
  });

  test.each([
    ["its title", TEXT.replace("title: Mapas", "title: Planos")],
    ["an expression", `${TEXT}\n{process.exit()}\n`],
    ["a file of the machine", `${TEXT}\n[todo](../../../../.env)\n`],
  ])("what changes more than words, such as %s, is done by hand", async (_name, text) => {
    await checkOut();
    const id = await proposed({ text });
    expect(await reading(id)).toMatchObject({ standing: "beyond-words", after: text });
    expect((await apply(id)).json()).toMatchObject({ code: "PROPOSAL_BY_HAND" });
    expect(await readFile(file, "utf8")).toBe(TEXT);
  });

  test("a server without the sources of its site says so, and shows what would change", async () => {
    const id = await proposed();
    expect(await reading(id)).toMatchObject({ standing: "elsewhere", before: TEXT });
    expect((await apply(id)).json()).toMatchObject({ code: "PROPOSAL_BY_HAND" });
  });

  test("one of before the text was kept is shown while its page is the same, and says so afterwards", async () => {
    await checkOut();
    const id = await proposed();
    const db = database.kysely.$extendTables<ProposalTables>();
    await db.updateTable("page_proposals").set({ base: "" }).execute();
    expect(await reading(id)).toMatchObject({ standing: "ready", before: TEXT });
    await db.updateTable("page_proposals").set({ difference: "@@ -1 +1 @@\n-Otra\n+Una\n" }).execute();
    expect(await reading(id)).toEqual({ before: "", after: "", standing: "unknown", since: "" });
    expect((await apply(id)).json()).toMatchObject({ code: "PROPOSAL_BY_HAND" });
  });

  test("a page that is no more says so", async () => {
    const id = await proposed();
    const db = database.kysely.$extendTables<ProposalTables>();
    await db.updateTable("page_proposals").set({ path: "/docs/nada" }).execute();
    expect(await reading(id)).toMatchObject({ standing: "gone", before: TEXT });
  });

  test("nobody but administrators reads or applies, and what is no proposal is not found", async () => {
    await checkOut();
    const id = await proposed();
    const read = await app.inject({ url: `${PROPOSALS_PATH}/${id}/reading`, headers: as("ana") });
    expect([read.statusCode, (await apply(id, as("ana"))).statusCode, (await apply(id, {})).statusCode]).toEqual([
      403, 403, 401,
    ]);
    expect((await apply("x")).json()).toMatchObject({ code: "NOT_FOUND" });
    expect(await reading("00000000-0000-4000-8000-000000000000")).toMatchObject({ code: "NOT_FOUND" });
    expect(await readFile(file, "utf8")).toBe(TEXT);
  });

  test("a suggested edit reaches the administrators with its difference", async () => {
    expect((await propose()).statusCode).toBe(204);
    const [proposal] = await list();
    expect(proposal).toMatchObject({
      path: MAPS,
      title: "Mapas",
      sourceFile: "apps/site/content/docs/Guia de estilos/maps.mdx",
      email: "ana@ejemplo.org",
      note: "En oscuro no se ve.",
      state: "open",
      resolvedAtMs: null,
      resolvedBy: "",
    });
    expect(proposal?.difference).toContain("-Un halo rodea el rótulo.\n+Un halo claro rodea el rótulo.");
  });

  test("an edit of a text that has changed meanwhile is not kept as if it had not", async () => {
    expect((await propose({ version: "otra" })).json()).toMatchObject({ code: "VERSION_CONFLICT" });
    expect(await list()).toEqual([]);
  });

  test("the same text is not an edit, with other line breaks neither", async () => {
    const same = source.text.trimEnd().replaceAll("\n", "\r\n");
    expect((await propose({ text: same })).json()).toMatchObject({ code: "PROPOSAL_EMPTY" });
  });

  test("nobody fills the list alone", async () => {
    for (let count = 0; count < 20; count += 1) expect((await propose()).statusCode).toBe(204);
    expect((await propose()).json()).toMatchObject({ code: "PROPOSALS_FULL" });
    expect((await propose({}, as("berta"))).statusCode).toBe(204);
  });

  test("nobody fills the list alone by asking for everything at once", async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => propose()));
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(20);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(20);
  });

  test("what a database cannot hold is left out, and what nobody sees is kept for the administrators to see", async () => {
    const text = source.text.replace("halo", "ha\u0000lo\u202e");
    expect((await propose({ text, note: "\u0000Un carácter\u0000" })).statusCode).toBe(204);
    const [proposal] = await list();
    expect(proposal?.note).toBe("Un carácter");
    expect(proposal?.difference).toContain("+Un halo\u202e rodea");
    expect((await propose({ text: "\u0000" })).json()).toMatchObject({ code: "BAD_REQUEST" });
    expect((await propose({ path: `${MAPS}\u0000` })).json()).toMatchObject({ code: "PAGE_NOT_FOUND" });
    expect((await resolve("%00", { outcome: "accepted" })).json()).toMatchObject({ code: "NOT_FOUND" });
  });

  test("a proposal is answered once, and it says by whom", async () => {
    await propose();
    const id = (await list())[0]?.id ?? "";
    clock.advance(1000);
    expect((await resolve(id, { outcome: "perhaps" })).json()).toMatchObject({ code: "BAD_REQUEST" });
    expect((await resolve(id, { outcome: "accepted" })).statusCode).toBe(204);
    expect((await resolve(id, { outcome: "rejected" })).json()).toMatchObject({ code: "NOT_FOUND" });
    expect(await list()).toMatchObject([
      { state: "accepted", resolvedAtMs: clock.now(), resolvedBy: "jefa@ejemplo.org" },
    ]);
    expect(entries).toEqual([{ action: "proposal_accepted", targetId: "user-ana", details: { page: MAPS } }]);
  });

  test("two administrators who answer at the same moment are one answer", async () => {
    await propose();
    const id = (await list())[0]?.id ?? "";
    const answers = await Promise.all(
      ["accepted", "rejected", "accepted", "rejected"].map((outcome) => resolve(id, { outcome })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 404, 404, 404]);
    expect(entries).toHaveLength(1);
  });

  test("an answer is taken back once, and the proposal is open again", async () => {
    await propose();
    const id = (await list())[0]?.id ?? "";
    const reopen = (headers = as("jefa")) =>
      app.inject({ method: "POST", url: `${PROPOSALS_PATH}/${id}/reopen`, headers });
    expect((await reopen()).json()).toMatchObject({ code: "NOT_FOUND" });
    await resolve(id, { outcome: "rejected" });
    expect((await reopen(as("ana"))).statusCode).toBe(403);
    expect((await reopen()).statusCode).toBe(204);
    expect(await list()).toMatchObject([{ state: "open", resolvedAtMs: null, resolvedBy: "" }]);
    expect(entries.map(({ action }) => action)).toEqual(["proposal_rejected", "proposal_reopened"]);
  });

  test("the list comes by state and in pages that say how many there are in all", async () => {
    for (let count = 0; count < 12; count += 1) {
      await propose({ note: `n.º ${count}` });
      clock.advance(1000);
    }
    await resolve((await list())[0]?.id ?? "", { outcome: "accepted" });
    const ask = async (query: Record<string, string>) => {
      const answer = await app.inject({ url: PROPOSALS_PATH, query, headers: as("jefa") });
      const notes = answer.json().map(({ note }: Proposal) => note);
      return { first: notes[0], count: notes.length, total: answer.headers[TOTAL_COUNT_HEADER] };
    };
    expect(await ask({ state: "open" })).toEqual({ first: "n.º 10", count: 10, total: "11" });
    expect(await ask({ state: "open", page: "2" })).toEqual({ first: "n.º 0", count: 1, total: "11" });
    expect(await ask({ state: "accepted" })).toEqual({ first: "n.º 11", count: 1, total: "1" });
    const wrong = await app.inject({ url: PROPOSALS_PATH, query: { state: "lost" }, headers: as("jefa") });
    expect(wrong.json()).toMatchObject({ code: "BAD_REQUEST" });
  });

  test.each([
    { name: "a page that does not exist", path: "/docs/nada" },
    { name: "a page that is a program", path: "/formats" },
    { name: "a file outside the pages", path: "../../../../etc/passwd" },
  ])("$name has no text to edit", async ({ path }) => {
    expect((await readSource(path)).json()).toMatchObject({ code: "PAGE_NOT_FOUND" });
    expect((await propose({ path })).json()).toMatchObject({ code: "PAGE_NOT_FOUND" });
  });

  test.each([{ text: "" }, { text: "x".repeat(200_001) }, { note: "x".repeat(1001) }, { version: 1 }])(
    "a proposal with %j is not one",
    async (proposed) => {
      expect((await propose(proposed)).json()).toMatchObject({ code: "BAD_REQUEST" });
    },
  );

  test("visitors see no text, and only administrators see and answer proposals", async () => {
    const read = await app.inject({ url: PROPOSALS_PATH, headers: as("ana") });
    const answers = [
      await readSource(MAPS, {}),
      await propose({}, {}),
      read,
      await resolve("x", { outcome: "accepted" }, as("ana")),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 403, 403]);
  });
});
