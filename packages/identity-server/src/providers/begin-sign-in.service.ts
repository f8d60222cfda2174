import { randomBytes } from "node:crypto";
import { findOneTimeToken } from "../accounts/one-time-tokens.repository.ts";
import type { Caller } from "../audit/audit.service.ts";
import type { IdentityContext } from "../context.ts";
import { IdentityError } from "../identity-error.ts";
import { FLOW_LIFE_MS } from "../options.ts";
import { hashSecret, makeSecret } from "../secret.ts";
import { insertFlow } from "./flows.repository.ts";
import { namedProvider, type ProviderSet } from "./provider-set.ts";

/** 43 characters of base64url, the least that PKCE allows. @see RFC 7636, 4.1 */
const VERIFIER_BYTES = 32;

/** Request that starts a sign-in by an outside service. */
export interface SignInStart {
  /** Name of the service, in any case. */
  readonly provider: string;
  readonly inviteToken: string | null;
  readonly returnPath: string;
  readonly aud: string;
  /** Secret that this browser keeps until it comes back. */
  readonly browserSecret: string;
  /** Ask only whether the person is still signed in there, without showing them anything. */
  readonly isSilent: boolean;
  /** Person in whose account the service is linked, and the session that asks; `null` for a sign-in. */
  readonly linker: { readonly userId: string; readonly sessionId: string } | null;
}

/** Starts a sign-in and gives the address where the browser must go. */
export type BeginSignIn = (start: SignInStart, caller: Caller) => Promise<URL>;

/**
 * Sends people to an outside service, and remembers in which browser they began.
 *
 * Errors: `PROVIDER_UNSUPPORTED`; `USER_NOT_FOUND` and `CONFIRMATION_TOKEN_EXPIRED` for the invitation;
 * `PROVIDER_UNREACHABLE`; `RATE_LIMITED`.
 */
export function createBeginSignIn({ db, now, limiter }: IdentityContext, set: ProviderSet): BeginSignIn {
  const { oauth, saml } = set;

  async function checkedInvite(token: string | null, caller: Caller): Promise<string | null> {
    if (token === null) return null;
    await limiter.count("verifyByAddress", caller.address);
    const invite = await findOneTimeToken(db, hashSecret(token), "invite");
    if (invite === undefined) throw new IdentityError("USER_NOT_FOUND");
    if (invite.expires_at_ms <= now()) throw new IdentityError("CONFIRMATION_TOKEN_EXPIRED");
    return invite.token_hash;
  }

  return async ({ provider: typed, inviteToken, returnPath, aud, browserSecret, isSilent, linker }, caller) => {
    const name = namedProvider(set, typed.toLowerCase());
    const provider = oauth.get(name);
    const isSaml = name === "saml" && saml !== null;
    if (provider === undefined && !isSaml) {
      throw new IdentityError("PROVIDER_UNSUPPORTED", { values: { reason: "Provider is not enabled" } });
    }
    await limiter.count("providerByAddress", caller.address);
    const invite_hash = await checkedInvite(inviteToken, caller);
    const checks = {
      state: makeSecret(),
      codeVerifier: randomBytes(VERIFIER_BYTES).toString("base64url"),
      // An XML id must not start with a digit.
      nonce: `_${makeSecret()}`,
    };
    const url = isSaml
      ? await saml.requestUrl(checks.nonce, checks.state, isSilent)
      : await provider?.authorizationUrl(checks, isSilent);
    if (url === undefined) throw new IdentityError("PROVIDER_UNSUPPORTED", { values: { reason: name } });
    await insertFlow(db, {
      state_hash: hashSecret(checks.state),
      browser_hash: hashSecret(browserSecret),
      provider: name,
      aud,
      code_verifier: checks.codeVerifier,
      nonce: checks.nonce,
      invite_hash,
      return_path: returnPath,
      profile: null,
      is_silent: Number(isSilent),
      link_user_id: linker?.userId ?? null,
      link_session_id: linker?.sessionId ?? null,
      created_at_ms: now(),
      expires_at_ms: now() + FLOW_LIFE_MS,
    });
    return url;
  };
}
