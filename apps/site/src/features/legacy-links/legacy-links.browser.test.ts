import { FILES_API_PATH, JOBS_API_PATH, LEGACY_LINKS_API_PATH, SESSION_PATH } from "@nv/contracts";
import type {
  ImportReport,
  JobView,
  LegacyLinkList,
  LegacyLinkSummary,
  LegacyLinksFigures,
  RecordVersion,
} from "@nv/contracts/schemas";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Answers, openSite, type SiteInBrowser } from "../../../test/site-in-browser";

// The tool in each of its states: the site as it was built, and a server that answers as each test says.

const PAGE = "/docs/Formatos/Plantillas/EnlacesLegacy";
const idAt = (number: number) => `3f0c6a5e-0000-4000-8000-${String(number).padStart(12, "0")}`;
const ID = idAt(1);
const ONE = `${LEGACY_LINKS_API_PATH}/${ID}`;
const NOON_MS = 1_795_000_000_000;

const LONG =
  "http://especiales.example/2014/un-nombre-larguisimo-que-no-cabe-en-ningun-telefono-de-los-que-hay/index.html";

const MAP: LegacyLinkSummary = {
  id: ID,
  slug: "mapa",
  status: "published",
  version: 4,
  updatedAtMs: NOON_MS,
  changedBy: "Ana Muestra",
  wasPublished: true,
  hasUnpublishedChanges: true,
  pageUrl: "https://graficos.example/l/mapa/",
  archiveUrl: "https://graficos.example/l/mapa/1-abcdefghij/captura/index.html",
  missing: [
    "https://d3js.org/d3.v3.min.js",
    "/js/un-script-con-un-nombre-muy-largo-que-tampoco-cabe-en-un-telefono.js",
  ],
  check: { state: "gone", status: 404, url: LONG, hops: 0, detail: "" },
  targetCheck: null,
  checkedAtMs: NOON_MS,
  title: "El mapa de las pruebas, con un_nombre_larguísimo_que_no_cabe_en_ningún_teléfono",
  source: LONG,
  target: { kind: "archive", fileId: idAt(2), start: "" },
  reason: "Su servidor se apaga.",
  owner: "Gráficos",
  publishedOn: "2014-05",
  copyUrl: "",
};
const MOVED: LegacyLinkSummary = {
  ...MAP,
  id: idAt(3),
  title: "Las pruebas",
  source: "http://especiales.example/pruebas/",
  target: { kind: "address", url: "https://diario.example/pruebas" },
  status: "draft",
  wasPublished: false,
  pageUrl: null,
  archiveUrl: null,
  missing: [],
  check: {
    state: "redirects",
    status: 200,
    url: "https://diario.example/",
    hops: 1,
    detail: "Lleva a https://diario.example/",
  },
  targetCheck: {
    state: "mixed",
    status: 200,
    url: "https://diario.example/pruebas",
    hops: 0,
    detail: "Pide 1 recurso por http",
  },
};
const RETIRED: LegacyLinkSummary = { ...MAP, status: "retired", pageUrl: null, archiveUrl: null, missing: [] };

const FIGURES: LegacyLinksFigures = {
  total: 2,
  states: { gone: 1, redirects: 1 },
  published: 1,
  waiting: [{ id: ID, version: 4 }],
  checkedAtMs: NOON_MS,
  jsonUrl: "https://graficos.example/l/redirects.json",
  nginxUrl: "https://graficos.example/l/redirects.map",
};
const NONE: LegacyLinksFigures = {
  ...FIGURES,
  ...{ total: 0, states: {}, published: 0, waiting: [], checkedAtMs: null, jsonUrl: null, nginxUrl: null },
};

const version = (
  number: number,
  action: RecordVersion["action"],
  changes: RecordVersion["changes"] = [],
): RecordVersion => ({
  ...{ version: number, action, by: "Ana Muestra", atMs: NOON_MS, revision: null, revisionUrl: null, changes },
});
const VERSIONS = [
  version(4, "edited", [{ field: "owner", label: "Responsable", before: "—", after: "Gráficos" }]),
  version(2, "published"),
  version(1, "registered"),
];

const list = (items: readonly LegacyLinkSummary[], figures = FIGURES): Answers => ({
  [SESSION_PATH]: { json: { id: "1", email: "ana@diario.example", name: "Ana Muestra" } },
  [LEGACY_LINKS_API_PATH]: {
    json: { items: [...items], total: items.length, nextCursor: null } satisfies LegacyLinkList,
  },
  [`${LEGACY_LINKS_API_PATH}/summary`]: { json: figures },
  [FILES_API_PATH]: { json: { items: [], total: 0, usedBytes: 0, quotaBytes: 1 } },
});
const one = (link: LegacyLinkSummary): Answers => ({
  ...list([link]),
  [ONE]: { json: link },
  [`${ONE}/versions`]: { json: { items: VERSIONS } },
});

const JOB_ID = idAt(9);
const job = (kind: string, result: unknown): JobView => ({
  id: JOB_ID,
  kind,
  subject: "",
  state: "done",
  progressRatio: 1,
  message: "",
  result,
  attempts: 1,
  isCancelling: false,
  createdAtMs: NOON_MS,
  updatedAtMs: NOON_MS,
  log: [],
});
const ordered = { status: 202, json: { jobId: JOB_ID } };

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
    answers: list([MAP, MOVED]),
    sees: [
      MAP.title,
      "No está",
      "Redirige",
      "Con cambios sin publicar",
      "Publicar la que espera",
      "Redirecciones para nginx",
    ],
  },
  {
    name: "the list, empty",
    address: PAGE,
    answers: list([], NONE),
    sees: ["Aún no hay ninguno: importa la lista de direcciones, o añade el primero."],
  },
  {
    name: "a search in vain",
    address: `${PAGE}?buscar=nada&estado=gone`,
    answers: list([]),
    sees: ["Ninguno responde a esa búsqueda."],
  },
  {
    name: "a list that does not come",
    address: PAGE,
    answers: { ...list([]), [LEGACY_LINKS_API_PATH]: { status: 500, json: {} } },
    sees: ["Algo ha fallado en el servidor.", "Reintentar"],
  },
  {
    name: "a new one",
    address: `${PAGE}?vista=nuevo`,
    answers: list([]),
    sees: ["Un enlace antiguo", "Añadir a la lista", "No se publica"],
  },
  {
    name: "a table to bring",
    address: `${PAGE}?vista=importar`,
    answers: list([]),
    sees: ["Importar una lista", "Solo hace falta la dirección antigua"],
  },
  {
    name: "one with an archive",
    address: `${PAGE}?enlace=${ID}`,
    answers: one(MAP),
    sees: ["Ver la captura", "Lo que la captura pide y no tendrá: 2", "Publicar los cambios", "Retirar", "lo añadió"],
  },
  {
    name: "one that leads elsewhere",
    address: `${PAGE}?enlace=${ID}`,
    answers: one({ ...MOVED, id: ID }),
    sees: ["Lleva a https://diario.example/", "Contenido mixto", "Publicar su página", "Borrar"],
  },
  {
    name: "one that was retired",
    address: `${PAGE}?enlace=${ID}`,
    answers: one(RETIRED),
    sees: ["Retirado", "Recuperar"],
  },
  {
    name: "one that is not there",
    address: `${PAGE}?enlace=${ID}`,
    answers: list([]),
    sees: ["Esto ya no existe."],
  },
];

let site: SiteInBrowser;

beforeAll(async () => {
  site = await openSite("docs/Formatos/Plantillas/EnlacesLegacy.html");
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
    await site.page.evaluate(() => localStorage.setItem("theme-nv", "dark"));
    await site.open(address, sees);
    await site.page.evaluate(() => localStorage.removeItem("theme-nv"));
    expect(await site.page.locator("html").getAttribute("data-theme")).toBe("dark");
    expect(await site.findings()).toEqual([]);
    for (const width of [360, 768, 1280, 1920])
      expect(await site.overflowPx(width), `at ${width}`).toBeLessThanOrEqual(0);
    expect(site.errors).toEqual([]);
  });
});

test("a new one is written by keys alone, says what is wrong beside each field, and is kept through a reload", async () => {
  const { page } = site;
  const fields = [
    { field: "source", message: "Debe ser una dirección entera, con http:// o https://" },
    { field: "target.url", message: "Es la misma dirección que la antigua: no lleva a ninguna parte" },
  ];
  const sent: unknown[] = [];
  site.answer({
    ...one(MAP),
    ...list([]),
    [`POST ${LEGACY_LINKS_API_PATH}`]: (call) => {
      const json: unknown = call.json();
      sent.push(json);
      return sent.length === 1
        ? { status: 422, json: { code: "FIELDS_INVALID", message: "Hay datos que corregir.", fields } }
        : { status: 201, json: MAP };
    },
  });
  await site.open(`${PAGE}?vista=nuevo`, ["Añadir a la lista"]);
  await page.getByLabel("Dirección antigua", { exact: true }).focus();
  await page.keyboard.type("especiales.example/mapa");
  await page.keyboard.press("Tab");
  await page.keyboard.type("El mapa");
  await page.keyboard.press("Enter");
  for (const { message } of fields) await page.getByText(message, { exact: true }).waitFor();
  expect(await site.findings()).toEqual([]);
  await site.open(`${PAGE}?vista=nuevo`, ["Hemos recuperado lo que habías escrito."]);
  await page.getByLabel("Qué hay ahora").selectOption("Solo una página que lo cuenta");
  await page.getByRole("button", { name: "Añadir a la lista" }).press("Enter");
  await page.waitForURL(/enlace=/);
  expect(sent.at(-1)).toMatchObject({ source: "especiales.example/mapa", title: "El mapa", target: { kind: "page" } });
});

test("a table without names is read all the same, told row by row, and what is wrong stays to be corrected", async () => {
  const { page } = site;
  const report = (isTrial: boolean): ImportReport => ({
    isTrial,
    rows: 2,
    registered: 1,
    existing: 0,
    items: [
      { row: 2, outcome: "registered", title: "a.example", type: "page" },
      { row: 3, outcome: "wrong", title: "", type: "" },
    ],
    problems: [{ row: 3, column: "dirección nueva", message: "Da vueltas, según esta misma lista" }],
  });
  const sent: string[] = [];
  site.answer({
    ...list([]),
    [`POST ${LEGACY_LINKS_API_PATH}/import`]: (call) => {
      sent.push(call.body.toString());
      return ordered;
    },
    [`${JOBS_API_PATH}/${JOB_ID}`]: () => ({ json: job("legacy-links.import", report(sent.length < 2)) }),
  });
  await site.open(`${PAGE}?vista=importar`, ["Importar una lista"]);
  await page.getByLabel("Filas").fill("http://a.example/;\nhttp://b.example/;http://a.example/");
  await page.getByRole("button", { name: "Revisar las filas" }).click();
  await page.getByText("La primera fila no llevaba nombres de columna.").waitFor();
  await page.getByText("Hay que corregirla").waitFor();
  expect(sent[0]).toContain("dirección antigua;");
  expect(await site.findings()).toEqual([]);
  for (const width of [360, 1280]) expect(await site.overflowPx(width)).toBeLessThanOrEqual(0);
  await page.getByRole("button", { name: "Añadir 1 enlace", exact: true }).click();
  await page.getByText("Añadidos: 1 · ya estaban: 0 · por corregir: 1.").waitFor();
  expect(await page.locator(".nv-import tbody tr").count()).toBe(1);
  await page.getByRole("button", { name: "Empezar con otras filas" }).click();
});

test("what could not be published is told link by link", async () => {
  const { page } = site;
  const message = "En la carpeta comprimida no hay ninguna página (.html): no hay nada que abrir.";
  const items = [
    { id: ID, title: "El mapa", outcome: "refused", message },
    { id: idAt(3), title: "Las pruebas", outcome: "done", message: "" },
  ];
  site.answer({
    ...list([MAP, MOVED]),
    [`POST ${LEGACY_LINKS_API_PATH}/publish`]: ordered,
    [`${JOBS_API_PATH}/${JOB_ID}`]: { json: job("legacy-links.publish", { items }) },
  });
  await site.open(PAGE, ["Publicar la que espera"]);
  await page.getByRole("button", { name: "Publicar la que espera" }).click();
  await page.getByText("Publicada una página.").waitFor();
  await page.getByText(`«El mapa» no: ${message}`).waitFor();
  expect(await site.findings()).toEqual([]);
});

test("what came of a look is told, and what is left for the next", async () => {
  site.answer({
    ...list([MAP, MOVED]),
    [`POST ${LEGACY_LINKS_API_PATH}/check`]: ordered,
    [`${JOBS_API_PATH}/${JOB_ID}`]: { json: job("legacy-links.check", { checked: 12, left: 1 }) },
  });
  await site.open(PAGE, ["Comprobar todos"]);
  await site.page.getByRole("button", { name: "Comprobar todos" }).click();
  await site.page.getByText("Comprobados 12 enlaces. Lo que falta se comprueba solo: un enlace.").waitFor();
});

test("one changed by somebody else meanwhile keeps what both did", async () => {
  const { page } = site;
  const theirs: LegacyLinkSummary = { ...MAP, version: 6, owner: "Datos", changedBy: "Eva Prueba" };
  const sent: unknown[] = [];
  site.answer({
    ...one(MAP),
    [`PUT ${ONE}`]: (call) => {
      const json: unknown = call.json();
      sent.push(json);
      return sent.length === 1
        ? { status: 409, json: { code: "VERSION_CONFLICT", message: "Otra persona…", current: theirs } }
        : { json: { ...theirs, version: 7, reason: "Cierra." } };
    },
  });
  await site.open(`${PAGE}?enlace=${ID}`, ["Cambiarlo"]);
  await page.getByLabel("Motivo").fill("Cierra.");
  await page.getByRole("button", { name: "Guardar", exact: true }).click();
  await page.getByText("Eva Prueba lo ha cambiado mientras tanto.").waitFor();
  await page.getByRole("button", { name: "Guardar los dos cambios" }).click();
  await page.getByText("Guardado.", { exact: true }).waitFor();
  expect(sent.at(-1)).toMatchObject({ owner: "Datos", reason: "Cierra.", version: 6 });
});

test("one is taken away after a question", async () => {
  const { page } = site;
  site.answer({ ...one(MAP), [`POST ${ONE}/retire`]: { json: RETIRED } });
  await site.open(`${PAGE}?enlace=${ID}`, ["Retirar"]);
  await page.getByRole("button", { name: "Retirar" }).click();
  await page.getByRole("dialog").getByText("dejan de contestar", { exact: false }).waitFor();
  await page.keyboard.press("Escape");
  expect(site.asked.some((call) => call.endsWith("/retire"))).toBe(false);
  await page.getByRole("button", { name: "Retirar" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Retirar" }).click();
  await page.getByRole("button", { name: "Recuperar" }).waitFor();
});
