import { SERIES_LIMITS } from "@nv/contracts";
import type { Finding, Observation, SeriesOrigin } from "@nv/contracts/schemas";
import {
  changesSentence,
  countChanges,
  dayInMadrid,
  findingText,
  inOrder,
  mergeObservations,
  newFindings,
  seriesDifference,
} from "@nv/series";
import type { Actor } from "../../http/acting.ts";
import { invalidFields } from "../../http/problem.ts";
import type { StoredSeries } from "./core/stored-series.ts";
import type { SeriesRunRow } from "./schema/tables.ts";
import {
  findRun,
  findWaitingRun,
  hashOf,
  insertRun,
  keepObservations,
  observationsOf,
  supersedeRuns,
} from "./series.repository.ts";
import { type SeriesRow, storedOf } from "./series-collection.ts";
import type { SeriesContext } from "./series-context.ts";

/** Findings that are kept of a run: who has more looks at the observations. */
const KEPT_FINDINGS = 100;

/** Observations that came. */
export interface BroughtObservations {
  readonly observations: readonly Observation[];
  readonly origin: SeriesOrigin["kind"];
  /** `merge`: what did not come stays; `replace`: it goes. */
  readonly policy: "merge" | "replace";
  /** Base that the source says to have; empty for none. */
  readonly sourceBase?: string;
}

/** Whose run it is, and what it is known by: the same run is noted once. */
export interface RunBy {
  readonly id: string;
  readonly actor: Actor;
  /** Whether readers get it by itself, once it is accepted. */
  readonly isToPublish?: boolean;
}

/** Tells when the source has another base than it had: its figures are not those of before. */
function baseFindings({ origin, data }: StoredSeries, sourceBase: string): readonly Finding[] {
  if (origin.kind !== "ine" || origin.base === "" || sourceBase === "" || origin.base === sourceBase) return [];
  const nothing = { until: "", group: "", column: origin.column, value: null, previous: null, bound: null };
  return [{ rule: null, kind: "base", date: data.last, ...nothing }];
}

/** Tells open pages. */
async function tell(
  { events, records }: SeriesContext,
  db: SeriesContext["db"],
  { id, version }: SeriesRow,
  actor: Actor,
) {
  await events.publish(db, { name: records.collection.event, data: { id, version, by: actor.name, byId: actor.id } });
}

/**
 * Notes a run that brought nothing, because its source could not be read.
 *
 * @param sentence - For people.
 */
export async function noteFailedRun(
  context: SeriesContext,
  series: SeriesRow,
  { id, actor }: RunBy,
  sentence: string,
): Promise<void> {
  if ((await findRun(context.db, series.id, id)) !== undefined) return;
  const { data, origin } = storedOf(series);
  const now = context.now();
  const nothing = { data_hash: "", source_base: "", findings_total: 0, findings: "[]", is_to_publish: 0 };
  await insertRun(context.db, {
    ...{ id, record_id: series.id, state: "failed", origin: origin.kind, at_ms: now, by_name: actor.name },
    ...{ decided_by: "", decided_at_ms: now, base_hash: data.hash, sentence, ...nothing },
    counts: JSON.stringify({ added: 0, changed: 0, removed: 0 }),
  });
  await tell(context, context.db, series, actor);
}

/**
 * Compares what came with what there is, and keeps it until somebody, or the rules, decide. What is the same as what waits
 * already leaves that waiting.
 *
 * @returns The run: `waiting`, whatever it breaks, or `unchanged`.
 * @throws {Problem} `FIELDS_INVALID` when there would be too many observations.
 */
export async function takeObservations(
  context: SeriesContext,
  series: SeriesRow,
  brought: BroughtObservations,
  { id, actor, isToPublish = false }: RunBy,
): Promise<SeriesRunRow> {
  const { db, database, now } = context;
  const known = await findRun(db, series.id, id);
  if (known !== undefined) return known;
  const stored = storedOf(series);
  const { columns, data } = stored;
  const before = await observationsOf(db, series.id, data.hash);
  const after =
    brought.policy === "replace"
      ? inOrder(columns, brought.observations)
      : mergeObservations(columns, before, brought.observations);
  if (after.length > SERIES_LIMITS.observations)
    throw invalidFields([
      { field: "text", message: `Una serie tiene como mucho ${SERIES_LIMITS.observations} observaciones` },
    ]);
  const changes = seriesDifference(columns, before, after);
  const counts = countChanges(changes);
  const sourceBase = brought.sourceBase ?? "";
  const today = dayInMadrid(now());
  const found = [...baseFindings(stored, sourceBase), ...newFindings(stored, before, after, today)];
  const findings = found.slice(0, KEPT_FINDINGS).map((one) => ({ ...one, sentence: findingText(one, stored) }));
  const isSame = changes.length === 0;
  const row: SeriesRunRow = {
    id,
    record_id: series.id,
    state: isSame ? "unchanged" : "waiting",
    origin: brought.origin,
    at_ms: now(),
    by_name: actor.name,
    decided_by: "",
    decided_at_ms: isSame ? now() : null,
    base_hash: data.hash,
    data_hash: isSame ? data.hash : hashOf(after),
    source_base: sourceBase,
    counts: JSON.stringify(counts),
    sentence: changesSentence(counts, after.at(-1)?.date ?? ""),
    findings_total: found.length,
    findings: JSON.stringify(findings),
    is_to_publish: isToPublish && !isSame && found.length === 0 ? 1 : 0,
  };
  return database.transaction(db, async (transaction) => {
    const waiting = await findWaitingRun(transaction, series.id);
    if (waiting?.data_hash === row.data_hash && waiting.base_hash === row.base_hash && !isSame) return waiting;
    if (!isSame) {
      await supersedeRuns(transaction, series.id, now());
      await keepObservations(transaction, series.id, after);
    }
    await insertRun(transaction, row);
    await tell(context, transaction, series, actor);
    return row;
  });
}
