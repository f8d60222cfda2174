import { isUniqueViolation } from "@nv/database";
import { holdUser } from "../accounts/users.repository.ts";
import type { Caller } from "../audit/audit.service.ts";
import type { IdentityContext, Work } from "../context.ts";
import { IdentityError } from "../identity-error.ts";
import type { PasskeyRow } from "../schema/factors-tables.ts";
import type { UserRow } from "../schema/tables.ts";
import type { Authenticated } from "../sessions/authentication.service.ts";
import { deleteSessionsOf } from "../sessions/sessions.repository.ts";
import type { PasskeyCheck } from "./passkey-check.service.ts";
import { checkedPasskeyName, requirePasskeyRoom } from "./passkey-limits.ts";
import {
  createPasskeyRegistration,
  type MadePasskey,
  type PasskeyRegistration,
  type VerifiedPasskey,
} from "./passkey-registration.service.ts";
import { countPasskeys, deletePasskey, insertPasskey, listPasskeys, renamePasskey } from "./passkeys.repository.ts";

/** Passkeys of a person. Callers have asked for a recent proof before `register` and `remove`. */
export interface Passkeys extends PasskeyRegistration {
  list(user: UserRow): Promise<readonly PasskeyRow[]>;
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

/** Lets people add, name and remove passkeys, and tells the owner by mail of each that comes or goes. */
export function createPasskeys(context: IdentityContext, check: PasskeyCheck): Passkeys {
  const { db, messages } = context;
  const registration = createPasskeyRegistration(context, check);

  const add: Passkeys["add"] = async (work, user, passkey, caller) => {
    requirePasskeyRoom(await countPasskeys(work.db, user.id));
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
    ...registration,
    list: (user) => listPasskeys(db, user.id),
    add,
    async register({ user, session }, made, caller) {
      const passkey = await registration.verified(made, { sessionId: session.id }, caller);
      return context.work(async (work) => {
        await holdUser(work.db, work.dialect, user.id);
        return add(work, user, passkey, caller);
      });
    },
    async rename({ user }, id, name) {
      const renamed = await renamePasskey(db, user.id, id, checkedPasskeyName(name));
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
