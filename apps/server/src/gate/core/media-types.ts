interface KnownType {
  readonly mediaType: string;
  /** Policy with which it is published when it comes from others; what has none is published as bytes of an unknown kind. */
  readonly policy?: "data" | "upload";
}

const TYPES: Readonly<Record<string, KnownType>> = {
  avif: { mediaType: "image/avif", policy: "data" },
  css: { mediaType: "text/css; charset=utf-8", policy: "data" },
  csv: { mediaType: "text/csv; charset=utf-8", policy: "data" },
  geojson: { mediaType: "application/geo+json; charset=utf-8", policy: "data" },
  gif: { mediaType: "image/gif", policy: "data" },
  glb: { mediaType: "model/gltf-binary", policy: "data" },
  html: { mediaType: "text/html; charset=utf-8", policy: "upload" },
  ico: { mediaType: "image/x-icon" },
  jpg: { mediaType: "image/jpeg", policy: "data" },
  js: { mediaType: "text/javascript; charset=utf-8" },
  json: { mediaType: "application/json; charset=utf-8", policy: "data" },
  m4a: { mediaType: "audio/mp4", policy: "data" },
  mp4: { mediaType: "video/mp4", policy: "data" },
  pdf: { mediaType: "application/pdf", policy: "upload" },
  png: { mediaType: "image/png", policy: "data" },
  svg: { mediaType: "image/svg+xml; charset=utf-8", policy: "upload" },
  txt: { mediaType: "text/plain; charset=utf-8", policy: "data" },
  vtt: { mediaType: "text/vtt; charset=utf-8", policy: "data" },
  webm: { mediaType: "video/webm", policy: "data" },
  webp: { mediaType: "image/webp", policy: "data" },
  woff2: { mediaType: "font/woff2", policy: "data" },
};

/** Bytes to download and nothing else. */
const UNKNOWN = "application/octet-stream";

const typeOf = (path: string) => TYPES[path.split(".").at(-1)?.toLowerCase() ?? ""];

/** Returns the media type of a file of our own builds, by the end of its name. */
export function mediaTypeOf(path: string): string {
  return typeOf(path)?.mediaType ?? UNKNOWN;
}

/** Properties of a published file that its name tells. */
export interface FileKind {
  readonly mediaType: string;
  /** Text, which is worth compressing. */
  readonly isText: boolean;
  /** Policy with which it is served when it was not written by us. */
  readonly policy: "data" | "upload";
}

/** Tells how a file is published by the end of its name. */
export function fileKind(path: string): FileKind {
  const known = typeOf(path);
  if (known?.policy === undefined) return { mediaType: UNKNOWN, isText: false, policy: "upload" };
  const { mediaType, policy } = known;
  return { mediaType, isText: mediaType.endsWith("; charset=utf-8"), policy };
}
