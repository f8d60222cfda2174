import { GRAPHICS_API_PATH, TRACKERS_API_PATH, VOTES_API_PATH } from "@nv/contracts";
import type {
  AverageFields,
  ComparisonFields,
  MandateFields,
  Observation,
  TrackerDetail,
  TrackerSummary,
} from "@nv/contracts/schemas";
import { HOUSE_METHOD, HOUSE_STATES, NEW_METHOD } from "@nv/series";
import { FAILS, idAt, NOON_MS, SIGNED_IN } from "../../../test/answers";
import type { ScreenState } from "../../../test/screen-states";
import type { Answers } from "../../../test/site-in-browser";

export const PAGE = "/docs/Trackers/trump";
const COMPARISONS = "/docs/Trackers/trumpComp";
const AVERAGES = "/docs/Trackers/medias";
export const ID = idAt(1);
export const ONE = `${TRACKERS_API_PATH}/${ID}`;

export const FIELDS: MandateFields = {
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
export const POLLS = [poll("Casa Faro", "2026-03-03"), poll("Brújula", "2026-03-04"), poll("Mirador", "2026-03-05")];

const NO_ROWS = { hash: "", observations: 0, first: "", last: "", used: [] };
const SUMMARY: TrackerSummary = {
  ...{ id: ID, slug: "ejemplo", title: FIELDS.title, kind: "mandate", status: "published", version: 4 },
  ...{ hasUnpublishedChanges: true, updatedAtMs: NOON_MS, changedBy: "Ana Muestra", publishedAtMs: NOON_MS },
  data: { polls: { hash: "a", observations: 3, first: "2026-03-03", last: "2026-03-05", used: [] }, events: NO_ROWS },
};
const base = "https://graficos.example/data/ejemplo";
export const PUBLISHED: TrackerDetail = {
  ...SUMMARY,
  fields: FIELDS,
  revision: "1-abcdefghij",
  publicUrl: `${base}/1-abcdefghij/data.json`,
  latestJsonUrl: `${base}/latest.json`,
  latestCsvUrl: `${base}/latest.csv`,
  comparisons: [{ id: idAt(7), title: "Al día 300", follows: true }],
  problems: [],
};
export const DRAFT: TrackerDetail = {
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

const PARTIES: AverageFields = {
  ...{ kind: "average", title: "Elecciones de Ejemplo", description: "", note: "", startDay: "2026-01-10" },
  ...{ question: "¿A quién votaría?", method: { ...NEW_METHOD, states: { ...HOUSE_STATES, houses: "shown" } } },
  series: [
    { key: "azul", name: "Azul", role: "choice" },
    { key: "verde", name: "Un_partido_de_nombre_larguísimo_que_no_cabe", role: "choice" },
  ],
};
const AVERAGE: TrackerDetail = {
  ...PUBLISHED,
  kind: "average",
  title: PARTIES.title,
  fields: PARTIES,
  comparisons: [],
};
const OF_PARTIES = POLLS.map((one) => ({ ...one, values: { ...one.values, azul: 33, verde: 29 } }));

const SHOWING = [
  { id: idAt(8), title: "La aprobación, día a día", state: "follows" },
  { id: idAt(9), title: "Cómo empezó el año", state: "still" },
];

export const list = (items: readonly TrackerSummary[]): Answers => ({
  ...SIGNED_IN,
  [TRACKERS_API_PATH]: { json: { items } },
  [VOTES_API_PATH]: { json: { items: [] } },
  [`${TRACKERS_API_PATH}/mappings`]: { json: { items: [] } },
});
export const one = (tracker: TrackerDetail, polls: readonly Observation[] = []): Answers => ({
  ...list([tracker]),
  [ONE]: { json: tracker },
  [`${ONE}/versions`]: { json: { items: [] } },
  [`${ONE}/rows`]: { json: { polls, events: [] } },
  [`${GRAPHICS_API_PATH}/showing`]: { json: { items: SHOWING } },
  [`POST ${TRACKERS_API_PATH}/compare`]: { json: { problems: COMPARISON.problems, comparison: null } },
});

export const STATES: readonly ScreenState[] = [
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
    answers: { ...list([]), [TRACKERS_API_PATH]: FAILS },
    sees: ["Algo ha fallado en el servidor.", "Reintentar"],
  },
  { name: "a new one", address: `${PAGE}?nuevo`, answers: list([]), sees: ["Primer día", "Semilla de los sorteos"] },
  {
    name: "one that readers have, with changes that they do not have yet",
    address: `${PAGE}?seguimiento=${ID}`,
    answers: one(PUBLISHED, POLLS),
    sees: [
      "Publicar cambios",
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
      "No hay ninguna encuesta que publicar",
      "Aún no hay ninguna: pega las primeras",
      "Aún no hay ninguno: en «Datos», «Acontecimientos»",
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
    name: "the averages, with an invented one",
    address: AVERAGES,
    answers: list([]),
    sees: ["Aún no hay ninguna. Empieza con «Nueva media»", "Lo que se inclina cada casa", "de los sorteos"],
  },
  {
    name: "an average of two parties, of which one has a long name",
    address: `${AVERAGES}?seguimiento=${ID}`,
    answers: one(AVERAGE, OF_PARTIES),
    sees: [
      "Respuestas o partidos",
      "empate técnico",
      "Casa Faro",
      "datos de su ficha técnica",
      "Error que todas pueden cometer",
    ],
  },
  {
    name: "a new average",
    address: `${AVERAGES}?nuevo`,
    answers: list([]),
    sees: ["Respuestas o partidos", "Cómo se hace la media", "Media móvil"],
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
