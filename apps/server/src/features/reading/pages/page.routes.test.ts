import { PAGE_MARKDOWN_PATH, PAGE_REVIEWS_PATH } from "@nv/contracts";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cataloguePage } from "../../../../test/catalogue-page.ts";
import { as, createFeatureApp } from "../../../../test/feature-app.ts";
import { createPageDirectory } from "../catalogue/page-directory.ts";
import { pageRoutes } from "./page.routes.ts";

const MAPS = "/docs/Guia de estilos/maps";
const directory = createPageDirectory([
  cataloguePage({ path: MAPS, title: "Mapas", reviewDueOn: "2027-05-20" }),
  cataloguePage({ path: "/docs/Old/infima", title: "infima", reviewDueOn: "2026-01-01" }),
  cataloguePage({ path: "/blog/Hola", title: "Hola", kind: "post", reviewedOn: null, reviewDueOn: null }),
]);

let app: FastifyInstance;
beforeAll(async () => {
  app = await createFeatureApp((scope) => pageRoutes(scope, { directory }));
});
afterAll(() => app.close());

const markdown = (path: string, headers = as("ana")) =>
  app.inject({ url: PAGE_MARKDOWN_PATH, query: { path }, headers });

test("a page is there as Markdown, for people with a session, and no cache keeps it", async () => {
  const answer = await markdown(MAPS);
  expect([answer.statusCode, answer.body]).toEqual([200, "# Mapas\n"]);
  expect(answer.headers).toMatchObject({ "content-type": "text/markdown; charset=utf-8", "cache-control": "no-store" });
});

test("to visitors a page that exists and one that does not are the same", async () => {
  const [real, unreal] = await Promise.all([markdown(MAPS, {}), markdown("/docs/nada", {})]);
  expect([real.statusCode, real.body]).toEqual([401, unreal.body]);
});

test.each(["/docs/nada", "", "/docs/guia de estilos/maps", "__proto__"])("%s is not a page", async (path) => {
  expect((await markdown(path)).json()).toMatchObject({ code: "PAGE_NOT_FOUND" });
});

test("reviews come most overdue first, and posts have none", async () => {
  const answer = await app.inject({ url: PAGE_REVIEWS_PATH, headers: as("ana") });
  expect(answer.json()).toMatchObject([
    { path: "/docs/Old/infima", owner: "Diseño", reviewDueOn: "2026-01-01" },
    { path: MAPS, reviewDueOn: "2027-05-20" },
  ]);
});

test("the reviews due by a day are those of that day and before", async () => {
  const dueBy = async (day: string) => {
    const answer = await app.inject({ url: `${PAGE_REVIEWS_PATH}?dueBy=${day}`, headers: as("ana") });
    return answer.json();
  };
  expect(await dueBy("2026-01-01")).toMatchObject([{ path: "/docs/Old/infima" }]);
  expect(await dueBy("2025-12-31")).toEqual([]);
});

test.each(["ayer", "2026-13-40", ""])("«%s» is no day to be due by", async (day) => {
  const answer = await app.inject({ url: `${PAGE_REVIEWS_PATH}?dueBy=${day}`, headers: as("ana") });
  expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: "BAD_REQUEST" }]);
});
