import { DROPS_API_PATH, FILES_API_PATH } from "@nv/contracts";
import type { DropList, DropSummary, FileDetail, FileSummary, RecordVersion } from "@nv/contracts/schemas";
import { idAt, NOON_MS, SIGNED_IN } from "../../../test/answers";
import type { ScreenState } from "../../../test/screen-states";
import type { Answers } from "../../../test/site-in-browser";

export const PAGE = "/docs/Herramientas%20Online/Drop";
export const ID = idAt(1);
export const FILE_ID = idAt(2);
export const ONE = `${DROPS_API_PATH}/${ID}`;
export const FILE = `${FILES_API_PATH}/${FILE_ID}`;
const FAR_MS = 4_000_000_000_000;

export const revisionUrlOf = (number: number) =>
  `https://graficos.example/d/paro/${number}-abcdefghij/paro-provisional.csv`;

export const PARO: DropSummary = {
  id: ID,
  slug: "paro-por-municipios-con-una-direccion-larguisima-que-no-cabe-en-un-telefono",
  title: "Paro por municipios, con un nombre_larguísimo_que_no_cabe_en_ningún_teléfono",
  fileId: FILE_ID,
  days: 90,
  status: "published",
  version: 4,
  updatedAtMs: NOON_MS,
  changedBy: "Ana Muestra",
  expiresAtMs: FAR_MS,
  latestUrl: "https://graficos.example/d/paro-por-municipios-con-una-direccion-larguisima-que-no-cabe-en-un-telefono/",
  revisionUrl: revisionUrlOf(2),
  kind: "table",
  mediaType: "text/csv",
  sizeBytes: 12_400,
  hash: "a".repeat(64),
};
const gone = { status: "retired", latestUrl: null, revisionUrl: null, expiresAtMs: null } as const;
const OVER: DropSummary = {
  ...PARO,
  ...gone,
  id: idAt(3),
  title: "Encuesta",
  slug: "encuesta",
  changedBy: "Caducidad",
};
export const RETIRED: DropSummary = { ...PARO, ...gone, version: 5, changedBy: "Eva Prueba" };

const TABLE: FileSummary = {
  id: FILE_ID,
  kind: "table",
  facts: { kind: "table", format: "csv", rows: 8131, columns: ["codigo", "valor"] },
  hash: PARO.hash,
  sizeBytes: PARO.sizeBytes,
  mediaType: "text/csv",
  version: 2,
  createdAtMs: NOON_MS,
  createdBy: "Ana Muestra",
  changedAtMs: NOON_MS,
  changedBy: "Eva Prueba",
  uses: 1,
  group: "",
  pictureUrl: null,
  name: "Paro_provisional",
  altText: "",
  credit: "",
  licence: "",
  source: "",
  rightsUntil: "",
  sourceType: "",
  caption: "",
};
export const DETAIL: FileDetail = { ...TABLE, contents: [], usedBy: [], givenTo: [], contentUrl: `${FILE}/content` };

const versionAt = (version: number, more: Partial<RecordVersion>): RecordVersion => ({
  version,
  action: "edited",
  by: "Ana Muestra",
  atMs: NOON_MS - 1000 * (10 - version),
  revision: null,
  revisionUrl: null,
  changes: [],
  ...more,
});
const published = (version: number, number: number) =>
  versionAt(version, {
    action: "published",
    revision: `${number}-abcdefghij`,
    revisionUrl: revisionUrlOf(number),
  });
const VERSIONS: readonly RecordVersion[] = [
  published(4, 2),
  versionAt(3, { changes: [{ field: "sizeBytes", label: "Tamaño", before: "9 kB", after: "12 kB" }] }),
  published(2, 1),
  versionAt(1, { action: "registered" }),
];

export const list = (items: readonly DropSummary[]): Answers => ({
  ...SIGNED_IN,
  [DROPS_API_PATH]: { json: { items: [...items] } satisfies DropList },
  [FILES_API_PATH]: { json: { items: [TABLE], total: 1, groups: [], usedBytes: 1, quotaBytes: 2 } },
  [FILE]: { json: DETAIL },
});
export const one = (drop: DropSummary, file: FileDetail = DETAIL): Answers => ({
  ...list([drop]),
  [ONE]: { json: drop },
  [`${ONE}/versions`]: { json: { items: VERSIONS } },
  [FILE]: { json: file },
});

export const STATES: readonly ScreenState[] = [
  {
    name: "the list, full",
    address: PAGE,
    asks: DROPS_API_PATH,
    answers: list([PARO, OVER]),
    sees: [PARO.title, "Público", "Caducado", "Quien tenga la dirección puede leerlo.", "en un Excel o un PDF, no"],
  },
  {
    name: "the list, empty",
    address: PAGE,
    answers: list([]),
    sees: ["Aún no hay ninguno: suelta el primero."],
  },
  { name: "a search in vain", address: `${PAGE}?buscar=nada`, answers: list([]), sees: ["Ninguno lleva «nada»."] },
  {
    name: "one that is public",
    address: `${PAGE}?archivo=${ID}`,
    answers: one(PARO),
    sees: [
      "https://graficos.example/d/paro-por",
      "Da siempre lo de ahora",
      "No cambia nunca",
      "Tabla, text/csv",
      "Datawrapper",
      "Contar el plazo desde hoy",
      "El de ahora",
      "Descargar el QR",
    ],
  },
  {
    name: "one whose file has changed in the library",
    address: `${PAGE}?archivo=${ID}`,
    answers: one(PARO, { ...DETAIL, hash: "b".repeat(64) }),
    sees: ["En Archivos ha cambiado", "Publicar lo que tiene ahora en Archivos"],
  },
  {
    name: "one whose file is in the library no more",
    address: `${PAGE}?archivo=${ID}`,
    answers: { ...one(PARO), [FILE]: { status: 404, json: {} } },
    sees: ["Ya no está en Archivos."],
  },
  {
    name: "one that was retired",
    address: `${PAGE}?archivo=${ID}`,
    answers: one(RETIRED),
    sees: ["Retirado", "contesta que ya no está (410)", "Volver a publicarlo"],
  },
  {
    name: "one that is not there",
    address: `${PAGE}?archivo=${ID}`,
    answers: list([]),
    sees: ["Esto ya no existe."],
  },
];
