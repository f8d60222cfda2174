import type { Metadata } from "@nv/contracts/schemas";
import { isUniqueViolation } from "@nv/database";
import { isBanned } from "../accounts/ban.ts";
import { makeLink } from "../accounts/one-time-links.service.ts";
import { deleteOneTimeTokensOf } from "../accounts/one-time-tokens.repository.ts";
import { changedMetadata, checkedEmail, newUserRow, ownerOf, searchKey } from "../accounts/user-record.ts";
import {
  ADMINISTRATOR_ROLE,
  countAdministrators,
  countUsers,
  deleteUser,
  findUser,
  findUserByEmail,
  insertUser,
  listUsers,
  lockAdministrators,
  lockUser,
  updateUser,
} from "../accounts/users.repository.ts";
import { type AuditFilter, countAudit, listAudit } from "../audit/audit.repository.ts";
import type { AuditAction, Caller } from "../audit/audit.service.ts";
import type { IdentityContext, Work } from "../context.ts";
import { emailKey } from "../core/email.ts";
import type { Page } from "../core/pages.ts";
import { storableText } from "../core/storable-text.ts";
import { IdentityError } from "../identity-error.ts";
import { refuseOwnWords } from "../password/password-rules.ts";
import type { AuditRow, UserRow } from "../schema/tables.ts";
import { deleteSessionsOf } from "../sessions/sessions.repository.ts";

/** An administrator at work. */
export interface AdminCaller extends Caller {
  readonly administrator: UserRow;
}

/** A page of a list, and how long the whole list is. */
export interface Listed<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/** A person as an administrator creates one. */
export interface UserCreation {
  readonly email: string | undefined;
  readonly password: string | undefined;
  readonly role: string | undefined;
  readonly isConfirmed: boolean;
  readonly metadata: Metadata | undefined;
  readonly aud: string;
}

/** What an administrator changes in a person. */
export interface UserEdit {
  readonly email: string | undefined;
  readonly password: string | undefined;
  readonly role: string | undefined;
  readonly isConfirmed: boolean;
  readonly metadata: Metadata | undefined;
  readonly appMetadata: Metadata | undefined;
  /** How long to shut the person out, milliseconds; 0 lets them in again. */
  readonly banMs: number | undefined;
}

/** What administrators can do. Every method throws {@link IdentityError}s named in its comment. */
export interface Administration {
  list(
    filter: { readonly aud: string; readonly text: string },
    direction: "asc" | "desc",
    page: Page,
  ): Promise<Listed<UserRow>>;
  /** @throws `USER_NOT_FOUND` */
  find(id: string): Promise<UserRow>;
  /** @throws `EMAIL_REQUIRED`, `EMAIL_INVALID`, `EMAIL_TAKEN`, `PASSWORD_UNFIT`, `METADATA_TOO_LARGE`, `BUSY` */
  create(creation: UserCreation, caller: AdminCaller): Promise<UserRow>;
  /** @throws as `create`, and `USER_NOT_FOUND`, `LAST_ADMINISTRATOR` */
  edit(id: string, edit: UserEdit, caller: AdminCaller): Promise<UserRow>;
  /** @throws `USER_NOT_FOUND`, `LAST_ADMINISTRATOR` */
  remove(id: string, caller: AdminCaller): Promise<void>;
  /**
   * Invites a person, or invites again one who has not accepted; the former link stops working.
   *
   * @throws `EMAIL_REQUIRED`, `EMAIL_INVALID`, `EMAIL_TAKEN`
   */
  invite(
    invitation: { readonly email: string | undefined; readonly metadata: Metadata | undefined; readonly aud: string },
    caller: AdminCaller,
  ): Promise<UserRow>;
  audit(filter: AuditFilter, page: Page): Promise<Listed<AuditRow>>;
}

async function existing(work: Work, id: string): Promise<UserRow> {
  await lockAdministrators(work.db, work.dialect);
  const user = await lockUser(work.db, work.dialect, id);
  if (user === undefined) throw new IdentityError("USER_NOT_FOUND");
  return user;
}

/** Undoes the transaction when it would leave nobody to administer. */
async function requireAdministrator(work: Work): Promise<void> {
  if ((await countAdministrators(work.db)) === 0) throw new IdentityError("LAST_ADMINISTRATOR");
}

async function withUniqueEmail<Result>(task: () => Promise<Result>): Promise<Result> {
  try {
    return await task();
  } catch (error) {
    if (isUniqueViolation(error)) throw new IdentityError("EMAIL_TAKEN", { cause: error });
    throw error;
  }
}

function actionOf({ banMs }: UserEdit): AuditAction {
  if (banMs === undefined) return "user_modified";
  return banMs > 0 ? "user_banned" : "user_unbanned";
}

function banColumns(banMs: number, nowMs: number): Partial<UserRow> {
  const isBan = banMs > 0;
  return { banned_at_ms: isBan ? nowMs : null, banned_until_ms: isBan ? nowMs + banMs : null };
}

/** Makes the administration. */
export function createAdministration(context: IdentityContext): Administration {
  const { db, hasher, messages, settings } = context;

  const hashed = (password: string | undefined) =>
    password === undefined || password === "" ? null : hasher.hash(password);

  function editedRow(user: UserRow, edit: UserEdit, passwordHash: string | null, nowMs: number): Partial<UserRow> {
    const email = edit.email === undefined || edit.email === "" ? user.email : checkedEmail(edit.email);
    const user_metadata = changedMetadata(user.user_metadata, edit.metadata);
    const isConfirmed = user.confirmed_at_ms !== null || edit.isConfirmed;
    return {
      email,
      email_key: emailKey(email),
      role: storableText(edit.role ?? user.role),
      user_metadata,
      app_metadata: changedMetadata(user.app_metadata, edit.appMetadata),
      search_key: searchKey(email, user_metadata),
      confirmed_at_ms: isConfirmed ? (user.confirmed_at_ms ?? nowMs) : null,
      ...(edit.banMs === undefined ? {} : banColumns(edit.banMs, nowMs)),
      // Whoever signed up and never confirmed does not get in because an administrator vouched for the address.
      ...(isConfirmed ? { pending_password_hash: null } : {}),
      ...(passwordHash === null ? {} : { password_hash: passwordHash }),
      updated_at_ms: nowMs,
    };
  }

  return {
    list: async (filter, direction, page) => {
      const wanted = { aud: filter.aud, text: storableText(filter.text).normalize("NFC").toLowerCase() };
      return { rows: await listUsers(db, wanted, direction, page), total: await countUsers(db, wanted) };
    },
    async find(id) {
      const user = await findUser(db, id);
      if (user === undefined) throw new IdentityError("USER_NOT_FOUND");
      return user;
    },
    async create({ email, password, role, isConfirmed, metadata, aud }, caller) {
      const row = newUserRow({ aud, email: checkedEmail(email), role, metadata }, context.now());
      if (password) refuseOwnWords(password, ownerOf(row));
      const passwordHash = await hashed(password);
      const confirmed_at_ms = isConfirmed || settings.autoconfirm ? row.created_at_ms : null;
      const user = { ...row, password_hash: passwordHash, confirmed_at_ms };
      await withUniqueEmail(() =>
        context.work(async (work) => {
          await insertUser(work.db, user);
          await work.audit({ action: "user_created", actor: caller.administrator, caller, target: user });
        }),
      );
      return user;
    },
    async edit(id, edit, caller) {
      const passwordHash = await hashed(edit.password);
      return withUniqueEmail(() =>
        context.work(async (work) => {
          const user = await existing(work, id);
          if (edit.password) refuseOwnWords(edit.password, ownerOf(user));
          const changed = await updateUser(work.db, id, editedRow(user, edit, passwordHash, work.nowMs));
          if (user.role === ADMINISTRATOR_ROLE) await requireAdministrator(work);
          const isMoved = changed.email_key !== user.email_key;
          const isShutOut = isBanned(changed, work.nowMs);
          if (passwordHash !== null || isMoved || isShutOut) await deleteOneTimeTokensOf(work.db, id);
          if (passwordHash !== null || isShutOut) await deleteSessionsOf(work.db, id, null);
          if (passwordHash !== null) await work.send(user.email, messages.passwordChanged());
          if (isMoved) await work.send(user.email, messages.emailChanged(changed.email), changed);
          work.changed(id);
          await work.audit({ action: actionOf(edit), actor: caller.administrator, caller, target: changed });
          return changed;
        }),
      );
    },
    async remove(id, caller) {
      await context.work(async (work) => {
        const user = await existing(work, id);
        await deleteUser(work.db, id);
        if (user.role === ADMINISTRATOR_ROLE) await requireAdministrator(work);
        work.changed(id);
        await work.audit({ action: "user_deleted", actor: caller.administrator, caller, target: user });
      });
    },
    async invite({ email: typed, metadata, aud }, caller) {
      const email = checkedEmail(typed);
      return withUniqueEmail(() =>
        context.work(async (work) => {
          const present = await findUserByEmail(work.db, aud, emailKey(email));
          if (present && present.confirmed_at_ms !== null) throw new IdentityError("EMAIL_TAKEN");
          const user = present ?? newUserRow({ aud, email }, work.nowMs);
          if (!present) await insertUser(work.db, user);
          // What a stranger typed when signing this address up goes; the administrator's words stay.
          await deleteOneTimeTokensOf(work.db, user.id);
          const user_metadata = changedMetadata(present?.invited_at_ms ? present.user_metadata : "{}", metadata);
          const invited = await updateUser(work.db, user.id, {
            invited_at_ms: work.nowMs,
            pending_password_hash: null,
            user_metadata,
            search_key: searchKey(user.email, user_metadata),
            updated_at_ms: work.nowMs,
          });
          const token = await makeLink(work, "invite", { userId: user.id });
          await work.send(user.email, messages.invitation(token));
          await work.audit({ action: "user_invited", actor: caller.administrator, caller, target: invited });
          return invited;
        }),
      );
    },
    audit: async (filter, page) => ({ rows: await listAudit(db, filter, page), total: await countAudit(db, filter) }),
  };
}
