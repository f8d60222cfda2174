import { PHOTOS_API_PATH } from "@nv/contracts";
import { type PhotoBatch, type PhotoItem, type PhotosStatus, PhotoWords } from "@nv/contracts/schemas";
import { idAt, NOON_MS, PIXEL, SIGNED_IN } from "../../../test/answers";
import type { ScreenState } from "../../../test/screen-states";
import type { Answers } from "../../../test/site-in-browser";

const ID = idAt(1);
export const BATCH = `${PHOTOS_API_PATH}/batches/${ID}`;
export const OWN = { altText: "", caption: "", byline: "", agency: "", isReduced: false, isRepeated: false };
export const SENT = { arcId: "AAISEM2EKVTHPCEZVK54ZXPO74", url: "", sentAtMs: NOON_MS, sentBy: "Ana Muestra" };

export function item(number: number, part: Partial<PhotoItem> = {}): PhotoItem {
  return {
    id: idAt(10 + number),
    fileId: idAt(100 + number),
    graphicId: null,
    name: `foto-${number}.jpg`,
    pictureUrl: "/foto.png",
    facts: {
      ...{ kind: "picture", format: "jpeg", widthPx: 4000, heightPx: 3000, bitDepth: 8 },
      ...{ colourSpace: "srgb", hasAlpha: false, isTurned: false, frames: 1 },
    },
    sizeBytes: 4_200_000,
    fields: { ...OWN, altText: "Una plaza" },
    words: PhotoWords.parse({ altText: "Una plaza", byline: "Ana Muestra" }),
    problems: [],
    notices: [],
    state: "draft",
    progressRatio: 0,
    message: "",
    remedy: "none",
    sent: null,
    known: null,
    ...part,
  };
}

export const batchOf = (items: PhotoItem[], part: Partial<PhotoBatch> = {}): PhotoBatch => ({
  id: ID,
  fields: {
    ...{ caption: "", byline: "Ana Muestra", agency: "", source: "", keywords: ["plaza"], section: "" },
    ...{ takenOn: "", kind: "photograph", keepsPosition: false },
  },
  isMine: true,
  createdBy: "Ana Muestra",
  createdAtMs: NOON_MS,
  items,
  ...part,
});

const STATUS: PhotosStatus = { notice: "", place: "production", batches: [] };
export const answers = (batch: PhotoBatch, status: PhotosStatus = STATUS): Answers => ({
  ...SIGNED_IN,
  [PHOTOS_API_PATH]: { json: status },
  [BATCH]: { json: batch },
  "/foto.png": PIXEL,
});
export const AT = `/upload_photocenter?tanda=${ID}`;

export const LACKING = [
  { field: "altText", message: "Falta el texto alternativo: qué se ve, para quien no la ve." },
  { field: "byline", message: "Falta el crédito: quién la firma o qué agencia la da." },
];
const FULL = batchOf([
  item(1),
  item(2, {
    problems: LACKING,
    fields: OWN,
    notices: ["Photo Center no admite SVG: sale como PNG, al doble de su tamaño."],
  }),
  item(3, { state: "queued" }),
  item(4, { state: "running", progressRatio: 0.5, message: "Enviando 4,2 MB" }),
  item(5, { state: "failed", message: "Photo Center dice que pesa demasiado.", remedy: "reduce" }),
  item(6, { state: "done", sent: SENT, progressRatio: 1 }),
  item(7, {
    known: SENT,
    problems: [{ field: "isRepeated", message: "Photo Center ya la tiene" }],
    name: "una-foto-con-un-nombre-larguísimo-que-no-cabe-en-ninguna-parte-de-la-pantalla.jpg",
  }),
  item(8, { state: "cancelled", message: "Cancelada" }),
]);

export const STATES: readonly ScreenState[] = [
  {
    name: "the first visit",
    address: "/upload_photocenter",
    answers: answers(batchOf([])),
    sees: [
      "Imágenes",
      "O pegarlos con Ctrl V.",
      "De la biblioteca",
      "La imagen de un gráfico",
      "Aún no hay ninguna. La primera empieza con",
    ],
  },
  {
    name: "a list of former batches",
    address: "/upload_photocenter",
    answers: answers(batchOf([]), {
      ...STATUS,
      batches: [
        { id: ID, name: "plaza.jpg", total: 6, done: 5, createdBy: "Ana Muestra", createdAtMs: NOON_MS, isMine: true },
      ],
    }),
    sees: ["Tandas de antes", "plaza.jpg y 5 más", "5 de 6"],
  },
  {
    name: "a service that is off",
    address: AT,
    answers: answers(batchOf([item(1)]), {
      ...STATUS,
      notice: "Servicio no configurado: falta ARC_TOKEN. Puedes seguir con la carga manual.",
      place: "",
    }),
    sees: ["falta ARC_TOKEN", "Descargar para subirlas a mano"],
  },
  {
    name: "the place for trials",
    address: AT,
    answers: answers(batchOf([item(1)]), { ...STATUS, place: "sandbox" }),
    sees: ["Photo Center de pruebas", "Enviar 1 imagen"],
  },
  {
    name: "a batch with pictures in every state",
    address: AT,
    answers: answers(FULL),
    sees: [
      "1 enviada de 8",
      "Le falta algo",
      "Espera su turno",
      "Enviando 4,2 MB",
      "pesa demasiado",
      "AAISEM2EKVTHPCEZVK54ZXPO74",
      "Ya estaba",
    ],
  },
  {
    name: "a batch of a colleague",
    address: AT,
    answers: answers(batchOf([item(1)], { isMine: false, createdBy: "Eva Prueba" })),
    sees: ["Es la tanda de Eva Prueba"],
  },
  {
    name: "one that is not there",
    address: AT,
    answers: {
      ...answers(FULL),
      [BATCH]: { status: 404, json: { code: "PHOTOS_NOT_FOUND", message: "No hay tanda." } },
    },
    sees: ["No hay tanda."],
  },
];
