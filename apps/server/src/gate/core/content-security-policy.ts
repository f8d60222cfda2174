/** Directives that every page of ours starts from: nothing but what comes from this same origin. */
const OWN_ORIGIN_ONLY = [
  "default-src 'none'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "media-src 'self'",
  "frame-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
] as const;

/** Executable inline scripts: those without an address and without a data type. */
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)(?![^>]*\stype="?application\/)[^>]*>([\s\S]*?)<\/script>/g;

/** Bodies of the inline scripts that a browser would run in a page. */
export function inlineScripts(html: string): readonly string[] {
  return [...html.matchAll(INLINE_SCRIPT)].map(([, body = ""]) => body).filter((body) => body !== "");
}

/** Policy of the entrance and the administration: no inline script, no inline style, no frame around it. */
export function ownFilesPolicy(): string {
  return [...OWN_ORIGIN_ONLY, "script-src 'self'", "style-src 'self'", "frame-ancestors 'none'"].join("; ");
}

/**
 * Policy of the site.
 *
 * @param scriptHashes - SHA-256 of the inline scripts of its pages, base64.
 */
export function sitePolicy(scriptHashes: readonly string[]): string {
  const scripts = ["script-src 'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`)].join(" ");
  return [
    ...OWN_ORIGIN_ONLY,
    scripts,
    "style-src 'self'",
    // React writes the `style` property of elements into the prerendered pages as attributes.
    "style-src-attr 'unsafe-inline'",
    "frame-ancestors 'self'",
  ].join("; ");
}
