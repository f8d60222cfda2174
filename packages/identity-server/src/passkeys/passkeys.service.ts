import { isUniqueViolation } from "@nv/database";
import type { PublicKeyCredentialCreationOptionsJSON, VerifiedRegistrationResponse } from "@simplewebauthn/server";
import { readMetadata } from "../accounts/user-record.ts";
import { holdUser } from "../accounts/users.repository.ts";
import type { Caller } from "../audit/audit.service.ts";
import type { IdentityContext, Work } from "../context.ts";
import { deviceName } from "../core/device-name.ts";
import { displayName } from "../core/metadata.ts";
import { storableText } from "../core/storable-text.ts";
import { IdentityError } from "../identity-error.ts";
import type { PasskeyRow } from "../schema/factors-tables.ts";
import type { UserRow } from "../schema/tables.ts";
import type { Authenticated } from "../sessions/authentication.service.ts";
import { deleteSessionsOf } from "../sessions/sessions.repository.ts";
import type { RegistrationAnswer } from "./passkey-answers.ts";
import {
  type Asker,
  CHALLENGE_LIFE_MS,
  type PasskeyCheck,
  relyingParty,
  takeAskedChallenge,
} from "./passkey-check.service.ts";
import { countPasskeys, deletePasskey, insertPasskey, listPasskeys, renamePasskey } from "./passkeys.repository.ts";
import { loadWebauthn } from "./webauthn.ts";

/** Passkeys of a person: one for each device and some to spare. */
export const PASSKEYS_MAX = 20;

/** Longest name of a passkey, characters. */
const NAME_MAX_LENGTH = 64;

/** EdDSA, ES256 and RS256: what every authenticator of today offers one of. */
const ALGORITHMS = [-8, -7, -257];

/** A passkey that a browser made, and what its owner calls it; without a name, the browser and its system. */
export interface MadePasskey {
  readonly answer: RegistrationAnswer;
  readonly name: string | undefined;
}

/** A passkey that was checked and is nobody's yet. */
export type VerifiedPasskey = Omit<PasskeyRow, "user_id" | "created_at_ms">;

/** Passkeys of a person. Callers have asked for a recent proof before `register` and `remove`. */
export interface Passkeys {
  list(user: UserRow): Promise<readonly PasskeyRow[]>;
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
  /**
   * Keeps a passkey within a transaction that holds the row of its owner.
   *
   * @throws {IdentityError} `PASSKEY_INVALID` for one that is registered already, `PASSKEY_LIMIT`.
   */
  add(work: Work, user: UserRow, passkey: VerifiedPasskey, caller: Caller): Promise<PasskeyRow>;
  /**
   * Keeps a passkey.
   *
   * @throws {IdentityError} `PASSKEY_INVALID`, `PASSKEY_LIMIT`, `PASSKEY_NAME_INVALID`.
   */
  register(who: Authenticated, passkey: MadePasskey, caller: Caller): Promise<PasskeyRow>;
  /** @throws {IdentityError} `PASSKEY_NOT_FOUND`, `PASSKEY_NAME_INVALID`. */
  rename(who: Authenticated, id: string, name: string): Promise<PasskeyRow>;
  /**
   * Removes a passkey; the other sessions end, as a lost device may hold one.
   *
   * @throws {IdentityError} `PASSKEY_NOT_FOUND`.
   */
  remove(who: Authenticated, id: string, caller: Caller): Promise<void>;
}

function checkedName(typed: string): string {
  const name = storableText(typed).trim();
  if (name === "" || name.length > NAME_MAX_LENGTH) {
    throw new IdentityError("PASSKEY_NAME_INVALID", { values: { max: NAME_MAX_LENGTH } });
  }
  return name;
}

/** Lets people add, name and remove passkeys, and tells the owner by mail of each that comes or goes. */
export function createPasskeys(context: IdentityContext, check: PasskeyCheck): Passkeys {
  const { db, messages, settings } = context;
  const { id: rpID, origin } = relyingParty(settings.siteUrl);

  function requireRoom(count: number): void {
    if (count >= PASSKEYS_MAX) throw new IdentityError("PASSKEY_LIMIT", { values: { max: PASSKEYS_MAX } });
  }

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

  const verified: Passkeys["verified"] = async ({ answer, name }, asker, caller) => {
    const named = checkedName(name ?? (deviceName(caller.userAgent) || "Passkey"));
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
  };

  const add: Passkeys["add"] = async (work, user, passkey, caller) => {
    requireRoom(await countPasskeys(work.db, user.id));
    const row = { ...passkey, user_id: user.id, created_at_ms: work.nowMs };
    try {
      await insertPasskey(work.db, row);
    } catch (error) {
      if (isUniqueViolation(error)) throw new IdentityError("PASSKEY_INVALID", { cause: error });
      throw error;
    }
    await work.send(user.email, messages.factorNotice("passkey_added"));
    await work.audit({ action: "passkey_added", actor: user, caller });
    return row;
  };

  return {
    list: (user) => listPasskeys(db, user.id),
    verified,
    add,
    async registrationOptions(user, asker) {
      const present = await listPasskeys(db, user.id);
      requireRoom(present.length);
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
    async register({ user, session }, made, caller) {
      const passkey = await verified(made, { sessionId: session.id }, caller);
      return context.work(async (work) => {
        await holdUser(work.db, work.dialect, user.id);
        return add(work, user, passkey, caller);
      });
    },
    async rename({ user }, id, name) {
      const renamed = await renamePasskey(db, user.id, id, checkedName(name));
      if (renamed === undefined) throw new IdentityError("PASSKEY_NOT_FOUND");
      return renamed;
    },
    remove: ({ user, session }, id, caller) =>
      context.work(async (work) => {
        await holdUser(work.db, work.dialect, user.id);
        const removed = await deletePasskey(work.db, user.id, id);
        if (removed === undefined) throw new IdentityError("PASSKEY_NOT_FOUND");
        await deleteSessionsOf(work.db, user.id, session.id);
        work.changed(user.id);
        await work.send(user.email, messages.factorNotice("passkey_removed"));
        await work.audit({ action: "passkey_removed", actor: user, caller });
      }),
  };
}
