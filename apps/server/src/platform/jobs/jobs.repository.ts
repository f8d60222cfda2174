import type { ExpressionBuilder } from "kysely";
import type { JobsClock } from "./jobs-clock.ts";
import type { JobChange, JobRow, JobsDb, JobsTables, NewJob } from "./jobs-table.ts";

/** Work of one process, for as long as it holds the lease. */
export interface Lease {
  readonly id: string;
  readonly owner: string;
}

/** Adds work. @returns Its row. */
export async function insertJob(db: JobsDb, row: NewJob): Promise<JobRow> {
  return db.insertInto("jobs").values(row).returningAll().executeTakeFirstOrThrow();
}

/** Work by its id. */
export async function findJob(db: JobsDb, id: string): Promise<JobRow | undefined> {
  return db.selectFrom("jobs").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Work that waits or runs, by what makes it the same as another. */
export async function findActiveJob(db: JobsDb, activeKey: string): Promise<JobRow | undefined> {
  return db.selectFrom("jobs").selectAll().where("active_key", "=", activeKey).executeTakeFirst();
}

/** Filter of a list of jobs. */
interface JobFilter {
  /** Subject of the job; all without it. */
  readonly subject: string | undefined;
  /** Groups that it may belong to, empty for everybody's; any without it. */
  readonly groups: readonly string[] | undefined;
}

/** The last pieces of work, newest first. */
export async function listJobs(db: JobsDb, { subject, groups }: JobFilter, limit: number): Promise<readonly JobRow[]> {
  return db
    .selectFrom("jobs")
    .selectAll()
    .$if(subject !== undefined, (query) => query.where("subject", "=", subject ?? ""))
    .$if(groups !== undefined, (query) => query.where("group_name", "in", groups ?? []))
    .orderBy("created_at_ms", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
}

/**
 * Returns the turn of a person's next order: behind their own that wait, and not before the first that is due, so that who orders a hundred pieces
 * of work and who orders one come to them alternately.
 */
export async function nextTurn(db: JobsDb, personId: string, clock: JobsClock): Promise<number> {
  const waiting = db.selectFrom("jobs").select("turn").where("state", "=", "queued").limit(1);
  const own = await waiting.where("created_by_id", "=", personId).orderBy("turn", "desc").executeTakeFirst();
  if (own !== undefined) return own.turn + 1;
  const first = await waiting.where("run_after_ms", "<=", clock(0)).orderBy("turn").executeTakeFirst();
  return first?.turn ?? 0;
}

/** Whether work of a kind was ordered after a moment. */
export async function isJobSince(db: JobsDb, kind: string, sinceMs: number): Promise<boolean> {
  const query = db.selectFrom("jobs").select("id").where("kind", "=", kind).where("created_at_ms", ">", sinceMs);
  return (await query.executeTakeFirst()) !== undefined;
}

/** Returns the last time a job of a kind was cancelled, by somebody who wants no more of it; 0 for never. */
export async function lastCancelMs(db: JobsDb, kind: string): Promise<number> {
  const row = await db
    .selectFrom("jobs")
    .select("updated_at_ms")
    .where("kind", "=", kind)
    .where("state", "=", "cancelled")
    .orderBy("updated_at_ms", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.updated_at_ms ?? 0;
}

/** Counts the jobs in a state. @param sinceMs - Changed since then. */
export async function countJobs(db: JobsDb, state: string, sinceMs = 0): Promise<number> {
  const row = await db
    .selectFrom("jobs")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .where("state", "=", state)
    .where("updated_at_ms", ">=", sinceMs)
    .executeTakeFirstOrThrow();
  return row.total;
}

/** Since when the oldest work that waits could have begun; `null` when none waits. */
export async function oldestDueJob(db: JobsDb): Promise<number | null> {
  const row = await db
    .selectFrom("jobs")
    .select("run_after_ms")
    .where("state", "=", "queued")
    .orderBy("run_after_ms")
    .limit(1)
    .executeTakeFirst();
  return row?.run_after_ms ?? null;
}

/** Options with which a process claims a job. */
export interface Claim {
  /** The process. */
  readonly owner: string;
  readonly clock: JobsClock;
  /** By the clock of who takes it, for people who look. Unix epoch, milliseconds. */
  readonly nowMs: number;
  /** Time that it keeps a job without a sign of life, milliseconds. */
  readonly leaseMs: number;
  /** Kinds that it has no room for. */
  readonly except: readonly string[];
  /** Kinds of which an order waits until those before it are over. */
  readonly inOrder: readonly string[];
}

/** Whether nothing of its kind that was ordered before is to be done still. */
function isItsTurn(inOrder: readonly string[]) {
  return ({ and, eb, exists, not, or, ref, selectFrom }: ExpressionBuilder<JobsTables, "jobs">) => {
    const atMs = ref("jobs.created_at_ms");
    const earlier = selectFrom("jobs as earlier")
      .select("earlier.id")
      .whereRef("earlier.kind", "=", "jobs.kind")
      .where("earlier.state", "in", ["queued", "running"])
      .where(({ eb }) =>
        or([
          eb("earlier.created_at_ms", "<", atMs),
          and([eb("earlier.created_at_ms", "=", atMs), eb("earlier.id", "<", ref("jobs.id"))]),
        ]),
      );
    return or([eb("jobs.kind", "not in", inOrder), not(exists(earlier))]);
  };
}

/**
 * Takes work that is due, or that a process let go without a word: what somebody waits for first, people in turns, and of one person what has
 * waited longest.
 *
 * @returns `null` when there is none; when another process was quicker, the next call finds the next.
 */
export async function claimJob(
  db: JobsDb,
  { owner, clock, nowMs, leaseMs, except, inOrder }: Claim,
): Promise<JobRow | null> {
  const ofAnyKind = db.selectFrom("jobs").selectAll();
  const withRoom = except.length === 0 ? ofAnyKind : ofAnyKind.where("kind", "not in", except);
  const due = await (inOrder.length === 0 ? withRoom : withRoom.where(isItsTurn(inOrder)))
    .where(({ and, or, eb }) =>
      or([
        and([eb("state", "=", "queued"), eb("run_after_ms", "<=", clock(0))]),
        and([eb("state", "=", "running"), eb("lease_until_ms", "<", clock(0))]),
      ]),
    )
    .orderBy("priority", "desc")
    .orderBy("turn")
    .orderBy("run_after_ms")
    .limit(1)
    .executeTakeFirst();
  if (due === undefined) return null;
  const claimed = await db
    .updateTable("jobs")
    .set({
      state: "running",
      lease_owner: owner,
      lease_until_ms: clock(leaseMs),
      updated_at_ms: nowMs,
      attempts: due.attempts + 1,
    })
    .where("id", "=", due.id)
    .where("state", "=", due.state)
    .where("attempts", "=", due.attempts)
    .returningAll()
    .executeTakeFirst();
  return claimed ?? null;
}

/** Changes work that a process holds. @returns Its row; `null` when the process does not hold it any more. */
export async function updateHeldJob(db: JobsDb, { id, owner }: Lease, change: JobChange): Promise<JobRow | null> {
  const row = await db
    .updateTable("jobs")
    .set(change)
    .where("id", "=", id)
    .where("lease_owner", "=", owner)
    .where("state", "=", "running")
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Changes work that is in one of some states. @returns Its row; `null` when it is in none of them. */
export async function updateJobIn(
  db: JobsDb,
  id: string,
  states: readonly string[],
  change: JobChange,
): Promise<JobRow | null> {
  const row = await db
    .updateTable("jobs")
    .set(change)
    .where("id", "=", id)
    .where("state", "in", states)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Removes what ended before a moment. */
export async function deleteJobsBefore(db: JobsDb, beforeMs: number): Promise<void> {
  await db
    .deleteFrom("jobs")
    .where("updated_at_ms", "<", beforeMs)
    .where("state", "in", ["done", "failed", "cancelled"])
    .execute();
}
