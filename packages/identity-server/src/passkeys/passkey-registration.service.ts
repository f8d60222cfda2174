import type { PublicKeyCredentialCreationOptionsJSON, VerifiedRegistrationResponse } from "@simplewebauthn/server";
import { readMetadata } from "../accounts/user-record.ts";
import type { Caller } from "../audit/audit.service.ts";
import type { IdentityContext } from "../context.ts";
import { deviceName } from "../core/device-name.ts";
import { displayName } from "../core/metadata.ts";
import { IdentityError } from "../identity-error.ts";
import type { PasskeyRow } from "../schema/factors-tables.ts";
import type { UserRow } from "../schema/tables.ts";
import type { RegistrationAnswer } from "./passkey-answers.ts";
import {
  type Asker,
  CHALLENGE_LIFE_MS,
  type PasskeyCheck,
  relyingParty,
  takeAskedChallenge,
} from "./passkey-check.service.ts";
import { checkedPasskeyName, requirePasskeyRoom } from "./passkey-limits.ts";
import { listPasskeys } from "./passkeys.repository.ts";
import { loadWebauthn } from "./webauthn.ts";

/** EdDSA, ES256 and RS256: what every authenticator of today offers one of. */
const ALGORITHMS = [-8, -7, -257];

/** A passkey that a browser made, and what its owner calls it; without a name, the browser and its system. */
export interface MadePasskey {
  readonly answer: RegistrationAnswer;
  readonly name: string | undefined;
}

/** A passkey that was checked and is nobody's yet. */
export type VerifiedPasskey = Omit<PasskeyRow, "user_id" | "created_at_ms">;

/** Making of a passkey: a question to the browser, and the check of its answer. */
export interface PasskeyRegistration {
  /**
   * Options for `navigator.credentials.create`.
   *
   * @throws {IdentityError} `PASSKEY_LIMIT`.
   */
  registrationOptions(user: UserRow, asker: Asker): Promise<PublicKeyCredentialCreationOptionsJSON>;
  /**
   * Checks a new passkey; its question is over afterwards, whatever the outcome.
   *
   * @throws {IdentityError} `PASSKEY_INVALID`, `PASSKEY_NAME_INVALID`.
   */
  verified(passkey: MadePasskey, asker: Asker, caller: Caller): Promise<VerifiedPasskey>;
}

/** Asks browsers to make passkeys for this site, and checks what they made. */
export function createPasskeyRegistration(context: IdentityContext, check: PasskeyCheck): PasskeyRegistration {
  const { db, settings } = context;
  const { id: rpID, origin } = relyingParty(settings.siteUrl);

  async function verifiedAnswer(
    answer: RegistrationAnswer,
    expectedChallenge: string,
  ): Promise<VerifiedRegistrationResponse> {
    const { verifyRegistrationResponse } = await loadWebauthn();
    try {
      return await verifyRegistrationResponse({
        response: { ...answer, response: { ...answer.response, transports: [] } },
        expectedChallenge,
        expectedOrigin: origin,
        expectedRPID: rpID,
        requireUserVerification: true,
        supportedAlgorithmIDs: ALGORITHMS,
      });
    } catch (cause) {
      throw new IdentityError("PASSKEY_INVALID", { cause });
    }
  }

  return {
    async registrationOptions(user, asker) {
      const present = await listPasskeys(db, user.id);
      requirePasskeyRoom(present.length);
      const { generateRegistrationOptions } = await loadWebauthn();
      return generateRegistrationOptions({
        rpName: settings.factors.issuer,
        rpID,
        userName: user.email,
        userDisplayName: displayName(readMetadata(user.user_metadata)) || user.email,
        userID: new Uint8Array(Buffer.from(user.id)),
        challenge: await check.newChallenge(asker),
        timeout: CHALLENGE_LIFE_MS,
        attestationType: "none",
        excludeCredentials: present.map(({ id }) => ({ id })),
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
        supportedAlgorithmIDs: ALGORITHMS,
      });
    },
    async verified({ answer, name }, asker, caller) {
      const named = checkedPasskeyName(name ?? (deviceName(caller.userAgent) || "Passkey"));
      const { clientDataJSON, transports } = answer.response;
      const challenge = await takeAskedChallenge(context, clientDataJSON, asker, "PASSKEY_INVALID");
      const { registrationInfo: info } = await verifiedAnswer(answer, challenge);
      if (info === undefined) throw new IdentityError("PASSKEY_INVALID");
      return {
        id: info.credential.id,
        name: named,
        public_key: Buffer.from(info.credential.publicKey).toString("base64url"),
        counter: info.credential.counter,
        transports: JSON.stringify(transports),
        is_synced: info.credentialDeviceType === "multiDevice" ? 1 : 0,
        last_used_at_ms: null,
        host: null,
      };
    },
  };
}
