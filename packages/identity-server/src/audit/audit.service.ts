import { randomUUID } from "node:crypto";
import type { AuditActionCode } from "@nv/contracts";
import { readMetadata } from "../accounts/user-record.ts";
import { searchableText } from "../core/fold-text.ts";
import { displayName } from "../core/metadata.ts";
import { timeOrderedId } from "../core/time-ordered-id.ts";
import type { AuditRow, IdentityDb, UserRow } from "../schema/tables.ts";
import { insertAudit } from "./audit.repository.ts";

/** Kind of each action, as the original service groups them. */
const LOG_TYPES = {
  login: "account",
  login_failed: "account",
  second_factor_asked: "account",
  second_factor_failed: "account",
  reauthenticated: "account",
  passkey_refused: "account",
  logout: "account",
  session_ended: "account",
  invite_accepted: "account",
  user_signedup: "team",
  user_repeated_signup: "team",
  user_invited: "team",
  user_created: "team",
  user_deleted: "team",
  user_banned: "team",
  user_unbanned: "team",
  user_role_changed: "team",
  invite_link_made: "team",
  audit_exported: "team",
  access_refused: "account",
  limit_exceeded: "account",
  token_refreshed: "token",
  token_reused: "token",
  user_modified: "user",
  identity_linked: "user",
  second_factor_activated: "user",
  second_factor_removed: "user",
  recovery_codes_renewed: "user",
  recovery_code_used: "user",
  passkey_added: "user",
  passkey_removed: "user",
  user_password_changed: "user",
  user_email_changed: "user",
  user_recovery_requested: "user",
  magic_link_requested: "user",
  settings_changed: "service",
  group_made: "team",
  group_removed: "team",
  group_joined: "team",
  group_left: "team",
  rota_changed: "team",
  team_profile_erased: "team",
  team_steps_changed: "team",
  team_channel_changed: "team",
  author_shown: "team",
  keys_rotated: "service",
  audience_moved: "service",
  mail_retried: "service",
  mail_cancelled: "service",
  mail_tested: "service",
  webhook_added: "service",
  webhook_changed: "service",
  webhook_removed: "service",
  webhook_secret_renewed: "service",
  proposal_accepted: "service",
  proposal_applied: "service",
  proposal_rejected: "service",
  proposal_reopened: "service",
  record_published: "content",
  record_rolled_back: "content",
  record_unpublished: "content",
  record_retired: "content",
  record_restored: "content",
  map_style_chosen: "content",
  preview_link_made: "content",
  preview_link_withdrawn: "content",
  chart_copied: "content",
  description_published: "content",
  description_reviewed: "content",
  photo_sent: "content",
  photo_withdrawn: "content",
  case_written: "content",
  case_moved: "content",
  case_retired: "content",
  case_personal_read: "content",
  case_personal_written: "content",
  cases_imported: "content",
  cases_published: "content",
  cases_note_written: "content",
  cases_note_corrected: "content",
  cases_rolled_back: "content",
  cases_examples_changed: "content",
  graphics_imported: "content",
  file_given: "content",
  census_sections_loaded: "content",
} as const satisfies Record<AuditActionCode, string>;

/** What can happen to an account, or to the service. */
export type AuditAction = keyof typeof LOG_TYPES;

/** Where a request comes from. */
export interface Caller {
  /** Address of the socket, or what a trusted proxy says it is. */
  readonly address: string;
  readonly userAgent: string;
}

/** Longest part of a `User-Agent` that is kept, characters. */
const USER_AGENT_MAX_LENGTH = 256;

/** Something that happened. */
export interface AuditEvent {
  readonly action: AuditAction;
  readonly caller: Caller;
  /** Who did it; for a failed sign-in of an unknown person, only the address typed. */
  readonly actor: UserRow | { readonly email: string };
  /** To whom, when it is not the actor. */
  readonly target?: UserRow;
  /** What changed, before and after; never a secret. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Control characters would let a header forge lines in a log. */
function printable(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, " ").slice(0, USER_AGENT_MAX_LENGTH);
}

/** Writes an event in the same transaction as what happened. No secret ever is in it. */
export async function recordAudit(db: IdentityDb, event: AuditEvent, nowMs: number): Promise<void> {
  const { action, actor, caller, target, details } = event;
  const known = "id" in actor ? actor : null;
  const name = known ? printable(displayName(readMetadata(known.user_metadata))) : "";
  const email = printable(actor.email);
  const row: AuditRow = {
    id: timeOrderedId(nowMs, randomUUID()),
    created_at_ms: nowMs,
    action,
    log_type: LOG_TYPES[action],
    actor_id: known?.id ?? "",
    actor_email: email,
    actor_name: name,
    actor_key: `${email}\n${name}`.toLowerCase(),
    target_id: target?.id ?? null,
    target_email: target?.email ?? null,
    people_key: searchableText(email, name, target?.email ?? ""),
    address: printable(caller.address),
    user_agent: printable(caller.userAgent),
    details: details === undefined ? null : JSON.stringify(details),
  };
  await insertAudit(db, row);
}
