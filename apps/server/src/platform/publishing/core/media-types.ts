import type { FilePolicy } from "./published-headers.ts";

const TYPES: Readonly<Record<string, readonly [mediaType: string, isText: boolean, isActive: boolean]>> = {
  avif: ["image/avif", false, false],
  css: ["text/css; charset=utf-8", true, false],
  csv: ["text/csv; charset=utf-8", true, false],
  gif: ["image/gif", false, false],
  html: ["text/html; charset=utf-8", true, true],
  jpg: ["image/jpeg", false, false],
  json: ["application/json; charset=utf-8", true, false],
  mp4: ["video/mp4", false, false],
  pdf: ["application/pdf", false, true],
  png: ["image/png", false, false],
  svg: ["image/svg+xml; charset=utf-8", true, true],
  txt: ["text/plain; charset=utf-8", true, false],
  webm: ["video/webm", false, false],
  webp: ["image/webp", false, false],
};

/** What is known of a file by its name. */
export interface FileKind {
  readonly mediaType: string;
  /** Text, which is worth compressing. */
  readonly isText: boolean;
  /** How it is served when it was not written by us. */
  readonly policy: Exclude<FilePolicy, "page">;
}

/** Tells how a file is served by the end of its name; one of an unknown kind is bytes to download and nothing else. */
export function fileKind(path: string): FileKind {
  const known = TYPES[path.split(".").at(-1)?.toLowerCase() ?? ""];
  if (known === undefined) return { mediaType: "application/octet-stream", isText: false, policy: "upload" };
  const [mediaType, isText, isActive] = known;
  return { mediaType, isText, policy: isActive ? "upload" : "data" };
}
