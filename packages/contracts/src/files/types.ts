import { ALT_TEXT_LENGTHS } from "../alt-text.ts";
/** Kinds of file, by their bytes, with their names for people. */
export const FILE_KINDS = {
  picture: "Imagen",
  video: "Vídeo",
  audio: "Audio",
  table: "Tabla",
  geometry: "Geometría",
  model: "Modelo 3D",
  archive: "Carpeta comprimida",
  document: "Documento",
  font: "Tipografía",
} as const;

/** Kind of a file. */
export type FileKind = keyof typeof FILE_KINDS;

const MB = 1_000_000;

/** Largest file of each kind, bytes. */
export const FILE_MOST_BYTES: Readonly<Record<FileKind, number>> = {
  picture: 50 * MB,
  video: 500 * MB,
  audio: 200 * MB,
  table: 200 * MB,
  geometry: 200 * MB,
  model: 200 * MB,
  archive: 200 * MB,
  document: 50 * MB,
  font: 5 * MB,
};

/** Largest file at a public address of its own, bytes. */
export const DROP_MOST_BYTES = 50 * MB;

/** Largest upload of any kind, bytes. */
export const UPLOAD_MOST_BYTES = Math.max(...Object.values(FILE_MOST_BYTES));

/** Interval between the loudness values of a video given to whoever writes its captions, milliseconds. */
export const WAVEFORM_EVERY_MS = 40;

/** Limits of the library: characters unless the name says otherwise. */
export const FILE_LIMITS = {
  name: 200,
  altText: ALT_TEXT_LENGTHS.most,
  credit: 200,
  licence: 200,
  source: 300,
  searchText: 200,
  pageSize: 60,
  /** Pixels of a picture. */
  pixels: 500_000_000,
  /** Pictures of an animated one. */
  frames: 1000,
  /** Files in an archive. */
  archiveFiles: 2000,
  /** Bytes that an archive holds, unpacked. */
  unpackedBytes: 500 * MB,
  /** Greatest size of an archive once unpacked, in times its own. */
  unpackedRatio: 200,
} as const;

/** Most that a file of a chart may weigh at Datawrapper, bytes: 2 MiB. */
export const DATAWRAPPER_MOST_BYTES = 2 * 1024 * 1024;

/**
 * Ways in which a picture or a video came to be, as IPTC names them, with their names for people.
 *
 * @see https://cv.iptc.org/newscodes/digitalsourcetype/
 */
export const SOURCE_TYPES = {
  digitalCapture: "Tomada con una cámara",
  computationalCapture: "Tomada con una cámara que compone varias tomas",
  negativeFilm: "Digitalizada de un negativo",
  positiveFilm: "Digitalizada de una diapositiva",
  print: "Digitalizada de una copia en papel",
  screenCapture: "Captura de pantalla",
  virtualRecording: "Grabada en un mundo virtual",
  humanEdits: "Retocada por una persona, sin IA generativa",
  algorithmicallyEnhanced: "Mejorada con un programa, sin IA generativa",
  digitalCreation: "Dibujada con un programa",
  dataDrivenMedia: "Hecha de datos",
  algorithmicMedia: "Hecha por un programa, sin entrenar con obras de nadie",
  composite: "Montaje",
  compositeCapture: "Montaje de tomas reales",
  compositeSynthetic: "Montaje con partes generadas con IA",
  compositeWithTrainedAlgorithmicMedia: "Retocada con IA generativa",
  trainedAlgorithmicMedia: "Generada con IA",
} as const;

/** Way in which something came to be. */
export type SourceType = keyof typeof SOURCE_TYPES;

/** Part that generative AI had in something: all of it, some of it, none. */
export type AiUse = "made" | "composed" | "none";

/** Ways that readers are told of. @see Regulation (EU) 2024/1689, article 50 */
const AI_USES: Readonly<Partial<Record<SourceType, AiUse>>> = {
  trainedAlgorithmicMedia: "made",
  compositeWithTrainedAlgorithmicMedia: "composed",
  compositeSynthetic: "composed",
};

/** Whether a text names a way. */
export const isSourceType = (text: string): text is SourceType => Object.hasOwn(SOURCE_TYPES, text);

/** Returns the part that generative AI had in something. @param type - As it is said of it; empty where nobody said. */
export const aiUseOf = (type: string): AiUse => (isSourceType(type) ? (AI_USES[type] ?? "none") : "none");

/** Names of the ways, as IPTC writes their addresses. */
export const SOURCE_TYPE_BASE = "http://cv.iptc.org/newscodes/digitalsourcetype/";
