import type { OidcName } from "@nv/contracts";

/** Services that have a name of their own here. */
export type NamedProvider = "google" | "github" | "gitlab" | "bitbucket";

/** Services that sign people in by OAuth 2; `oidc` and its like are the house's own directories, whichever speak OpenID Connect. */
export type OAuthProviderName = NamedProvider | OidcName;

/** Services that sign people in; `saml` is a directory too. */
export type ProviderName = OAuthProviderName | "saml";

/** Credentials that this site got when it was registered at a service, and the addresses of that service. */
export interface OAuthProviderOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  /**
   * Address at which people sign in, and for Google and GitLab also the issuer of their tokens, without a slash at the end.
   * Default: the public service. https, or http on loopback.
   */
  readonly url?: string | undefined;
  /** Address at which GitHub and Bitbucket answer about a person, without a slash at the end; Google and GitLab say it themselves. */
  readonly apiUrl?: string | undefined;
}

/** A directory that speaks OpenID Connect: Entra, Keycloak, Google Workspace or any other. */
export interface OidcOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Issuer, as the directory writes it in its tokens; its description is below `/.well-known/openid-configuration`. https, or http on loopback. */
  readonly url: string;
  /** Label of the button. */
  readonly label: string;
  /**
   * Domains whose addresses only the directory gives out, and which count as verified although it does not say `email_verified`.
   * Without them, an address counts only when it says so.
   */
  readonly emailDomains?: readonly string[] | undefined;
  /** Claim that holds the person's groups. Default: {@link DEFAULT_GROUPS_CLAIM}. */
  readonly groupsClaim?: string | undefined;
}

/** Claim in which most directories put the groups of a person. */
export const DEFAULT_GROUPS_CLAIM = "groups";

/** A directory that speaks SAML 2.0. */
export interface SamlOptions {
  /** Address at which people sign in (HTTP-Redirect binding). https, or http on loopback. */
  readonly entryPoint: string;
  /** Certificates (PEM, or base64 alone) that sign the directory's assertions; two while it changes them. */
  readonly certificates: readonly [string, ...string[]];
  /** Name (`Issuer`) of the directory; an answer with another name is refused. */
  readonly issuer: string;
  /** Label of the button. */
  readonly label: string;
  /** Domains whose addresses the directory answers for; without them, all. */
  readonly emailDomains?: readonly string[] | undefined;
  /** Attribute that holds the person's groups. Default: the names that directories use. */
  readonly groupsAttribute?: string | undefined;
  /** Address to which the answer to a single logout of the directory goes (HTTP-Redirect binding); without it, it gets none. */
  readonly logoutUrl?: string | undefined;
}

/** Which services sign people in; those left out are off. */
export interface ProvidersOptions
  extends Partial<Readonly<Record<NamedProvider, OAuthProviderOptions>>>,
    Partial<Readonly<Record<OidcName, OidcOptions | undefined>>> {
  readonly saml?: SamlOptions | undefined;
  /** Secret that encrypts, with a key of the database, what directories entrust to us; at least 32 bytes. Default: that key alone. */
  readonly tokenSecret?: string | undefined;
  /** Longest that one request to a service may take, milliseconds. Default: {@link DEFAULT_PROVIDER_TIMEOUT_MS}. */
  readonly timeoutMs?: number | undefined;
}

/** Two slow requests still end before a person gives up. */
export const DEFAULT_PROVIDER_TIMEOUT_MS = 8_000;

const LOOPBACK_HOSTS = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Tells whether secrets may travel to an address: https, or http on this machine. */
export function isSafeServiceUrl(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : null;
  return url?.protocol === "https:" || (url?.protocol === "http:" && LOOPBACK_HOSTS.has(url.hostname));
}

/**
 * Checks the address of a service: secrets and codes travel there.
 *
 * @returns The address without a slash at the end.
 * @throws {TypeError} When it is neither https nor http on this machine.
 */
export function checkedServiceUrl(provider: ProviderName, address: string): string {
  if (!isSafeServiceUrl(address)) {
    throw new TypeError(
      `the address of ${provider} is ${JSON.stringify(address)}, but secrets and codes of people travel there: ` +
        "give one that starts with https:// (http:// only on this machine)",
    );
  }
  return address.replace(/\/+$/, "");
}
