import type { Database } from "@nv/database";
import type { IdentityDb } from "../schema/tables.ts";
import { type AudienceCount, countAudiences } from "./audiences.repository.ts";
import { type Moved, moveAudience } from "./move-people.service.ts";

/** Findings of a start about whose the accounts are. */
export interface AudienceFindings {
  /** Accounts that were of another address and are of ours since this start. */
  readonly moved: Moved | null;
  /** Accounts of addresses that are not ours: nobody of them can sign in here. */
  readonly others: readonly AudienceCount[];
  /** Audiences of `others` that another process serves at this moment. */
  readonly served: readonly string[];
}

interface TakeOver {
  readonly database: Database;
  readonly db: IdentityDb;
  /** Audiences of this service; the first is that of newcomers. */
  readonly audiences: readonly [string, ...string[]];
  /** Whether the address of the site names them; who names audiences outright means what they say. */
  readonly isByAddress: boolean;
  readonly nowMs: number;
}

/**
 * Takes over the people of the one address that the database knows when that is not ours: the site has another port, host or scheme now.
 * When there are people of ours too, or of several others, it is not for a start to decide, nor while another process serves them.
 */
export async function takeOverAudience(order: TakeOver): Promise<AudienceFindings> {
  const { database, db, audiences, isByAddress, nowMs } = order;
  const [ours] = audiences;
  const all = await countAudiences(db);
  const others = all.filter(({ aud }) => !audiences.includes(aud));
  const peers = others.length === 0 ? [] : await database.peers();
  const served = others.map(({ aud }) => aud).filter((aud) => peers.some((peer) => peer.serves(aud)));
  const [lone] = all;
  const isMine = isByAddress && all.length === 1 && others.length === 1 && served.length === 0;
  if (lone === undefined || !isMine) return { moved: null, others, served };
  const moved = await moveAudience(database, db, { from: lone.aud, to: ours }, { by: "npm start", nowMs });
  // Processes that start together find the same; one of them moves.
  return { moved: moved.people === 0 ? null : moved, others: [], served: [] };
}
