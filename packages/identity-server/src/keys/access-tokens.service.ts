import { createSecretKey, randomUUID } from "node:crypto";
import { decodeProtectedHeader, errors, jwtVerify } from "jose";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { isTwoFactor } from "../core/two-factor.ts";
import { IdentityError } from "../identity-error.ts";
import { ACCESS_TOKEN_LIFE_S } from "../options.ts";
import { type JwsSigner, signCompactJws } from "./compact-jws.ts";
import type { ServiceKeys } from "./keys.service.ts";
import { SIGNING_ALGORITHMS } from "./signing-keys.ts";

/**
 * Tokens whose signature need not be checked again; about 5 MB when full. A thousand people renew once an hour, and what was renewed
 * is not asked for again: four times as many would only keep memory growing for longer.
 */
const VERIFIED_MAX = 5000;

/** Longer tokens are refused unread; ours are under 12 kB, with both metadata at their limit. */
const TOKEN_MAX_LENGTH = 16_384;

const Claims = z.object({
  aud: z.string(),
  sub: z.uuid(),
  session_id: z.uuid(),
  /** Unix epoch, seconds. */
  exp: z.number(),
});

/** Claims of a valid access token. They do not say that its session is alive: that is asked each time. */
export type AccessClaims = z.infer<typeof Claims>;

/** Person and session that a token is for. */
export interface TokenSubject {
  readonly userId: string;
  readonly sessionId: string;
  readonly audience: string;
  readonly email: string;
  readonly method: string;
  /** Second factor that completed the sign-in, or `null`. */
  readonly secondMethod: string | null;
  readonly appMetadata: Record<string, unknown>;
  readonly userMetadata: Record<string, unknown>;
}

/** Signs and checks access tokens. */
export type AccessTokens = ReturnType<typeof createAccessTokens>;

/**
 * Whether a part is written in its one way: base64url without padding and with nothing in the bits that are left over.
 * Decoders take others too, and then one token would have many spellings. @see RFC 7515, 2 and RFC 4648, 3.5
 */
function isCanonical(part: string): boolean {
  return Buffer.from(part, "base64url").toString("base64url") === part;
}

/** Returns the reason why a token was refused, in the words of the original service. */
function reasonOf(error: unknown): string {
  if (error instanceof errors.JWTExpired) return "token is expired";
  if (error instanceof errors.JWSSignatureVerificationFailed) return "signature is invalid";
  if (error instanceof errors.JOSEAlgNotAllowed) return "signing method is invalid";
  if (error instanceof errors.JWSInvalid) return "token contains an invalid number of segments";
  return "token is malformed";
}

/** Secrets shared with old verifiers must be as hard to guess as their signature. @see RFC 7518, 3.2 */
const SHARED_SECRET_MIN_BYTES = 32;

/** Name of the shared key, as old verifiers know it. */
const SHARED_KEY_ID = "nf-ident";

function sharedKeyOf(secret: string | undefined): Uint8Array | null {
  if (secret === undefined) return null;
  const bytes = new TextEncoder().encode(secret);
  if (bytes.length >= SHARED_SECRET_MIN_BYTES) return bytes;
  throw new RangeError(`the shared secret of access tokens must have at least ${SHARED_SECRET_MIN_BYTES} bytes`);
}

interface TokenDeps {
  readonly keys: ServiceKeys;
  /** The `iss` claim: the public address of the site. */
  readonly issuer: string;
  /** Earlier addresses of the site, in whose name tokens are good that were signed there. */
  readonly formerIssuers?: readonly string[] | undefined;
  readonly now: () => number;
  /** Sign with HS256 and this secret instead, for verifiers that know nothing else. */
  readonly sharedSecret?: string | undefined;
}

/**
 * Signs and verifies access tokens; what was verified is remembered until its keys change.
 *
 * A token is checked with the key that its `kid` names, and only by that key's own algorithm; what else the header
 * says (`jwk`, `jku`, `x5u`, `crit`) chooses nothing.
 *
 * @throws {RangeError} For a shared secret under 32 bytes.
 */
export function createAccessTokens({ keys, issuer, formerIssuers = [], now, sharedSecret }: TokenDeps) {
  const issuers = [issuer, ...formerIssuers];
  const sharedKey = sharedKeyOf(sharedSecret);
  const allowed: ReadonlySet<string> = new Set([...SIGNING_ALGORITHMS, ...(sharedKey === null ? [] : ["HS256"])]);
  const verified = new LRUCache<string, AccessClaims>({ max: VERIFIED_MAX });
  let isConnectionUp = true;
  // Counts what was forgotten: a check that began before is not remembered.
  let generation = 0;

  function forget(): void {
    generation += 1;
    verified.clear();
  }

  function recall(token: string): AccessClaims | null {
    const claims = verified.get(token);
    if (claims === undefined) return null;
    if (claims.exp * 1000 > now()) return claims;
    verified.delete(token);
    return null;
  }

  async function verifierOf(kid: string) {
    if (sharedKey !== null && kid === SHARED_KEY_ID) return { key: sharedKey, algorithm: "HS256" } as const;
    const found = await keys.find(kid);
    return found ? { key: found.publicKey, algorithm: found.algorithm } : null;
  }

  async function signer(): Promise<JwsSigner> {
    if (sharedKey !== null) return { key: createSecretKey(sharedKey), algorithm: "HS256", id: SHARED_KEY_ID };
    const { privateKey, algorithm, id } = await keys.signing();
    return { key: privateKey, algorithm, id };
  }

  async function check(token: string): Promise<AccessClaims> {
    if (token.length > TOKEN_MAX_LENGTH) throw new errors.JWSInvalid();
    if (token.split(".").length !== 3) throw new errors.JWSInvalid();
    if (!token.split(".").every(isCanonical)) throw new errors.JWTInvalid();
    const { kid, alg } = decodeProtectedHeader(token);
    if (!allowed.has(alg ?? "")) throw new errors.JOSEAlgNotAllowed();
    const known = await verifierOf(kid ?? "");
    if (known === null) throw new errors.JWSSignatureVerificationFailed();
    if (alg !== known.algorithm) throw new errors.JOSEAlgNotAllowed();
    const options = { algorithms: [known.algorithm], issuer: issuers, typ: "JWT", currentDate: new Date(now()) };
    const { payload } = await jwtVerify(token, known.key, options);
    return Claims.parse(payload);
  }

  return {
    async sign(subject: TokenSubject): Promise<string> {
      const issuedAtS = Math.floor(now() / 1000);
      return signCompactJws(await signer(), {
        email: subject.email,
        app_metadata: subject.appMetadata,
        user_metadata: subject.userMetadata,
        session_id: subject.sessionId,
        amr: subject.secondMethod === null ? [subject.method] : [subject.method, subject.secondMethod],
        aal: isTwoFactor(subject) ? "aal2" : "aal1",
        aud: subject.audience,
        sub: subject.userId,
        iss: issuer,
        iat: issuedAtS,
        exp: issuedAtS + ACCESS_TOKEN_LIFE_S,
        jti: randomUUID(),
      });
    },
    /** The claims of a token that was verified before and has not expired; never waits. */
    recall,
    /** Checks every signature again: a key may have been taken away. */
    forget,
    /** Whether it would be heard that a key was taken away; without that every signature is checked each time. */
    setConnected(isConnected: boolean): void {
      isConnectionUp = isConnected;
      forget();
    },
    /** @throws {IdentityError} `TOKEN_INVALID`, with the reason. */
    async verify(token: string): Promise<AccessClaims> {
      const known = recall(token);
      if (known) return known;
      const asked = generation;
      try {
        const claims = await check(token);
        if (asked === generation && isConnectionUp) verified.set(token, claims);
        return claims;
      } catch (cause) {
        throw new IdentityError("TOKEN_INVALID", { values: { reason: reasonOf(cause) }, cause });
      }
    },
  };
}
