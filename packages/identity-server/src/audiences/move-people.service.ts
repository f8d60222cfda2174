import type { Database } from "@nv/database";
import { recordAudit } from "../audit/audit.service.ts";
import { CHANGED_CHANNEL } from "../context.ts";
import { moveWaitingMails } from "../mail/mail-queue.repository.ts";
import { setMark } from "../operations/marks.repository.ts";
import type { IdentityDb } from "../schema/tables.ts";
import { type AudienceMove, markPasskeys, moveIdentities, movePeople, moveWishes } from "./audiences.repository.ts";
import { formerSiteMark } from "./former-sites.ts";

/** Outcome of a move. */
export interface Moved extends AudienceMove {
  /** Number of accounts that are of the new site since. */
  readonly people: number;
  /** Number of passkeys of people of the new site that were made for another host, and serve there alone. */
  readonly passkeys: number;
}

/** Author and time of a move of people. */
export interface MoveOrder {
  /** Under which name the audit keeps it: nobody of the people did it. */
  readonly by: string;
  readonly nowMs: number;
}

const hostOf = (site: string) => (URL.canParse(site) ? new URL(site).hostname : null);

/**
 * Makes the people of one address those of another: accounts with all that hangs from them, what outside services vouch for, what they
 * asked for, and the links of mails that did not leave yet. Whose address is taken at the new site stays where they are.
 *
 * Sessions go on: they hang from the account, and the browser decides to which host it sends its cookie. Passkeys cannot move to
 * another host; they are kept, because they serve again if the address goes back.
 *
 * @see docs/adr/0060-the-address-may-change.md
 */
export async function moveAudience(
  database: Database,
  db: IdentityDb,
  move: AudienceMove,
  { by, nowMs }: MoveOrder,
): Promise<Moved> {
  const [fromHost, toHost] = [hostOf(move.from), hostOf(move.to)];
  return database.transaction(db, async (transaction) => {
    const ids = await movePeople(transaction, move);
    if (ids.length === 0) return { ...move, people: 0, passkeys: 0 };
    await moveIdentities(transaction, move);
    await moveWishes(transaction, move);
    await moveWaitingMails(transaction, move);
    await setMark(transaction, { name: formerSiteMark(move.from), at_ms: nowMs, details: "{}" });
    const isElsewhere = fromHost !== null && toHost !== null && fromHost !== toHost;
    const passkeys = isElsewhere ? await markPasskeys(transaction, { from: fromHost, to: toHost }, move.to) : 0;
    const details = { site: [move.from, move.to], people: ids.length };
    const caller = { address: "", userAgent: "" };
    await recordAudit(transaction, { action: "audience_moved", actor: { email: by }, caller, details }, nowMs);
    for (const id of ids) await database.announce(transaction, CHANGED_CHANNEL, id);
    return { ...move, people: ids.length, passkeys };
  });
}
