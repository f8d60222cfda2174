import type { NoTables } from "@nv/database";
import type { Kysely } from "kysely";
import { findUser } from "../accounts/users.repository.ts";
import { type Caller, recordAudit } from "../audit/audit.service.ts";
import type { IdentityContext } from "../context.ts";
import type { IdentityTables } from "../schema/tables.ts";
import type { HostEntry } from "./host-orders.service.ts";

/** Something that a person did with the host: published, retired… */
export interface HostAuditEntry extends Pick<HostEntry, "action" | "details"> {
  /** Person who did it; under this name when they have no account any more. */
  readonly actor: { readonly id: string; readonly name: string };
  /** From where; left out for what nobody was waiting for. */
  readonly from?: Caller | undefined;
}

/**
 * Writes what somebody did with the host's own tables in the audit. Nothing is decided here: who may do it is the host's.
 *
 * @param transaction - The one that did it, so that the audit tells neither more nor less.
 */
export type NoteInAudit = (transaction: Kysely<NoTables>, entry: HostAuditEntry) => Promise<void>;

/** Writes in the audit of this service. */
export function createNoteInAudit({ now }: Pick<IdentityContext, "now">): NoteInAudit {
  return async (transaction, { action, details, actor, from = { address: "", userAgent: "" } }) => {
    const db = transaction.$extendTables<IdentityTables>();
    const account = await findUser(db, actor.id);
    const about = details === undefined ? {} : { details };
    await recordAudit(db, { action, actor: account ?? { email: actor.name }, caller: from, ...about }, now());
  };
}
