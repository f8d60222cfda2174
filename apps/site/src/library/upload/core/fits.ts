import { FILE_KINDS, FILE_LIMITS, FILE_MOST_BYTES, type FileKind, UPLOAD_MOST_BYTES } from "@nv/contracts";
import { formatBytes, formatNumber } from "@nv/spanish";

const ENDINGS: Readonly<Record<FileKind, readonly string[]>> = {
  picture: ["jpg", "jpeg", "png", "webp", "avif", "gif", "svg", "tif", "tiff", "heic", "heif"],
  audio: ["mp3", "m4a", "ogg", "oga", "opus", "wav", "flac"],
  video: ["mp4", "m4v", "mov", "webm", "mkv", "avi"],
  table: ["csv", "tsv", "xlsx"],
  geometry: ["geojson", "topojson", "kml", "gpx", "gpkg", "pbf"],
  model: ["glb", "gltf", "obj", "stl"],
  archive: ["zip", "warc"],
  document: ["pdf", "txt", "md", "docx"],
  font: ["woff2", "woff", "ttf", "otf"],
};

/** Returns the kind that a name suggests; the server reads it from the bytes. @returns `null` when it suggests nothing. */
function kindByName(name: string): FileKind | null {
  const ending = name.toLowerCase().split(".").at(-1) ?? "";
  return Object.keys(ENDINGS).find((kind): kind is FileKind => isKind(kind) && ENDINGS[kind].includes(ending)) ?? null;
}

const isKind = (kind: string): kind is FileKind => Object.hasOwn(FILE_KINDS, kind);

/** Plural names of the kinds. */
const PLURALS: Readonly<Record<FileKind, string>> = {
  picture: "Las imágenes",
  video: "Los vídeos",
  audio: "Los audios",
  table: "Las tablas",
  geometry: "Las geometrías",
  model: "Los modelos 3D",
  archive: "Las carpetas comprimidas",
  document: "Los documentos",
  font: "Las tipografías",
};

/** Returns the reason not to send a file: the server would refuse it. @returns Empty when it may be. */
export function whyNotSent({ name, size }: Pick<File, "name" | "size">): string {
  if (size === 0) return "Está vacío.";
  const kind = kindByName(name);
  const most = kind === null ? UPLOAD_MOST_BYTES : FILE_MOST_BYTES[kind];
  if (size <= most) return "";
  const which = kind === null ? "Los archivos" : PLURALS[kind];
  return `Pesa ${formatBytes(size)}. ${which} pueden pesar hasta ${formatBytes(most)}.`;
}

/** Returns the reason why a folder cannot be packed into one archive. @returns Empty when it can. */
export function whyNotPacked(files: readonly { readonly file: Pick<File, "size"> }[]): string {
  if (files.length === 0) return "No hay nada dentro.";
  if (files.length > FILE_LIMITS.archiveFiles)
    return `Tiene ${formatNumber(files.length, { decimals: 0 })} archivos; caben ${formatNumber(FILE_LIMITS.archiveFiles, { decimals: 0 })}.`;
  const bytes = files.reduce((sum, { file }) => sum + file.size, 0);
  if (bytes <= FILE_LIMITS.unpackedBytes) return "";
  return `Lo de dentro pesa ${formatBytes(bytes)}; puede pesar hasta ${formatBytes(FILE_LIMITS.unpackedBytes)}.`;
}
