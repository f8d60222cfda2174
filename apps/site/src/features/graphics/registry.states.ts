import {
  COMPOSER_API_PATH,
  DATAWRAPPER_API_PATH,
  GRAPHICS_API_PATH,
  JOBS_API_PATH,
  PHOTOS_API_PATH,
} from "@nv/contracts";
import type {
  DatawrapperList,
  DatawrapperStatus,
  GraphicData,
  GraphicDetail,
  GraphicList,
  GraphicSummary,
  GraphicsSummary,
  GraphicVersions,
  Inspection,
  PreviewLink,
} from "@nv/contracts/schemas";
import { jobOf, SIGNED_IN } from "../../../test/answers";
import type { ScreenState } from "../../../test/screen-states";
import type { Answers } from "../../../test/site-in-browser";

export const ID = "3f0c6a5e-0000-4000-8000-000000000001";
export const ONE = `${GRAPHICS_API_PATH}/${ID}`;
export const CHART: GraphicSummary = {
  id: ID,
  slug: "el-paro-baja",
  type: "datawrapper",
  title: "El paro baja en España",
  status: "published",
  author: "Ana Muestra",
  section: "Economía",
  tags: ["empleo"],
  hasAlt: true,
  health: "ok",
  finding: "",
  version: 3,
  hasUnpublishedChanges: true,
  createdAtMs: 1_790_000_000_000,
  updatedAtMs: 1_795_000_000_000,
  publishedAtMs: 1_794_000_000_000,
  thumbnailUrl: null,
};
export const BARE: GraphicSummary = {
  ...CHART,
  id: "3f0c6a5e-0000-4000-8000-000000000002",
  slug: "un-borrador",
  title: "Un borrador sin nada",
  status: "draft",
  author: "",
  section: "",
  tags: [],
  hasAlt: false,
  health: "unknown",
  version: 1,
  hasUnpublishedChanges: false,
  publishedAtMs: null,
};
export const DETAIL: GraphicDetail = {
  ...CHART,
  altText: "Líneas: el paro baja.",
  language: "es",
  sourceLine: "EPA",
  credit: "",
  note: "",
  hasData: true,
  config: { type: "datawrapper", source: "AbC12" },
  revision: "3-abc",
  publicUrl: "https://sitio.example/g/el-paro-baja/",
  previewUrl: "/vista-previa",
  publishProblems: [],
  embedCodes: { iframe: '<div data-nv="el-paro-baja"></div>' },
  changedBy: "Eva Prueba",
  usages: [
    {
      id: "3f0c6a5e-0000-4000-8000-000000000003",
      page: "diario.example/economia/paro",
      url: "https://diario.example/economia/paro",
      origin: "manual",
      firstAtMs: 1_794_000_000_000,
      lastAtMs: 1_795_000_000_000,
      sightings: 0,
    },
  ],
  healthReport: { state: "ok", checkedAtMs: 1_795_000_000_000, findings: [] },
  picture: { state: "unpublished", reason: "Se prepara al publicarlo.", imageUrl: null, sharedUrl: null },
};
export const DRAFT: GraphicDetail = {
  ...DETAIL,
  ...BARE,
  id: ID,
  altText: "",
  sourceLine: "",
  revision: null,
  publicUrl: null,
  hasData: false,
  embedCodes: {},
  usages: [],
  healthReport: { state: "unknown", checkedAtMs: null, findings: [] },
  publishProblems: [{ field: "altText", message: "Falta el texto alternativo." }],
};
export const LINK: PreviewLink = {
  id: "3f0c6a5e-0000-4000-8000-000000000009",
  url: `https://sitio.example/p/${"0123456789".repeat(4)}/`,
  version: 2,
  isFormer: true,
  madeBy: "Bruno Prueba",
  madeAtMs: 1_795_000_000_000,
  expiresAtMs: 1_795_600_000_000,
};
export const SUMMARY: GraphicsSummary = {
  total: 2,
  inUse: 2,
  withAlt: 1,
  examples: 0,
  byType: { datawrapper: 2 },
  byStatus: { published: 1, draft: 1 },
  byHealth: {},
  authors: ["Ana Muestra"],
  sections: ["Economía"],
  tags: ["empleo"],
};
export const NONE: GraphicsSummary = {
  total: 0,
  inUse: 0,
  withAlt: 0,
  examples: 0,
  byType: {},
  byStatus: {},
  byHealth: {},
  authors: [],
  sections: [],
  tags: [],
};
export const VERSIONS: GraphicVersions = {
  items: [
    {
      version: 2,
      action: "published",
      by: "Ana Muestra",
      atMs: 1_794_000_000_000,
      revision: "3-abc",
      revisionUrl: "/g/el-paro-baja/3-abc/",
      changes: [],
    },
  ],
};
export const JOB = jobOf({
  kind: "graphics.check",
  subject: ID,
  state: "running",
  progressRatio: 0.1,
  message: "Consultando cada marco",
});
const DATA: GraphicData = { columns: ["año", "paro"], rows: [["2026", "9,8"]], totalRows: 1 };

export const FOUND: Inspection = {
  type: "external",
  source: "https://ejemplo.example/mapa",
  frameUrl: "https://ejemplo.example/mapa",
  title: "Mapa de ejemplo",
  altText: "",
  sourceLine: "",
  framing: "allowed",
  notice: "",
  existing: null,
};

export const session: Answers = {
  [DATAWRAPPER_API_PATH]: { json: { mode: "off", notice: "Sin clave de Datawrapper." } satisfies DatawrapperStatus },
  ...SIGNED_IN,
};
export const account: Answers = {
  [DATAWRAPPER_API_PATH]: { json: { mode: "live", notice: "" } satisfies DatawrapperStatus },
  [`${DATAWRAPPER_API_PATH}/charts`]: {
    json: {
      items: [
        {
          id: "AbC12",
          title: "Serie de ejemplo",
          type: "d3-lines",
          publicVersion: 2,
          lastModifiedAt: "2026-11-20T10:00:00.000Z",
          thumbnailUrl: null,
        },
      ],
      total: 40,
    } satisfies DatawrapperList,
  },
};
export const list = (items: GraphicSummary[], summary: GraphicsSummary): Answers => ({
  ...session,
  [GRAPHICS_API_PATH]: {
    json: { items, total: items.length, isTotalExact: true, nextCursor: null } satisfies GraphicList,
  },
  [`${GRAPHICS_API_PATH}/summary`]: { json: summary },
});
/** Insertion that a panel of Composer reported. */
const INSERTION = {
  id: "1",
  host: "muestra.arcpublishing.com",
  headline: "Una noticia de muestra",
  by: "Ana Muestra",
  atMs: Date.UTC(2026, 10, 20, 9),
};

export const graphic = (detail: GraphicDetail): Answers => ({
  ...session,
  [ONE]: { json: detail },
  [`${ONE}/versions`]: { json: VERSIONS },
  [`${ONE}/data`]: { json: DATA },
  [`${ONE}/preview-links`]: { json: { items: [LINK] } },
  [`${COMPOSER_API_PATH}/insertions`]: { json: { items: [INSERTION] } },
  // A draft that nobody looked at is looked at when it is opened.
  [`${ONE}/check`]: { status: 202, json: { jobId: JOB.id } },
  [`${JOBS_API_PATH}/${JOB.id}`]: { json: JOB },
  [`${PHOTOS_API_PATH}/sent`]: { json: { items: [] } },
});

export const STATES: readonly ScreenState[] = [
  {
    name: "the list, full",
    address: "/embed_data",
    asks: GRAPHICS_API_PATH,
    waits: "Buscando…",
    answers: list([CHART, BARE], SUMMARY),
    sees: ["2 gráficos", "El paro baja en España", "2 en uso · 50 % con texto alternativo", "ver los que no lo tienen"],
  },
  {
    name: "the list in lines",
    address: "/embed_data?vista=tabla",
    answers: list([CHART, BARE], SUMMARY),
    sees: ["Un borrador sin nada"],
  },
  {
    name: "the list, empty",
    address: "/embed_data",
    answers: list([], NONE),
    sees: ["El registro está vacío.", "Añade el primero"],
  },
  {
    name: "a search in vain",
    address: "/embed_data?buscar=nada",
    answers: list([], SUMMARY),
    sees: ["Ningún gráfico coincide.", "0 gráficos"],
  },
  {
    name: "a published graphic",
    address: `/embed_data?grafico=${ID}`,
    asks: ONE,
    waits: "Cargando el gráfico…",
    answers: graphic(DETAIL),
    sees: ["El paro baja en España", "cambiado por Eva Prueba", "diario.example/economia/paro", "2026"],
  },
  {
    name: "a draft with nothing yet",
    address: `/embed_data?grafico=${ID}`,
    answers: graphic(DRAFT),
    sees: [
      "Un borrador sin nada",
      "Falta el texto alternativo.",
      "Consultando cada marco",
      "Pon su código en una noticia, o apunta aquí su página.",
      "Aún no se ha enviado desde aquí.",
    ],
  },
  {
    name: "the form of a graphic",
    address: `/embed_data?grafico=${ID}&editar=`,
    asks: ONE,
    waits: "Cargando el gráfico…",
    answers: graphic(DETAIL),
    sees: ["Editar «El paro baja en España»", "Publicar cambios"],
  },
  {
    name: "a new graphic",
    address: "/embed_data?nuevo=",
    answers: session,
    sees: ["Añadir un gráfico", "Mapa de situación", "Úsalo cuando tengas los números y quieras dibujarlos aquí."],
  },
  {
    name: "a new graphic, with the charts of the account",
    address: "/embed_data?nuevo=",
    answers: { ...session, ...account },
    sees: ["vuestra cuenta de Datawrapper", "1 de 40", "Serie de ejemplo", "AbC12 · 20 de noviembre de 2026"],
  },
  {
    name: "a new switcher, at its own address",
    address: "/embed_data?nuevo=selector",
    answers: session,
    sees: ["Nuevo gráfico: Selector", "Publicar"],
  },
  {
    name: "a new graphic of an address",
    address: `/embed_data?nuevo=enlace&fuente=${encodeURIComponent(FOUND.source)}`,
    answers: { ...session, [`${GRAPHICS_API_PATH}/inspect`]: { json: FOUND } },
    sees: ["Nuevo gráfico: Externo", "Qué es", "Dirección pública"],
  },
  {
    name: "a table to bring in",
    address: "/embed_data?importar=",
    answers: session,
    sees: ["Traer gráficos desde CSV"],
  },
  {
    name: "the list, with nothing but what is retired",
    address: "/embed_data",
    answers: list([], { ...NONE, total: 2 }),
    sees: ["No hay ningún gráfico en uso.", "Añade uno", "Mirar también entre los retirados"],
  },
  ...[
    ["Datawrapper_Wrapper", "Varios gráficos juntos"],
    ["DW-MediaQuery", "Un gráfico según el ancho"],
    ["dw-switcher", "Un gráfico a elegir entre varios"],
    ["Wrapper-CSS", "Un gráfico más ancho que la columna"],
  ].map(([page = "", title = ""]) => ({
    name: `the tool in the page «${title}»`,
    address: `/docs/Herramientas%20DW/${page}`,
    answers: session,
    sees: [title, "Publicar"],
  })),
];
