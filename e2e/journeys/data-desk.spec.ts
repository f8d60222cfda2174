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
const EACH_KIND_MS = 240_000;

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

const INE_FILE = {
  name: "ine.xlsx",
  mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  buffer: Buffer.from(INE),
};

/** Text as a file of a spreadsheet. */
const csv = (...lines: readonly string[]) => ({
  name: "tabla.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(lines.join("\n")),
});

const layout = (name: string) => csv(CORPUS.find((one) => one.name.startsWith(name))?.text ?? "");

const BY_YEAR = csv("Año;Eólica;Solar;Nuclear", "2022;22,2;11,7;20,3", "2023;23,8;15,7;20,2", "2024;23,2;19,3;19,9");
const BAROMETER = csv(
  "Pregunta 1;;;",
  "¿Cómo calificaría Ud. la situación económica general de España?;;;",
  ";Buena;Regular;Mala",
  "Total;33,4;20,1;46,5",
  "Hombre;38,0;19,5;42,5",
  "Mujer;29,1;20,7;50,2",
);
const BY_DAY = csv(
  "fecha;tmax",
  ...Array.from({ length: 45 }, (_, at) => `${1 + (at % 28)}/${1 + Math.floor(at / 28)}/2024;${at % 9},5`),
);
const OF_TWO = csv("Ciudad;2015 (€/m²);2025 (€/m²)", "Norteña;10,4;21,1", "Sureña;11,6;20,8", "Isleña;8,4;17,2 (p)");
const OF_ONE = csv("Partida;Porcentaje", "Pensiones;41,5", "Deuda;6,8", "Desempleo;7,4", "Resto;44,3");
const TOWNS = csv(
  "Municipio;Renta (€)",
  ...Array.from({ length: 60 }, (_, at) => `Municipio ${at + 1};${10_000 + ((at * 7919) % 9000)}`),
);

/** A file for each kind of figure: of an office with two rows of names and flags, of a bank, of who measures the weather. */
const FILES_OF_KINDS = {
  lines: layout("Banco de España"),
  bars: INE_FILE,
  stacked: BAROMETER,
  areas: BY_YEAR,
  dots: INE_FILE,
  range: OF_TWO,
  slope: BY_YEAR,
  ranking: BY_YEAR,
  multiples: layout("Banco de España"),
  scatter: OF_TWO,
  distribution: TOWNS,
  parts: OF_ONE,
  hemicycle: csv("Partido;Escaños", "Partido Rojo;121", "Partido Azul;137", "Partido Verde;92"),
  cumulative: BY_DAY,
  calendar: BY_DAY,
};

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
  await page.locator("input[type=file]").first().setInputFiles(INE_FILE);
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

test("a figure of each kind and a table come of the files that people have, by the form's own field, with what is told of them", {
  tag: "@long",
}, async ({ page, server }) => {
  test.setTimeout(EACH_KIND_MS);
  await becomeFirstAdministrator(page, server);
  const { answered, detail } = callsOf(page, server);
  const listed = Object.entries(FILES_OF_KINDS).map(([kind, file]) => ({ config: { type: "figure", kind }, file }));
  for (const { config, file } of [...listed, { config: { type: "table", kind: "" }, file: OF_TWO }]) {
    const title = `Lo que trae un archivo (${config.kind || "tabla"})`;
    const { id } = await answered("graphics", { ...WORDS, altText: "", title, config });
    await page.goto(`/embed_data?grafico=${id}&editar=`);
    await page.locator("input[type=file]").first().setInputFiles(file);
    await expect(page.getByText(/^Se han entendido/)).toBeVisible();
    const alt = page.locator("[name=altText]");
    if (config.type === "figure") {
      await page.getByRole("button", { name: "Borrador" }).click();
      await expect(alt).toHaveValue(/\d/);
    } else await alt.fill("Precio del alquiler en tres ciudades, en 2015 y en 2025.");
    await page.getByRole("button", { name: "Publicar", exact: true }).click();
    await expect(page.getByText(/^Publicado/).first(), config.kind).toBeVisible();
    const { slug, altText } = await detail(id);
    const read = await (await page.request.get(`${server.url}/g/${slug}/`)).text();
    expect(read).toContain(config.type === "figure" ? "<svg" : "Isleña");
    expect(read).toContain(altText.slice(0, 20));
  }
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
