import type { OidcName } from "@nv/contracts";
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
import { type ExternalProfile, externalProfile } from "./external-profile.ts";
import { createLogoutTokenReader } from "./logout-token.ts";
import { createOAuthProvider, type DirectoryCalls, type OAuthProvider, type SignedInAt } from "./oauth-provider.ts";
import { createDiscovery, OpenIdClaims } from "./openid-provider.ts";
import type { ProviderDeps } from "./provider-deps.ts";
import { checkedServiceUrl, DEFAULT_GROUPS_CLAIM, type OidcOptions } from "./provider-options.ts";
import { statedGroups } from "./stated-groups.ts";

/** Google gives refresh tokens for a parameter of its own and names the Workspace of an account in `hd`. */
const GOOGLE = "https://accounts.google.com";

/** Refusals of a refresh token that mean the person: whoever leaves, is shut out, or must do something there. @see OpenID Connect Core, 3.1.2.6 */
const GONE = new Set(["invalid_grant", "interaction_required", "login_required", "consent_required", "access_denied"]);

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
  const { fetch, timeoutMs } = deps;
  const issuer = checkedServiceUrl(name, options.url);
  const isGoogle = issuer === GOOGLE;
  const domains = options.emailDomains?.map((domain) => domain.toLowerCase()) ?? [];
  const authentication = authenticationFor(clientSecret);
  const configuration = createDiscovery({ issuer, clientId, clientSecret, authentication }, deps);

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

  const directory: DirectoryCalls = { renew, signOut: createLogoutTokenReader(clientId, configuration, deps) };
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
