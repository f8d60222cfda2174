import type { OAuthProvider } from "./oauth-provider.ts";
import { createOAuthProviders } from "./oauth-providers.ts";
import type { ProvidersOptions } from "./provider-options.ts";
import { createSamlProvider, type SamlProvider } from "./saml-provider.ts";

/** The services that sign people in here. */
export interface ProviderSet {
  /** By name, in lower case. */
  readonly oauth: ReadonlyMap<string, OAuthProvider>;
  readonly saml: SamlProvider | null;
  /** Labels of the house's own directories, by name; none for one that is off. */
  readonly labels: Readonly<Partial<Record<DirectoryName, string>>>;
}

/** The directories of the house. */
export const DIRECTORY_NAMES = ["oidc", "saml"] as const;
export type DirectoryName = (typeof DIRECTORY_NAMES)[number];

/** Tells whether a service is a directory of the house. */
export function isDirectory(name: string): name is DirectoryName {
  return DIRECTORY_NAMES.some((known) => known === name);
}

/**
 * The service that a name means. Published widgets draw a button with a label for `saml` alone: without a directory by SAML that button
 * leads to the one by OpenID Connect.
 */
export function namedProvider({ oauth, saml }: Pick<ProviderSet, "oauth" | "saml">, name: string): string {
  return name === "saml" && saml === null && oauth.has("oidc") ? "oidc" : name;
}

/**
 * The outside services that are configured; the rest does not exist for anybody.
 *
 * @param apiUrl - Public address of the identity service, without a slash at the end.
 * @throws {TypeError} When an address among the options is not safe, or a certificate is missing.
 */
export function createProviderSet(options: ProvidersOptions, apiUrl: string, now: () => number): ProviderSet {
  const { oidc, saml } = options;
  return {
    oauth: createOAuthProviders(options, apiUrl, now),
    saml: saml === undefined ? null : createSamlProvider(saml, apiUrl),
    labels: { ...(oidc && { oidc: oidc.label }), ...(saml && { saml: saml.label }) },
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
export function shownProviders({ oauth, saml, labels }: ProviderSet): ShownProviders {
  const hasOidc = oauth.has("oidc");
  const label = labels.saml ?? labels.oidc;
  return {
    external: {
      bitbucket: oauth.has("bitbucket"),
      facebook: false,
      github: oauth.has("github"),
      gitlab: oauth.has("gitlab"),
      google: oauth.has("google"),
      ...(hasOidc && saml !== null ? { oidc: true } : {}),
      saml: saml !== null || hasOidc,
    },
    external_labels: { ...labels, ...(label === undefined ? {} : { saml: label }) },
  };
}
