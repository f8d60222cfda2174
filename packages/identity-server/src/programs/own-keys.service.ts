import type { NewProgramKey, ProgramKeyMade, ProgramKeys } from "@nv/contracts/schemas";
import { lockUser } from "../accounts/users.repository.ts";
import { AdministrationError } from "../administration-error.ts";
import type { IdentityContext, Work } from "../context.ts";
import type { UserRow } from "../schema/tables.ts";
import type { ActingAdministrator } from "../settings/acting-administrator.ts";
import { addProgramKey } from "./add-program-key.ts";
import { shownKey, toldKey } from "./program-key.ts";
import { deleteKey, listKeysOf } from "./programs.repository.ts";
import type { ProveForKey } from "./prove-for-key.ts";

async function requireOwner(work: Work, { userId }: ActingAdministrator): Promise<UserRow> {
  const user = await lockUser(work.db, work.dialect, userId);
  if (user === undefined) throw new AdministrationError("FORBIDDEN");
  return user;
}

/** Makes, lists and revokes the keys that people have for themselves. */
export function createOwnKeys({ db, work }: IdentityContext, proveForKey: ProveForKey) {
  const own = async (userId: string): Promise<ProgramKeys> => ({
    keys: (await listKeysOf(db, { user_id: userId })).map(shownKey),
  });

  return {
    own,
    /** @throws {AdministrationError} `PROGRAM_KEYS_FULL`, `REAUTHENTICATION_REQUIRED`, `FORBIDDEN`. */
    async makeOwn(wanted: NewProgramKey, caller: ActingAdministrator): Promise<ProgramKeyMade> {
      const proof = await proveForKey(caller);
      return work(async (work) => {
        const actor = await requireOwner(work, caller);
        const { row, secret } = await addProgramKey(work, { user_id: actor.id }, { ...wanted, ...proof });
        await work.audit({ action: "program_key_made", actor, caller, details: toldKey(row) });
        return { key: shownKey(row), secret };
      });
    },
    /** @throws {AdministrationError} `PROGRAM_KEY_NOT_FOUND`. */
    async revokeOwn(id: string, caller: ActingAdministrator): Promise<ProgramKeys> {
      await work(async (work) => {
        const actor = await requireOwner(work, caller);
        const gone = await deleteKey(work.db, id, actor.id);
        if (gone === undefined) throw new AdministrationError("PROGRAM_KEY_NOT_FOUND");
        await work.audit({ action: "program_key_revoked", actor, caller, details: toldKey(gone) });
      });
      return own(caller.userId);
    },
  };
}
