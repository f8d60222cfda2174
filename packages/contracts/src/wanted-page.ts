import { parseUrl } from "./later-apis.ts";
/** `sessionStorage` key under which the gate page keeps the page that a visitor wanted. */
export const WANTED_PAGE_KEY = "nv.wanted-page";

/** A base that no real link has: it only lets the URL parser resolve a path. */
const ANY_ORIGIN = "https://origin.invalid";

/**
 * Makes an untrusted "go back to" value safe to navigate to.
 *
 * @param wanted - What was stored or received; anything.
 * @returns Path with query and fragment, on this same site, or `/` when the value is not one.
 * @example sameSitePath("/docs/intro#uso") // "/docs/intro#uso"
 * @example sameSitePath("//evil.example/x") // "/"
 */
export function sameSitePath(wanted: unknown): string {
  const url = typeof wanted === "string" && wanted.startsWith("/") ? parseUrl(wanted, ANY_ORIGIN) : null;
  if (url === null) return "/";
  const path = url.pathname + url.search + url.hash;
  // "//host" and "/\host" name another site, and so does a path that starts with two slashes once it is resolved.
  return url.origin === ANY_ORIGIN && !path.startsWith("//") ? path : "/";
}
