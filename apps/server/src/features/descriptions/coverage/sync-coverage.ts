import type { JobHandler } from "../../../platform/jobs/job-handlers.ts";
import type { RecordsTables } from "../../../platform/records/records-tables.ts";
import type { DescriptionsContext } from "../descriptions-context.ts";
import { chartSubjects } from "./chart-subjects.ts";
import { countsOf } from "./core/counts-of.ts";
import { countCoverage, forgetSubjects, marksOf, noteDay, noteLooked } from "./coverage.repository.ts";
import { pieceSubjects } from "./piece-subjects.ts";
import type { Subjects } from "./subjects.ts";

/** Kind of the work that looks how descriptions stand. */
export const COVERAGE_JOB = "descriptions.coverage";

/** Longest that one piece of work looks, milliseconds, before it leaves the rest to the next: a minute less than all work has. */
const MOST_MS = 540_000;

/** Dependencies of a look at the descriptions. */
export type CoverageSyncDeps = Pick<DescriptionsContext, "database" | "datawrapper" | "db" | "now" | "pause">;

/**
 * Looks how descriptions stand, at what has changed since the last time alone, and keeps each thing as soon as it was looked at: begun again
 * after a process ended, or by the next work after the time of this one, it asks nothing twice.
 */
export function createCoverageSync(context: CoverageSyncDeps): JobHandler {
  const { database, db, datawrapper, now } = context;
  const pieces = pieceSubjects(database.kysely.$extendTables<RecordsTables>());
  const kinds: readonly Subjects[] = [pieces, ...(datawrapper.settings.mode === "off" ? [] : [chartSubjects(context)])];

  /** @returns How many were looked at, and how many were left for the next time. */
  async function sync({ kind, list, look }: Subjects, untilMs: number, run: Parameters<JobHandler>[0]) {
    const { signal, progress } = run;
    const [listed, known] = [await list(signal), await marksOf(db, kind)];
    await forgetSubjects(
      db,
      kind,
      [...known.keys()].filter((id) => !listed.has(id)),
    );
    const changed = [...listed].filter(([id, mark]) => known.get(id) !== mark);
    for (const [at, [id, mark]] of changed.entries()) {
      signal.throwIfAborted();
      if (now() > untilMs) return { seen: at, unseen: changed.length - at };
      await progress(at / changed.length, `${kind === "chart" ? "Gráfico" : "Pieza"} ${at + 1} de ${changed.length}`);
      const looked = await look(id, signal);
      if (looked === null) await forgetSubjects(db, kind, [id]);
      else await noteLooked(db, { kind, id }, mark, looked);
    }
    return { seen: changed.length, unseen: 0 };
  }

  return async (run) => {
    const untilMs = now() + MOST_MS;
    const done = { seen: 0, unseen: 0 };
    for (const subjects of kinds) {
      const { seen, unseen } = await sync(subjects, untilMs, run);
      done.seen += seen;
      done.unseen += unseen;
    }
    const counts = countsOf(await countCoverage(db));
    const atMs = now();
    const day = new Date(atMs).toISOString().slice(0, "2026-11-23".length);
    await noteDay(db, { day, ...counts, unseen: done.unseen, synced_at_ms: atMs });
    run.log(`${done.seen} looked at, ${done.unseen} left`);
    return done;
  };
}
