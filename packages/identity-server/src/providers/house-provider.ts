import type { OidcName } from "@nv/contracts";
import {
  createRemoteJWKSet,
  type JWTVerifyGetKey,
  errors as joseErrors,
  customFetch as jwksFetch,
  jwtVerify,
} from "jose";
import {
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  fetchUserInfo,
  ResponseBodyError,
  refreshTokenGrant,
} from "openid-client";
import { z } from "zod";
import { IdentityError } from "../identity-error.ts";
import { MINUTE_MS } from "../options.ts";
import { type ExternalProfile, externalProfile } from "./external-profile.ts";
import {
  createOAuthProvider,
  type DirectoryCalls,
  type OAuthProvider,
  type SignedInAt,
  type ToldSignOut,
} from "./oauth-provider.ts";
import { createDiscovery, OpenIdClaims } from "./openid-provider.ts";
import type { ProviderDeps } from "./provider-deps.ts";
import { checkedServiceUrl, DEFAULT_GROUPS_CLAIM, type OidcOptions } from "./provider-options.ts";
import { statedGroups } from "./stated-groups.ts";

/** Google gives refresh tokens for a parameter of its own and names the Workspace of an account in `hd`. */
const GOOGLE = "https://accounts.google.com";

/** Refusals of a refresh token that mean the person: whoever leaves, is shut out, or must do something there. @see OpenID Connect Core, 3.1.2.6 */
const GONE = new Set(["invalid_grant", "interaction_required", "login_required", "consent_required", "access_denied"]);

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

const HouseClaims = OpenIdClaims.extend({ sid: z.string().nullish(), hd: z.string().nullish() });

/** In the way that the directory says it takes; a description that says nothing means the header. @see OpenID Connect Discovery, 3 */
function authenticationFor(secret: string): ClientAuth {
  const [post, basic] = [ClientSecretPost(secret), ClientSecretBasic(secret)];
  return (server, client, body, headers) => {
    const taken = server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
    return (taken.includes("client_secret_post") ? post : basic)(server, client, body, headers);
  };
}

function isSupported(config: Configuration, scope: string): boolean {
  return config.serverMetadata().scopes_supported?.includes(scope) ?? false;
}

/**
 * A directory of the house: any that speaks OpenID Connect and describes itself.
 *
 * A refresh token is asked for in the way that the directory documents, so that it can be asked again whether somebody still is one of
 * the house.
 *
 * @throws {TypeError} When the issuer is neither https nor http on this machine.
 */
export function createHouseProvider(name: OidcName, options: OidcOptions, deps: ProviderDeps): OAuthProvider {
  const { clientId, clientSecret, groupsClaim = DEFAULT_GROUPS_CLAIM } = options;
  const { fetch, now, timeoutMs } = deps;
  const issuer = checkedServiceUrl(name, options.url);
  const isGoogle = issuer === GOOGLE;
  const domains = options.emailDomains?.map((domain) => domain.toLowerCase()) ?? [];
  const authentication = authenticationFor(clientSecret);
  const configuration = createDiscovery({ issuer, clientId, clientSecret, authentication }, deps);
  let keys: { readonly address: string; readonly find: JWTVerifyGetKey } | null = null;

  /** Anybody may have a private account at Google with an address of the house: only one of its Workspace proves it. */
  function isVerified(address: string, said: unknown, workspace: string): boolean {
    const domain = address.slice(address.lastIndexOf("@") + 1).toLowerCase();
    const isOwn = domains.includes(domain);
    if (isGoogle && isOwn) return said === true && workspace.toLowerCase() === domain;
    return said === true || (isOwn && said !== false);
  }

  async function readProfile({ config, tokens }: SignedInAt): Promise<ExternalProfile> {
    const idToken = tokens.claims();
    if (idToken === undefined) throw new TypeError("the answer has no ID token");
    const isWhole = typeof idToken.email === "string" && typeof idToken.name === "string" && groupsClaim in idToken;
    const hasUserInfo = config.serverMetadata().userinfo_endpoint !== undefined;
    const more = isWhole || !hasUserInfo ? {} : await fetchUserInfo(config, tokens.access_token, idToken.sub);
    const claims = HouseClaims.parse({ ...more, ...idToken });
    const address = claims.email ?? "";
    return externalProfile({
      issuer: idToken.iss,
      subject: claims.sub,
      emails: [{ address, isVerified: isVerified(address, claims.email_verified, claims.hd ?? "") }],
      name: claims.name || claims.nickname || "",
      avatarUrl: claims.picture ?? "",
      groups: statedGroups({ ...more, ...idToken }, groupsClaim),
      sid: claims.sid ?? null,
    });
  }

  async function renew(refreshToken: string, subject: string) {
    try {
      const config = await configuration();
      const tokens = await refreshTokenGrant(config, refreshToken);
      const idToken = tokens.claims();
      if (idToken !== undefined && idToken.sub !== subject) return null;
      const more = idToken ?? (await fetchUserInfo(config, tokens.access_token, subject));
      const profile = externalProfile({
        issuer,
        subject,
        emails: [],
        name: "",
        avatarUrl: "",
        groups: groupsClaim in more ? statedGroups(more, groupsClaim) : null,
      });
      return { profile, refreshToken: tokens.refresh_token ?? refreshToken };
    } catch (cause) {
      if (cause instanceof ResponseBodyError && GONE.has(cause.error)) return null;
      throw new IdentityError("PROVIDER_UNREACHABLE", { cause });
    }
  }

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

  async function signOut(logoutToken: string): Promise<ToldSignOut> {
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
  }

  const directory: DirectoryCalls = { renew, signOut };
  return createOAuthProvider({
    name,
    scope: "openid email profile",
    redirectUrl: deps.redirectUrl,
    isOpenId: true,
    serviceUrl: issuer,
    clientId,
    authentication,
    fetch,
    timeoutMs,
    configuration,
    readProfile,
    directory,
    moreParameters: (config) => ({
      ...(isSupported(config, "offline_access") ? { scope: "openid email profile offline_access" } : {}),
      ...(isGoogle ? { access_type: "offline" } : {}),
    }),
  });
}
