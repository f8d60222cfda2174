import type { Metadata } from "@nv/contracts/schemas";
import { isUniqueViolation } from "@nv/database";
import { isBanned } from "../accounts/ban.ts";
import { deleteOneTimeTokensOf } from "../accounts/one-time-tokens.repository.ts";
import { changedMetadata, checkedEmail, nameKeys, newUserRow, ownerOf, readMetadata } from "../accounts/user-record.ts";
import {
  ADMINISTRATOR_ROLE,
  countAdministrators,
  countRoles,
  countUsers,
  deleteUser,
  findUser,
  findUserByEmail,
  insertUser,
  listUsers,
  lockAdministrators,
  lockUser,
  type RoleCount,
  searchUsers,
  type UserFilter,
  updateUser,
} from "../accounts/users.repository.ts";
import { countAudit, listAudit, readAuditOn } from "../audit/audit.repository.ts";
import type { AuditAction, Caller } from "../audit/audit.service.ts";
import type { IdentityContext, Work } from "../context.ts";
import type { AuditFilter } from "../core/audit-query.ts";
import { emailKey } from "../core/email.ts";
import { displayName } from "../core/metadata.ts";
import type { PageRange } from "../core/pages.ts";
import type { SortOrder } from "../core/sort.ts";
import { storableText } from "../core/storable-text.ts";
import { IdentityError } from "../identity-error.ts";
import type { IdentityOptions } from "../options.ts";
import { refuseOwnWords } from "../password/password-rules.ts";
import { deleteKeysOf } from "../programs/programs.repository.ts";
import type { AuditRow, UserRow } from "../schema/tables.ts";
import { deleteSessionsOf } from "../sessions/sessions.repository.ts";
import { makeInvitation } from "./invitation.ts";
import { requireVersion } from "./person-version.ts";
import { readSearchWords } from "./search-words.ts";

/** Longest part of a name that a mail says, characters: a subject line shows no more. */
const NAME_MAX_LENGTH = 80;

/** Returns the name of the inviter for the mail: their name, else their address; on one line whatever they wrote. */
function nameOf({ user_metadata, email }: UserRow): string {
  const name = displayName(readMetadata(user_metadata)) || email;
  return name.replaceAll(/\p{Cc}/gu, " ").slice(0, NAME_MAX_LENGTH);
}

/** An administrator at work. */
export interface AdminCaller extends Caller {
  readonly administrator: UserRow;
}

/** A page of a list, and how long the whole list is. */
export interface Listed<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/** Changes of an administrator to a person. */
export interface UserEdit {
  readonly email: string | undefined;
  readonly password: string | undefined;
  readonly role: string | undefined;
  readonly isConfirmed: boolean;
  readonly metadata: Metadata | undefined;
  readonly appMetadata: Metadata | undefined;
  /** Duration of the ban, milliseconds; 0 lets the person in again. */
  readonly banMs: number | undefined;
}

/** A person as an administrator creates one. */
export interface UserCreation extends UserEdit {
  readonly aud: string;
}

/** Which people an administrator asks for. */
export interface PeopleSearch extends Pick<UserFilter, "aud" | "state" | "role"> {
  /** Text that somebody typed: every word of it must be in the address or the full name, whatever its accents and case. */
  readonly text: string;
}

/** Actions of administrators. Every method throws {@link IdentityError}s named in its comment. */
export type Administration = ReturnType<typeof createAdministration>;

/** Entries that an export reads at once. */
const EXPORT_BATCH = 500;

/** Longest name of a role, characters: it is in an index, and in every list. */
const ROLE_MAX_LENGTH = 60;

/** @throws {IdentityError} `ROLE_INVALID` for what could not be a name in a list. */
function checkedRole(role: string): string {
  const isName = role.length <= ROLE_MAX_LENGTH && !/\p{Cc}/u.test(role) && role === role.trim();
  if (!isName) throw new IdentityError("ROLE_INVALID", { values: { max: ROLE_MAX_LENGTH } });
  return role;
}

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

async function withUniqueEmail<Result>(task: () => Promise<Result>): Promise<Result> {
  try {
    return await task();
  } catch (error) {
    if (isUniqueViolation(error)) throw new IdentityError("EMAIL_TAKEN", { cause: error });
    throw error;
  }
}

function actionOf({ banMs }: UserEdit, before: UserRow, after: UserRow): AuditAction {
  if (banMs !== undefined) return banMs > 0 ? "user_banned" : "user_unbanned";
  return before.role === after.role ? "user_modified" : "user_role_changed";
}

/** Columns of which the audit tells what they were and are; of the others only that they changed. */
const COMPARED = ["email", "role"] as const;
const NAMED = ["user_metadata", "app_metadata", "confirmed_at_ms"] as const;

/** Returns the changes of an edit, for the audit. Metadata may hold anything, so only its name is told. */
function detailsOf(before: UserRow, after: UserRow): Record<string, unknown> {
  const compared = COMPARED.filter((name) => before[name] !== after[name]).map((name) => [
    name,
    [before[name], after[name]],
  ]);
  const changed = NAMED.filter((name) => before[name] !== after[name]).map((name) => name.replace("_at_ms", ""));
  const until = after.banned_until_ms;
  return {
    ...Object.fromEntries(compared),
    ...(changed.length === 0 ? {} : { changed }),
    ...(before.password_hash === after.password_hash ? {} : { password: "changed" }),
    ...(until === null || until === before.banned_until_ms ? {} : { until: new Date(until).toISOString() }),
  };
}

function banColumns(banMs: number, nowMs: number): Partial<UserRow> {
  const isBan = banMs > 0;
  return { banned_at_ms: isBan ? nowMs : null, banned_until_ms: isBan ? nowMs + banMs : null };
}

/** Changes people by the orders of administrators, each in one transaction with its entry in the audit. */
export function createAdministration(context: IdentityContext, onRemoved: IdentityOptions["onRemoved"]) {
  const { db, hasher, messages, settings } = context;

  const hashed = (password: string | undefined, { administrator }: AdminCaller) =>
    password === undefined || password === "" ? null : hasher.hash(password, { userId: administrator.id });

  function editedRow(user: UserRow, edit: UserEdit, passwordHash: string | null, nowMs: number): Partial<UserRow> {
    // The address that is there stays, whatever the rules say of it by now.
    const isSame = edit.email === undefined || edit.email === "" || edit.email === user.email;
    const email = isSame ? user.email : checkedEmail(edit.email);
    const user_metadata = changedMetadata(user.user_metadata, edit.metadata);
    const isConfirmed = user.confirmed_at_ms !== null || edit.isConfirmed;
    return {
      email,
      email_key: emailKey(email),
      role: edit.role === undefined ? user.role : checkedRole(storableText(edit.role)),
      user_metadata,
      app_metadata: changedMetadata(user.app_metadata, edit.appMetadata),
      ...nameKeys(email, user_metadata),
      confirmed_at_ms: isConfirmed ? (user.confirmed_at_ms ?? nowMs) : null,
      ...(edit.banMs === undefined ? {} : banColumns(edit.banMs, nowMs)),
      // Whoever signed up and never confirmed does not get in because an administrator vouched for the address.
      ...(isConfirmed ? { pending_password_hash: null } : {}),
      ...(passwordHash === null ? {} : { password_hash: passwordHash }),
      updated_at_ms: nowMs,
    };
  }

  return {
    async list({ aud, text, state, role }: PeopleSearch, order: SortOrder, page: PageRange): Promise<Listed<UserRow>> {
      const search = { dialect: context.dialect, words: readSearchWords(text) };
      const filter = { aud, search, state, role: role === null ? null : storableText(role), nowMs: context.now() };
      if (search.words.length > 0) return searchUsers(db, filter, order, page);
      const [rows, total] = await Promise.all([listUsers(db, filter, order, page), countUsers(db, filter)]);
      return { rows, total };
    },
    /** The roles that people have, the most frequent first; the empty one included. */
    roles: (aud: string): Promise<readonly RoleCount[]> => countRoles(db, aud),
    /** @throws `USER_NOT_FOUND` */
    async find(id: string): Promise<UserRow> {
      const user = await findUser(db, id);
      if (user === undefined) throw new IdentityError("USER_NOT_FOUND");
      return user;
    },
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
          const action = actionOf(edit, user, changed);
          const details = detailsOf(user, changed);
          await work.audit({ action, actor: caller.administrator, caller, target: changed, details });
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
    /**
     * Invites a person, or invites again one who has not accepted; the former link stops working.
     *
     * @throws `EMAIL_REQUIRED`, `EMAIL_INVALID`, `EMAIL_TAKEN`
     */
    async invite(
      {
        email: typed,
        metadata,
        aud,
      }: { readonly email: string | undefined; readonly metadata: Metadata | undefined; readonly aud: string },
      caller: AdminCaller,
    ): Promise<UserRow> {
      const email = checkedEmail(typed);
      return withUniqueEmail(() =>
        context.work(async (work) => {
          const present = await findUserByEmail(work.db, aud, emailKey(email));
          if (present && present.confirmed_at_ms !== null) throw new IdentityError("EMAIL_TAKEN");
          const user = present ?? newUserRow({ aud, email }, work.nowMs);
          if (!present) await insertUser(work.db, user);
          const invitation = await makeInvitation(work, user, metadata);
          await work.send(user.email, messages.invitation(invitation.token, nameOf(caller.administrator)));
          await work.audit({ action: "user_invited", actor: caller.administrator, caller, target: invitation.user });
          return invitation.user;
        }),
      );
    },
    audit: async (filter: AuditFilter, page: PageRange): Promise<Listed<AuditRow>> => ({
      rows: await listAudit(db, filter, page),
      total: await countAudit(db, filter),
    }),
    /** Every entry that passes, newest first, in batches; that it was asked for is an entry too. */
    async *exportAudit(filter: AuditFilter, caller: AdminCaller): AsyncGenerator<readonly AuditRow[]> {
      await context.work((work) => work.audit({ action: "audit_exported", actor: caller.administrator, caller }));
      let rows = await readAuditOn(db, filter, null, EXPORT_BATCH);
      while (rows.length > 0) {
        yield rows;
        rows = await readAuditOn(db, filter, rows.at(-1) ?? null, EXPORT_BATCH);
      }
    },
  };
}
