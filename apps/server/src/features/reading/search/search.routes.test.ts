import { SEARCH_MISS_MAX_TIMES, SEARCH_MISSES_PATH, SEARCH_PATH, SEARCH_THINGS_PATH } from "@nv/contracts";
import { type Database, migrate } from "@nv/database";
import { FEATURE_DIALECTS, type TestDatabase } from "@nv/test-kit";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { cataloguePage } from "../../../../test/catalogue-page.ts";
import { as, createFeatureApp } from "../../../../test/feature-app.ts";
import { createFinding } from "../../../platform/finding/finding.ts";
import { createGroupSearch } from "./group-search.ts";
import { createSearchMisses } from "./misses.service.ts";
import { SEARCH_MIGRATIONS, type SearchTables } from "./search.migrations.ts";
import { searchRoutes } from "./search.routes.ts";

const PAGES = [cataloguePage({ path: "/docs/Guia de estilos/maps", title: "Mapas" })];

describe.each(FEATURE_DIALECTS)("on $name", ({ create }) => {
  let testDatabase: TestDatabase;
  let database: Database;
  let app: FastifyInstance;

  beforeEach(async () => {
    testDatabase = await create("search");
    database = await testDatabase.open();
    await migrate(database, "search", SEARCH_MIGRATIONS);
    const pageSearch = createGroupSearch(PAGES);
    const finding = createFinding();
    for (const [kind, access, title] of [
      ["graphics", "session", "Embalses"],
      ["people", "administrator", "Ana de muestra"],
    ] as const)
      finding.offer({
        kind,
        access,
        find: async (query) => (title.startsWith(query) ? [{ id: "1", title, facts: ["Borrador"] }] : []),
      });
    const db = database.kysely.$extendTables<SearchTables>();
    const misses = createSearchMisses({ db, pageSearch, finding, now: Date.now });
    app = await createFeatureApp((scope) => searchRoutes(scope, { pageSearch, misses, finding }));
  });
  afterEach(async () => {
    await app.close();
    await database.close();
    await testDatabase.drop();
  });

  const search = (q: string, headers = as("ana")) => app.inject({ url: SEARCH_PATH, query: { q }, headers });
  const miss = (payload: object, headers = as("ana")) =>
    app.inject({ method: "POST", url: SEARCH_MISSES_PATH, headers, payload });
  const list = async () => (await app.inject({ url: SEARCH_MISSES_PATH, headers: as("jefa") })).json();

  test("people with a session search, and nobody keeps the answer", async () => {
    const answer = await search("mapa");
    expect(answer.json().results).toHaveLength(1);
    expect(answer.headers["cache-control"]).toBe("no-store");
  });

  test("visitors are told nothing, whatever they search", async () => {
    const [something, nothing] = await Promise.all([search("mapa", {}), search("xyz", {})]);
    expect([something.statusCode, something.body]).toEqual([401, nothing.body]);
  });

  test.each(["", "?q=a&q=b", "?q[x]=1"])("a search without words (%s) is an answer without results", async (query) => {
    const answer = await app.inject({ url: SEARCH_PATH + query, headers: as("ana") });
    expect([answer.statusCode, answer.json()]).toEqual([200, { results: [], isQuestion: false, isWeak: false }]);
  });

  test("what is searched in vain is counted by its words, however they are spelt and whoever searched", async () => {
    await miss({ query: "Paella  VALENCIANA" });
    await miss({ query: "páella valenciana" }, as("berta"));
    await miss({ query: "cartón" });
    expect(await list()).toEqual([
      { query: "paella valenciana", times: 2, firstAtMs: expect.any(Number), lastAtMs: expect.any(Number) },
      { query: "carton", times: 1, firstAtMs: expect.any(Number), lastAtMs: expect.any(Number) },
    ]);
  });

  test("searches made at the same time are all counted", async () => {
    await Promise.all(Array.from({ length: 8 }, () => miss({ query: "paella" })));
    expect(await list()).toMatchObject([{ query: "paella", times: 8 }]);
  });

  test("what finds something is not counted, whatever the page says", async () => {
    expect((await miss({ query: "mapas" })).statusCode).toBe(204);
    expect(await list()).toEqual([]);
  });

  test("what only resembles a page is a search in vain", async () => {
    expect((await search("mapas de gazpacho")).json()).toMatchObject({ results: [{}], isWeak: true });
    await miss({ query: "mapas de gazpacho" });
    expect(await list()).toMatchObject([{ query: "mapas de gazpacho", times: 1 }]);
  });

  test.each(["de la", "x"])("«%s» asks nothing, and is not counted", async (query) => {
    expect((await miss({ query })).statusCode).toBe(204);
    expect(await list()).toEqual([]);
  });

  test.each([{}, { query: 1 }, { query: " " }, { query: "x".repeat(121) }])("%o is not a search", async (payload) => {
    expect((await miss(payload)).json()).toMatchObject({ code: "BAD_REQUEST" });
  });

  test("an administrator takes a search off the list once it is answered", async () => {
    await miss({ query: "paella" });
    const remove = () =>
      app.inject({ method: "DELETE", url: SEARCH_MISSES_PATH, query: { query: "paella" }, headers: as("jefa") });
    expect((await remove()).statusCode).toBe(204);
    expect((await remove()).json()).toMatchObject({ code: "NOT_FOUND" });
    expect(await list()).toEqual([]);
  });

  test("what was taken off by mistake comes back with its count, and with what was searched meanwhile", async () => {
    await miss({ query: "paella" });
    await miss({ query: "paella" });
    const [removed] = await list();
    await app.inject({ method: "DELETE", url: SEARCH_MISSES_PATH, query: { query: "paella" }, headers: as("jefa") });
    const restore = (payload: object, headers = as("jefa")) =>
      app.inject({ method: "PUT", url: SEARCH_MISSES_PATH, headers, payload });
    await miss({ query: "paella" });
    expect((await restore(removed, as("ana"))).statusCode).toBe(403);
    expect((await restore(removed)).statusCode).toBe(204);
    expect(await list()).toMatchObject([{ query: "paella", times: 3, firstAtMs: removed.firstAtMs }]);
    for (const wrong of [{ query: "Paélla" }, { times: 0 }, { lastAtMs: "ayer" }])
      expect((await restore({ ...removed, ...wrong })).json()).toMatchObject({ code: "BAD_REQUEST" });
  });

  test("a count that is put back again and again stops at the most that may be put back", async () => {
    const full = { query: "paella", times: SEARCH_MISS_MAX_TIMES, firstAtMs: 1, lastAtMs: 2 };
    for (let time = 0; time < 3; time += 1) {
      const answer = await app.inject({ method: "PUT", url: SEARCH_MISSES_PATH, headers: as("jefa"), payload: full });
      expect(answer.statusCode).toBe(204);
    }
    await miss({ query: "paella" });
    expect(await list()).toMatchObject([{ query: "paella", times: SEARCH_MISS_MAX_TIMES }]);
  });

  test("what is no page is found by who may see it, and is then no search in vain", async () => {
    const things = async (q: string, headers = as("ana")) =>
      (await app.inject({ url: SEARCH_THINGS_PATH, query: { q }, headers })).json();
    const thing = { id: "1", facts: ["Borrador"] };
    const graphics = { kind: "graphics", things: [{ ...thing, title: "Embalses" }], hasMore: false };
    expect(await things("Embalses")).toEqual({ groups: [graphics] });
    expect(await things("Ana")).toEqual({ groups: [] });
    expect(await things("Ana", as("jefa"))).toMatchObject({ groups: [{ kind: "people" }] });
    expect(await things("Embalses", {})).toMatchObject({ code: "SESSION_MISSING" });

    await miss({ query: "Embalses" });
    await miss({ query: "Ana" }, as("jefa"));
    expect(await list()).toEqual([]);
    await miss({ query: "Ana" });
    expect(await list()).toMatchObject([{ query: "ana", times: 1 }]);
  });

  test("the list is for administrators", async () => {
    const read = await app.inject({ url: SEARCH_MISSES_PATH, headers: as("ana") });
    const remove = await app.inject({ method: "DELETE", url: SEARCH_MISSES_PATH, headers: as("ana") });
    expect([read.statusCode, remove.statusCode]).toEqual([403, 403]);
  });

  test("another site cannot count searches in somebody's name", async () => {
    const answer = await miss({ query: "paella" }, { cookie: "ana", "sec-fetch-site": "cross-site" });
    expect(answer.json()).toMatchObject({ code: "CROSS_SITE" });
  });
});
