/** Media types of the files of a rescued archive, by the end of their names: those that browsers of any year load. */
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  avif: "image/avif",
  css: "text/css; charset=utf-8",
  csv: "text/csv; charset=utf-8",
  eot: "application/vnd.ms-fontobject",
  geojson: "application/json; charset=utf-8",
  gif: "image/gif",
  glb: "model/gltf-binary",
  htm: "text/html",
  html: "text/html",
  ico: "image/x-icon",
  jpeg: "image/jpeg",
  jpg: "image/jpeg",
  js: "text/javascript",
  json: "application/json; charset=utf-8",
  mjs: "text/javascript",
  mp3: "audio/mpeg",
  mp4: "video/mp4",
  ogg: "audio/ogg",
  ogv: "video/ogg",
  otf: "font/otf",
  pdf: "application/pdf",
  png: "image/png",
  svg: "image/svg+xml",
  topojson: "application/json; charset=utf-8",
  tsv: "text/tab-separated-values; charset=utf-8",
  ttf: "font/ttf",
  txt: "text/plain; charset=utf-8",
  vtt: "text/vtt; charset=utf-8",
  webm: "video/webm",
  webp: "image/webp",
  woff: "font/woff",
  woff2: "font/woff2",
  xml: "application/xml",
};

const COMPRESSIBLE = /^(?:text\/|application\/(?:json|xml)|image\/svg|font\/(?:otf|ttf)|model\/)/;

/**
 * Tells how a file of a rescued archive is served. Pages and scripts say by themselves which alphabet they are in, so nothing is said
 * over them: what was written as Windows-1252 stays so.
 *
 * @param path - Its name, folders included. What has an end that nobody knows is bytes to download.
 */
export function archiveKind(path: string): { readonly mediaType: string; readonly isCompressible: boolean } {
  const end = /\.([a-z0-9]{1,8})$/i.exec(path)?.[1]?.toLowerCase() ?? "";
  const mediaType = (Object.hasOwn(MEDIA_TYPES, end) ? MEDIA_TYPES[end] : undefined) ?? "application/octet-stream";
  return { mediaType, isCompressible: COMPRESSIBLE.test(mediaType) };
}
