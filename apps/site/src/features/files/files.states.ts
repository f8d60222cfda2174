import { FILES_API_PATH, PHOTOS_API_PATH } from "@nv/contracts";
import type { FileDetail, FileFacts, FileList, FileSummary } from "@nv/contracts/schemas";
import { idAt, NOON_MS, PIXEL, SIGNED_IN } from "../../../test/answers";
import type { ScreenState } from "../../../test/screen-states";
import type { Answers } from "../../../test/site-in-browser";

export const ID = idAt(1);
export const ONE = `${FILES_API_PATH}/${ID}`;
const PICTURE: FileFacts = {
  kind: "picture",
  format: "jpeg",
  widthPx: 4000,
  heightPx: 3000,
  bitDepth: 8,
  colourSpace: "srgb",
  hasAlpha: false,
  isTurned: false,
  frames: 1,
};
const VIDEO: FileFacts = {
  kind: "video",
  format: "mp4",
  codec: "h264",
  widthPx: 1920,
  heightPx: 1080,
  durationMs: 92_000,
  framesPerSecond: 25,
  isVariableRate: false,
  keyFramesEveryMs: 2000,
  bitDepth: 8,
  isHdr: false,
  rotation: 0,
  hasSound: true,
};
const FOLDER: FileFacts = { kind: "archive", format: "zip", files: 4, unpackedBytes: 90_000, holds: "ai2html" };

export const RIA: FileSummary = {
  id: ID,
  kind: "picture",
  facts: PICTURE,
  hash: "a".repeat(64),
  sizeBytes: 4_200_000,
  mediaType: "image/jpeg",
  version: 2,
  createdAtMs: NOON_MS,
  createdBy: "Ana Muestra",
  changedAtMs: NOON_MS,
  changedBy: "Eva Prueba",
  uses: 1,
  group: "",
  pictureUrl: `${ONE}/thumbnail`,
  name: "La ría de Bilbao con la marea baja y una-grúa-de-nombre-larguísimo-que-no-cabe.jpg",
  altText: "",
  credit: "Ana Muestra",
  licence: "Propia",
  source: "",
  rightsUntil: "2020-01-01",
  sourceType: "",
  caption: "",
};
export const CLIP: FileSummary = {
  ...RIA,
  id: idAt(2),
  kind: "video",
  facts: VIDEO,
  name: "marea.mp4",
  sizeBytes: 120_000_000,
  rightsUntil: "",
  uses: 0,
};
export const MAP: FileSummary = {
  ...CLIP,
  id: idAt(3),
  kind: "archive",
  facts: FOLDER,
  name: "mapa.zip",
  group: "",
  pictureUrl: null,
  sizeBytes: 80_000,
};
export const DETAIL: FileDetail = {
  ...RIA,
  contents: [
    { hash: RIA.hash, sizeBytes: RIA.sizeBytes, facts: PICTURE, atMs: NOON_MS, by: "Eva Prueba" },
    { hash: "b".repeat(64), sizeBytes: 3_000_000, facts: PICTURE, atMs: NOON_MS - 86_400_000, by: "Ana Muestra" },
  ],
  usedBy: [{ collection: "graphics", id: idAt(9), title: "La ría, a vista de dron", isLive: true }],
  givenTo: [],
  contentUrl: `${ONE}/content`,
};
export const list = (items: FileSummary[], more: Partial<FileList> = {}): Answers => ({
  ...SIGNED_IN,
  [FILES_API_PATH]: {
    json: {
      items,
      total: items.length,
      groups: [],
      usedBytes: 2_400_000_000,
      quotaBytes: 20_000_000_000,
      ...more,
    } satisfies FileList,
  },
  ...Object.fromEntries(items.map(({ id }) => [`${FILES_API_PATH}/${id}/thumbnail`, PIXEL])),
});
export const one = (file: FileDetail): Answers => ({
  ...list([RIA]),
  [ONE]: { json: file },
  [`${PHOTOS_API_PATH}/sent`]: { json: { items: [] } },
  [`${ONE}/content`]: PIXEL,
});

export const STATES: readonly ScreenState[] = [
  {
    name: "the list, full",
    address: "/archivos",
    asks: FILES_API_PATH,
    answers: list([RIA, CLIP, MAP]),
    sees: ["3 archivos", "2,4 GB de 20 GB (12 %)", "Derechos vencidos", "Sin texto alternativo", "En 1 gráfico"],
  },
  {
    name: "the list, empty",
    address: "/archivos",
    answers: list([], { usedBytes: 0 }),
    sees: ["La biblioteca está vacía."],
  },
  {
    name: "a search in vain",
    address: "/archivos?buscar=nada&tipo=video",
    answers: list([]),
    sees: ["Ningún archivo coincide.", "0 archivos"],
  },
  {
    name: "a library with no room left",
    address: "/archivos",
    answers: list([RIA], { usedBytes: 20_000_000_000 }),
    sees: ["No cabe nada más."],
  },
  {
    name: "a picture",
    address: `/archivos?archivo=${ID}`,
    answers: one(DETAIL),
    sees: ["4000 × 3000 px", "Horizontal", "La ría, a vista de dron", "Volver a este", "no salen nunca de aquí"],
  },
  {
    name: "a video",
    address: `/archivos?archivo=${ID}`,
    answers: one({ ...DETAIL, kind: "video", facts: VIDEO, usedBy: [], uses: 0 }),
    sees: ["1:32", "Uno cada 2 s", "Nada lo usa. Se elige en el campo de un gráfico"],
  },
  {
    name: "a folder of ai2html",
    address: `/archivos?archivo=${ID}`,
    answers: one({ ...DETAIL, kind: "archive", facts: FOLDER, pictureUrl: null }),
    sees: ["Lo que escribe ai2html", "Hacer un ai2html con esto"],
  },
  {
    name: "one that is not there",
    address: `/archivos?archivo=${ID}`,
    answers: list([]),
    sees: ["Esto ya no existe."],
  },
];
