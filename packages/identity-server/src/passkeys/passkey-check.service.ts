import { randomBytes } from "node:crypto";
import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/server";
import type { Caller } from "../audit/audit.service.ts";
import type { IdentityContext, Work } from "../context.ts";
import { IdentityError } from "../identity-error.ts";
import { MINUTE_MS } from "../options.ts";
import type { PasskeyRow } from "../schema/factors-tables.ts";
import type { UserRow } from "../schema/tables.ts";
import { hashSecret } from "../secret.ts";
import { challengeOf, type SignInAnswer } from "./passkey-answers.ts";
import { findPasskey, insertChallenge, recordPasskeyUse, takeChallenge } from "./passkeys.repository.ts";
import { loadWebauthn } from "./webauthn.ts";

/** For this long a question can be answered, milliseconds; people look for their phone meanwhile. */
export const CHALLENGE_LIFE_MS = 5 * MINUTE_MS;

/** Bytes of a question: 256 bits. */
const CHALLENGE_BYTES = 32;

/** A passkey whose signature is right and whose use is not noted yet. */
export interface CheckedPasskey {
  readonly passkey: PasskeyRow;
  readonly counter: number;
}

/** Person who makes a passkey: within a session, or on the way in, by the hash of the sign-in's token; `null` for somebody who signs in. */
export type Asker = { readonly sessionId: string } | { readonly ticketHash: string } | null;

/** Asks passkeys to sign, and checks what they signed. */
export type PasskeyCheck = ReturnType<typeof createPasskeyCheck>;

/** Returns the relying party of passkeys: `id` is the host, `origin` the page that may use them. */
export function relyingParty(siteUrl: string): { readonly id: string; readonly origin: string } {
  return { id: new URL(siteUrl).hostname, origin: siteUrl };
}

/** A question as it is kept. One of a waiting sign-in is known by its token as well, so that it serves no other. */
function keptChallenge(challenge: string, asker: Asker) {
  const isOnTheWayIn = asker !== null && "ticketHash" in asker;
  return {
    challenge_hash: hashSecret(isOnTheWayIn ? `${challenge}\0${asker.ticketHash}` : challenge),
    session_id: asker !== null && "sessionId" in asker ? asker.sessionId : null,
  };
}

/** Takes the question of an answer. @throws {IdentityError} `code` when it was not asked, is used or is over. */
export async function takeAskedChallenge(
  { db, now }: IdentityContext,
  clientDataJSON: string,
  asker: Asker,
  code: "PASSKEY_INVALID" | "PASSKEY_REFUSED",
): Promise<string> {
  const challenge = challengeOf(clientDataJSON);
  if (challenge === null) throw new IdentityError(code);
  const { challenge_hash, session_id } = keptChallenge(challenge, asker);
  const isAsked = await takeChallenge(db, challenge_hash, session_id, now());
  if (!isAsked) throw new IdentityError(code);
  return challenge;
}

/** Checks answers of passkeys: each challenge is good once, and for this site alone. */
export function createPasskeyCheck(context: IdentityContext) {
  const { db, now, settings } = context;
  const { id, origin } = relyingParty(settings.siteUrl);

  async function verified(answer: SignInAnswer, passkey: PasskeyRow, expectedChallenge: string): Promise<number> {
    const { clientDataJSON, authenticatorData, signature } = answer.response;
    const { verifyAuthenticationResponse } = await loadWebauthn();
    try {
      const { verified: isRight, authenticationInfo } = await verifyAuthenticationResponse({
        response: { ...answer, response: { clientDataJSON, authenticatorData, signature } },
        expectedChallenge,
        expectedOrigin: origin,
        expectedRPID: id,
        requireUserVerification: true,
        // The counter is compared in the database, where parallel uses meet.
        credential: { id: passkey.id, publicKey: Buffer.from(passkey.public_key, "base64url"), counter: 0 },
      });
      if (isRight) return authenticationInfo.newCounter;
    } catch (cause) {
      throw new IdentityError("PASSKEY_REFUSED", { cause });
    }
    throw new IdentityError("PASSKEY_REFUSED");
  }

  async function newChallenge(asker: Asker): Promise<Uint8Array<ArrayBuffer>> {
    const challenge = new Uint8Array(randomBytes(CHALLENGE_BYTES));
    const kept = keptChallenge(Buffer.from(challenge).toString("base64url"), asker);
    await insertChallenge(db, { ...kept, expires_at_ms: now() + CHALLENGE_LIFE_MS });
    return challenge;
  }

  return {
    newChallenge,
    /** Options of a sign-in for `navigator.credentials.get`: any passkey of this site may answer. */
    async signInOptions(): Promise<PublicKeyCredentialRequestOptionsJSON> {
      const { generateAuthenticationOptions } = await loadWebauthn();
      return generateAuthenticationOptions({
        rpID: id,
        challenge: await newChallenge(null),
        userVerification: "required",
        timeout: CHALLENGE_LIFE_MS,
      });
    },
    /**
     * Checks a signature; its question is over afterwards, whatever the outcome.
     *
     * @throws {IdentityError} `PASSKEY_REFUSED`.
     */
    async check(answer: SignInAnswer): Promise<CheckedPasskey> {
      const challenge = await takeAskedChallenge(context, answer.response.clientDataJSON, null, "PASSKEY_REFUSED");
      const passkey = await findPasskey(db, answer.id);
      if (passkey === undefined) throw new IdentityError("PASSKEY_REFUSED");
      const { userHandle } = answer.response;
      const owner = Buffer.from(passkey.user_id).toString("base64url");
      if (userHandle !== undefined && userHandle !== owner) throw new IdentityError("PASSKEY_REFUSED");
      return { passkey, counter: await verified(answer, passkey, challenge) };
    },
    /**
     * Notes the use of a checked passkey within a transaction.
     *
     * @returns Whether it may be used; not when its counter went back, which two copies of a key do.
     */
    async use(work: Work, { passkey, counter }: CheckedPasskey, owner: UserRow, caller: Caller): Promise<boolean> {
      if (await recordPasskeyUse(work.db, passkey.id, counter, work.nowMs)) return true;
      await work.audit({ action: "passkey_refused", actor: owner, caller });
      return false;
    },
  };
}
