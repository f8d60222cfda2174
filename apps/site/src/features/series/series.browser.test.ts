import { GRAPHICS_API_PATH, SERIES_API_PATH, SESSION_PATH } from "@nv/contracts";
import {
  type Observation,
  type SeriesDetail,
  SeriesFields,
  type SeriesRun,
  type SeriesRunDetail,
  type SeriesSummary,
} from "@nv/contracts/schemas";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Answers, openSite, type SiteInBrowser } from "../../../test/site-in-browser";

// The tool in each of its states: the site as it was built, and a server that answers as each test says.

const PAGE = "/docs/Herramientas%20DW/FijosDataWrapper";
const idAt = (number: number) => `3f0c6a5e-0000-4000-8000-${String(number).padStart(12, "0")}`;
const ID = idAt(1);
const RUN_ID = idAt(2);
const ONE = `${SERIES_API_PATH}/${ID}`;
const NOON_MS = 1_795_000_000_000;

const FIELDS = SeriesFields.parse({
  title: "Índice de precios de Ejemplo, con un nombre_larguísimo_que_no_cabe_en_ningún_teléfono",
  period: "month",
  columns: [
    { key: "index", label: "Índice", kind: "number" },
    { key: "region", label: "Región", kind: "text", isKey: true },
  ],
  source: { name: "Oficina de Ejemplo", url: "https://oficina.example/ipc" },
  rules: [
    { kind: "jump", column: "index", most: 5, unit: "percent" },
    { kind: "range", column: "index", least: 0, most: null },
    { kind: "totals", columns: ["index"], total: { figure: 100 }, mayFallShort: true, tolerance: 0 },
    { kind: "missing", days: "all", except: [] },
  ],
  origin: { kind: "ine", code: "IPC290751", column: "index", last: 24, base: "Base 2025" },
  calendar: { kind: "monthly", days: [15], at: "09:01" },
  target: { kind: "datawrapper", chart: "ej001", last: 24, hasNotes: true },
});
const said = { source: "Oficina de Ejemplo", sourceUrl: "https://oficina.example/ipc", note: "" };
const observed = (date: string, index: number | null): Observation => ({
  ...said,
  date,
  values: { index, region: "Sur" },
  isProvisional: false,
});
const RUN: SeriesRun = {
  id: RUN_ID,
  state: "waiting",
  origin: "ine",
  atMs: NOON_MS,
  by: "Calendario de la serie",
  decidedBy: "",
  decidedAtMs: null,
  counts: { added: 1, changed: 1, removed: 1 },
  sentence: "1 observación nueva, 1 corregida, 1 que desaparece. La última, del 1 de octubre de 2026.",
  findingsTotal: 130,
  findings: [
    {
      ...{ rule: 0, kind: "jump", date: "2026-10-01", until: "2026-09-01", group: "Sur", column: "index" },
      ...{ value: 200, previous: 101, bound: 5 },
      sentence:
        "Índice: de 101 el 1 de septiembre de 2026 a 200 el 1 de octubre de 2026, un salto de más de 5 % (Sur).",
    },
  ],
};
const CHANGES: SeriesRunDetail = {
  ...RUN,
  changes: [
    { key: "a", before: observed("2026-08-01", 99), after: null, fields: [] },
    { key: "b", before: observed("2026-09-01", 100), after: observed("2026-09-01", 101), fields: ["index"] },
    { key: "c", before: null, after: { ...observed("2026-10-01", 200), isProvisional: true }, fields: [] },
  ],
};
const SUMMARY: SeriesSummary = {
  ...{ id: ID, slug: "ipc-de-ejemplo", title: FIELDS.title, status: "published", version: 4, period: "month" },
  ...{ hasUnpublishedChanges: false, isWaiting: true, origin: "ine", nextRunAtMs: NOON_MS, updatedAtMs: NOON_MS },
  ...{ data: { hash: "a", observations: 3, first: "2026-07-01", last: "2026-09-01", used: [] } },
  ...{ changedBy: "Ana Muestra", publishedAtMs: NOON_MS },
};
const base = "https://graficos.example/data/ipc-de-ejemplo";
const PUBLISHED: SeriesDetail = {
  ...SUMMARY,
  fields: FIELDS,
  waiting: RUN,
  revision: "1-abcdefghij",
  publicUrl: `${base}/1-abcdefghij/data.json`,
  latestJsonUrl: `${base}/latest.json`,
  latestCsvUrl: `${base}/latest.csv`,
  delivery: { state: "failed", sentence: "Datawrapper no lo tiene.", atMs: NOON_MS },
  problems: [],
};
const DRAFT: SeriesDetail = {
  ...PUBLISHED,
  ...{ status: "draft", isWaiting: false, waiting: null, nextRunAtMs: null, publishedAtMs: null, delivery: null },
  ...{ revision: null, publicUrl: null, latestJsonUrl: null, latestCsvUrl: null },
  data: { hash: "", observations: 0, first: "", last: "", used: [] },
  fields: { ...FIELDS, origin: { kind: "manual" }, calendar: { kind: "none" }, target: { kind: "none" } },
  problems: [{ field: "data", message: "No hay ninguna observación que publicar" }],
};

const list = (items: readonly SeriesSummary[]): Answers => ({
  [SESSION_PATH]: { json: { id: "1", email: "ana@diario.example", name: "Ana Muestra" } },
  [SERIES_API_PATH]: { json: { items } },
});
const one = (series: SeriesDetail, runs: readonly SeriesRun[] = []): Answers => ({
  ...list([series]),
  [ONE]: { json: series },
  [`${ONE}/versions`]: { json: { items: [] } },
  [`${GRAPHICS_API_PATH}/showing`]: { json: { items: [{ id: ID, title: "El IPC en casa", state: "still" }] } },
  [`${ONE}/observations`]: {
    json: { items: [observed("2026-07-01", 98.5), observed("2026-08-01", 99), observed("2026-09-01", null)] },
  },
  [`${ONE}/runs`]: { json: { items: runs } },
  [`${ONE}/runs/${RUN_ID}`]: { json: CHANGES },
});

interface State {
  readonly name: string;
  readonly address: string;
  readonly answers: Answers;
  /** Texts that are somewhere on the page. */
  readonly sees: readonly string[];
}

const STATES: readonly State[] = [
  {
    name: "the list, full",
    address: PAGE,
    answers: list([SUMMARY, { ...SUMMARY, id: idAt(3), isWaiting: false, title: "Embalses", status: "draft" }]),
    sees: ["Hay series que esperan", "Espera a alguien", "tres observaciones", "Embalses"],
  },
  {
    name: "the list, empty",
    address: PAGE,
    answers: list([]),
    sees: ["Aún no hay ninguna. Empieza por", "IPC de Ejemplia", "un salto de más de 2"],
  },
  {
    name: "a list that does not come",
    address: PAGE,
    answers: { ...list([]), [SERIES_API_PATH]: { status: 500, json: {} } },
    sees: ["Algo ha fallado en el servidor.", "Reintentar"],
  },
  { name: "a new one", address: `${PAGE}?nueva`, answers: list([]), sees: ["Guardar la serie", "Añadir regla"] },
  {
    name: "one that waits, with a chart that did not get what is out",
    address: `${PAGE}?serie=${ID}`,
    answers: one(PUBLISHED, [RUN, { ...RUN, id: idAt(4), state: "failed", sentence: "INE pide esperar." }]),
    sees: [
      "Espera: incumple una regla",
      "un salto de más de 5 % (Sur).",
      "Y 129 más.",
      "Desaparece",
      "Aprobar y publicar",
      "sigue con lo de antes. Datawrapper no lo tiene.",
      "INE pide esperar.",
    ],
  },
  {
    name: "one without observations",
    address: `${PAGE}?serie=${ID}`,
    answers: one(DRAFT),
    sees: [
      "No hay ninguna observación que publicar.",
      "Aún no hay ninguna: pega arriba",
      "Nada todavía: lo que traigas arriba",
    ],
  },
  {
    name: "one that was taken back",
    address: `${PAGE}?serie=${ID}`,
    answers: one({ ...DRAFT, status: "retired" }),
    sees: ["Retirada", "Recuperar"],
  },
  { name: "one that is not there", address: `${PAGE}?serie=${ID}`, answers: list([]), sees: ["Esto ya no existe."] },
];

let site: SiteInBrowser;

beforeAll(async () => {
  site = await openSite("docs/Herramientas DW/FijosDataWrapper.html");
});
afterAll(async () => {
  await site?.close();
});
beforeEach(async () => {
  await site.begin({});
});

describe.each(STATES)("$name", ({ address, answers, sees }) => {
  test("says what there is, has nothing for axe in either theme, and fits every width", async () => {
    site.answer(answers);
    await site.open(address, sees);
    expect(await site.findings()).toEqual([]);
    for (const width of [360, 768, 1280, 1920])
      expect(await site.overflowPx(width), `at ${width}`).toBeLessThanOrEqual(0);
    expect(await site.darkFindings()).toEqual([]);
    expect(site.errors).toEqual([]);
  });
});

test("what is pasted is read while it is written, its mistakes row by row, and outlives a reload", async () => {
  const { page } = site;
  const sent: unknown[] = [];
  site.answer({
    ...one(DRAFT),
    [`POST ${ONE}/observations`]: (call) => {
      sent.push(call.json());
      return { json: { ...CHANGES, findings: [], findingsTotal: 0 } };
    },
  });
  await site.open(`${PAGE}?serie=${ID}`, ["Comparar con lo que hay"]);
  const field = page.getByLabel("Observaciones", { exact: true });
  await field.fill("fecha;Índice;Región\n2026-01;1,5;Sur\n2026-02;uno;Sur");
  await page.getByText("Fila 3, columna «Índice»: «uno» no es un número.").waitFor();
  expect(await page.getByRole("button", { name: "Comparar con lo que hay" }).isDisabled()).toBe(true);
  expect(await site.findings()).toEqual([]);
  await site.open(`${PAGE}?serie=${ID}`, ["Fila 3, columna «Índice»"]);
  await field.fill("fecha;Índice;Región\n2026-01;1,5;Sur\n2026-02;2;Sur");
  await page.getByText(/Se entienden dos observaciones, de ene.2026 a feb.2026\./).waitFor();
  await page.getByRole("button", { name: "Comparar con lo que hay" }).press("Enter");
  await page.getByText(/^1 observación nueva, 1 corregida/).waitFor();
  expect(sent).toMatchObject([{ version: 4, policy: "merge" }]);
  expect(await field.inputValue()).toBe("");
});

test("changed by somebody else meanwhile keeps what both did", async () => {
  const { page } = site;
  const theirs: SeriesDetail = {
    ...DRAFT,
    version: 6,
    changedBy: "Eva Prueba",
    fields: { ...DRAFT.fields, note: "Suya" },
  };
  const sent: unknown[] = [];
  site.answer({
    ...one(DRAFT),
    [`PUT ${ONE}`]: (call) => {
      sent.push(call.json());
      return sent.length === 1
        ? { status: 409, json: { code: "VERSION_CONFLICT", message: "Otra persona…", current: theirs } }
        : { json: { ...theirs, version: 7 } };
    },
  });
  await site.open(`${PAGE}?serie=${ID}`, ["Mensual · Lo que se pega o se sube · cuatro reglas"]);
  await page.getByText("Mensual · Lo que se pega o se sube · cuatro reglas").click();
  await page.getByLabel("Qué mide y cómo").fill("Mía");
  await page.getByRole("button", { name: "Guardar los cambios" }).click();
  await page.getByText("Eva Prueba ha guardado cambios mientras editabas.").waitFor();
  expect(await site.findings()).toEqual([]);
  await page.getByRole("button", { name: "Guardar los dos cambios" }).click();
  await expect.poll(() => sent.length).toBe(2);
  expect(sent.at(-1)).toMatchObject({ description: "Mía", note: "Suya", version: 6 });
});
