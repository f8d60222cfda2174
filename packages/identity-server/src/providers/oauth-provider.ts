import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  type CustomFetch,
  calculatePKCECodeChallenge,
  fetchProtectedResource,
} from "openid-client";
import type { z } from "zod";
import { IdentityError } from "../identity-error.ts";
import type { ExternalProfile } from "./external-profile.ts";
import { checkOAuthService, type ProviderChecks } from "./provider-check.ts";
import type { OAuthProviderName } from "./provider-options.ts";

/** Values by which one sign-in proves itself; kept from its start to its end. */
export interface OAuthChecks {
  readonly state: string;
  /** PKCE secret, 43 to 128 characters. */
  readonly codeVerifier: string;
  /** Nonce that the ID token must repeat; only OpenID providers do. */
  readonly nonce: string;
}

/** A person whom a service proved, and what it gave to ask it again about them. */
export interface ProvenPerson {
  readonly profile: ExternalProfile;
  /** Refresh token, of directories alone; `null` without one. */
  readonly refreshToken: string | null;
}

/** A sign-out that a directory tells of: one of its sessions, or all of a person. */
export interface ToldSignOut {
  readonly issuer: string;
  readonly subject: string | null;
  readonly sid: string | null;
  /** Moment of the sign-out, Unix epoch in milliseconds. */
  readonly atMs: number;
}

/** Calls of the house's directory alone: it is asked again, and tells of sign-outs. */
export interface DirectoryCalls {
  /**
   * Asks about somebody again.
   *
   * @param subject - Person whom the token is of; an answer about another is a refusal.
   * @returns `null` when the directory lets that person in no more.
   * @throws {IdentityError} `PROVIDER_UNREACHABLE` when it does not say.
   */
  renew(refreshToken: string, subject: string): Promise<ProvenPerson | null>;
  /**
   * Reads a sign-out that the directory tells of behind the person's back.
   *
   * @param logoutToken - A JWT that it signed.
   * @throws {IdentityError} `LOGOUT_TOKEN_INVALID`, `PROVIDER_UNREACHABLE`.
   * @see https://openid.net/specs/openid-connect-backchannel-1_0.html
   */
  signOut(logoutToken: string): Promise<ToldSignOut>;
}

/** A service that signs people in by OAuth 2. */
export interface OAuthProvider {
  readonly name: OAuthProviderName;
  /**
   * @param isSilent - Ask only whether the person is still signed in there, without showing them anything.
   * @throws {IdentityError} `PROVIDER_UNREACHABLE`.
   */
  authorizationUrl(checks: OAuthChecks, isSilent?: boolean): Promise<URL>;
  /**
   * Turns the code of a callback into a profile.
   *
   * @param search - Query of the callback, with the code.
   * @throws {IdentityError} `PROVIDER_EXCHANGE_FAILED`, `PROVIDER_PROFILE_FAILED`.
   */
  profile(search: URLSearchParams, checks: OAuthChecks): Promise<ProvenPerson>;
  /** `null` for a service that is not the house's directory. */
  readonly directory: DirectoryCalls | null;
  /** Tries the service as far as one can without a person; never throws for what the service does. */
  check(): Promise<ProviderChecks>;
  /** Address of the service, and the name of this site's registration there. */
  readonly about: { readonly url: string; readonly registration: string };
}

/** Tokens of a finished exchange. */
export type ExchangedTokens = Awaited<ReturnType<typeof authorizationCodeGrant>>;

/** Someone who may be asked about the person that signed in. */
export interface SignedInAt {
  readonly config: Configuration;
  readonly tokens: ExchangedTokens;
}

/** Parts that differ between providers. */
export interface ProviderParts {
  readonly name: OAuthProviderName;
  readonly scope: string;
  /** Address to which the service sends people back. */
  readonly redirectUrl: string;
  readonly isOpenId: boolean;
  /** Address of the service. */
  readonly serviceUrl: string;
  readonly clientId: string;
  readonly authentication: ClientAuth;
  readonly fetch: CustomFetch;
  readonly timeoutMs: number;
  /** Gives the endpoints; may ask the service for them. */
  configuration(): Promise<Configuration>;
  readProfile(signedIn: SignedInAt): Promise<ExternalProfile>;
  /** Parameters that a directory wants besides, once its description is known. */
  readonly moreParameters?: (config: Configuration) => Readonly<Record<string, string>>;
  readonly directory?: DirectoryCalls;
}

/** Returns the authentication of the client: in the body, or in the header where a service documents only that. */
export function clientAuthentication(kind: "post" | "basic", secret: string) {
  return kind === "post" ? ClientSecretPost(secret) : ClientSecretBasic(secret);
}

/** Allows http for a service on this machine, which {@link checkedServiceUrl} let pass; everything else is https. */
export function allowLoopback(serviceUrl: string): readonly ((config: Configuration) => void)[] {
  return serviceUrl.startsWith("http:") ? [allowInsecureRequests] : [];
}

/** A sign-in that nobody finishes: only its page is asked for. */
const CHECK_SECRETS: OAuthChecks = { state: "check", codeVerifier: "check".padEnd(43, "-"), nonce: "check" };

/** The steps that all providers have in common. State, PKCE (S256), nonce, issuer, audience and signature are always checked. */
export function createOAuthProvider(parts: ProviderParts): OAuthProvider {
  const { name, scope, redirectUrl, isOpenId } = parts;

  async function exchange(search: URLSearchParams, checks: OAuthChecks): Promise<SignedInAt> {
    const url = new URL(redirectUrl);
    url.search = search.toString();
    try {
      const config = await parts.configuration();
      const tokens = await authorizationCodeGrant(config, url, {
        pkceCodeVerifier: checks.codeVerifier,
        expectedState: checks.state,
        ...(isOpenId ? { expectedNonce: checks.nonce, idTokenExpected: true } : {}),
      });
      return { config, tokens };
    } catch (cause) {
      throw new IdentityError("PROVIDER_EXCHANGE_FAILED", { values: { provider: name }, cause });
    }
  }

  async function authorizationUrl({ state, codeVerifier, nonce }: OAuthChecks, isSilent = false): Promise<URL> {
    try {
      const config = await parts.configuration();
      return buildAuthorizationUrl(config, {
        redirect_uri: redirectUrl,
        scope,
        state,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: "S256",
        ...(isOpenId ? { nonce } : {}),
        ...parts.moreParameters?.(config),
        ...(isOpenId && isSilent ? { prompt: "none" } : {}),
      });
    } catch (cause) {
      throw new IdentityError("PROVIDER_UNREACHABLE", { cause });
    }
  }

  return {
    name,
    about: { url: parts.serviceUrl, registration: parts.clientId },
    authorizationUrl,
    directory: parts.directory ?? null,
    check: () => checkOAuthService({ ...parts, signInUrl: () => authorizationUrl(CHECK_SECRETS) }),
    async profile(search, checks) {
      const signedIn = await exchange(search, checks);
      try {
        const profile = await parts.readProfile(signedIn);
        return { profile, refreshToken: parts.directory ? (signedIn.tokens.refresh_token ?? null) : null };
      } catch (cause) {
        throw new IdentityError("PROVIDER_PROFILE_FAILED", { cause });
      }
    },
  };
}

/**
 * Asks a service about the person that signed in.
 *
 * @throws {Error} When the answer is not 200 with JSON of that shape; what came is not repeated.
 */
export async function askService<Schema extends z.ZodType>(
  { config, tokens }: SignedInAt,
  address: string,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const headers = new Headers({ accept: "application/json", "user-agent": "narrativas-visuales" });
  const response = await fetchProtectedResource(config, tokens.access_token, new URL(address), "GET", null, headers);
  if (response.status !== 200) throw new Error(`${new URL(address).pathname} answered ${response.status}`);
  return schema.parse(await response.json());
}
