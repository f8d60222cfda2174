import { randomUUID } from "node:crypto";
import { AUDIT_ACTIONS, type AuditActionCode } from "@nv/contracts";
import { readMetadata } from "../accounts/user-record.ts";
import { searchableText } from "../core/fold-text.ts";
import { displayName } from "../core/metadata.ts";
import { timeOrderedId } from "../core/time-ordered-id.ts";
import type { AuditRow, IdentityDb, UserRow } from "../schema/tables.ts";
import { insertAudit } from "./audit.repository.ts";

/** Action on an account, or on the service, as the audit records it. */
export type AuditAction = AuditActionCode;

/** Origin of a request. */
export interface Caller {
  /** Address of the socket, or what a trusted proxy says it is. */
  readonly address: string;
  readonly userAgent: string;
  /** Name of the key with which a program came in the place of its person; left out for people. */
  readonly program?: string | undefined;
}

/** Longest part of a `User-Agent` that is kept, characters. */
const USER_AGENT_MAX_LENGTH = 256;

/** Something that happened. */
export interface AuditEvent {
  readonly action: AuditAction;
  readonly caller: Caller;
  /** Person who did it; for a failed sign-in of an unknown person, only the address typed. */
  readonly actor: UserRow | { readonly email: string };
  /** To whom, when it is not the actor. */
  readonly target?: UserRow;
  /** Changes, before and after; never a secret. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Control characters would let a header forge lines in a log. */
function printable(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, " ").slice(0, USER_AGENT_MAX_LENGTH);
}

function detailsOf({ details, caller: { program } }: AuditEvent): string | null {
  const told = program === undefined ? details : { ...details, program };
  return told === undefined ? null : JSON.stringify(told);
}

/** Writes an event in the same transaction as what happened. No secret ever is in it. */
export async function recordAudit(db: IdentityDb, event: AuditEvent, nowMs: number): Promise<void> {
  const { action, actor, caller, target } = event;
  const known = "id" in actor ? actor : null;
  const name = known ? printable(displayName(readMetadata(known.user_metadata))) : "";
  const email = printable(actor.email);
  const row: AuditRow = {
    id: timeOrderedId(nowMs, randomUUID()),
    created_at_ms: nowMs,
    action,
    log_type: AUDIT_ACTIONS[action].logType,
    actor_id: known?.id ?? "",
    actor_email: email,
    actor_name: name,
    actor_key: `${email}\n${name}`.toLowerCase(),
    target_id: target?.id ?? null,
    target_email: target?.email ?? null,
    people_key: searchableText(email, name, target?.email ?? ""),
    address: printable(caller.address),
    user_agent: printable(caller.userAgent),
    details: detailsOf(event),
  };
  await insertAudit(db, row);
}
