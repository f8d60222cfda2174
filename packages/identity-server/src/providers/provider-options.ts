/** Services that sign people in by OAuth 2. */
export type OAuthProviderName = "google" | "github" | "gitlab" | "bitbucket";

/** Services that sign people in; `saml` is the newsroom's own directory. */
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
}

/** Which services sign people in; those left out are off. */
export interface ProvidersOptions extends Partial<Readonly<Record<OAuthProviderName, OAuthProviderOptions>>> {
  readonly saml?: SamlOptions | undefined;
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
