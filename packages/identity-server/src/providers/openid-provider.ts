import {
  type ClientAuth,
  type Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
} from "openid-client";
import { z } from "zod";
import { HOUR_MS } from "../options.ts";
import { type ExternalProfile, externalProfile } from "./external-profile.ts";
import {
  allowLoopback,
  clientAuthentication,
  createOAuthProvider,
  type OAuthProvider,
  type SignedInAt,
} from "./oauth-provider.ts";
import type { ProviderDeps } from "./provider-deps.ts";
import { checkedServiceUrl, type OAuthProviderOptions } from "./provider-options.ts";

/** Endpoints are asked for again after this long, milliseconds. */
const CONFIGURATION_LIFE_MS = 12 * HOUR_MS;

/** OpenID providers: where the public service is, and whether name and picture come apart from the ID token. */
const SERVICES = {
  google: { url: "https://accounts.google.com", asksUserInfo: false },
  gitlab: { url: "https://gitlab.com", asksUserInfo: true },
} as const;

/** Claims about a person, of an ID token or of the service itself. */
export const OpenIdClaims = z.object({
  sub: z.string(),
  email: z.string().optional(),
  email_verified: z.unknown().optional(),
  name: z.string().nullish(),
  nickname: z.string().nullish(),
  picture: z.string().nullish(),
});

/** A registration at a service that describes itself. */
interface Registration {
  /** Issuer, already checked. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly authentication: ClientAuth;
}

/**
 * Asks a service for its description, once for everybody; a failure is not remembered. Signatures of ID tokens are checked although they
 * come straight from the service (ASVS 6.8.2).
 */
export function createDiscovery(
  { issuer, clientId, clientSecret, authentication }: Registration,
  { fetch, timeoutMs, now }: Pick<ProviderDeps, "fetch" | "timeoutMs" | "now">,
): () => Promise<Configuration> {
  let known: { readonly config: Promise<Configuration>; readonly untilMs: number } | null = null;

  function discover(): Promise<Configuration> {
    return discovery(new URL(issuer), clientId, clientSecret, authentication, {
      [customFetch]: fetch,
      timeout: Math.ceil(timeoutMs / 1000),
      execute: [...allowLoopback(issuer), enableNonRepudiationChecks],
    });
  }

  return () => {
    if (known !== null && known.untilMs > now()) return known.config;
    const asked = { config: discover(), untilMs: now() + CONFIGURATION_LIFE_MS };
    known = asked;
    asked.config.catch(() => {
      // Whoever waits for it is told; here only the memory of it goes.
      if (known === asked) known = null;
    });
    return asked.config;
  };
}

/** A provider that speaks OpenID Connect: Google, or GitLab, whose address may be that of a server of one's own. */
export function createOpenIdProvider(
  name: keyof typeof SERVICES,
  { clientId, clientSecret, url: ownUrl }: OAuthProviderOptions,
  deps: ProviderDeps,
): OAuthProvider {
  const { asksUserInfo, url } = SERVICES[name];
  const issuer = checkedServiceUrl(name, ownUrl ?? url);
  const authentication = clientAuthentication("post", clientSecret);

  async function readProfile({ config, tokens }: SignedInAt): Promise<ExternalProfile> {
    const idToken = tokens.claims();
    if (idToken === undefined) throw new TypeError("the answer has no ID token");
    const more = asksUserInfo ? await fetchUserInfo(config, tokens.access_token, idToken.sub) : {};
    const claims = OpenIdClaims.parse({ ...idToken, ...more });
    return externalProfile({
      issuer: idToken.iss,
      subject: claims.sub,
      emails: claims.email === undefined ? [] : [{ address: claims.email, isVerified: claims.email_verified === true }],
      name: claims.name || claims.nickname || "",
      avatarUrl: claims.picture ?? "",
    });
  }

  return createOAuthProvider({
    name,
    scope: "openid email profile",
    redirectUrl: deps.redirectUrl,
    isOpenId: true,
    serviceUrl: issuer,
    clientId,
    authentication,
    fetch: deps.fetch,
    timeoutMs: deps.timeoutMs,
    configuration: createDiscovery({ issuer, clientId, clientSecret, authentication }, deps),
    readProfile,
  });
}
