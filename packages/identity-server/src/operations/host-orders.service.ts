import type { AuditActionCode } from "@nv/contracts";
import type { NoTables } from "@nv/database";
import type { Kysely } from "kysely";
import { findUser } from "../accounts/users.repository.ts";
import type { IdentityContext } from "../context.ts";
import type { ProposalAnswer } from "../mail/messages.ts";
import { type ActingAdministrator, requireActing } from "../settings/acting-administrator.ts";

/** Audit entry of what an order did. */
export interface HostEntry {
  readonly action: AuditActionCode;
  /** Person whom it concerns; left out of the audit when they have no account any more. */
  readonly targetId?: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Context in which an order of an administrator is executed. */
export interface HostWork {
  /** The transaction. The host extends it with its own tables. */
  readonly db: Kysely<NoTables>;
  readonly administrator: { readonly id: string; readonly email: string };
  /** Unix epoch, milliseconds. */
  readonly nowMs: number;
  /**
   * Tells a person by mail what became of what they proposed, when the transaction is committed. Nobody is told who has no account
   * any more, or who answers themselves.
   */
  tellProposer(personId: string, answer: ProposalAnswer): Promise<void>;
}

/**
 * Executes an order of an administrator about the host's own tables and writes it in the audit, in one transaction.
 *
 * @param task - Does it, and says what was done; `null` for nothing.
 * @returns Whether something was done.
 * @throws {AdministrationError} `FORBIDDEN` for who administers no more.
 */
export type Execute = (
  caller: ActingAdministrator,
  task: (work: HostWork) => Promise<HostEntry | null>,
) => Promise<boolean>;

/** Executes orders of the administrators of a host application. */
export function createExecute(context: IdentityContext): Execute {
  return (caller, task) =>
    context.work(async (work) => {
      const administrator = await requireActing(work, caller);
      const tellProposer: HostWork["tellProposer"] = async (personId, answer) => {
        const person = personId === administrator.id ? undefined : await findUser(work.db, personId);
        if (person !== undefined) await work.send(person.email, context.messages.proposalAnswered(answer), person);
      };
      const entry = await task({ db: work.host, administrator, nowMs: work.nowMs, tellProposer });
      if (entry === null) return false;
      const { action, targetId, details } = entry;
      const target = targetId === undefined ? undefined : await findUser(work.db, targetId);
      const about = { ...(target === undefined ? {} : { target }), ...(details === undefined ? {} : { details }) };
      await work.audit({ action, actor: administrator, caller, ...about });
      return true;
    });
}
