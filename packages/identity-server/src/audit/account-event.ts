import { readMetadata } from "../accounts/user-record.ts";
import type { UserRow } from "../schema/tables.ts";
import type { AuditAction, AuditEvent } from "./audit.service.ts";

/**
 * Events of an account that may be sent to other systems. `signup`, `login`, `usermodified` and `userdeleted` are the words of the
 * original service; it knows none for a person that an administrator invites or makes.
 */
export const ACCOUNT_EVENTS = ["signup", "login", "userinvited", "usercreated", "usermodified", "userdeleted"] as const;
export type AccountEventName = (typeof ACCOUNT_EVENTS)[number];

/** An account as other systems are told of it: the eight fields of the original service, and nothing secret. */
export interface ToldUser {
  readonly id: string;
  readonly aud: string;
  readonly role: string;
  readonly email: string;
  readonly app_metadata: Readonly<Record<string, unknown>>;
  readonly user_metadata: Readonly<Record<string, unknown>>;
  /** ISO 8601. */
  readonly created_at: string;
  readonly updated_at: string;
}

/** Something that happened to an account. */
export interface AccountEvent {
  readonly name: AccountEventName;
  readonly user: ToldUser;
  /** Unix epoch, milliseconds. */
  readonly atMs: number;
}

/** Which event an entry of the audit is; the rest is nobody else's business. */
const EVENT_OF: Readonly<Partial<Record<AuditAction, AccountEventName>>> = {
  user_signedup: "signup",
  invite_accepted: "signup",
  login: "login",
  user_invited: "userinvited",
  user_created: "usercreated",
  user_modified: "usermodified",
  user_role_changed: "usermodified",
  user_email_changed: "usermodified",
  user_banned: "usermodified",
  user_unbanned: "usermodified",
  user_deleted: "userdeleted",
};

function toldUser(user: UserRow): ToldUser {
  return {
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email,
    app_metadata: readMetadata(user.app_metadata),
    user_metadata: readMetadata(user.user_metadata),
    created_at: new Date(user.created_at_ms).toISOString(),
    updated_at: new Date(user.updated_at_ms).toISOString(),
  };
}

/** Returns the event of an account that an entry of the audit stands for; `null` for none. */
export function accountEventOf({ action, actor, target }: AuditEvent, atMs: number): AccountEvent | null {
  const name = EVENT_OF[action];
  const user = target ?? ("id" in actor ? actor : null);
  return name === undefined || user === null ? null : { name, user: toldUser(user), atMs };
}
