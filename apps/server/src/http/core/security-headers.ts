/** A year, seconds. */
const HSTS_MAX_AGE_S = 31_536_000;

/**
 * Headers of every answer of the server.
 *
 * @param isHttps - Whether the public address is https; only then may browsers be told to insist on it.
 * @see https://cheatsheetseries.owasp.org/cheatsheets/HTTP_Headers_Cheat_Sheet.html
 */
export function securityHeaders(isHttps: boolean): Readonly<Record<string, string>> {
  return {
    "x-content-type-options": "nosniff",
    "x-robots-tag": "noindex, nofollow",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
    ...(isHttps && { "strict-transport-security": `max-age=${HSTS_MAX_AGE_S}; includeSubDomains` }),
  };
}
