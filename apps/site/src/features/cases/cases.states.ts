import { CASES_API_PATH, CASES_AUDIT_PATH } from "@nv/contracts";
import { type CaseEvent, CaseFields, type CaseList, type CaseView } from "@nv/contracts/schemas";
import { NOON_MS, SIGNED_IN } from "../../../test/answers";
import type { ScreenState } from "../../../test/screen-states";
import type { Answers } from "../../../test/site-in-browser";

export const PAGE = "/update_abusos_iglesia";
export const ID = "3f0c6a5e-0000-4000-8000-000000000001";
export const ONE = `${CASES_API_PATH}/${ID}`;

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
export const VIEW: CaseView = {
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
export const LIST: CaseList = {
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
export const EMPTY: CaseList = { ...LIST, cases: [], counts: NO_COUNTS, found: 0, next: null };

export const list = (body: CaseList): Answers => ({ ...SIGNED_IN, [CASES_API_PATH]: { json: body } });
export const one = (view: CaseView, events: readonly CaseEvent[] = [EVENT]): Answers => ({
  ...SIGNED_IN,
  [ONE]: { json: view },
  [`${ONE}/history`]: { json: { events, next: null } },
});

export const STATES: readonly ScreenState[] = [
  {
    name: "the list, full and without a key",
    address: PAGE,
    asks: CASES_API_PATH,
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
  { name: "one that is not there", address: `${PAGE}?caso=${ID}`, answers: SIGNED_IN, sees: ["Esto ya no existe."] },
  {
    name: "who opened personal fields",
    address: `${PAGE}?parte=registro`,
    answers: {
      ...SIGNED_IN,
      [CASES_AUDIT_PATH]: { json: { events: [{ ...EVENT, action: "personal-read" }], next: "1" } },
    },
    sees: ["Leyó los datos personales", "EJ-001", "Anteriores"],
  },
];
