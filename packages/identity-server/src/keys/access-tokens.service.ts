import { randomUUID } from "node:crypto";
import { errors, importJWK, jwtVerify, SignJWT } from "jose";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { IdentityError } from "../identity-error.ts";
import { ACCESS_TOKEN_LIFE_S } from "../options.ts";
import { isTwoFactor } from "../totp/second-factor.service.ts";
import { type ServiceKeys, SIGNING_ALGORITHM } from "./keys.service.ts";

/** Tokens whose signature need not be checked again; about 20 MB when full. */
const VERIFIED_MAX = 20_000;

/** Longer tokens are refused unread; ours are under 12 kB, with both metadata at their limit. */
const TOKEN_MAX_LENGTH = 16_384;

const Claims = z.object({
  aud: z.string(),
  sub: z.uuid(),
  session_id: z.uuid(),
  /** Unix epoch, seconds. */
  exp: z.number(),
});

/** What a valid access token says. It does not say that its session is alive: that is asked each time. */
export type AccessClaims = z.infer<typeof Claims>;

/** Whom a token is for. */
export interface TokenSubject {
  readonly userId: string;
  readonly sessionId: string;
  readonly audience: string;
  readonly email: string;
  readonly method: string;
  /** What completed the sign-in, or `null`. */
  readonly secondMethod: string | null;
  readonly appMetadata: Record<string, unknown>;
  readonly userMetadata: Record<string, unknown>;
}

/** Signs and checks access tokens. */
export interface AccessTokens {
  sign(subject: TokenSubject): Promise<string>;
  /** The claims of a token that was verified before and has not expired; never waits. */
  recall(token: string): AccessClaims | null;
  /** @throws {IdentityError} `TOKEN_INVALID`, with the reason. */
  verify(token: string): Promise<AccessClaims>;
}

/** Why a token was refused, in the words of the original service. */
function reasonOf(error: unknown): string {
  if (error instanceof errors.JWTExpired) return "token is expired";
  if (error instanceof errors.JWSSignatureVerificationFailed) return "signature is invalid";
  if (error instanceof errors.JOSEAlgNotAllowed) return "signing method is invalid";
  if (error instanceof errors.JWSInvalid) return "token contains an invalid number of segments";
  return "token is malformed";
}

/**
 * Makes the signer and verifier of access tokens.
 *
 * @param issuer - The `iss` claim: the public address of the site.
 */
export async function createAccessTokens(keys: ServiceKeys, issuer: string, now: () => number): Promise<AccessTokens> {
  const { d: _secret, ...open } = keys.signing;
  const privateKey = await importJWK(keys.signing, SIGNING_ALGORITHM);
  const publicKey = await importJWK(open, SIGNING_ALGORITHM);
  const header = { alg: SIGNING_ALGORITHM, typ: "JWT", kid: keys.signing.kid ?? "" };
  const verified = new LRUCache<string, AccessClaims>({ max: VERIFIED_MAX });

  function recall(token: string): AccessClaims | null {
    const claims = verified.get(token);
    if (claims === undefined) return null;
    if (claims.exp * 1000 > now()) return claims;
    verified.delete(token);
    return null;
  }

  async function check(token: string): Promise<AccessClaims> {
    if (token.length > TOKEN_MAX_LENGTH) throw new errors.JWSInvalid();
    const options = { algorithms: [SIGNING_ALGORITHM], issuer, currentDate: new Date(now()) };
    const { payload } = await jwtVerify(token, publicKey, options);
    return Claims.parse(payload);
  }

  return {
    sign: (subject) => {
      const issuedAtS = Math.floor(now() / 1000);
      return new SignJWT({
        email: subject.email,
        app_metadata: subject.appMetadata,
        user_metadata: subject.userMetadata,
        session_id: subject.sessionId,
        amr: subject.secondMethod === null ? [subject.method] : [subject.method, subject.secondMethod],
        aal: isTwoFactor(subject) ? "aal2" : "aal1",
      })
        .setProtectedHeader(header)
        .setAudience(subject.audience)
        .setSubject(subject.userId)
        .setIssuer(issuer)
        .setIssuedAt(issuedAtS)
        .setExpirationTime(issuedAtS + ACCESS_TOKEN_LIFE_S)
        .setJti(randomUUID())
        .sign(privateKey);
    },
    recall,
    async verify(token) {
      const known = recall(token);
      if (known) return known;
      try {
        const claims = await check(token);
        verified.set(token, claims);
        return claims;
      } catch (cause) {
        throw new IdentityError("TOKEN_INVALID", { values: { reason: reasonOf(cause) }, cause });
      }
    },
  };
}
