import { randomUUID } from "node:crypto";
import { JobState, type JobView, type StateView } from "@nv/contracts/schemas";
import { type Database, isUniqueViolation } from "@nv/database";
import type { Actor } from "../../http/acting.ts";
import { Problem } from "../../http/problem.ts";
import type { Session } from "../../http/session.ts";
import type { SiteEvents } from "../events/site-events.ts";
import {
  countJobs,
  findActiveJob,
  findJob,
  insertJob,
  listJobs,
  nextTurn,
  oldestDueJob,
  updateJobIn,
} from "./jobs.repository.ts";
import type { JobsClock } from "./jobs-clock.ts";
import { type JobRow, type JobsDb, logOf, type NewJob } from "./jobs-table.ts";

/** Work in a list. */
const LISTED_JOBS = 50;

/** Work to be done. */
export interface JobRequest {
  readonly kind: string;
  /** Subject of the job, such as the id of a graphic; empty for nothing in particular. */
  readonly subject: string;
  readonly payload: unknown;
  readonly actor: Actor;
  /** The same work is not ordered twice while it waits or runs. */
  readonly key?: string;
  /** The group that it belongs to: to nobody else is it there. Left out for everybody's. */
  readonly group?: string;
  /** Spanish sentence for who waits until it begins. */
  readonly message?: string;
  /** Whether somebody waits for it: it begins before what nobody waits for, also where it waits in the queue already. */
  readonly isAwaited?: boolean;
}

/** Person who cancels a job. */
export interface Canceller {
  readonly id: string;
  readonly isAdministrator: boolean;
}

/** Dependencies of the job queue. */
export interface JobsDeps {
  readonly database: Database;
  readonly db: JobsDb;
  readonly events: SiteEvents;
  /** For people who look. */
  readonly now: () => number;
  /** By which processes judge whose work is whose, and what is due. */
  readonly clock: JobsClock;
}

/** Background work that was ordered, and what can be done with it. */
export interface OrderedJobs {
  /** @throws {Problem} `JOB_NOT_FOUND`. */
  view(id: string): Promise<JobView>;
  list(subject?: string): Promise<readonly JobView[]>;
  /**
   * Asks work to stop; what is over stays as it is.
   *
   * @throws {Problem} `JOB_NOT_FOUND`; `JOB_OF_ANOTHER` for who neither began it nor is an administrator.
   */
  cancel(id: string, by: Canceller): Promise<JobView>;
  /**
   * Orders work again that failed or was cancelled; from then on it is of who repeats it.
   *
   * @throws {Problem} `JOB_NOT_FOUND`, `JOB_NOT_FINISHED`.
   */
  retry(id: string, actor: Actor): Promise<JobView>;
}

/** Background work, as the server itself sees it: all of it. */
export interface Jobs extends OrderedJobs {
  /** Orders work. @returns Its id; that of the same work when it waits or runs already. */
  order(order: JobRequest): Promise<string>;
  /** Whether everybody's work of a kind and a key waits or runs. */
  isActive(kind: string, key: string): Promise<boolean>;
  /** Counts the jobs that wait, that run, and that failed in the last day. */
  figures(): Promise<StateView["jobs"]>;
  /** The same as somebody sees it: that of a group which they are not of is not there. */
  seenBy(person: Pick<Session, "groups">): OrderedJobs;
}

/** The same orders for what belongs to a group: what is ordered by them is that group's. */
export function jobsOfGroup(jobs: Jobs, group: string): Jobs {
  return { ...jobs, order: (order) => jobs.order({ ...order, group }) };
}

/** Work as it is told. */
export function toJobView(row: JobRow): JobView {
  return {
    id: row.id,
    kind: row.kind,
    subject: row.subject,
    state: JobState.parse(row.state),
    progressRatio: row.progress_permille / 1000,
    message: row.message,
    result: row.result === null ? null : JSON.parse(row.result),
    attempts: row.attempts,
    isCancelling: row.is_cancelling === 1,
    createdAtMs: row.created_at_ms,
    updatedAtMs: row.updated_at_ms,
    log: [...logOf(row)],
  };
}

/** Place in the queue of what somebody waits for, and of all else. */
const AWAITED = 1;
const AT_LEISURE = 0;

/** A failure of longer ago is history, milliseconds. */
const RECENT_MS = 24 * 60 * 60_000;

/**
 * Most times that a request for a job is repeated because the same job, found active, was over by then. Each time another one must have begun
 * and ended.
 */
const MOST_TRIES = 5;

/** Tells open pages where work is. */
export async function publishJob({ events, db }: Pick<JobsDeps, "events" | "db">, row: JobRow): Promise<void> {
  const { id, kind, subject, state, progressRatio, message } = toJobView(row);
  const event = { name: "job", data: { id, kind, subject, state, progressRatio, message } };
  await events.publish(db, row.group_name === "" ? event : { ...event, group: row.group_name });
}

/** The same work for two groups is two: nobody is told of another's. */
const activeKeyOf = (kind: string, group: string, key: string) => [kind, group, key].filter(Boolean).join(" ");

/** Opens the orders of background work; `startWorker` does it. */
export function createJobs(deps: JobsDeps): Jobs {
  const { db, now, clock } = deps;

  async function required(id: string, groups?: readonly string[]): Promise<JobRow> {
    const row = await findJob(db, id);
    if (row === undefined || groups?.includes(row.group_name) === false) throw new Problem("JOB_NOT_FOUND");
    return row;
  }

  async function changed(row: JobRow): Promise<JobView> {
    await publishJob(deps, row);
    return toJobView(row);
  }

  /** @returns The new row, or the same work that waits or runs already. */
  async function insertOrFind(
    row: NewJob,
    triesLeft = MOST_TRIES,
  ): Promise<{ readonly row: JobRow; readonly isNew: boolean }> {
    try {
      return { row: await insertJob(db, row), isNew: true };
    } catch (error) {
      if (!isUniqueViolation(error) || row.active_key === null) throw error;
      const active = await findActiveJob(db, row.active_key);
      if (active !== undefined) return { row: active, isNew: false };
      // It was over between the two questions, so that there is room now.
      if (triesLeft === 0) throw error;
      return insertOrFind(row, triesLeft - 1);
    }
  }

  /** @param groups - That it may belong to, empty for everybody's; any without it. */
  const ordered = (groups?: readonly string[]): OrderedJobs => ({
    view: async (id) => toJobView(await required(id, groups)),
    list: async (subject) => (await listJobs(db, { subject, groups }, LISTED_JOBS)).map(toJobView),
    async cancel(id, by) {
      const { created_by_id: owner } = await required(id, groups);
      if (!by.isAdministrator && owner !== by.id) throw new Problem("JOB_OF_ANOTHER");
      const over = { state: "cancelled", active_key: null, message: "Cancelada", updated_at_ms: now() };
      const waiting = await updateJobIn(db, id, ["queued"], over);
      if (waiting !== null) return changed(waiting);
      const running = await updateJobIn(db, id, ["running"], { is_cancelling: 1, updated_at_ms: now() });
      return running === null ? toJobView(await required(id)) : changed(running);
    },
    async retry(id, actor) {
      await required(id, groups);
      const again = await updateJobIn(db, id, ["failed", "cancelled"], {
        state: "queued",
        progress_permille: 0,
        message: "",
        attempts: 0,
        waits: 0,
        is_cancelling: 0,
        result: null,
        lease_owner: null,
        run_after_ms: clock(0),
        updated_at_ms: now(),
        priority: AWAITED,
        turn: await nextTurn(db, actor.id, clock),
        // What it does now is done by who asked for it now.
        created_by: actor.name,
        created_by_id: actor.id,
      });
      if (again === null) throw new Problem("JOB_NOT_FINISHED");
      return changed(again);
    },
  });

  return {
    ...ordered(),
    seenBy: ({ groups }) => ordered(["", ...groups]),
    isActive: async (kind, key) => (await findActiveJob(db, activeKeyOf(kind, "", key))) !== undefined,
    async order({ kind, subject, payload, actor, key, group = "", message = "", isAwaited = false }) {
      const activeKey = key === undefined ? null : activeKeyOf(kind, group, key);
      const { row, isNew } = await insertOrFind({
        id: randomUUID(),
        kind,
        subject,
        active_key: activeKey,
        payload: JSON.stringify(payload),
        state: "queued",
        progress_permille: 0,
        message,
        result: null,
        attempts: 0,
        waits: 0,
        run_after_ms: clock(0),
        lease_owner: null,
        lease_until_ms: 0,
        is_cancelling: 0,
        created_by: actor.name,
        created_by_id: actor.id,
        created_at_ms: clock(0),
        updated_at_ms: now(),
        log: "[]",
        group_name: group,
        priority: isAwaited ? AWAITED : AT_LEISURE,
        turn: await nextTurn(db, actor.id, clock),
      });
      if (isNew) await publishJob(deps, row);
      else if (isAwaited && row.priority < AWAITED) await updateJobIn(db, row.id, ["queued"], { priority: AWAITED });
      return row.id;
    },

    figures: async () => ({
      queued: await countJobs(db, "queued"),
      running: await countJobs(db, "running"),
      failed: await countJobs(db, "failed", now() - RECENT_MS),
      oldestDueAtMs: await oldestDueJob(db),
    }),
  };
}
