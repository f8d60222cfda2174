import { COMMENTS_API_PATH, GRAPHICS_API_PATH, SERIES_API_PATH, SIGN_OFF_API_PATH } from "@nv/contracts";
import {
  type CommentThreads,
  type Observation,
  type SeriesDetail,
  SeriesFields,
  type SeriesRun,
  type SeriesRunDetail,
  type SeriesSummary,
  type SignOffView,
} from "@nv/contracts/schemas";
import { idAt, NOON_MS, SIGNED_IN } from "../../../test/answers";
import type { ScreenState } from "../../../test/screen-states";
import type { Answers } from "../../../test/site-in-browser";

export const PAGE = "/docs/Herramientas%20DW/FijosDataWrapper";
export const ID = idAt(1);
const RUN_ID = idAt(2);
export const ONE = `${SERIES_API_PATH}/${ID}`;

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
export const CHANGES: SeriesRunDetail = {
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
export const DRAFT: SeriesDetail = {
  ...PUBLISHED,
  ...{ status: "draft", isWaiting: false, waiting: null, nextRunAtMs: null, publishedAtMs: null, delivery: null },
  ...{ revision: null, publicUrl: null, latestJsonUrl: null, latestCsvUrl: null },
  data: { hash: "", observations: 0, first: "", last: "", used: [] },
  fields: { ...FIELDS, origin: { kind: "manual" }, calendar: { kind: "none" }, target: { kind: "none" } },
  problems: [{ field: "data", message: "No hay ninguna observación que publicar" }],
};

export const list = (items: readonly SeriesSummary[]): Answers => ({
  ...SIGNED_IN,
  [SERIES_API_PATH]: { json: { items } },
});
export const one = (series: SeriesDetail, runs: readonly SeriesRun[] = []): Answers => ({
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

const WAITS: SignOffView = {
  ...{ isNeeded: true, isFree: false, version: 4, given: null, lost: "", refusal: "" },
  asked: { by: "Ana Muestra", atMs: NOON_MS, of: "Bruno Prueba", note: "Mira la fuente" },
  people: [{ id: "eva", name: "Eva Prueba" }],
};
const SAID = { by: "Bruno Prueba", isMine: false, atMs: NOON_MS, named: [] };
const TALK: CommentThreads = {
  threads: [
    {
      ...{ ...SAID, id: idAt(7), text: "¿De cuándo es la cifra?", anchor: "", words: "", version: 3, resolvedBy: "" },
      answers: [{ ...SAID, id: idAt(8), by: "Ana Muestra", isMine: true, text: "De ayer." }],
    },
    {
      ...{ ...SAID, id: idAt(9), text: "Falta la nota", anchor: "", words: "", version: 2, answers: [] },
      resolvedBy: "Ana Muestra",
    },
  ],
};

export const STATES: readonly ScreenState[] = [
  {
    name: "the list, full",
    address: PAGE,
    asks: SERIES_API_PATH,
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
    name: "a new one",
    address: `${PAGE}?nueva`,
    answers: list([]),
    sees: ["Borrador · se guarda solo en cuanto escribas", "Añadir regla"],
  },
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
      "No hay ninguna observación que publicar",
      "Aún no hay ninguna observación: pega las primeras",
      "Nada todavía: lo que traigas aquí",
    ],
  },
  {
    name: "one that takes two people, asked for, with comments",
    address: `${PAGE}?serie=${ID}`,
    answers: {
      ...one(DRAFT),
      [`${SIGN_OFF_API_PATH}/${ID}`]: { json: WAITS },
      [`${COMMENTS_API_PATH}/${ID}`]: { json: TALK },
    },
    sees: [
      "Falta el visto bueno de otra persona: esto se publica entre dos.",
      "Ana Muestra lo ha pedido a Bruno Prueba",
      "¿De cuándo es la cifra?",
      "De ayer.",
      "Uno resuelto",
    ],
  },
  {
    name: "one that was retired",
    address: `${PAGE}?serie=${ID}`,
    answers: one({ ...DRAFT, status: "retired" }),
    sees: ["Retirada", "Recuperar"],
  },
  { name: "one that is not there", address: `${PAGE}?serie=${ID}`, answers: list([]), sees: ["Esto ya no existe."] },
];
