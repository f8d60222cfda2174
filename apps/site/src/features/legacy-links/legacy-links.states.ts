import { FILES_API_PATH, LEGACY_LINKS_API_PATH } from "@nv/contracts";
import type { LegacyLinkList, LegacyLinkSummary, LegacyLinksFigures, RecordVersion } from "@nv/contracts/schemas";
import { idAt, NOON_MS, SIGNED_IN } from "../../../test/answers";
import type { ScreenState } from "../../../test/screen-states";
import type { Answers } from "../../../test/site-in-browser";

export const PAGE = "/docs/Formatos/Plantillas/EnlacesLegacy";
export const ID = idAt(1);
export const ONE = `${LEGACY_LINKS_API_PATH}/${ID}`;

const LONG =
  "http://especiales.example/2014/un-nombre-larguisimo-que-no-cabe-en-ningun-telefono-de-los-que-hay/index.html";

export const MAP: LegacyLinkSummary = {
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
export const MOVED: LegacyLinkSummary = {
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
export const RETIRED: LegacyLinkSummary = { ...MAP, status: "retired", pageUrl: null, archiveUrl: null, missing: [] };

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

export const list = (items: readonly LegacyLinkSummary[], figures = FIGURES): Answers => ({
  ...SIGNED_IN,
  [LEGACY_LINKS_API_PATH]: {
    json: { items: [...items], total: items.length, nextCursor: null } satisfies LegacyLinkList,
  },
  [`${LEGACY_LINKS_API_PATH}/summary`]: { json: figures },
  [FILES_API_PATH]: { json: { items: [], total: 0, usedBytes: 0, quotaBytes: 1 } },
});
export const one = (link: LegacyLinkSummary): Answers => ({
  ...list([link]),
  [ONE]: { json: link },
  [`${ONE}/versions`]: { json: { items: VERSIONS } },
});

export const STATES: readonly ScreenState[] = [
  {
    name: "the list, full",
    address: PAGE,
    asks: LEGACY_LINKS_API_PATH,
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
    sees: ["Ver la captura", "Lo que la captura pide y no tendrá: 2", "Publicar cambios", "Retirar", "lo añadió"],
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
