import {
  createRemoteJWKSet,
  type JWTVerifyGetKey,
  errors as joseErrors,
  customFetch as jwksFetch,
  jwtVerify,
} from "jose";
import type { Configuration } from "openid-client";
import { z } from "zod";
import { IdentityError } from "../identity-error.ts";
import { MINUTE_MS } from "../options.ts";
import type { DirectoryCalls } from "./oauth-provider.ts";
import type { ProviderDeps } from "./provider-deps.ts";

/** Name of the event in a logout token. @see OpenID Connect Back-Channel Logout 1.0, 2.4 */
const SIGN_OUT_EVENT = "http://schemas.openid.net/event/backchannel-logout";

/** A logout token is not believed longer than this after it was made, and clocks may differ by as much, seconds. */
const LOGOUT_TOKEN_AGE_S = (5 * MINUTE_MS) / 1000;
const CLOCK_SKEW_S = MINUTE_MS / 1000;

const SignOutClaims = z.object({
  iss: z.string(),
  iat: z.number(),
  jti: z.string().min(1),
  sub: z.string().min(1).optional(),
  sid: z.string().min(1).optional(),
  events: z.record(z.string(), z.unknown()),
  // Whoever holds an ID token must not be able to use it as one of these.
  nonce: z.undefined().optional(),
});

/**
 * Reads the sign-outs that a directory tells of behind the person's back, by the keys of its description.
 *
 * @param configuration - Reads that description.
 * @see https://openid.net/specs/openid-connect-backchannel-1_0.html
 */
export function createLogoutTokenReader(
  clientId: string,
  configuration: () => Promise<Configuration>,
  { fetch, now, timeoutMs }: ProviderDeps,
): DirectoryCalls["signOut"] {
  let keys: { readonly address: string; readonly find: JWTVerifyGetKey } | null = null;

  function keysAt(address: string): JWTVerifyGetKey {
    if (keys?.address === address) return keys.find;
    const find = createRemoteJWKSet(new URL(address), {
      [jwksFetch]: (url, asked) =>
        fetch(url, { ...asked, body: undefined, headers: Object.fromEntries(asked.headers) }),
      timeoutDuration: timeoutMs,
    });
    keys = { address, find };
    return find;
  }

  return async (logoutToken) => {
    const { jwks_uri, issuer: named } = await configuration()
      .then((config) => config.serverMetadata())
      .catch((cause: unknown) => Promise.reject(new IdentityError("PROVIDER_UNREACHABLE", { cause })));
    if (jwks_uri === undefined) throw new IdentityError("LOGOUT_TOKEN_INVALID");
    try {
      const { payload } = await jwtVerify(logoutToken, keysAt(jwks_uri), {
        issuer: named,
        audience: clientId,
        maxTokenAge: LOGOUT_TOKEN_AGE_S,
        clockTolerance: CLOCK_SKEW_S,
        currentDate: new Date(now()),
      });
      const { iss, iat, sub = null, sid = null, events } = SignOutClaims.parse(payload);
      if (!(SIGN_OUT_EVENT in events) || (sub === null && sid === null)) throw new TypeError("it tells of no sign-out");
      return { issuer: iss, subject: sub, sid, atMs: iat * 1000 };
    } catch (cause) {
      const isDown = cause instanceof joseErrors.JWKSTimeout;
      throw new IdentityError(isDown ? "PROVIDER_UNREACHABLE" : "LOGOUT_TOKEN_INVALID", { cause });
    }
  };
}
