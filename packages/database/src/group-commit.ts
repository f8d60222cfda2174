import { CompiledQuery, type Kysely, type Transaction } from "kysely";
import type { Database, NoTables } from "./database.ts";

/** Most transactions that share a commit: what waits for the connection meanwhile waits a few hundredths of a second. */
const GROUP_MAX = 64;

/** A transaction that waits for its turn. */
interface Waiting {
  /** Runs the work; what comes of it is told only after the commit. */
  run(transaction: Transaction<NoTables>): Promise<Outcome>;
  reject(error: unknown): void;
}

/** Tells whoever waits what came of it. */
type Outcome = () => void;

const BEGIN = CompiledQuery.raw("savepoint grouped");
const KEEP = CompiledQuery.raw("release grouped");
const UNDO = CompiledQuery.raw("rollback to grouped");

/** Runs one of several: its failure undoes its own writes and no others. */
async function runWithinGroup(transaction: Transaction<NoTables>, { run, reject }: Waiting): Promise<Outcome> {
  await transaction.executeQuery(BEGIN);
  try {
    const outcome = await run(transaction);
    await transaction.executeQuery(KEEP);
    return outcome;
  } catch (error) {
    try {
      await transaction.executeQuery(UNDO);
      await transaction.executeQuery(KEEP);
    } catch {
      // A full disk undoes everything: then the group fails, with the reason.
      throw error;
    }
    return () => reject(error);
  }
}

async function runGroup(transaction: Transaction<NoTables>, group: readonly Waiting[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const waiting of group) outcomes.push(await runWithinGroup(transaction, waiting));
  return outcomes;
}

/**
 * Runs transactions of one connection one after another, those that came at the same moment in one commit. The disk has
 * to confirm a commit, which takes longer than most transactions do; nobody is answered before it has.
 */
export function createGroupCommit(kysely: Kysely<NoTables>): Database["transaction"] {
  let queue: Waiting[] = [];
  let isRunning = false;

  async function commit(group: readonly Waiting[]): Promise<void> {
    try {
      const [only] = group.length === 1 ? group : [];
      const outcomes = await kysely
        .transaction()
        .execute(async (transaction) => (only ? [await only.run(transaction)] : runGroup(transaction, group)));
      for (const settle of outcomes) settle();
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }

  async function drain(): Promise<void> {
    while (queue.length > 0) {
      const group = queue.slice(0, GROUP_MAX);
      queue = queue.slice(GROUP_MAX);
      await commit(group);
    }
    isRunning = false;
  }

  function transaction<Tables, Result>(
    scope: Kysely<Tables>,
    work: (transaction: Transaction<Tables>) => Promise<Result>,
  ): Promise<Result>;
  // Which tables there are is known to the types alone: every scope is the same connection.
  function transaction<Result>(
    _scope: Kysely<NoTables>,
    work: (transaction: Transaction<NoTables>) => Promise<Result>,
  ): Promise<Result> {
    return new Promise((resolve, reject) => {
      queue.push({
        run: async (within) => {
          const result = await work(within);
          return () => resolve(result);
        },
        reject,
      });
      if (isRunning) return;
      isRunning = true;
      // Not at once: requests that arrived together are read one after another, and each would commit alone.
      setImmediate(() => void drain());
    });
  }
  return transaction;
}
