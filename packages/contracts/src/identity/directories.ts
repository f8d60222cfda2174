/** Directories of a house that speak OpenID Connect: a house has one, or a few beside each other. */
export const OIDC_NAMES = ["oidc", "oidc2", "oidc3"] as const;

/** Name of a directory that speaks OpenID Connect. */
export type OidcName = (typeof OIDC_NAMES)[number];

/** Directories of a house, by whichever protocol. Stable: accounts, sessions and orders hold these names. */
export const DIRECTORY_NAMES = [...OIDC_NAMES, "saml"] as const;

/** Tells a directory that speaks OpenID Connect from every other service. */
export function isOidcName(name: string): name is OidcName {
  return OIDC_NAMES.some((known) => known === name);
}
