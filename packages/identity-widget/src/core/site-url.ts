/** Path of the identity service below a site's address. */
const IDENTITY_PATH = "/.netlify/identity";

/**
 * Makes a typed site address into the one that is kept: without a trailing identity path. Specification, section 5.
 *
 * @example siteUrlOf("https://sitio.es/.netlify/identity/") // "https://sitio.es"
 */
export function siteUrlOf(typed: string): string {
  return typed
    .trim()
    .replace(/\/+$/, "")
    .replace(new RegExp(`${IDENTITY_PATH.replace(".", "\\.")}$`), "");
}

/**
 * Address of the identity service of a site.
 *
 * @example identityUrlOf("https://sitio.es/") // "https://sitio.es/.netlify/identity"
 */
export function identityUrlOf(siteUrl: string): string {
  return siteUrl.replace(/\/+$/, "") + IDENTITY_PATH;
}

/** Tells whether a page is served by the machine that reads it. Specification, section 9. */
export function isLocalHost(hostname: string): boolean {
  return hostname === "localhost" || hostname === "127.0.0.1" || hostname === "0.0.0.0";
}
