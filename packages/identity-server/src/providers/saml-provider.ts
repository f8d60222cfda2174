import { createPublicKey, X509Certificate } from "node:crypto";
import { inflateRawSync } from "node:zlib";
import { IdentityError } from "../identity-error.ts";
import type { ExternalProfile } from "./external-profile.ts";
import type { ToldSignOut } from "./oauth-provider.ts";
import { checkCertificates, checkSignInPage, type ProviderChecks } from "./provider-check.ts";
import { checkedServiceUrl, DEFAULT_PROVIDER_TIMEOUT_MS, type SamlOptions } from "./provider-options.ts";
import { createSamlClient } from "./saml-client.ts";
import { readSamlProfile } from "./saml-profile.ts";

/** Longest request to sign out, bytes; honest ones have one or two thousand. */
const LOGOUT_MAX_BYTES = 64 * 1024;

/** The service provider of SAML 2.0. */
export interface SamlProvider {
  readonly label: string;
  /** XML for whoever registers this site in the directory. */
  metadata(): Promise<string>;
  /** Returns the address to which a person is sent; the request is named `requestId` and comes back with `relayState`. */
  requestUrl(requestId: string, relayState: string, isSilent?: boolean): Promise<URL>;
  /**
   * Checks a response: signature, issuer, audience, times, and that it answers the request.
   *
   * @param response - The form field, base64.
   * @throws {IdentityError} `SAML_TIME_INVALID`, `SAML_AUDIENCE_WRONG`, `SAML_RESPONSE_INVALID`.
   */
  profile(response: string, requestId: string): Promise<ExternalProfile>;
  /**
   * Reads a sign-out that the directory tells of through the person's browser.
   *
   * @param query - The query as it came, of the HTTP-Redirect binding; `null` for a form.
   * @throws {IdentityError} `LOGOUT_TOKEN_INVALID` for one that the directory did not sign.
   * @see SAML 2.0 profiles, 4.4
   */
  signOut(fields: URLSearchParams, query: string | null): Promise<SamlSignOut>;
  /** Tries the directory as far as one can without a person; never throws for what the directory does. */
  check(): Promise<ProviderChecks>;
  /** Address of the directory, and name under which this service is registered there. */
  readonly about: { readonly url: string; readonly registration: string };
}

/** A sign-out of the directory, and the address of the answer to it, where it wants one. */
export interface SamlSignOut extends Omit<ToldSignOut, "atMs"> {
  readonly answerUrl: string | null;
}

function refusal(cause: unknown): IdentityError {
  const reason = cause instanceof Error ? cause.message : "";
  // A subject confirmation is "not valid" to the library only for its time.
  if (/expired|not yet valid|no valid subject confirmation/i.test(reason))
    return new IdentityError("SAML_TIME_INVALID", { cause });
  if (/audience/i.test(reason)) return new IdentityError("SAML_AUDIENCE_WRONG", { cause });
  return new IdentityError("SAML_RESPONSE_INVALID", { cause });
}

/** Entities can grow without end, and no honest message declares any (ASVS 1.5.1). @throws {TypeError} */
function refuseDoctype(xml: Buffer): void {
  if (/<!(DOCTYPE|ENTITY)/i.test(xml.toString("utf8"))) throw new TypeError("the message has a document type");
}

/** Reads a certificate now, so that a wrong one stops the start and not the first sign-in. */
function requireKey(certificate: string): void {
  try {
    if (certificate.includes("-----BEGIN")) createPublicKey(certificate);
    else new X509Certificate(Buffer.from(certificate, "base64"));
  } catch (cause) {
    throw new TypeError(
      "a certificate of the SAML directory cannot be read, so its answers could not be checked: " +
        "give the text of its X509Certificate, or PEM",
      { cause },
    );
  }
}

/**
 * Trusts the signed answers of one directory, and nobody else's.
 *
 * @param apiUrl - Public address of the identity service, without a slash at the end; the entity is `<apiUrl>/saml`.
 * @throws {TypeError} When the address or a certificate of the directory cannot be used.
 */
export function createSamlProvider(options: SamlOptions, apiUrl: string): SamlProvider {
  const entityId = `${apiUrl}/saml`;
  const acsUrl = `${apiUrl}/saml/acs`;
  const entryPoint = checkedServiceUrl("saml", options.entryPoint);
  const client = createSamlClient(options, { entryPoint, entityId, acsUrl });

  async function requestUrl(requestId: string, relayState: string, isSilent = false): Promise<URL> {
    return new URL(await (await client(requestId, isSilent)).getAuthorizeUrlAsync(relayState, undefined, {}));
  }

  async function readSignOut(fields: URLSearchParams, query: string | null): Promise<SamlSignOut> {
    const SAMLRequest = fields.get("SAMLRequest") ?? "";
    const asked = await client("_logout");
    // The library takes a query without a signature for a signed one.
    const isSigned = query === null || (fields.get("Signature") !== null && fields.get("SigAlg") !== null);
    if (SAMLRequest === "" || !isSigned) throw new TypeError("it is not signed");
    if (query === null) refuseDoctype(Buffer.from(SAMLRequest, "base64"));
    else refuseDoctype(inflateRawSync(Buffer.from(SAMLRequest, "base64"), { maxOutputLength: LOGOUT_MAX_BYTES }));
    const { profile } =
      query === null
        ? await asked.validatePostRequestAsync({ SAMLRequest })
        : await asked.validateRedirectAsync(Object.fromEntries(fields), query);
    if (profile === null || profile.issuer !== options.issuer) throw new TypeError("it is of another directory");
    const answerUrl =
      options.logoutUrl === undefined
        ? null
        : await asked.getLogoutResponseUrlAsync(profile, fields.get("RelayState") ?? "", {}, true);
    return { issuer: options.issuer, subject: profile.nameID, sid: profile.sessionIndex ?? null, answerUrl };
  }

  for (const certificate of options.certificates) requireKey(certificate);
  return {
    label: options.label,
    about: { url: entryPoint, registration: entityId },
    check: async () => [
      checkCertificates(options.certificates, Date.now()),
      await checkSignInPage(await requestUrl("_check", "check"), DEFAULT_PROVIDER_TIMEOUT_MS),
    ],
    metadata: async () => (await client("metadata")).generateServiceProviderMetadata(null),
    requestUrl,
    async profile(response, requestId) {
      try {
        refuseDoctype(Buffer.from(response, "base64"));
        const asked = await client(requestId);
        const { profile } = await asked.validatePostResponseAsync({ SAMLResponse: response });
        if (profile === null) throw new TypeError("the response has no assertion");
        return readSamlProfile(profile, { requestId, acsUrl }, options);
      } catch (cause) {
        throw refusal(cause);
      }
    },
    async signOut(fields, query) {
      try {
        return await readSignOut(fields, query);
      } catch (cause) {
        throw new IdentityError("LOGOUT_TOKEN_INVALID", { cause });
      }
    },
  };
}
