import { type FakeDatawrapper, startFakeDatawrapper } from "@nv/doubles";
import { CORPUS, workbook } from "@nv/tables/test";
import type { Browser, Page } from "@playwright/test";
import { type Newspaper, startNewspaper } from "../src/article.ts";
import { becomeFirstAdministrator } from "../src/enter.ts";
import { startTestServer, type TestServer } from "../src/server.ts";
import { test as base, expect } from "../src/test.ts";

const LAB = "/docs/Guia%20de%20estilos/Tablas";

/** Time within which what is published is read in its article. Milliseconds. */
const FOLLOWED_MS = 60_000;
const LONG_JOURNEY_MS = 120_000;

const WORDS = { altText: "Lo que se ve en la muestra.", sourceLine: "Instituto Nacional de Ejemplo" };

/** A table of an invented statistics office: a title, units, two rows of names, flags and notes. */
const INE = workbook([
  ["Población residente por sexo"],
  ["Unidades: personas"],
  [""],
  ["", "2023", "", "2024", ""],
  ["", "Hombres", "Mujeres", "Hombres", "Mujeres"],
  ["Norteña", "1.235.100", "1.245.740", "1.238.000", "1.248.100"],
  ["Sureña", "1.164.320", "1.169.990", "1.165.000 (p)", "1.170.410 (p)"],
  ["Isleña", "91.200", "93.400", "..", "94.100"],
  [""],
  ["(p) Dato provisional"],
  ["Fuente: Instituto Nacional de Ejemplo"],
]);

/** A step of a text, but for what it says. */
const STEP = { id: "uno", alt: "", align: "center", data: {} };

/** A title that the table contradicts: two figures of the number have changed places. */
const FALSE_OF_INE = "Norteña tiene 1.284.100 mujeres en 2024";
const TITLE_OF_INE = "Población residente por sexo";

/** Sentences that the series contradicts, each of another kind of claim. */
const FALSE_OF_INDEX = [
  "La inflación sube en febrero de 2026",
  "La inflación fue del 3,4 % en febrero de 2026",
  "Febrero de 2026 marca la inflación más alta",
  "La inflación baja dos puntos en febrero de 2026",
];

const INDEX = {
  title: "Precios de Ejemplia",
  description: "Variación anual de los precios de un país inventado.",
  period: "month",
  columns: [{ key: "rate", label: "Inflación", kind: "number", unit: "%" }],
  source: { name: "Oficina de Ejemplo", url: "https://oficina.example/precios" },
};

const test = base.extend<{ readonly account: FakeDatawrapper; readonly server: TestServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
  account: async ({}, use) => {
    const account = await startFakeDatawrapper();
    await use(account);
    await account.stop();
  },
  server: async ({ account }, use) => {
    const server = await startTestServer(account.env);
    await use(server);
    await server.stop();
  },
});

/** The calls of somebody with a session. */
function callsOf(page: Page, { url }: TestServer) {
  const headers = { origin: url };
  const post = (path: string, data: object) => page.request.post(`${url}/api/${path}`, { data, headers });
  async function answered(path: string, data: object) {
    const answer = await post(path, data);
    expect([200, 201, 202], await answer.text()).toContain(answer.status());
    return answer.json();
  }
  return {
    post,
    answered,
    detail: async (id: string) => (await page.request.get(`${url}/api/graphics/${id}`)).json(),
    async publish(title: string, config: object) {
      const { id, version } = await answered("graphics", { ...WORDS, title, config });
      return answered(`graphics/${id}/publish`, { version });
    },
    /** Brings observations to a series, approves and publishes them. */
    async bring({ id, version }: { readonly id: string; readonly version: number }, text: string) {
      const run = await answered(`series/${id}/observations`, { version, text });
      const filled = await answered(`series/${id}/runs/${run.id}/approve`, { version });
      return answered(`series/${id}/publish`, { version: filled.version });
    },
  };
}

/** Reads a frame of the article as somebody who opens it for the first time: its text, or the address that it was led to. */
async function readIn(browser: Browser, address: string, frame: number): Promise<string> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(address);
  const inside = page.locator("iframe[data-nv]").nth(frame).contentFrame();
  await inside.locator("iframe, table").first().waitFor({ state: "attached" });
  const html = await inside.locator("body").innerHTML();
  await context.close();
  return html;
}

test("each layout of the corpus is read, and a workbook of an office becomes a figure that says nothing false", async ({
  page,
  server,
}) => {
  test.setTimeout(LONG_JOURNEY_MS);
  await becomeFirstAdministrator(page, server);
  await page.goto(LAB);
  const heads = page.getByRole("table", { name: "Lo que entiende cualquier herramienta" }).getByRole("columnheader");
  for (const { text, names } of CORPUS) {
    const buffer = Buffer.from(text);
    await page.locator("input[type=file]").setInputFiles({ name: "tabla.csv", mimeType: "text/csv", buffer });
    // A column without a name has a cell in its place: an empty heading says nothing to whoever hears it.
    await expect(heads).toHaveText(names.filter((name) => name !== ""));
  }

  const { answered, detail } = callsOf(page, server);
  const config = { type: "figure", kind: "bars", format: { unit: "", decimals: 0 } };
  const { id } = await answered("graphics", { ...WORDS, title: FALSE_OF_INE, config });
  await page.goto(`/embed_data?grafico=${id}&editar=`);
  const mimeType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles({ name: "ine.xlsx", mimeType, buffer: Buffer.from(INE) });
  await expect(page.getByText(/^Se han entendido/)).toBeVisible();
  const says = page.getByText(/^En los datos/).first();
  await expect(says).toBeVisible();
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(page.getByText("Hay datos que corregir").first()).toBeVisible();
  await expect(page.getByText("Publicar de todos modos").first()).toBeVisible();
  await page.getByLabel("Título", { exact: true }).fill(TITLE_OF_INE);
  await expect(says).toBeHidden();
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(page.getByText(/^Publicado/).first()).toBeVisible();
  const { slug } = await detail(id);
  const read = await (await page.request.get(`${server.url}/g/${slug}/`)).text();
  expect(read).toContain("<th scope=col>2024 · Mujeres");
  expect(read).toContain("<tr><th>Isleña<td>91.200");
});

test("what changes is read within a minute in the article, the warning of the card and the feed, ours and Datawrapper's", {
  tag: "@long",
}, async ({ page, browser, server, account }) => {
  test.setTimeout(LONG_JOURNEY_MS);
  const newspaper: Newspaper = await startNewspaper(server.url);
  await becomeFirstAdministrator(page, server);
  const { post, answered, detail, publish, bring } = callsOf(page, server);
  const live = await bring(await answered("series", INDEX), "fecha;inflación\n2026-01;3,1\n2026-02;2,8");

  const series = "series:precios-de-ejemplia";
  const figure = { type: "figure", series };
  const card = { type: "card", values: [{ source: series }, {}], heading: "La inflación de Ejemplia" };
  const table = {
    type: "table",
    data: {
      columns: [{ name: "Mes" }, { name: "Inflación", kind: "number" }],
      rows: [
        ["enero", "3,1"],
        ["febrero", "2,8"],
      ],
    },
  };
  const story = (text: string) => ({
    type: "story",
    blocks: [
      {
        id: "texto",
        format: "Texto",
        settings: {},
        steps: [{ ...STEP, text: `${text}. Está en [el gráfico](${server.url}/g/la-inflacion/).` }],
      },
    ],
  });
  const drawn = await publish("La inflación", figure);
  const told = await publish("La tarjeta", card);
  await publish("La tabla", table);
  for (const sentence of FALSE_OF_INDEX) {
    for (const [title, config] of [
      [sentence, figure],
      ["Otra", { ...figure, heading: sentence }],
      ["Otra", { ...figure, footnote: `${sentence}.` }],
      ["Otra tarjeta", { ...card, heading: sentence }],
      ["Otra historia", story(sentence)],
    ] as const) {
      const { problems } = await answered("graphics/review", { ...WORDS, title, config });
      expect(
        problems.some(({ claim }: { readonly claim?: unknown }) => claim !== undefined),
        `${title}: ${sentence}`,
      ).toBe(true);
    }
  }

  // A chart of the account at the version of its day, and what tells of a newer one.
  const fixed = await publish("El gráfico fijo", { type: "css-wrapper", chart: "ej001", keepsVersion: true });
  const { path } = await (await post("admin/datawrapper-hook", {})).json();
  account.tell(server.url + path);
  const article = newspaper.print(
    `<!doctype html><html lang="es"><title>Nota</title>${drawn.embedCodes.iframe}${fixed.embedCodes.iframe}</html>`,
  );
  expect(await readIn(browser, article, 0)).not.toContain("2,4");
  expect(await readIn(browser, article, 1)).toContain("/ej001/1/");

  await bring(live, "fecha;inflación\n2026-03;2,4");
  account.republish("ej001", "Con datos nuevos");
  const within = { timeout: FOLLOWED_MS };
  await expect.poll(() => readIn(browser, article, 0), within).toContain("2,4");
  await expect.poll(() => readIn(browser, article, 1), within).toContain("/ej001/2/");
  await expect
    .poll(async () => (await detail(told.id)).healthReport.findings.join(), within)
    .toMatch(/^La tarjeta dice 2,8\s% y su fuente dice ya 2,4\s%/);
  const feed = await (await page.request.get(`${server.url}/data/cambios.xml`)).text();
  expect(feed.match(/<entry>/g)).toHaveLength(2);
  expect(feed).toContain("/data/precios-de-ejemplia/2-");
  await newspaper.stop();
});
