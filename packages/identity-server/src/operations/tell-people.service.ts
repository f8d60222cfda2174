import type { NoTables } from "@nv/database";
import type { Kysely } from "kysely";
import { findUser } from "../accounts/users.repository.ts";
import type { IdentityContext } from "../context.ts";
import type { DescriptionsDigest, DeskNotice, Message } from "../mail/messages.ts";

/** Context in which people are told something that nobody ordered: its time had come. */
export interface TellWork {
  /** The transaction. The host extends it with its own tables. */
  readonly db: Kysely<NoTables>;
  /**
   * Tells a person by mail what they answer for, when the transaction is committed. Who has no account any more, is shut out or never confirmed the
   * address is not told.
   */
  tellDescriptions(personId: string, digest: DescriptionsDigest): Promise<void>;
  /** Tells a person by mail what a colleague asks or answers, when the transaction is committed; the same people are not told. */
  tellNotice(personId: string, notice: DeskNotice): Promise<void>;
}

/** Tells people what the host says, in one transaction with what it notes about it: both happen, or nothing does. */
export type TellPeople = (task: (work: TellWork) => Promise<void>) => Promise<void>;

/** Tells people by the mails of the service. */
export function createTellPeople(context: IdentityContext): TellPeople {
  const { messages } = context;
  return (task) =>
    context.work((work) => {
      async function tell(personId: string, message: Message): Promise<void> {
        const person = await findUser(work.db, personId);
        if (person === undefined || person.confirmed_at_ms === null || person.banned_at_ms !== null) return;
        await work.send(person.email, message, person);
      }
      return task({
        db: work.host,
        tellDescriptions: (personId, digest) => tell(personId, messages.descriptionsDigest(digest)),
        tellNotice: (personId, notice) => tell(personId, messages.deskNotice(notice)),
      });
    });
}
