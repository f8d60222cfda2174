import { type Configuration, customFetch, discovery, enableNonRepudiationChecks, fetchUserInfo } from "openid-client";
import { z } from "zod";
import { HOUR_MS } from "../options.ts";
import { externalProfile } from "./external-profile.ts";
import { allowLoopback, clientAuthentication, createOAuthProvider, type OAuthProvider } from "./oauth-provider.ts";
import type { ProviderDeps } from "./provider-deps.ts";
import type { OAuthProviderOptions } from "./provider-options.ts";
import { checkedServiceUrl } from "./provider-options.ts";

/** Endpoints are asked for again after this long, milliseconds. */
const CONFIGURATION_LIFE_MS = 12 * HOUR_MS;

/** OpenID providers: where the public service is, and whether name and picture come apart from the ID token. */
const SERVICES = {
  google: { url: "https://accounts.google.com", asksUserInfo: false },
  gitlab: { url: "https://gitlab.com", asksUserInfo: true },
} as const;

const Claims = z.object({
  sub: z.string(),
  email: z.string().optional(),
  email_verified: z.unknown().optional(),
  name: z.string().nullish(),
  nickname: z.string().nullish(),
  picture: z.string().nullish(),
});

/**
 * A provider that speaks OpenID Connect: Google, or GitLab, whose address may be that of a server of one's own.
 *
 * The signature of the ID token is checked although it comes straight from the service (ASVS 6.8.2).
 */
export function createOpenIdProvider(
  name: keyof typeof SERVICES,
  options: OAuthProviderOptions,
  { redirectUrl, fetch, timeoutMs, now }: ProviderDeps,
): OAuthProvider {
  const { asksUserInfo, url } = SERVICES[name];
  const issuer = checkedServiceUrl(name, options.url ?? url);
  let known: { readonly config: Promise<Configuration>; readonly untilMs: number } | null = null;

  const authentication = clientAuthentication("post", options.clientSecret);

  function discover(): Promise<Configuration> {
    return discovery(new URL(issuer), options.clientId, options.clientSecret, authentication, {
      [customFetch]: fetch,
      timeout: Math.ceil(timeoutMs / 1000),
      execute: [...allowLoopback(issuer), enableNonRepudiationChecks],
    });
  }

  /** One question at a time for everybody; a failure is not remembered. */
  function configuration(): Promise<Configuration> {
    if (known !== null && known.untilMs > now()) return known.config;
    const asked = { config: discover(), untilMs: now() + CONFIGURATION_LIFE_MS };
    known = asked;
    asked.config.catch(() => {
      // Whoever waits for it is told; here only the memory of it goes.
      if (known === asked) known = null;
    });
    return asked.config;
  }

  return createOAuthProvider({
    name,
    scope: "openid email profile",
    redirectUrl,
    isOpenId: true,
    serviceUrl: issuer,
    clientId: options.clientId,
    authentication,
    fetch,
    timeoutMs,
    configuration,
    async readProfile({ config, tokens }) {
      const idToken = tokens.claims();
      if (idToken === undefined) throw new TypeError("the answer has no ID token");
      const more = asksUserInfo ? await fetchUserInfo(config, tokens.access_token, idToken.sub) : {};
      const claims = Claims.parse({ ...idToken, ...more });
      return externalProfile({
        issuer: idToken.iss,
        subject: claims.sub,
        emails:
          claims.email === undefined ? [] : [{ address: claims.email, isVerified: claims.email_verified === true }],
        name: claims.name || claims.nickname || "",
        avatarUrl: claims.picture ?? "",
      });
    },
  });
}
