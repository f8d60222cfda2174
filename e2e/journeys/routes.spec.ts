import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { becomeFirstAdministrator } from "../src/enter.ts";
import { GROUP_ROUTES, SPECIFIED_ROUTES } from "../src/specified-routes.ts";
import { expect, lookingTest, test } from "../src/test.ts";

const SITE = join(import.meta.dirname, "../../apps/site/build");
/** The answer to any other path. */
const NOT_FOUND = "/404";

/** Feeds, lists and files that a site of this kind often has. */
const NOT_OURS = [
  "/blog/archive",
  "/blog/authors",
  "/blog/rss.xml",
  "/blog/atom.xml",
  "/blog/feed.json",
  "/blog/page/2",
  "/sitemap.xml",
  "/search",
  "/docs",
  "/docs/tags",
  "/docs/category/tutoriales",
  "/docs/Tutoriales",
  "/catalogue.ndjson",
  "/search-index.json",
  "/404.html",
];

test("the site has every page of the specification, and no other but documentation", async () => {
  const files = await readdir(SITE, { recursive: true });
  const built = files
    .filter((file) => file.endsWith(".html"))
    .map((file) => `/${file.replace(/\.html$/, "")}`)
    .map((path) => (path === "/index" ? "/" : path));
  const specified = [...SPECIFIED_ROUTES, ...GROUP_ROUTES];
  const expected = new Set([...specified, NOT_FOUND]);
  // An editor adds a page of documentation without asking anybody.
  expect(built.filter((path) => !expected.has(path) && !path.startsWith("/docs/"))).toEqual([]);
  expect(specified.filter((path) => !built.includes(path))).toEqual([]);
});

lookingTest("every page answers at its exact address, and only there", async ({ page, server }) => {
  await becomeFirstAdministrator(page, server);
  const headers = { "sec-fetch-mode": "navigate" };
  const statusOf = async (path: string) =>
    (await page.request.get(server.url + encodeURI(path), { headers, maxRedirects: 0 })).status();

  for (const path of SPECIFIED_ROUTES) expect(await statusOf(path), path).toBe(200);
  for (const path of [...NOT_OURS, ...GROUP_ROUTES]) expect(await statusOf(path), path).toBe(404);
  for (const path of ["/docs/Intro", "/Blog", "/docs/guia de estilos/Colors", "/docs/Old/Infima"]) {
    expect(await statusOf(path), `${path} in other letters`).toBe(404);
  }
});

lookingTest(
  "without a session a page, a file of the search and an address that is nothing are the same",
  async ({ server, request }) => {
    const answers = await Promise.all(
      [
        "/docs/intro",
        "/api/search?q=mapa",
        "/api/pages/markdown?path=/docs/intro",
        "/api/pages/source?path=/docs/intro",
        "/nada",
      ].map(async (path) => {
        const answer = await request.get(server.url + path, { headers: { accept: "application/json" } });
        return [answer.status(), await answer.text()];
      }),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  },
);
