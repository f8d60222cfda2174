import type { FileKind } from "@nv/contracts";

/** Something that may be brought. */
export interface Form {
  readonly kind: FileKind;
  /** As its facts name it. */
  readonly format: string;
  readonly mediaType: string;
}

const form = (kind: FileKind, format: string, mediaType: string): Form => ({ kind, format, mediaType });

const OFFICE = "application/vnd.openxmlformats-officedocument";

/** Forms of file that may be imported, by the name that their signature or their text has. */
export const FORMS: Readonly<Record<string, Form>> = {
  jpg: form("picture", "jpeg", "image/jpeg"),
  png: form("picture", "png", "image/png"),
  apng: form("picture", "png", "image/png"),
  webp: form("picture", "webp", "image/webp"),
  gif: form("picture", "gif", "image/gif"),
  tif: form("picture", "tiff", "image/tiff"),
  avif: form("picture", "avif", "image/avif"),
  heic: form("picture", "heic", "image/heic"),
  svg: form("picture", "svg", "image/svg+xml"),
  mp4: form("video", "mp4", "video/mp4"),
  m4v: form("video", "mp4", "video/mp4"),
  f4v: form("video", "mp4", "video/mp4"),
  "3gp": form("video", "3gp", "video/3gpp"),
  "3g2": form("video", "3gp", "video/3gpp2"),
  mov: form("video", "mov", "video/quicktime"),
  webm: form("video", "webm", "video/webm"),
  mkv: form("video", "mkv", "video/matroska"),
  avi: form("video", "avi", "video/vnd.avi"),
  mpg: form("video", "mpeg", "video/mpeg"),
  mts: form("video", "mpegts", "video/mp2t"),
  ogv: form("video", "ogg", "video/ogg"),
  asf: form("video", "asf", "video/x-ms-asf"),
  mxf: form("video", "mxf", "application/mxf"),
  mp3: form("audio", "mp3", "audio/mpeg"),
  m4a: form("audio", "m4a", "audio/mp4"),
  ogg: form("audio", "ogg", "audio/ogg"),
  oga: form("audio", "ogg", "audio/ogg"),
  opus: form("audio", "ogg", "audio/ogg"),
  wav: form("audio", "wav", "audio/wav"),
  flac: form("audio", "flac", "audio/flac"),
  csv: form("table", "csv", "text/csv"),
  xlsx: form("table", "xlsx", `${OFFICE}.spreadsheetml.sheet`),
  geojson: form("geometry", "geojson", "application/geo+json"),
  topojson: form("geometry", "topojson", "application/json"),
  kml: form("geometry", "kml", "application/vnd.google-earth.kml+xml"),
  gpx: form("geometry", "gpx", "application/gpx+xml"),
  gpkg: form("geometry", "gpkg", "application/geopackage+sqlite3"),
  osm: form("geometry", "osm", "application/vnd.openstreetmap.data+pbf"),
  glb: form("model", "glb", "model/gltf-binary"),
  gltf: form("model", "gltf", "model/gltf+json"),
  obj: form("model", "obj", "model/obj"),
  stl: form("model", "stl", "model/stl"),
  ply: form("model", "ply", "application/octet-stream"),
  zip: form("archive", "zip", "application/zip"),
  warc: form("archive", "warc", "application/warc"),
  pdf: form("document", "pdf", "application/pdf"),
  docx: form("document", "docx", `${OFFICE}.wordprocessingml.document`),
  pptx: form("document", "pptx", `${OFFICE}.presentationml.presentation`),
  odt: form("document", "odt", "application/vnd.oasis.opendocument.text"),
  json: form("document", "json", "application/json"),
  vtt: form("document", "vtt", "text/vtt"),
  srt: form("document", "srt", "application/x-subrip"),
  txt: form("document", "txt", "text/plain"),
  ttf: form("font", "ttf", "font/ttf"),
  otf: form("font", "otf", "font/otf"),
  woff: form("font", "woff", "font/woff"),
  woff2: form("font", "woff2", "font/woff2"),
};
