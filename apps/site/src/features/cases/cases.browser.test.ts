import { CASES_API_PATH, CASES_AUDIT_PATH, CASES_EXAMPLES_PATH, SESSION_PATH } from "@nv/contracts";
import { type CaseEvent, CaseFields, type CaseList, type CaseView } from "@nv/contracts/schemas";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Answers, openSite, type SiteInBrowser } from "../../../test/site-in-browser";

// The page in each of its states: the site as it was built, and a server that answers as each test says.

const PAGE = "/update_abusos_iglesia";
const ID = "3f0c6a5e-0000-4000-8000-000000000001";
const ONE = `${CASES_API_PATH}/${ID}`;
const NOON_MS = 1_795_000_000_000;

const FIELDS = CaseFields.parse({
  ref: "EJ-001",
  scopeKind: "diocese",
  scope: "Diócesis de Ejemplo con_un_nombre_larguísimo_que_no_cabe_en_un_teléfono",
  province: "X1",
  municipality: "",
  decade: 1970,
  centre: "school",
  victims: 3,
  isMinimum: true,
  status: "reported",
  evidence: "document",
  sources: [{ title: "Acta de ejemplo", date: "2026-01-02", url: "https://ejemplo.example/acta" }],
  summary: "Una frase de ejemplo.",
  notes: "Una nota.",
});
const VIEW: CaseView = {
  id: ID,
  version: 4,
  fields: FIELDS,
  nameReason: "",
  state: "reviewing",
  hasChanges: false,
  isExample: true,
  hasPersonal: true,
  enteredBy: "Ana Muestra",
  verifiedBy: "",
  changedAtMs: NOON_MS,
  steps: [
    { to: "draft", refusal: "" },
    { to: "verified", refusal: "No puedes aprobar un caso que has introducido tú." },
  ],
  wordings: [{ field: "summary", word: "culpable", instead: "di «investigado» mientras no haya condena" }],
  names: [],
};
const EVENT: CaseEvent = {
  id: "1",
  caseId: ID,
  ref: FIELDS.ref,
  action: "edited",
  by: "Ana Muestra",
  atMs: NOON_MS,
  to: null,
  reason: "",
  changes: [{ label: "Víctimas", before: "2", after: "al menos 3" }],
};
const NO_COUNTS = { draft: 0, reviewing: 0, verified: 0, publishable: 0, published: 0, retired: 0 };
const LIST: CaseList = {
  cases: [
    {
      ...{ id: ID, ref: FIELDS.ref, scope: FIELDS.scope, province: "X1", decade: 1970, centre: "school" },
      ...{ victims: 3, isMinimum: true, state: "published", hasChanges: true, isExample: true },
      ...{ enteredBy: "Ana Muestra", changedAtMs: NOON_MS },
    },
  ],
  counts: { ...NO_COUNTS, published: 1, draft: 60 },
  found: 61,
  next: "EJ-050",
  personal: { isReady: false, why: "Falta la clave de los datos personales (CASES_KEYS)." },
};
const EMPTY: CaseList = { ...LIST, cases: [], counts: NO_COUNTS, found: 0, next: null };

const SESSION: Answers = { [SESSION_PATH]: { json: { id: "1", email: "ana@diario.example", name: "Ana Muestra" } } };
const list = (body: CaseList): Answers => ({ ...SESSION, [CASES_API_PATH]: { json: body } });
const one = (view: CaseView, events: readonly CaseEvent[] = [EVENT]): Answers => ({
  ...SESSION,
  [ONE]: { json: view },
  [`${ONE}/history`]: { json: { events, next: null } },
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
    name: "the list, full and without a key",
    address: PAGE,
    answers: list(LIST),
    sees: ["EJ-001", "Los lectores tienen otra cosa", "Siguientes", "Falta la clave de los datos personales"],
  },
  {
    name: "the list, empty",
    address: PAGE,
    answers: list(EMPTY),
    sees: ["Todavía no hay ningún caso.", "Cargar casos inventados"],
  },
  {
    name: "a search in vain",
    address: `${PAGE}?buscar=nada`,
    answers: list({ ...LIST, cases: [], found: 0, next: null }),
    sees: ["Ningún caso responde a lo que buscas."],
  },
  {
    name: "a list that does not come",
    address: PAGE,
    answers: { ...SESSION, [CASES_API_PATH]: { status: 500, json: {} } },
    sees: ["Algo ha fallado en el servidor.", "Reintentar"],
  },
  { name: "a new case", address: `${PAGE}?nuevo`, answers: list(EMPTY), sees: ["Guardar el caso", "Añadir fuente"] },
  {
    name: "one that the reader entered",
    address: `${PAGE}?caso=${ID}`,
    answers: one(VIEW),
    sees: [
      "Dar por verificado: No puedes aprobar un caso que has introducido tú.",
      "di «investigado» mientras no haya condena",
      "Abrir los datos personales",
      "al menos 3",
    ],
  },
  {
    name: "one that was retired",
    address: `${PAGE}?caso=${ID}`,
    answers: one({ ...VIEW, state: "retired", steps: [], wordings: [], hasPersonal: false }, []),
    sees: ["Retirado", "Todavía no se ha hecho nada con él.", "No hay ninguno guardado."],
  },
  { name: "one that is not there", address: `${PAGE}?caso=${ID}`, answers: SESSION, sees: ["Esto ya no existe."] },
  {
    name: "who opened personal fields",
    address: `${PAGE}?parte=registro`,
    answers: {
      ...SESSION,
      [CASES_AUDIT_PATH]: { json: { events: [{ ...EVENT, action: "personal-read" }], next: "1" } },
    },
    sees: ["Leyó los datos personales", "EJ-001", "Anteriores"],
  },
];

let site: SiteInBrowser;

beforeAll(async () => {
  site = await openSite("update_abusos_iglesia.html");
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

test("what is wrong with a new case is told beside its field, and what was typed outlives a reload", async () => {
  const { page } = site;
  const message = "El texto dice «Fulano de Tal», que puede ser el nombre de una persona";
  const fields = [
    { field: "summary", message },
    { field: "sources", message: "Falta la fuente (obligatoria)" },
  ];
  site.answer({
    ...list(EMPTY),
    [`POST ${CASES_API_PATH}`]: {
      status: 422,
      json: { code: "FIELDS_INVALID", message: "Hay campos por corregir.", fields },
    },
  });
  await site.open(`${PAGE}?nuevo`, ["Guardar el caso"]);
  const summary = page.getByLabel("Resumen para los lectores");
  await summary.fill("Fulano de Tal, de ejemplo");
  await page.getByRole("button", { name: "Guardar el caso" }).press("Enter");
  await page.getByText(message).waitFor();
  await page.getByText("Falta la fuente (obligatoria)").waitFor();
  await expect.poll(() => summary.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await site.findings()).toEqual([]);
  await site.open(`${PAGE}?nuevo`, ["Esto es lo que estabas escribiendo"]);
  expect(await summary.inputValue()).toBe("Fulano de Tal, de ejemplo");
});

test("a municipality is written by its name, and what two places are called is chosen", async () => {
  const { page } = site;
  const sent: unknown[] = [];
  site.answer({
    ...list(EMPTY),
    [`POST ${CASES_API_PATH}`]: (call) => {
      sent.push(call.json());
      return { status: 500, json: {} };
    },
  });
  await site.open(`${PAGE}?nuevo`, ["Guardar el caso"]);
  const field = page.getByLabel("Municipio", { exact: true });
  // The statistics office's 46250 and 30024; «Mieres» is 33037 in Asturias and 17105 in Girona.
  await field.fill("València");
  await field.press("Tab");
  await page.getByText("46250 es València.").waitFor();
  await field.fill("Mieres");
  await field.press("Tab");
  await page.getByRole("button", { name: "Mieres (Girona)" }).waitFor();
  // What is drawn as the field is left does not call back whoever left it.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.id))
    .toBe(await page.getByLabel("Década").getAttribute("id"));
  expect(await site.findings()).toEqual([]);
  await page.getByRole("button", { name: "Mieres (Asturias)" }).press("Enter");
  await page.getByText("33037 es Mieres.").waitFor();
  await field.fill("Lorca");
  await page.getByLabel("Provincia").selectOption("Murcia");
  await field.press("Enter");
  await expect.poll(() => sent).toMatchObject([{ province: "30", municipality: "30024" }]);
});

test("a case goes back with a reason, which is asked for", async () => {
  const { page } = site;
  const sent: unknown[] = [];
  site.answer({
    ...one(VIEW),
    [`POST ${ONE}/state`]: (call) => {
      sent.push(call.json());
      return { json: { ...VIEW, version: 5, state: "draft", steps: [{ to: "reviewing", refusal: "" }] } };
    },
  });
  await site.open(`${PAGE}?caso=${ID}`, ["Devolver a borrador"]);
  await page.getByRole("button", { name: "Devolver a borrador…" }).press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Devolver a borrador" }).click();
  await dialog.getByText("Escribe por qué").waitFor();
  expect(sent).toEqual([]);
  await dialog.getByLabel("Por qué").fill("Falta una fecha");
  await dialog.getByRole("button", { name: "Devolver a borrador" }).click();
  await page.getByRole("button", { name: "Enviar a verificación" }).waitFor();
  expect(sent).toEqual([{ version: 4, to: "draft", reason: "Falta una fecha" }]);
});

test("personal fields come by a press, are kept in no store of the browser, and leave with what closes them", async () => {
  const { page } = site;
  const sent: unknown[] = [];
  const people = [{ role: "victim", name: "Persona Inventada", contact: "", detail: "" }];
  site.answer({
    ...one(VIEW),
    [`${ONE}/personal`]: { json: { version: 2, people } },
    [`PUT ${ONE}/personal`]: (call) => {
      sent.push(call.json());
      return { json: { version: 3, people } };
    },
  });
  await site.open(`${PAGE}?caso=${ID}`, ["Abrir los datos personales"]);
  expect(site.asked.filter((call) => call.includes("/personal"))).toEqual([]);
  await page.getByRole("button", { name: "Abrir los datos personales" }).press("Enter");
  await page.getByLabel("Contacto").fill("Marca de contacto");
  await page.getByText("Aquí no se guarda borrador").waitFor();
  expect(await site.findings()).toEqual([]);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain("Marca de contacto");
  expect(kept).not.toContain("Persona Inventada");
  await page.getByRole("button", { name: "Guardar los datos personales" }).click();
  await expect.poll(() => sent).toEqual([{ version: 2, people: [{ ...people[0], contact: "Marca de contacto" }] }]);
  await page.getByRole("button", { name: "Cerrar", exact: true }).click();
  await page.getByRole("button", { name: "Abrir los datos personales" }).waitFor();
  expect(await page.getByLabel("Contacto").count()).toBe(0);
});

test("personal fields are erased after a question, by writing nobody", async () => {
  const { page } = site;
  const sent: unknown[] = [];
  site.answer({
    ...one(VIEW),
    [`${ONE}/personal`]: {
      json: { version: 2, people: [{ role: "victim", name: "Persona Inventada", contact: "", detail: "" }] },
    },
    [`PUT ${ONE}/personal`]: (call) => {
      sent.push(call.json());
      return { json: { version: 0, people: [] } };
    },
  });
  await site.open(`${PAGE}?caso=${ID}`, ["Abrir los datos personales"]);
  await page.getByRole("button", { name: "Abrir los datos personales" }).press("Enter");
  await page.getByRole("button", { name: "Borrarlos…" }).press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Borrarlos" }).press("Enter");
  await page.getByRole("button", { name: "Abrir los datos personales" }).waitFor();
  expect(sent).toEqual([{ version: 2, people: [] }]);
});

test("invented cases come with the empty list, by a press", async () => {
  const { page } = site;
  site.answer({
    ...list(EMPTY),
    [`POST ${CASES_EXAMPLES_PATH}`]: () => {
      site.answer(list(LIST));
      return { status: 204, body: "" };
    },
  });
  await site.open(PAGE, ["Cargar casos inventados"]);
  await page.getByRole("button", { name: "Cargar casos inventados" }).press("Enter");
  await page.getByText("EJ-001").waitFor();
});
