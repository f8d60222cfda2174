import { ELECTIONS_API_PATH, GRAPHICS_API_PATH, TRACKERS_API_PATH, VOTES_API_PATH } from "@nv/contracts";
import type { ElectionDetail, ElectionSummary, NightView } from "@nv/contracts/schemas";
import { FAILS, idAt, NOON_MS, SIGNED_IN } from "../../../test/answers";
import type { ScreenState } from "../../../test/screen-states";
import type { Answers } from "../../../test/site-in-browser";

const HTML = { "content-type": "text/html; charset=utf-8" };
const PAGE = "/docs/Trackers/elecciones";
const ID = idAt(1);
const ONE = `${ELECTIONS_API_PATH}/${ID}`;

const SUMMARY: ElectionSummary = {
  ...{ id: ID, slug: "ejemplia", title: "Elecciones de Ejemplia", status: "published", version: 3 },
  ...{ hasUnpublishedChanges: false, updatedAtMs: NOON_MS, changedBy: "Ana Muestra", publishedAtMs: NOON_MS },
  picture: {
    seats: 7,
    lists: [
      { light: "#a3281f", dark: "#e5836f", seats: 4 },
      { light: "#1f5a82", dark: "#7fb4d8", seats: 3 },
    ],
  },
};
const ELECTION: ElectionDetail = {
  ...SUMMARY,
  fields: {
    ...{ title: SUMMARY.title, description: "", note: "", vote: "municipales-2027", average: "", everySeconds: 20 },
    law: { kind: "own", thresholdPct: 3, constituencies: [{ code: "norte", name: "Norte", seats: 7 }] },
    lists: [
      { key: "alfa", acronym: "Alfa", name: "Partido Alfa", color: "", before: "" },
      { key: "beta", acronym: "Beta", name: "", color: "#1f5a82", before: "" },
    ],
    blocs: [{ name: "Suma", lists: ["alfa", "beta"] }],
    headlines: [
      {
        text: "Alfa logra cuatro de siete",
        claim: { kind: "seats", list: "alfa", area: "total", comparison: "at-least", seats: 4 },
      },
    ],
    source: { kind: "interior", url: "https://recuento.example/02.zip" },
  },
  before: { hash: "a", label: "2023", areas: 2 },
  ...{ revision: "1-abcdefghij", publicUrl: "https://graficos.example/data/ejemplia/", problems: [] },
};
const ALFA = { key: "alfa", acronym: "Alfa", votes: 600, pct: 60, seats: 4, seatsBefore: 3 };
const NIGHT: NightView = {
  ...{ place: "rehearsal", isOpen: true, openedBy: "Ana Muestra", openedAtMs: NOON_MS, heardAtMs: NOON_MS },
  ...{ url: "https://graficos.example/p/abc/", takenAtMs: NOON_MS, fault: "La fuente contesta 500.", isBehind: true },
  areas: [
    { code: "total", name: "Total", countedPct: 41.5, lists: [ALFA], open: "" },
    {
      code: "norte",
      name: "Norte",
      countedPct: 41.5,
      lists: [ALFA],
      open: "Pueden cambiar: quedan como mucho 900 votos por contar.",
    },
  ],
  headlines: [
    { text: "Alfa logra cuatro de siete", state: "shown" },
    { text: "Alfa gana en el Norte", state: "uncalled" },
  ],
  unnamed: [{ key: "000107", acronym: "MIRLO", name: "Mirlo", votes: 12 }],
  log: [{ atMs: NOON_MS, kind: "correction", text: "Corrección en Norte: los votos de Alfa bajan de 700 a 600." }],
  calls: [
    {
      ...{ id: idAt(2), place: "rehearsal", area: "norte", areaName: "Norte", list: "alfa", acronym: "Alfa" },
      ...{
        reason: "Diez puntos",
        state: "proposed",
        proposedBy: "Bruno Prueba",
        proposedAtMs: NOON_MS,
        isYours: false,
      },
      ...{ decidedBy: "", decidedAtMs: null, decidedReason: "" },
    },
  ],
};

const list = (items: readonly ElectionSummary[]): Answers => ({
  ...SIGNED_IN,
  [ELECTIONS_API_PATH]: { json: { items } },
  [VOTES_API_PATH]: { json: { items: [] } },
  [TRACKERS_API_PATH]: { json: { items: [] } },
});
const one = (nights: readonly NightView[], election: ElectionDetail = ELECTION): Answers => ({
  ...list([election]),
  [ONE]: { json: election },
  [`${ONE}/versions`]: { json: { items: [] } },
  [`${ONE}/nights`]: { json: { items: nights } },
  [`${GRAPHICS_API_PATH}/showing`]: { json: { items: [{ id: ID, title: "El hemiciclo", state: "follows" }] } },
  "/p/abc/": { body: "<!doctype html><html lang=es><title>Ensayo</title><p>Ensayo", headers: HTML },
});

export const STATES: readonly ScreenState[] = [
  {
    name: "an election that is rehearsed, with a source that fails and a winner to be confirmed",
    address: `${PAGE}?eleccion=${ID}`,
    answers: one([NIGHT]),
    sees: [
      "La fuente contesta 500.",
      "Alfa gana en Norte",
      "Se lee ahora",
      "Espera a que dos personas den el ganador",
      "Confirmar",
      "Pueden cambiar: quedan como mucho 900 votos por contar.",
      "Corrección en Norte",
      "Se compara con «2023»",
      "La fuente cuenta una candidatura más",
      "se publica con cada cambio",
    ],
  },
  {
    name: "one without a night",
    address: `${PAGE}?eleccion=${ID}`,
    answers: one([]),
    sees: ["Ensayar con votos inventados", "Ensayar con la fuente"],
  },
  { name: "the list", address: PAGE, answers: list([SUMMARY]), sees: ["Elecciones de Ejemplia"] },
  { name: "the list, empty", address: PAGE, answers: list([]), sees: ["Empieza con «Nueva elección»"] },
  {
    name: "a list that does not come",
    address: PAGE,
    answers: { ...list([]), [ELECTIONS_API_PATH]: FAILS },
    sees: ["Algo ha fallado en el servidor.", "Reintentar"],
  },
  { name: "a new one", address: `${PAGE}?nueva`, answers: list([]), sees: ["Ley electoral", "Añadir candidatura"] },
];
