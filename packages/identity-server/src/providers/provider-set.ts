import type { OAuthProvider } from "./oauth-provider.ts";
import { createOAuthProviders } from "./oauth-providers.ts";
import type { ProvidersOptions } from "./provider-options.ts";
import { createSamlProvider, type SamlProvider } from "./saml-provider.ts";

/** The services that sign people in here. */
export interface ProviderSet {
  /** By name, in lower case. */
  readonly oauth: ReadonlyMap<string, OAuthProvider>;
  readonly saml: SamlProvider | null;
}

/**
 * The outside services that are configured; the rest does not exist for anybody.
 *
 * @param apiUrl - Public address of the identity service, without a slash at the end.
 * @throws {TypeError} When an address among the options is not safe, or a certificate is missing.
 */
export function createProviderSet(options: ProvidersOptions, apiUrl: string, now: () => number): ProviderSet {
  return {
    oauth: createOAuthProviders(options, apiUrl, now),
    saml: options.saml === undefined ? null : createSamlProvider(options.saml, apiUrl),
  };
}

/** Fields of `GET /settings` about the outside services. */
export interface ShownProviders {
  /** Which are on, by name. */
  readonly external: Readonly<Record<string, boolean>>;
  /** Labels of the buttons of those without a name of their own. */
  readonly external_labels: Readonly<Record<string, string>>;
}

/** Tells which services are on. `facebook` never is, but existing clients expect every key. */
export function shownProviders({ oauth, saml }: ProviderSet): ShownProviders {
  return {
    external: {
      bitbucket: oauth.has("bitbucket"),
      facebook: false,
      github: oauth.has("github"),
      gitlab: oauth.has("gitlab"),
      google: oauth.has("google"),
      saml: saml !== null,
    },
    external_labels: saml === null ? {} : { saml: saml.label },
  };
}
