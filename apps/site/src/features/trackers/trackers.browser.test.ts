import { GRAPHICS_API_PATH, SESSION_PATH, TRACKERS_API_PATH } from "@nv/contracts";
import type {
  ComparisonFields,
  MandateFields,
  Observation,
  TrackerDetail,
  TrackerSummary,
} from "@nv/contracts/schemas";
import { HOUSE_METHOD } from "@nv/series";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { linesOf } from "../../../test/lines-of";
import { type Answers, openSite, type SiteInBrowser } from "../../../test/site-in-browser";

// The tools in each of their states: the site as it was built, and a server that answers as each test says.

const PAGE = "/docs/Trackers/trump";
const COMPARISONS = "/docs/Trackers/trumpComp";
const idAt = (number: number) => `3f0c6a5e-0000-4000-8000-${String(number).padStart(12, "0")}`;
const ID = idAt(1);
const ONE = `${TRACKERS_API_PATH}/${ID}`;
const NOON_MS = 1_795_000_000_000;

const FIELDS: MandateFields = {
  ...{ kind: "mandate", description: "", note: "", question: "¿Aprueba su gestión?", method: HOUSE_METHOD },
  title: "Presidencia de Ejemplo, con un nombre_larguísimo_que_no_cabe_en_ningún_teléfono",
  ...{ holder: "Presidencia de Ejemplo", startDay: "2026-01-10" },
};
const COMPARED: ComparisonFields = {
  ...{ kind: "comparison", title: "Al mismo día", description: "", note: "", remakesAverages: false, day: null },
  members: [
    { tracker: "ejemplo", name: "", sameQuestion: "" },
    { tracker: "anterior", name: "", sameQuestion: "" },
  ],
};
const poll = (house: string, date: string): Observation => ({
  ...{ date, source: "faro.example", sourceUrl: "https://faro.example/", isProvisional: false, note: "" },
  values: { house, start: date, sample: 1000, mode: "panel", population: null, approve: 45, disapprove: 50 },
});
const POLLS = [poll("Casa Faro", "2026-03-03"), poll("Brújula", "2026-03-04"), poll("Mirador", "2026-03-05")];

const NO_ROWS = { hash: "", observations: 0, first: "", last: "", used: [] };
const SUMMARY: TrackerSummary = {
  ...{ id: ID, slug: "ejemplo", title: FIELDS.title, kind: "mandate", status: "published", version: 4 },
  ...{ hasUnpublishedChanges: true, updatedAtMs: NOON_MS, changedBy: "Ana Muestra", publishedAtMs: NOON_MS },
  data: { polls: { hash: "a", observations: 3, first: "2026-03-03", last: "2026-03-05", used: [] }, events: NO_ROWS },
};
const base = "https://graficos.example/data/ejemplo";
const PUBLISHED: TrackerDetail = {
  ...SUMMARY,
  fields: FIELDS,
  revision: "1-abcdefghij",
  publicUrl: `${base}/1-abcdefghij/data.json`,
  latestJsonUrl: `${base}/latest.json`,
  latestCsvUrl: `${base}/latest.csv`,
  comparisons: [{ id: idAt(7), title: "Al día 300", follows: true }],
  problems: [],
};
const DRAFT: TrackerDetail = {
  ...PUBLISHED,
  ...{ status: "draft", hasUnpublishedChanges: false, publishedAtMs: null, data: { polls: NO_ROWS, events: NO_ROWS } },
  ...{ revision: null, publicUrl: null, latestJsonUrl: null, latestCsvUrl: null },
  problems: [{ field: "polls", message: "No hay ninguna encuesta que publicar" }],
};
const WHY = "«La anterior» pregunta «¿Confía?» y «Ejemplo», «¿Aprueba?»: si es lo mismo, escribe por qué";
const COMPARISON: TrackerDetail = {
  ...DRAFT,
  ...{ kind: "comparison", title: COMPARED.title, fields: COMPARED },
  problems: [{ field: "members.1.sameQuestion", message: WHY }],
};

const SHOWING = [
  { id: idAt(8), title: "La aprobación, día a día", state: "follows" },
  { id: idAt(9), title: "Cómo empezó el año", state: "still" },
];

const list = (items: readonly TrackerSummary[]): Answers => ({
  [SESSION_PATH]: { json: { id: "1", email: "ana@diario.example", name: "Ana Muestra" } },
  [TRACKERS_API_PATH]: { json: { items } },
});
const one = (tracker: TrackerDetail, polls: readonly Observation[] = []): Answers => ({
  ...list([tracker]),
  [ONE]: { json: tracker },
  [`${ONE}/versions`]: { json: { items: [] } },
  [`${ONE}/rows`]: { json: { polls, events: [] } },
  [`${GRAPHICS_API_PATH}/showing`]: { json: { items: SHOWING } },
  [`POST ${TRACKERS_API_PATH}/compare`]: { json: { problems: COMPARISON.problems, comparison: null } },
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
    name: "the list with an invented mandate below it",
    address: PAGE,
    answers: list([SUMMARY, { ...SUMMARY, id: idAt(3), kind: "comparison", title: "No es un mandato" }]),
    sees: ["Con cambios sin publicar", "tres encuestas", "Nada de esto se guarda", "un saldo de", "con la semilla 1"],
  },
  {
    name: "the list, empty",
    address: PAGE,
    answers: list([]),
    sees: ["Aún no hay ninguno. Empieza con «Nuevo seguimiento»", "Debajo hay uno inventado"],
  },
  {
    name: "a list that does not come",
    address: PAGE,
    answers: { ...list([]), [TRACKERS_API_PATH]: { status: 500, json: {} } },
    sees: ["Algo ha fallado en el servidor.", "Reintentar"],
  },
  { name: "a new one", address: `${PAGE}?nuevo`, answers: list([]), sees: ["Primer día", "Semilla de los sorteos"] },
  {
    name: "one that readers have, with changes that they do not have yet",
    address: `${PAGE}?seguimiento=${ID}`,
    answers: one(PUBLISHED, POLLS),
    sees: [
      "Publicar los cambios",
      "La aprobación, día a día se publica con cada cambio",
      "Cómo empezó el año sigue como se publicó",
      "Al día 300",
      "día 54 del mandato",
      "Hacer un gráfico que lo siga",
      "Casa Faro",
      "tracker:ejemplo",
    ],
  },
  {
    name: "one without polls",
    address: `${PAGE}?seguimiento=${ID}`,
    answers: one(DRAFT),
    sees: [
      "No hay ninguna encuesta que publicar.",
      "Aún no hay ninguna: pega arriba",
      "Aún no hay ninguno: arriba, en «Acontecimientos»",
      "En ningún sitio todavía: sus direcciones salen aquí al publicar.",
    ],
  },
  {
    name: "one that was retired",
    address: `${PAGE}?seguimiento=${ID}`,
    answers: one({ ...DRAFT, status: "retired" }, POLLS),
    sees: ["Retirado", "Recuperar"],
  },
  {
    name: "one that is not there",
    address: `${PAGE}?seguimiento=${ID}`,
    answers: list([]),
    sees: ["Esto ya no existe."],
  },
  {
    name: "the comparisons, with an invented one",
    address: COMPARISONS,
    answers: list([]),
    sees: ["Aún no hay ninguna.", "Al día 300 de mandato", "Junto al primero", "Presidencia de 2017"],
  },
  {
    name: "a comparison that is refused, and why",
    address: `${COMPARISONS}?seguimiento=${ID}`,
    answers: one(COMPARISON),
    sees: ["Todavía no se puede comparar:", "si es lo mismo, escribe por qué", "Por qué su pregunta es la misma"],
  },
];

let site: SiteInBrowser;

beforeAll(async () => {
  site = await openSite("docs/Trackers/trump.html");
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

test("neither the day of a poll nor where it is from is broken at any width", async () => {
  const { page } = site;
  site.answer(one(PUBLISHED, POLLS));
  await site.open(`${PAGE}?seguimiento=${ID}`, ["Casa Faro"]);
  for (const width of [360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const days = page.locator('section:has(> #seguimiento-encuestas) tbody [data-column="date"]');
    await days.nth(POLLS.length - 1).waitFor();
    const sources = page.getByRole("link", { name: "faro.example" });
    for (const whole of [...(await days.all()), ...(await sources.all())])
      expect(await whole.evaluate(linesOf), `at ${width}`).toBe(1);
  }
});

test("what is pasted is read while it is written, its mistakes row by row, and outlives a reload", async () => {
  const { page } = site;
  const sent: unknown[] = [];
  site.answer({
    ...one(DRAFT),
    [`POST ${ONE}/rows`]: (call) => {
      sent.push(call.json());
      const counts = { added: 1, changed: 0, removed: 0 };
      return { json: { tracker: { ...DRAFT, version: 5 }, sentence: "Una encuesta nueva.", counts, changes: [] } };
    },
  });
  await site.open(`${PAGE}?seguimiento=${ID}`, ["Añadir las encuestas"]);
  const field = page.getByLabel("Tabla de encuestas");
  const head = "casa;inicio;fin;muestra;modo;población;aprueba;desaprueba;url";
  await field.fill(`${head}\nFaro;2/3/2026;5/3/2026;900;panel;adultos;44;50;`);
  await page.getByText("Fila 2, falta la dirección de la fuente.").waitFor();
  expect(await page.getByRole("button", { name: "Añadir las encuestas" }).isDisabled()).toBe(true);
  expect(await site.findings()).toEqual([]);
  await site.open(`${PAGE}?seguimiento=${ID}`, ["Fila 2, falta la dirección de la fuente."]);
  await field.fill(`${head}\nFaro;2/3/2026;5/3/2026;900;panel;adultos;44;50;https://faro.example/a`);
  await page.getByText("Se entiende una encuesta.").waitFor();
  await page.getByRole("button", { name: "Añadir las encuestas" }).press("Enter");
  await page.getByText("Es lo mismo que ya había.").waitFor();
  expect(sent).toMatchObject([{ version: 4, of: "polls", policy: "merge" }]);
  expect(await field.inputValue()).toBe("");
});

test("changed by somebody else meanwhile keeps what both did", async () => {
  const { page } = site;
  const theirs = { ...DRAFT, version: 6, changedBy: "Eva Prueba", fields: { ...FIELDS, note: "Suya" } };
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
  await site.open(`${PAGE}?seguimiento=${ID}`, ["Qué es y cómo se hace la media"]);
  await page.getByText("Qué es y cómo se hace la media").click();
  await page.getByLabel("Descripción").fill("Mía");
  await page.getByRole("button", { name: "Guardar los cambios" }).click();
  await page.getByText("Eva Prueba ha guardado cambios mientras editabas.").waitFor();
  await page.getByRole("button", { name: "Guardar los dos cambios" }).click();
  await expect.poll(() => sent.length).toBe(2);
  expect(sent.at(-1)).toMatchObject({ description: "Mía", note: "Suya", version: 6 });
});
