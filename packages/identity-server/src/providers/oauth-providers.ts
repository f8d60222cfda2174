import { OIDC_NAMES } from "@nv/contracts";
import { createBitbucketProvider } from "./bitbucket-provider.ts";
import { createGithubProvider } from "./github-provider.ts";
import { createHouseProvider } from "./house-provider.ts";
import type { OAuthProvider } from "./oauth-provider.ts";
import { createOpenIdProvider } from "./openid-provider.ts";
import type { ProviderDeps } from "./provider-deps.ts";
import { createProviderFetch } from "./provider-fetch.ts";
import {
  DEFAULT_PROVIDER_TIMEOUT_MS,
  type NamedProvider,
  type OAuthProviderOptions,
  type ProvidersOptions,
} from "./provider-options.ts";

/** Factories of the providers. */
const MAKERS: Readonly<Record<NamedProvider, (options: OAuthProviderOptions, deps: ProviderDeps) => OAuthProvider>> = {
  google: (options, deps) => createOpenIdProvider("google", options, deps),
  gitlab: (options, deps) => createOpenIdProvider("gitlab", options, deps),
  github: createGithubProvider,
  bitbucket: createBitbucketProvider,
};

/**
 * The providers that are configured, by name.
 *
 * @param apiUrl - Public address of the identity service, without a slash at the end.
 */
export function createOAuthProviders(
  options: ProvidersOptions,
  apiUrl: string,
  now: () => number,
): ReadonlyMap<string, OAuthProvider> {
  const timeoutMs = options.timeoutMs ?? DEFAULT_PROVIDER_TIMEOUT_MS;
  const deps = { redirectUrl: `${apiUrl}/callback`, fetch: createProviderFetch(timeoutMs), timeoutMs, now };
  const { google, github, gitlab, bitbucket } = options;
  const configured = { google, github, gitlab, bitbucket };
  const providers = new Map<string, OAuthProvider>();
  for (const name of ["google", "github", "gitlab", "bitbucket"] as const) {
    const registration = configured[name];
    if (registration !== undefined) providers.set(name, MAKERS[name](registration, deps));
  }
  for (const name of OIDC_NAMES) {
    const registration = options[name];
    if (registration !== undefined) providers.set(name, createHouseProvider(name, registration, deps));
  }
  return providers;
}
