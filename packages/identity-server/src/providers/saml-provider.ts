import { createPublicKey, X509Certificate } from "node:crypto";
import { inflateRawSync } from "node:zlib";
import type { Profile, SAML } from "@node-saml/node-saml";
import { z } from "zod";
import { emailKey, isEmail } from "../core/email.ts";
import { IdentityError } from "../identity-error.ts";
import { MINUTE_MS } from "../options.ts";
import { type ExternalProfile, externalProfile } from "./external-profile.ts";
import type { ToldSignOut } from "./oauth-provider.ts";
import { checkCertificates, checkSignInPage, type ProviderChecks } from "./provider-check.ts";
import { checkedServiceUrl, DEFAULT_PROVIDER_TIMEOUT_MS, type SamlOptions } from "./provider-options.ts";

/** Clocks of two machines may differ by this much, milliseconds. */
const CLOCK_SKEW_MS = MINUTE_MS;

/** An assertion is not believed longer than this after it was made, milliseconds. */
const ASSERTION_AGE_MAX_MS = 10 * MINUTE_MS;

/** Longest request to sign out, bytes; honest ones have one or two thousand. */
const LOGOUT_MAX_BYTES = 64 * 1024;

/** NameIDs that are new at each sign-in, so that nobody can be recognised by them. */
const TRANSIENT = "urn:oasis:names:tc:SAML:2.0:nameid-format:transient";

/** Attributes in which directories put the address of a person, the usual names first. */
const EMAIL_ATTRIBUTES = [
  "email",
  "mail",
  "emailAddress",
  "urn:oid:0.9.2342.19200300.100.1.3",
  "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress",
];

/** Attributes in which directories put the full name of a person. */
const NAME_ATTRIBUTES = [
  "displayName",
  "name",
  "cn",
  "urn:oid:2.16.840.1.113730.3.1.241",
  "http://schemas.microsoft.com/identity/claims/displayname",
];

/** Attributes in which directories put the groups of a person. */
const GROUP_ATTRIBUTES = [
  "groups",
  "group",
  "memberOf",
  "urn:oid:1.3.6.1.4.1.5923.1.5.1.1",
  "http://schemas.microsoft.com/ws/2008/06/identity/claims/groups",
  "http://schemas.xmlsoap.org/claims/Group",
];

/** Session of the directory, of an assertion; where there are several statements, the first one. */
const Stated = z.object({
  Assertion: z.object({
    AuthnStatement: z
      .array(
        z.object({
          $: z.object({
            SessionIndex: z.string().optional(),
            SessionNotOnOrAfter: z.iso.datetime({ offset: true }).optional(),
          }),
        }),
      )
      .min(1),
  }),
});

const confirmation = z.object({
  $: z.object({ InResponseTo: z.string(), Recipient: z.string(), NotOnOrAfter: z.string() }),
});

/**
 * Shape of what a signed assertion must say: which request it answers, where it may be delivered, until when, and to whom.
 * The library checks most of it, but only where it is present.
 */
const Confirmed = z.object({
  Assertion: z.object({
    Subject: z.tuple([
      z.object({ SubjectConfirmation: z.tuple([z.object({ SubjectConfirmationData: z.tuple([confirmation]) })]) }),
    ]),
    Conditions: z.tuple([z.object({ AudienceRestriction: z.array(z.unknown()).min(1) })]),
  }),
});

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

function attribute(profile: Profile, names: readonly string[]): string {
  for (const name of names) {
    const value = [profile[name]].flat()[0];
    if (typeof value === "string" && value.trim() !== "") return value.trim();
  }
  return "";
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
  const domains = options.emailDomains?.map((domain) => domain.toLowerCase());

  /** A client that knows one request only, so that no other response can pass. The first one loads what reads XML. */
  async function client(requestId: string, isSilent = false): Promise<SAML> {
    const { SAML, ValidateInResponseTo } = await import("@node-saml/node-saml");
    return new SAML({
      entryPoint,
      idpCert: [...options.certificates],
      idpIssuer: options.issuer,
      issuer: entityId,
      audience: entityId,
      callbackUrl: acsUrl,
      identifierFormat: null,
      passive: isSilent,
      ...(options.logoutUrl === undefined ? {} : { logoutUrl: options.logoutUrl }),
      wantAssertionsSigned: true,
      wantAuthnResponseSigned: false,
      disableRequestedAuthnContext: true,
      acceptedClockSkewMs: CLOCK_SKEW_MS,
      maxAssertionAgeMs: ASSERTION_AGE_MAX_MS,
      validateInResponseTo: ValidateInResponseTo.always,
      generateUniqueId: () => requestId,
      // The request is kept, and taken once, with the sign-in that it belongs to.
      cacheProvider: {
        saveAsync: async (_id, value) => ({ value, createdAt: Date.now() }),
        getAsync: async (id) => (id === requestId ? new Date().toISOString() : null),
        removeAsync: async (id) => id,
      },
    });
  }

  function isOwnDomain(address: string): boolean {
    return domains === undefined || domains.includes(address.slice(address.lastIndexOf("@") + 1).toLowerCase());
  }

  function readProfile(profile: Profile, requestId: string): ExternalProfile {
    const answered = Confirmed.parse(profile.getAssertion?.());
    const { InResponseTo, Recipient } =
      answered.Assertion.Subject[0].SubjectConfirmation[0].SubjectConfirmationData[0].$;
    if (InResponseTo !== requestId || Recipient !== acsUrl) throw new TypeError("the assertion is for somebody else");
    // The library compares the issuer of sign-outs only.
    if (profile.issuer !== options.issuer) throw new TypeError("the assertion is of another directory");
    const stated = Stated.safeParse(profile.getAssertion?.()).data?.Assertion.AuthnStatement[0]?.$;
    const ends = stated?.SessionNotOnOrAfter;
    const address = attribute(profile, EMAIL_ATTRIBUTES) || (isEmail(profile.nameID) ? profile.nameID : "");
    return externalProfile({
      issuer: options.issuer,
      subject: profile.nameIDFormat === TRANSIENT ? emailKey(address) : profile.nameID,
      emails: [{ address, isVerified: isOwnDomain(address) }],
      name: attribute(profile, NAME_ATTRIBUTES),
      avatarUrl: "",
      groups: groupsOf(profile),
      sid: stated?.SessionIndex ?? null,
      endsAtMs: ends === undefined ? null : Date.parse(ends),
    });
  }

  async function requestUrl(requestId: string, relayState: string, isSilent = false): Promise<URL> {
    return new URL(await (await client(requestId, isSilent)).getAuthorizeUrlAsync(relayState, undefined, {}));
  }

  function groupsOf(profile: Profile): string[] {
    const names = options.groupsAttribute === undefined ? GROUP_ATTRIBUTES : [options.groupsAttribute];
    return names.flatMap((name) => [profile[name]].flat()).filter((value) => typeof value === "string");
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
        return readProfile(profile, requestId);
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
