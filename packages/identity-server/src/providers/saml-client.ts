import type { SAML } from "@node-saml/node-saml";
import { MINUTE_MS } from "../options.ts";
import type { SamlOptions } from "./provider-options.ts";

/** Clocks of two machines may differ by this much, milliseconds. */
const CLOCK_SKEW_MS = MINUTE_MS;

/** An assertion is not believed longer than this after it was made, milliseconds. */
const ASSERTION_AGE_MAX_MS = 10 * MINUTE_MS;

/** Addresses of the two sides of SAML. */
export interface SamlAddresses {
  /** Page of the directory where people sign in, already checked. */
  readonly entryPoint: string;
  /** Name of this service at the directory. */
  readonly entityId: string;
  /** Address to which the directory sends its answers. */
  readonly acsUrl: string;
}

/** Makes a client that knows one request only, so that no other response can pass. The first one loads what reads XML. */
export type SamlClient = (requestId: string, isSilent?: boolean) => Promise<SAML>;

/** Makes clients that trust the certificates of one directory. */
export function createSamlClient(options: SamlOptions, { entryPoint, entityId, acsUrl }: SamlAddresses): SamlClient {
  return async (requestId, isSilent = false) => {
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
  };
}
