/** The request headers that tell where a request comes from. */
export interface OriginHeaders {
  readonly "sec-fetch-site"?: string | string[] | undefined;
  readonly origin?: string | undefined;
}

/**
 * Tells whether a request that changes something comes from our own pages, so that the session cookie may speak for it.
 *
 * @param siteOrigin - Origin of the public address.
 * @returns `false` when the request does not say where it comes from.
 * @see https://cheatsheetseries.owasp.org/cheatsheets/Cross-Site_Request_Forgery_Prevention_Cheat_Sheet.html
 */
export function isSameOrigin(headers: OriginHeaders, siteOrigin: string): boolean {
  const site = headers["sec-fetch-site"];
  return site === undefined ? headers.origin === siteOrigin : site === "same-origin";
}

const LOCAL_HOSTS = new Set(["localhost", "127.0.0.1", "[::1]"]);
const LOOPBACK_ADDRESSES = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);

/**
 * Tells whether a request is made on the same machine to a local name, so that no other site can have steered it here
 * by pointing its own name at this address.
 *
 * @param host - `Host` header.
 * @param address - Address of the other end of the connection.
 */
export function isLocalRequest(host: string | undefined, address: string | undefined): boolean {
  if (host === undefined || address === undefined || !URL.canParse(`http://${host}`)) return false;
  return LOCAL_HOSTS.has(new URL(`http://${host}`).hostname) && LOOPBACK_ADDRESSES.has(address);
}
