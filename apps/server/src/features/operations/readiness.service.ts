import type { Database } from "@nv/database";
import { sql } from "kysely";

/** Whoever asks again within this time gets the same answer, milliseconds: anyone may ask, and the database must not suffer. */
const ANSWER_LIFE_MS = 1000;

/** A database that takes longer than this to answer nothing at all is not ready, milliseconds. */
const TIMEOUT_MS = 2000;

/**
 * Tells whether the server can do its work: its database answers, and it is not about to end. The store is not asked: all processes have the same one, so a pause of it
 * would have a load balancer take them all out, with the pages, the sign-in and the published files that they have at hand. It is in the metrics.
 *
 * @see docs/runbooks/several-processes.md
 */
export type IsReady = () => Promise<boolean>;

/** Readiness of a process, until it is told to end. */
export interface Readiness {
  readonly isReady: IsReady;
  /** Makes it say no from now on. */
  drain(): void;
}

async function answers(database: Database): Promise<boolean> {
  const { promise: late, resolve: giveUp } = Promise.withResolvers<boolean>();
  const timer = setTimeout(giveUp, TIMEOUT_MS, false);
  try {
    const answered = sql`select 1`.execute(database.kysely).then(
      () => true,
      () => false, // Why it does not answer is for the log of whoever needed it, not for a probe.
    );
    return await Promise.race([answered, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Asks the database once for all who ask within a second.
 *
 * @param now - Clock, milliseconds from any start.
 */
export function createReadiness(database: Database, now: () => number): Readiness {
  let asked: { readonly atMs: number; readonly answer: Promise<boolean> } | null = null;
  let isDraining = false;
  return {
    async isReady() {
      if (isDraining) return false;
      if (asked === null || now() - asked.atMs >= ANSWER_LIFE_MS) asked = { atMs: now(), answer: answers(database) };
      return asked.answer;
    },
    drain() {
      isDraining = true;
    },
  };
}
