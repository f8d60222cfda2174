import type { Metadata } from "@nv/contracts/schemas";
import { changedMetadata, checkedEmail, nameKeys } from "../accounts/user-record.ts";
import type { AuditAction } from "../audit/audit.service.ts";
import { emailKey } from "../core/email.ts";
import { storableText } from "../core/storable-text.ts";
import { IdentityError } from "../identity-error.ts";
import type { UserRow } from "../schema/tables.ts";

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

/** Longest name of a role, characters: it is in an index, and in every list. */
const ROLE_MAX_LENGTH = 60;

/**
 * Checks the name of a role that an administrator wrote.
 *
 * @throws {IdentityError} `ROLE_INVALID` for what could not be a name in a list.
 */
export function checkedRole(role: string): string {
  const isName = role.length <= ROLE_MAX_LENGTH && !/\p{Cc}/u.test(role) && role === role.trim();
  if (!isName) throw new IdentityError("ROLE_INVALID", { values: { max: ROLE_MAX_LENGTH } });
  return role;
}

/**
 * Columns of a ban.
 *
 * @param banMs - Duration, milliseconds; 0 ends it.
 */
export function banColumns(banMs: number, nowMs: number): Partial<UserRow> {
  const isBan = banMs > 0;
  return { banned_at_ms: isBan ? nowMs : null, banned_until_ms: isBan ? nowMs + banMs : null };
}

/**
 * Columns of a person as an edit leaves them.
 *
 * @param passwordHash - Of the new password; `null` to keep the one that is there.
 * @throws {IdentityError} `EMAIL_INVALID`, `METADATA_TOO_LARGE`, `METADATA_TOO_COMPLEX`, `ROLE_INVALID`.
 */
export function editedRow(user: UserRow, edit: UserEdit, passwordHash: string | null, nowMs: number): Partial<UserRow> {
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

function actionOf({ banMs }: UserEdit, before: UserRow, after: UserRow): AuditAction {
  if (banMs !== undefined) return banMs > 0 ? "user_banned" : "user_unbanned";
  return before.role === after.role ? "user_modified" : "user_role_changed";
}

/** Returns what the audit says of an edit. */
export function auditOfEdit(
  edit: UserEdit,
  before: UserRow,
  after: UserRow,
): { readonly action: AuditAction; readonly details: Record<string, unknown> } {
  return { action: actionOf(edit, before, after), details: detailsOf(before, after) };
}
