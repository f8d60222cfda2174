import { findInFrames } from "@nv/test-kit/axe-in-frames";
import type { Page } from "@playwright/test";
import { enter, open } from "../src/alive.ts";
import { becomeFirstAdministrator } from "../src/enter.ts";
import { SEARCH_QUERIES, type SearchQuery } from "../src/search-queries.ts";
import { CHAPTER_QUERIES } from "../src/search-queries-chapters.ts";
import { UNSEEN_QUERIES } from "../src/search-queries-unseen.ts";
import type { TestServer } from "../src/server.ts";
import { expect, lookingTest, test } from "../src/test.ts";

/** Of the fifty searches, those that must find their page first. */
const RIGHT_AT_LEAST = 48;
/** Of the fifty that were written without knowing the ranking, those that must find it among the first three. */
const UNSEEN_AT_LEAST = 48;
/** Of the forty about chapters and manuals, the same. */
const CHAPTERS_AT_LEAST = 37;

/** Lists the addresses of the pages that answer, best first. */
async function pagesFor(page: Page, server: TestServer, query: string): Promise<readonly string[]> {
  const response = await page.request.get(`${server.url}/api/search`, { params: { q: query } });
  const { results }: Answer = await response.json();
  return results.map(({ to }) => decodeURI(to).replace(/#.*/, ""));
}

interface Answer {
  readonly results: readonly { readonly to: string }[];
}

lookingTest(
  "forty-eight of fifty searches that a designer would type find their page first, and nearly all of ninety others among three",
  async ({ page, server }) => {
    await becomeFirstAdministrator(page, server);
    const wrong: string[] = [];
    const queries = Object.values(SEARCH_QUERIES).flat();
    expect(Object.values(SEARCH_QUERIES).map(({ length }) => length)).toEqual([30, 10, 10]);

    for (const { query, wanted } of queries) {
      const [first = "nothing"] = await pagesFor(page, server, query);
      if (first !== wanted) wrong.push(`${query}: ${first}, not ${wanted}`);
    }
    expect(queries.length - wrong.length, wrong.join("\n")).toBeGreaterThanOrEqual(RIGHT_AT_LEAST);

    async function expectAmongThree(others: readonly SearchQuery[], atLeast: number): Promise<void> {
      const lost: string[] = [];
      for (const { query, wanted } of others) {
        const best = (await pagesFor(page, server, query)).slice(0, 3);
        if (!best.includes(wanted)) lost.push(`${query}: ${best.join(", ")}, not ${wanted}`);
      }
      expect(others.length - lost.length, lost.join("\n")).toBeGreaterThanOrEqual(atLeast);
    }
    expect([UNSEEN_QUERIES.length, CHAPTER_QUERIES.length]).toEqual([50, 40]);
    await expectAmongThree(UNSEEN_QUERIES, UNSEEN_AT_LEAST);
    await expectAmongThree(CHAPTER_QUERIES, CHAPTERS_AT_LEAST);
  },
);

lookingTest("a search is made, read and followed with the keyboard alone", async ({ page, server }) => {
  await enter(page, server, "/docs/intro");

  await page.keyboard.press("Control+k");
  const field = page.getByRole("combobox", { name: "Buscar en todo" });
  await expect(field).toBeFocused();
  await page.keyboard.type("contraste de colores");
  await expect(page.getByRole("dialog").getByRole("status")).toHaveText(/^\d+ páginas?$/);
  await expect(page.getByRole("option").first().locator("mark").first()).toBeVisible();
  expect(await findInFrames(page)).toEqual([]);

  // The first is marked at once; the arrows go to the next one and back.
  const marked = page.getByRole("option", { selected: true });
  await expect(marked).toContainText("Colores");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("option").nth(1)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("option").first()).toHaveAttribute("aria-selected", "true");
  await expect(field).toHaveAttribute("aria-activedescendant", (await marked.getAttribute("id")) ?? "none");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/docs\/Guia%20de%20estilos\/Colors/);
  await expect(page.getByRole("dialog")).toHaveCount(0);

  // It is remembered, in this browser.
  await page.keyboard.press("/");
  await expect(page.getByRole("button", { name: "contraste de colores" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

lookingTest("Enter before the answer is there leads to it once it is", { tag: "@long" }, async ({ page, server }) => {
  await enter(page, server);
  const { promise: isThere, resolve: arrive } = Promise.withResolvers<void>();
  await page.route("**/api/search?*", async (route) => {
    await isThere;
    await route.continue();
  });
  await page.keyboard.press("/");
  await expect(page.getByRole("combobox")).toBeFocused();
  const asked = page.waitForRequest("**/api/search?*");
  await page.keyboard.type("geocodificar direcciones");
  await asked;
  await page.keyboard.press("Enter");
  arrive();
  await expect(page).toHaveURL(/\/docs\/Snippets\/R\/Geocode/);
});

test("what is searched in vain is told, and reaches the administrators without a name", { tag: "@long" }, async ({
  page,
  server,
}) => {
  await enter(page, server);
  await page.keyboard.press("/");
  await page.keyboard.type("Gazpacho andaluz");
  await expect(page.getByText("Ninguna página ni ningún gráfico habla de «Gazpacho andaluz».")).toBeVisible();
  await expect
    .poll(async () => (await page.request.get(`${server.url}/api/search/misses`)).json())
    .toEqual([{ query: "gazpacho andaluz", times: 1, firstAtMs: expect.any(Number), lastAtMs: expect.any(Number) }]);
});

test("a graphic, an include and a person are found beside the pages, and things are done from there", async ({
  page,
  server,
}) => {
  await enter(page, server);
  const register = (path: string, data: object) =>
    page.request.post(`${server.url}${path}`, { data, headers: { "sec-fetch-site": "same-origin" } });
  const config = { type: "external", source: "https://example.org/embalses" };
  const graphic = await register("/api/graphics", {
    title: "Los embalses del Guadalquivir",
    tags: ["gazpacho"],
    config,
  });
  expect(graphic.status(), await graphic.text()).toBe(201);
  const { id } = await graphic.json();
  expect((await register("/api/includes", { title: "Nota del gazpacho", body: "Frío." })).status()).toBe(201);

  await page.keyboard.press("Control+k");
  await page.keyboard.type("gazpacho");
  await expect(page.getByRole("dialog").getByRole("status")).toHaveText("1 gráfico y 1 include");
  await expect(page.getByRole("group", { name: "Gráficos" }).getByRole("option")).toHaveText(/Los embalses.*Borrador/);
  expect(await findInFrames(page)).toEqual([]);
  await page.getByRole("group", { name: "Includes" }).getByRole("option").click();
  await expect(page).toHaveURL(/\/Extensiones\/Includes\?include=/);
  await expect(page.getByRole("textbox", { name: "Título" })).toHaveValue("Nota del gazpacho");

  const chosen = page.getByRole("dialog").getByRole("option", { selected: true });
  await page.keyboard.press("Control+k");
  await page.keyboard.type("embalses del Guadalquivir");
  await expect(chosen).toContainText("Los embalses");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${server.url}/embed_data?grafico=${id}`);

  await page.keyboard.press("Control+k");
  await page.keyboard.type("copiar el código de los embalses");
  await expect(chosen).toContainText("Los embalses");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog").getByRole("status")).toHaveText(/aún no tiene código/);
  await page.keyboard.press("Escape");

  await page.keyboard.press("Control+k");
  await page.keyboard.type("modo oscuro");
  await expect(chosen).toContainText("Modo oscuro");
  await page.keyboard.press("Enter");
  await expect(page.locator('html[data-theme="dark"]')).toBeAttached();
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.keyboard.press("Control+k");
  await page.keyboard.type("@");
  await expect(page.getByRole("group", { name: "Personas" }).getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/people\/[0-9a-f-]{36}$/);
});

lookingTest(
  "words that are everywhere ask nothing, and are no search in vain",
  { tag: "@long" },
  async ({ page, server }) => {
    await enter(page, server);
    await page.keyboard.press("/");
    await page.keyboard.type("de la");
    await expect(page.getByText("Sigue escribiendo: con eso solo no hay qué buscar.")).toBeVisible();
    await page.keyboard.type(" tipografia");
    await expect(page.getByRole("option").first()).toContainText("Tipografía");
  },
);

lookingTest("the arrows walk through what was read last, too", { tag: "@long" }, async ({ page, server }) => {
  await enter(page, server, "/docs/Guia%20de%20estilos/maps");
  await open(page, "/blog");
  await page.keyboard.press("/");
  await expect(page.getByRole("combobox")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("button", { name: "Mapas" })).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("combobox")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/docs\/Guia%20de%20estilos\/maps$/);
});

lookingTest(
  "a search on a slow line says that it comes, and keeps what is typed meanwhile",
  { tag: "@long" },
  async ({ page, server }) => {
    await enter(page, server, "/docs/intro");
    const { promise: isThere, resolve: arrive } = Promise.withResolvers<void>();
    await page.route("**/assets/js/*.js", async (route) => {
      await isThere;
      await route.continue();
    });
    await page.keyboard.press("/");
    await page.keyboard.type("mapas");
    const wait = page.getByRole("status").filter({ hasText: "Abriendo…" });
    await expect(wait).toHaveCSS("opacity", "1");
    arrive();
    await expect(page.getByRole("combobox")).toHaveValue("mapas");
    await expect(wait).toHaveCount(0);
  },
);

lookingTest(
  "a search that cannot be made says so, keeps the text and goes on when it can",
  { tag: "@long" },
  async ({ page, server }) => {
    await enter(page, server);
    await page.route("**/api/search?*", (route) => route.abort());
    await page.keyboard.press("/");
    await page.keyboard.type("mapas");
    await expect(page.getByRole("alert")).toContainText("No se ha podido buscar");
    await page.unroute("**/api/search?*");
    await page.getByRole("button", { name: "Reintentar" }).click();
    await expect(page.getByRole("option").first()).toBeVisible();
    await expect(page.getByRole("combobox")).toHaveValue("mapas");
  },
);

lookingTest("visitors have no search: no button, no keys, no answer", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Buscar" })).toHaveCount(0);
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox")).toHaveCount(0);
});
