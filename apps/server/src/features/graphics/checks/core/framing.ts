/** Response headers of the page. */
type Headers = Readonly<Record<string, string | string[] | undefined>>;

const textOf = (value: string | string[] | undefined) => [value ?? []].flat().join(", ").toLowerCase();

/** Tells whether one source of `frame-ancestors` lets a page in. */
function allows(source: string, page: URL, framing: URL): boolean {
  if (source === "*" || source === framing.protocol) return true;
  if (source === "'self'") return page.origin === framing.origin;
  const [, scheme, host = ""] = /^(?:(\w+):\/\/)?([^/]+)/.exec(source) ?? [];
  if (scheme !== undefined && `${scheme}:` !== framing.protocol) return false;
  return host.startsWith("*.") ? framing.host.endsWith(host.slice(1)) : host === framing.host;
}

/**
 * Tells whether a page lets itself be framed by another.
 *
 * @param pageUrl - Address of the page.
 * @param framingOrigin - Origin of the page that would frame it.
 * @see https://www.w3.org/TR/CSP3/#directive-frame-ancestors
 */
export function framingOf(headers: Headers, pageUrl: string, framingOrigin: string): "allowed" | "blocked" {
  const [page, framing] = [new URL(pageUrl), new URL(framingOrigin)];
  const ancestors = /frame-ancestors([^;,]*)/.exec(textOf(headers["content-security-policy"]))?.[1];
  if (ancestors !== undefined) {
    // Where a policy says who may frame the page, browsers do not read the older header.
    return ancestors
      .trim()
      .split(/\s+/)
      .some((source) => allows(source, page, framing))
      ? "allowed"
      : "blocked";
  }
  const older = textOf(headers["x-frame-options"]);
  if (older.includes("deny")) return "blocked";
  return older.includes("sameorigin") && page.origin !== framing.origin ? "blocked" : "allowed";
}
