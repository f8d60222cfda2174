import { DIRECTORY_NAMES, OIDC_NAMES } from "@nv/contracts";
import type { DirectoryName } from "@nv/contracts/schemas";
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

/** Tells whether a service is a directory of the house. */
export function isDirectory(name: string): name is DirectoryName {
  return DIRECTORY_NAMES.some((known) => known === name);
}

/** The first directory that speaks OpenID Connect, which published widgets are shown in the place of one by SAML. */
function firstOidc({ oauth }: Pick<ProviderSet, "oauth">): DirectoryName | undefined {
  return OIDC_NAMES.find((name) => oauth.has(name));
}

/**
 * The service that a name means. Published widgets draw a button with a label for `saml` alone: without a directory by SAML that button
 * leads to the first one by OpenID Connect.
 */
export function namedProvider(set: Pick<ProviderSet, "oauth" | "saml">, name: string): string {
  return name === "saml" && set.saml === null ? (firstOidc(set) ?? name) : name;
}

/**
 * The outside services that are configured; the rest does not exist for anybody.
 *
 * @param apiUrl - Public address of the identity service, without a slash at the end.
 * @throws {TypeError} When an address among the options is not safe, or a certificate is missing.
 */
export function createProviderSet(options: ProvidersOptions, apiUrl: string, now: () => number): ProviderSet {
  const { saml } = options;
  const labels = DIRECTORY_NAMES.flatMap((name) => {
    const label = options[name]?.label;
    return label === undefined ? [] : [[name, label] as const];
  });
  return {
    oauth: createOAuthProviders(options, apiUrl, now),
    saml: saml === undefined ? null : createSamlProvider(saml, apiUrl),
    labels: Object.fromEntries(labels),
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
export function shownProviders(set: ProviderSet): ShownProviders {
  const { oauth, saml, labels } = set;
  // Shown by the name that published widgets draw, and so not by its own.
  const instead = saml === null ? firstOidc(set) : undefined;
  const shown = OIDC_NAMES.filter((name) => oauth.has(name) && name !== instead);
  const label = instead === undefined ? labels.saml : labels[instead];
  return {
    external: {
      bitbucket: oauth.has("bitbucket"),
      facebook: false,
      github: oauth.has("github"),
      gitlab: oauth.has("gitlab"),
      google: oauth.has("google"),
      ...Object.fromEntries(shown.map((name) => [name, true])),
      saml: saml !== null || instead !== undefined,
    },
    external_labels: { ...labels, ...(label === undefined ? {} : { saml: label }) },
  };
}
