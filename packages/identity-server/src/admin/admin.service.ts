import { isBanned } from "../accounts/ban.ts";
import { deleteOneTimeTokensOf } from "../accounts/one-time-tokens.repository.ts";
import { changedMetadata, checkedEmail, newUserRow, ownerOf } from "../accounts/user-record.ts";
import {
  ADMINISTRATOR_ROLE,
  countAdministrators,
  deleteUser,
  insertUser,
  lockAdministrators,
  lockUser,
  updateUser,
} from "../accounts/users.repository.ts";
import type { IdentityContext, Work } from "../context.ts";
import { storableText } from "../core/storable-text.ts";
import { IdentityError } from "../identity-error.ts";
import type { IdentityOptions } from "../options.ts";
import { refuseOwnWords } from "../password/password-rules.ts";
import { deleteKeysOf } from "../programs/programs.repository.ts";
import type { UserRow } from "../schema/tables.ts";
import { deleteSessionsOf } from "../sessions/sessions.repository.ts";
import type { AdminCaller } from "./admin-caller.ts";
import { createAuditLog } from "./audit-log.service.ts";
import { createInvitePerson } from "./invite-person.service.ts";
import { createPeopleList } from "./people-list.service.ts";
import { auditOfEdit, banColumns, checkedRole, editedRow, type UserEdit } from "./person-edit.ts";
import { requireVersion } from "./person-version.ts";
import { withUniqueEmail } from "./with-unique-email.ts";

/** A person as an administrator creates one. */
export interface UserCreation extends UserEdit {
  readonly aud: string;
}

/** Actions of administrators. Every method throws {@link IdentityError}s named in its comment. */
export type Administration = ReturnType<typeof createAdministration>;

async function existing(work: Work, id: string): Promise<UserRow> {
  await lockAdministrators(work.db, work.dialect);
  const user = await lockUser(work.db, work.dialect, id);
  if (user === undefined) throw new IdentityError("USER_NOT_FOUND");
  return user;
}

/** Undoes the transaction when it would leave nobody to administer. */
async function requireAdministrator(work: Work, audiences: readonly string[]): Promise<void> {
  if ((await countAdministrators(work.db, audiences)) === 0) throw new IdentityError("LAST_ADMINISTRATOR");
}

/** Changes people by the orders of administrators, each in one transaction with its entry in the audit. */
export function createAdministration(context: IdentityContext, onRemoved: IdentityOptions["onRemoved"]) {
  const { hasher, messages, settings } = context;

  const hashed = (password: string | undefined, { administrator }: AdminCaller) =>
    password === undefined || password === "" ? null : hasher.hash(password, { userId: administrator.id });

  return {
    ...createPeopleList(context),
    /** @throws `EMAIL_REQUIRED`, `EMAIL_INVALID`, `EMAIL_TAKEN`, `PASSWORD_UNFIT`, `METADATA_TOO_LARGE`, `METADATA_TOO_COMPLEX`, `ROLE_INVALID`, `BUSY` */
    async create(
      { email, password, role, isConfirmed, metadata, appMetadata, banMs, aud }: UserCreation,
      caller: AdminCaller,
    ): Promise<UserRow> {
      const checked = { aud, email: checkedEmail(email), role: checkedRole(storableText(role ?? "")), metadata };
      const row = newUserRow(checked, context.now());
      if (password) refuseOwnWords(password, ownerOf(row));
      const passwordHash = await hashed(password, caller);
      const confirmed_at_ms = isConfirmed || settings.autoconfirm ? row.created_at_ms : null;
      const app_metadata = changedMetadata(row.app_metadata, appMetadata);
      const ban = banMs === undefined ? {} : banColumns(banMs, row.created_at_ms);
      const user = { ...row, app_metadata, ...ban, password_hash: passwordHash, confirmed_at_ms };
      await withUniqueEmail(() =>
        context.work(async (work) => {
          await insertUser(work.db, user);
          await work.audit({ action: "user_created", actor: caller.administrator, caller, target: user });
        }),
      );
      return user;
    },
    /**
     * @param version - The version that the administrator saw, as `If-Match` has it; `null` to change whatever is there.
     * @throws as `create`, and `USER_NOT_FOUND`, `PERSON_CHANGED`, `LAST_ADMINISTRATOR`
     */
    async edit(id: string, edit: UserEdit, version: string | null, caller: AdminCaller): Promise<UserRow> {
      const passwordHash = await hashed(edit.password, caller);
      return withUniqueEmail(() =>
        context.work(async (work) => {
          const user = await existing(work, id);
          requireVersion(user, version);
          if (edit.password) refuseOwnWords(edit.password, ownerOf(user));
          const changed = await updateUser(work.db, id, editedRow(user, edit, passwordHash, work.nowMs));
          if (user.role === ADMINISTRATOR_ROLE) await requireAdministrator(work, settings.audiences);
          const isMoved = changed.email_key !== user.email_key;
          const isShutOut = isBanned(changed, work.nowMs);
          if (passwordHash !== null || isMoved || isShutOut) await deleteOneTimeTokensOf(work.db, id);
          if (passwordHash !== null || isShutOut) await deleteSessionsOf(work.db, id, null);
          if (isShutOut) await deleteKeysOf(work.db, id);
          if (passwordHash !== null) await work.send(user.email, messages.passwordChanged());
          if (isMoved) await work.send(user.email, messages.emailChanged(changed.email), changed);
          work.changed(id);
          const told = auditOfEdit(edit, user, changed);
          await work.audit({ ...told, actor: caller.administrator, caller, target: changed });
          return changed;
        }),
      );
    },
    /** @throws `USER_NOT_FOUND`, `PERSON_CHANGED`, `LAST_ADMINISTRATOR` */
    async remove(id: string, version: string | null, caller: AdminCaller): Promise<void> {
      await context.work(async (work) => {
        const user = await existing(work, id);
        requireVersion(user, version);
        await deleteUser(work.db, id);
        await onRemoved?.(work.host, id);
        if (user.role === ADMINISTRATOR_ROLE) await requireAdministrator(work, settings.audiences);
        work.changed(id);
        await work.audit({ action: "user_deleted", actor: caller.administrator, caller, target: user });
      });
    },
    invite: createInvitePerson(context),
    ...createAuditLog(context),
  };
}
