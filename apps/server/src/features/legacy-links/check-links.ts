import type { CheckedLegacyLinks, LegacyLinkFields, LinkCheck } from "@nv/contracts/schemas";
import type { Actor } from "../../http/acting.ts";
import type { JobHandler } from "../../platform/jobs/job-handlers.ts";
import { lastCancelMs } from "../../platform/jobs/jobs.repository.ts";
import type { JobsTables } from "../../platform/jobs/jobs-table.ts";
import { indexRecord } from "../../platform/records/change-record.ts";
import { findEntry } from "../../platform/records/records-context.ts";
import { countToCheck, type LinkToCheck, linksToCheck, wantOverdue } from "./legacy-links.repository.ts";
import type { LinkFindings } from "./legacy-links-collection.ts";
import type { LegacyLinksContext } from "./legacy-links-context.ts";
import { type AskInTurn, askPolitely } from "./polite-questions.ts";
import { walkAddress } from "./walk-address.ts";

/** Kind of the job that looks whether old links answer. There is one at a time, in all processes. */
export const CHECK_JOB = "legacy-links.check";

/** Interval at which every link is checked, milliseconds. */
const CHECK_EVERY_MS = 7 * 86_400_000;

/** Actor of the jobs that nobody asked for. */
const WEEKLY: Actor = { id: "", name: "Revisión semanal" };

/** Hosts that are waited for at the same time: a slow one holds none of the others back. */
const HOSTS_AT_ONCE = 24;

/** Links that are taken up at once: the more there are, the fewer times all wait for the slowest host. */
const BATCH = 2000;

/** Interval between two reports of progress, milliseconds. */
const TOLD_EVERY_MS = 1000;

/** After so long the rest is left to another job, milliseconds: one is stopped after ten minutes. */
const MOST_MS = 480_000;

/** Links asked for before the last cancellation wait no more. */
const sinceOf = ({ database }: LegacyLinksContext) =>
  lastCancelMs(database.kysely.$extendTables<JobsTables>(), CHECK_JOB);

/** Notes what a check found; no change of the link itself, which keeps its version and its place. */
async function noteFound(
  { records }: LegacyLinksContext,
  id: string,
  found: LinkFindings,
  atMs: number,
): Promise<void> {
  const { database, db, collection } = records;
  await database.transaction(db, async (transaction) => {
    const change = { state: found.check.state, found: JSON.stringify(found), checked_at_ms: atMs };
    await collection.extension.update(transaction, id, change);
    const link = await findEntry(records, id, transaction);
    if (link !== undefined) await indexRecord(records, transaction, link, link.seq);
  });
}

/** Looks at both addresses of a link. */
async function lookAt(ask: AskInTurn, { source, target }: LegacyLinkFields): Promise<LinkFindings> {
  const check = await walkAddress(ask, source);
  const targetCheck: LinkCheck | null = target.kind === "address" ? await walkAddress(ask, target.url) : null;
  return { check, targetCheck };
}

/** Links by the host of their old address: each host's are looked at one after the other. */
const byHost = (links: readonly LinkToCheck[]) =>
  [...Map.groupBy(links, (link) => new URL(link.fields.source).host).values()].toSorted((a, b) => b.length - a.length);

/**
 * Looks at the links that wait for it: many hosts at the same time, and each of them politely. Started again after a process ended, it
 * goes on with what was not looked at.
 */
export function createCheckHandler(context: LegacyLinksContext): JobHandler {
  const { db, now } = context;

  return async ({ progress, signal, log }): Promise<CheckedLegacyLinks> => {
    const startedAtMs = now();
    const sinceMs = await sinceOf(context);
    const total = await countToCheck(db, sinceMs);
    // Asked for again while this goes on, a link is looked at twice and is one link.
    const seen = new Set<string>();
    let toldAtMs = 0;
    const ask = askPolitely(context, signal);

    async function check(link: LinkToCheck): Promise<void> {
      signal.throwIfAborted();
      // What is changed while it is looked at is looked at again.
      const atMs = now();
      await noteFound(context, link.id, await lookAt(ask, link.fields), atMs);
      seen.add(link.id);
      if (now() - toldAtMs < TOLD_EVERY_MS) return;
      toldAtMs = now();
      const all = Math.max(total, seen.size);
      await progress(seen.size / all, `${seen.size} de ${all}`);
    }

    async function checkAll(groups: LinkToCheck[][]): Promise<void> {
      const lane = async () => {
        try {
          for (let group = groups.shift(); group !== undefined; group = groups.shift())
            for (const link of group) if (now() - startedAtMs < MOST_MS) await check(link);
        } catch (error) {
          // The other lanes begin nothing more.
          groups.length = 0;
          throw error;
        }
      };
      await Promise.all(Array.from({ length: HOSTS_AT_ONCE }, lane));
    }

    for (;;) {
      const links = await linksToCheck(db, sinceMs, BATCH);
      if (links.length === 0 || now() - startedAtMs >= MOST_MS) break;
      await checkAll(byHost(links));
    }
    const left = await countToCheck(db, sinceMs);
    log(`${seen.size} checked, ${left} left`);
    return { checked: seen.size, left };
  };
}

/** Orders the look at what waits for it; the same order waits or runs once. @returns Its id. */
export function enqueueCheck({ jobs }: LegacyLinksContext, actor: Actor): Promise<string> {
  return jobs.order({ kind: CHECK_JOB, subject: "", payload: {}, actor, key: "all" });
}

/** Orders what is due: the weekly look, and what a job that ended early left. */
export async function enqueueDueChecks(context: LegacyLinksContext): Promise<void> {
  const { db, now } = context;
  await wantOverdue(db, now(), now() - CHECK_EVERY_MS);
  if ((await countToCheck(db, await sinceOf(context))) > 0) await enqueueCheck(context, WEEKLY);
}
