import { INCLUDES_API_PATH, SESSION_PATH } from "@nv/contracts";
import type { IncludeDetail, RecordVersion } from "@nv/contracts/schemas";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Answers, openSite, type SiteInBrowser } from "../../../test/site-in-browser";

// One include while it is ordered about: the site as it was built, and the server at the edge of the network.

const ID = "3f0c6a5e-0000-4000-8000-000000000001";
const ONE = `${INCLUDES_API_PATH}/${ID}`;
const ADDRESS = `/docs/Extensiones/Includes?include=${ID}`;
const NOON_MS = 1_795_000_000_000;

const DRAFT: IncludeDetail = {
  id: ID,
  slug: "creditos",
  title: "Créditos",
  status: "draft",
  version: 1,
  hasUnpublishedChanges: false,
  updatedAtMs: NOON_MS,
  changedBy: "Ana Muestra",
  publishedAtMs: null,
  body: "Hecho por **el equipo**",
  note: "",
  rendered: { html: "<p>Hecho por <strong>el equipo</strong></p>", parameters: [], problems: [] },
  revision: null,
  publicUrl: null,
  codes: {},
  uses: [],
};
const LIVE: IncludeDetail = {
  ...DRAFT,
  status: "published",
  version: 2,
  publishedAtMs: NOON_MS,
  revision: "1-abc",
  publicUrl: "/i/creditos/",
};

const version = (number: number, more: Partial<RecordVersion>): RecordVersion => ({
  version: number,
  action: "registered",
  by: "Ana Muestra",
  atMs: NOON_MS + number,
  revision: null,
  revisionUrl: null,
  changes: [],
  ...more,
});
const FIRST = version(1, {});
const SECOND = version(2, { action: "published", revision: "1-abc", revisionUrl: "/i/creditos/1-abc/" });

let site: SiteInBrowser;
beforeAll(async () => {
  site = await openSite("docs/Extensiones/Includes.html");
});
afterAll(() => site.close());

const answers = (include: IncludeDetail, versions: readonly RecordVersion[]): Answers => ({
  [SESSION_PATH]: { json: { id: "1", email: "ana@diario.example", name: "Ana Muestra" } },
  [ONE]: { json: include },
  [`${ONE}/versions`]: { json: { items: versions } },
});
beforeEach(() => site.begin(answers(DRAFT, [FIRST])));

const focused = () =>
  site.page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.localName);

test("an order keeps the focus with the orders, on none of them, and the history in sight until the next one is there", async () => {
  await site.open(ADDRESS, ["Versión 1"]);
  const [order, history] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  site.answer({
    ...answers(LIVE, [SECOND, FIRST]),
    [`POST ${ONE}/publish`]: async () => {
      await order.promise;
      return { json: LIVE };
    },
    [`${ONE}/versions`]: async () => {
      await history.promise;
      return { json: { items: [SECOND, FIRST] } };
    },
  });
  const { page } = site;
  await page.getByRole("button", { name: "Publicar" }).focus();
  await page.keyboard.press("Enter");
  order.resolve();
  await page.getByText("Publicado. Las páginas lo muestran antes de un minuto.").waitFor();
  await expect.poll(focused).toBe("Órdenes");
  // A second press of the same key orders nothing.
  await page.keyboard.press("Enter");
  expect(site.asked.filter((call) => call.startsWith(`POST ${ONE}`))).toEqual([`POST ${ONE}/publish`]);
  expect(await page.getByText("Versión 1", { exact: true }).isVisible()).toBe(true);
  expect(await page.getByText("Trayendo la historia…").count()).toBe(0);
  history.resolve();
  await page.getByText("Versión 2", { exact: true }).waitFor();
  await page.keyboard.press("Tab");
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Despublicar");
  expect(await site.findings()).toEqual([]);
});

test("who went elsewhere while an order was carried out stays there", async () => {
  await site.open(ADDRESS, ["Versión 1"]);
  const order = Promise.withResolvers<void>();
  site.answer({
    ...answers(LIVE, [SECOND, FIRST]),
    [`POST ${ONE}/publish`]: async () => {
      await order.promise;
      return { json: LIVE };
    },
  });
  const { page } = site;
  await page.getByRole("button", { name: "Publicar" }).click();
  await page.getByRole("button", { name: "← Todos los includes" }).focus();
  order.resolve();
  await page.getByText("Publicado. Las páginas lo muestran antes de un minuto.").waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("← Todos los includes");
});

test("a question that was answered leaves the focus with the orders too", async () => {
  site.answer({
    ...answers(LIVE, [SECOND, FIRST]),
    [`POST ${ONE}/unpublish`]: { json: { ...DRAFT, version: 3, publishedAtMs: NOON_MS } },
  });
  await site.open(ADDRESS, ["Versión 2"]);
  const { page } = site;
  await page.getByRole("button", { name: "Despublicar" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Despublicar" }).click();
  await page.getByText("Despublicado.").waitFor();
  await expect.poll(focused).toBe("Órdenes");
});
