/** Name of the gate's session cookie over plain http (a local host). */
const SESSION_COOKIE_HTTP = "nv_session";

/** Name of the gate's session cookie over https: the prefix makes browsers refuse a copy set by a subdomain. */
const SESSION_COOKIE_HTTPS = "__Host-nv_session";

/**
 * Names the cookie that the gate reads.
 *
 * @param isHttps - Whether the public address of the site is https.
 */
export function sessionCookieName(isHttps: boolean): string {
  return isHttps ? SESSION_COOKIE_HTTPS : SESSION_COOKIE_HTTP;
}

/** Cookie with the access token, for clients that ask for it with `X-Use-Cookie`. */
export const ACCESS_TOKEN_COOKIE = "nf_jwt";
