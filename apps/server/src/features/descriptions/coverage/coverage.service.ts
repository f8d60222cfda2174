import {
  type Coverage,
  CoverageKind,
  type CoverageQuery,
  CoverageState,
  type ReviewDescription,
} from "@nv/contracts/schemas";
import type { Actor } from "../../../http/acting.ts";
import { Problem } from "../../../http/problem.ts";
import { isJobSince } from "../../../platform/jobs/jobs.repository.ts";
import type { JobsTables } from "../../../platform/jobs/jobs-table.ts";
import { DATAWRAPPER } from "../../../platform/services/datawrapper/datawrapper-client.ts";
import { serviceSentence } from "../../../platform/services/service-problem.ts";
import type { DescriptionsContext } from "../descriptions-context.ts";
import type { CoverageRow } from "../schema/tables.ts";
import { countsOf, groupsOf } from "./core/counts-of.ts";
import { COVERAGE_PAGE, countCoverage, lastDays, listCoverage, noteReviewed } from "./coverage.repository.ts";
import { COVERAGE_JOB } from "./sync-coverage.ts";

/** Interval at which it is looked at by itself, milliseconds. */
const EVERY_MS = 86_400_000;

/** Delay before what was left is gone on with, milliseconds. */
const GO_ON_MS = 600_000;

const DAILY: Actor = { id: "", name: "Revisión diaria" };

/** Service for the state of the descriptions of what readers have. Failures are `Problem`s. */
export type DescriptionCoverage = ReturnType<typeof createDescriptionCoverage>;

function toSubject({ kind, id, title, type, author, section, text, state }: CoverageRow) {
  return { id, title, type, author, section, text, kind: CoverageKind.parse(kind), state: CoverageState.parse(state) };
}

/** Opens what is known of the descriptions. */
export function createDescriptionCoverage(context: DescriptionsContext) {
  const { database, db, datawrapper, jobs, noteInAudit, now } = context;
  const jobsDb = database.kysely.$extendTables<JobsTables>();
  const order = (actor: Actor) =>
    jobs.order({ kind: COVERAGE_JOB, subject: "", payload: {}, actor, key: COVERAGE_JOB });

  return {
    async coverage(asked: CoverageQuery): Promise<Coverage> {
      const counted = await countCoverage(db);
      const days = await lastDays(db);
      const { rows, total } = await listCoverage(db, asked);
      const [last] = days;
      return {
        counts: countsOf(counted),
        sections: groupsOf(counted, ({ section }) => section),
        authors: groupsOf(counted, ({ author }) => author),
        days: days
          .map(({ day, missing, wrong, stale, good }) => ({ day, counts: { missing, wrong, stale, good } }))
          .toReversed(),
        items: rows.map(toSubject),
        ...{ total, pageSize: COVERAGE_PAGE },
        syncedAtMs: last === undefined ? null : last.synced_at_ms,
        unseen: last?.unseen ?? 0,
        chartsNotice: datawrapper.settings.mode === "off" ? serviceSentence("SERVICE_OFF", DATAWRAPPER) : "",
      };
    },
    /** Orders a look at what has changed. @returns The id of the work. */
    sync: async (actor: Actor): Promise<{ readonly jobId: string }> => ({ jobId: await order(actor) }),
    /** Orders the daily look, or what the last one left; nothing before somebody has asked for the first one. */
    async syncDue(): Promise<void> {
      const [last] = await lastDays(db);
      if (last === undefined) return;
      const everyMs = last.unseen > 0 ? GO_ON_MS : EVERY_MS;
      if (!(await isJobSince(jobsDb, COVERAGE_JOB, now() - everyMs))) await order(DAILY);
    },
    /**
     * Takes a description as right for what it describes now.
     *
     * @throws {Problem} `NOT_FOUND` when its age was not in doubt.
     */
    async review({ kind, id }: ReviewDescription, actor: Actor): Promise<void> {
      if (!(await noteReviewed(db, { kind, id }))) throw new Problem("NOT_FOUND");
      await noteInAudit(database.kysely, { action: "description_reviewed", actor, details: { kind, id } });
    },
  };
}
