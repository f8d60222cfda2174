/** Parts of a content policy. */
interface PolicyParts {
  /** SHA-256 of the inline scripts and style sheets of the page, base64. */
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  /** Origins beyond https that frames may come from. */
  readonly frameOrigins: readonly string[];
  /** Whether videos or sounds lie beside it. */
  readonly hasMedia?: boolean;
  /** Whether typefaces lie beside it. */
  readonly hasFaces?: boolean;
  /** Whether its script may fetch what lies beside it. */
  readonly fetches?: boolean;
  /** Whether its script may also import what it does not need at first. */
  readonly loadsMore?: boolean;
  /** Origins beyond its own that its script may fetch from; none for most. */
  readonly reaches?: readonly string[];
  /** Public address of the folder of a rescued archive, with a final slash; without it, it reaches nothing. */
  readonly archiveUrl?: string;
}

const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'sha256-${hash}'`).join(" ") || "'none'";

/** Returns the content policy of a page of ours. */
function pagePolicy(parts: PolicyParts): string {
  const { scriptHashes, styleHashes, frameOrigins, hasMedia = false, fetches = false, loadsMore = false } = parts;
  const { reaches = [], hasFaces = false } = parts;
  return [
    "default-src 'none'",
    `script-src ${loadsMore ? "'strict-dynamic' " : ""}${quoted(scriptHashes)}`,
    `style-src ${quoted(styleHashes)}`,
    "img-src 'self' https: data:",
    ...(hasFaces ? ["font-src 'self' data:"] : []),
    ...(hasMedia ? ["media-src 'self' data:"] : []),
    ...(fetches ? [`connect-src ${["'self'", ...reaches].join(" ")}`] : []),
    // What comes from elsewhere is read where the page does not wait for it.
    ...(reaches.length > 0 ? ["worker-src 'self'"] : []),
    `frame-src ${["https:", ...frameOrigins].join(" ")}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

/** Content policies, which say how a published file may behave in a browser. @see https://www.w3.org/TR/CSP3/ */
const CONTENT_POLICIES = {
  /** Written by us: runs the scripts that were written with it, and no others. */
  page: pagePolicy,
  /** The same, whose script fetches what lies beside it: frames, tiles and videos, to decode them where nobody waits for it. */
  story: (parts: PolicyParts) => pagePolicy({ ...parts, fetches: true }),
  /** Our script that a page runs beside itself: it fetches what that page may, and no more. */
  worker: ({ reaches = [] }: PolicyParts) => `default-src 'none'; connect-src ${["'self'", ...reaches].join(" ")}`,
  /** Nothing that a browser would run: pictures, tables, styles. */
  data: () => "sandbox; default-src 'none'",
  /** Made by somebody else: shown in a sandbox with an origin of its own, where it can run nothing and reach nothing. */
  upload: () => "sandbox; default-src 'none'; img-src data:; style-src 'unsafe-inline'",
  /**
   * Made by somebody else, years ago, and worth nothing without its scripts: they run in an origin of nobody, without cookies and
   * storage, and reach the folder of their own archive alone. @see docs/adr/0026-legacy-links.md
   */
  archive: ({ archiveUrl = "" }: PolicyParts) =>
    [
      "sandbox allow-scripts",
      "default-src 'none'",
      `script-src ${archiveUrl} 'unsafe-inline' 'unsafe-eval'`,
      `style-src ${archiveUrl} 'unsafe-inline'`,
      `img-src ${archiveUrl} data: blob:`,
      `media-src ${archiveUrl} data: blob:`,
      `font-src ${archiveUrl} data:`,
      `connect-src ${archiveUrl}`,
      `frame-src ${archiveUrl}`,
      "base-uri 'none'",
      "form-action 'none'",
    ].join("; "),
} as const;

/** Name of a content policy. */
export type ContentPolicy = keyof typeof CONTENT_POLICIES;

/** Whether a file is a page that our own code wrote. */
export const isOwnPage = ({ policy }: { readonly policy?: string }): boolean => policy === "page" || policy === "story";

/** Writes the content security policy of a published file. */
export function contentPolicy({ policy, ...parts }: PolicyParts & { readonly policy: ContentPolicy }): string {
  return CONTENT_POLICIES[policy](parts);
}

/** A file of a revision, as far as its policy goes. */
export interface FileWithPolicy extends Pick<PolicyParts, "scriptHashes" | "styleHashes"> {
  /** Origins beyond its own that it may fetch from; absent for most. */
  readonly reaches?: readonly string[] | undefined;
  readonly policy: ContentPolicy;
  readonly mediaType: string;
}

/**
 * Writes the content security policy of a file in a revision, by the files beside it.
 *
 * @param files - All of the revision, by their paths.
 */
export function policyInRevision(
  { policy, scriptHashes, styleHashes, reaches = [] }: FileWithPolicy,
  files: Readonly<Record<string, Pick<FileWithPolicy, "mediaType">>>,
  place: Pick<PolicyParts, "frameOrigins" | "archiveUrl">,
): string {
  const isThere = (start: string) => Object.values(files).some(({ mediaType }) => mediaType.startsWith(start));
  const [hasMedia, hasFaces, loadsMore] = [
    isThere("video/") || isThere("audio/"),
    isThere("font/"),
    isThere("text/javascript"),
  ];
  const reach = { hasMedia, hasFaces, loadsMore, fetches: loadsMore, reaches };
  return contentPolicy({ policy, scriptHashes, styleHashes, ...place, ...reach });
}

const ONE_YEAR_S = 31_536_000;

/** `Cache-Control` values, by what an address names. */
export const CACHES = {
  /** One revision. Immutable: another content has another address. */
  revision: `public, max-age=${ONE_YEAR_S}, immutable`,
  /** Live content. A publication reaches readers within a minute; when the server is away, caches go on for a day. */
  live: "public, max-age=60, stale-while-revalidate=600, stale-if-error=86400",
  /** Nothing yet: it may hold something soon. */
  missing: "public, max-age=5",
  /** A script that pages of others load. An hour in the browser, a day more while it asks again: it is mended without a new address. */
  script: "public, max-age=3600, stale-while-revalidate=86400, stale-if-error=604800",
} as const;

/** The same for the nights of elections: a count is another one every half minute. When the server is away, caches go on for a day. */
export const NIGHT_CACHES = {
  ...CACHES,
  live: "public, max-age=10, stale-while-revalidate=20, stale-if-error=86400",
} as const;

/** The same for drafts at a link: nobody but the reader's own browser keeps anything, and that asks each time whether it is still there. */
export const DRAFT_CACHES = {
  revision: "private, no-cache",
  live: "private, no-store",
  missing: "private, no-store",
} as const;

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

/**
 * Headers of what search engines may find and keep: the rest of the site asks to be left out.
 *
 * @param headers - Headers of every published answer.
 * @see docs/adr/0068-what-search-engines-find.md
 */
export function findableHeaders(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const { "x-robots-tag": _robots, ...kept } = headers;
  return kept;
}

/**
 * Headers of every answer about a draft at a link: no other site may frame or read it, no search engine keeps it, and what is framed in
 * it learns where it stands and not the link.
 *
 * @param baseHeaders - Headers of every answer of the server.
 */
export function draftHeaders(baseHeaders: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return {
    ...baseHeaders,
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-frame-options": "SAMEORIGIN",
    "x-robots-tag": "noindex, nofollow, noarchive",
  };
}
