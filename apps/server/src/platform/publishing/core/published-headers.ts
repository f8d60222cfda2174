/** How a published file may behave in a browser. */
export type FilePolicy =
  /** Written by us: runs the scripts that were written with it, and no others. */
  | "page"
  /** Nothing that a browser would run: pictures, tables, styles. */
  | "data"
  /** Made by somebody else: shown in a sandbox with an origin of its own, where it can run nothing and reach nothing. */
  | "upload";

/** Content security policy of a file. */
export interface PolicyInput {
  readonly policy: FilePolicy;
  /** SHA-256 of the inline scripts and style sheets of the page, base64. */
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  /** Origins beyond https that frames may come from. */
  readonly frameOrigins: readonly string[];
}

const ONE_YEAR_S = 31_536_000;

/** Immutable: another content has another address. */
export const REVISION_CACHE = `public, max-age=${ONE_YEAR_S}, immutable`;

/** A publication reaches readers within a minute; when the server is away, caches go on for a day. */
export const POINTER_CACHE = "public, max-age=60, stale-while-revalidate=600, stale-if-error=86400";

/** An address that holds nothing yet may hold something soon. */
export const MISSING_CACHE = "public, max-age=5";

const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'sha256-${hash}'`).join(" ") || "'none'";

/** What a browser lets a published file do. @see https://www.w3.org/TR/CSP3/ */
export function contentPolicy({ policy, scriptHashes, styleHashes, frameOrigins }: PolicyInput): string {
  if (policy === "upload") return "sandbox; default-src 'none'; img-src data:; style-src 'unsafe-inline'";
  if (policy === "data") return "sandbox; default-src 'none'";
  return [
    "default-src 'none'",
    `script-src ${quoted(scriptHashes)}`,
    `style-src ${quoted(styleHashes)}`,
    "img-src 'self' https: data:",
    `frame-src ${["https:", ...frameOrigins].join(" ")}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

/**
 * Headers of every published answer: any site may frame it and read it, and no browser may take it for something else.
 *
 * @param baseHeaders - Headers of every answer of the server; what keeps other sites out of our own pages is undone.
 */
export function publicHeaders(baseHeaders: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const { "cross-origin-opener-policy": _opener, "x-frame-options": _frame, ...kept } = baseHeaders;
  return {
    ...kept,
    "cross-origin-resource-policy": "cross-origin",
    "referrer-policy": "strict-origin-when-cross-origin",
    "access-control-allow-origin": "*",
    "timing-allow-origin": "*",
  };
}
