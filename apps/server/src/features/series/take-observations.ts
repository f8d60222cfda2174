import { SERIES_LIMITS } from "@nv/contracts";
import type { Observation, SeriesOrigin } from "@nv/contracts/schemas";
import { dayInMadrid } from "@nv/series";
import type { Actor } from "../../http/acting.ts";
import { invalidFields } from "../../http/problem.ts";
import { lockRecord } from "../../platform/records/records.repository.ts";
import { compareImported } from "./core/compare-imported.ts";
import { keptOf } from "./kept-observations.ts";
import { resolveDeflators } from "./resolve-deflators.ts";
import type { SeriesRunRow, SeriesTables } from "./schema/tables.ts";
import {
  findRun,
  findWaitingRun,
  insertRun,
  keepObservations,
  observationsOf,
  supersedeRuns,
} from "./series.repository.ts";
import type { SeriesRow } from "./series-collection.ts";
import { type SeriesContext, tellPages } from "./series-context.ts";

/** Observations that came. */
export interface ImportedObservations {
  readonly observations: readonly Observation[];
  readonly origin: SeriesOrigin["kind"];
  /** `merge`: what did not come stays; `replace`: it goes. */
  readonly policy: "merge" | "replace";
  /** Base that the source says to have; empty for none. */
  readonly sourceBase?: string;
  /** Code that the source says that its series has; empty for none. */
  readonly sourceCode?: string;
}

/** Id and author of a run: the same run is noted once. */
export interface RunBy {
  readonly id: string;
  readonly actor: Actor;
  /** Whether readers get it by itself, once it is accepted. */
  readonly isToPublish?: boolean;
  /** Says what is waited for, where nothing new came. @param last - Day of the last observation there is. */
  readonly awaited?: (last: string) => string;
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
  const { data, origin } = series.fields;
  const now = context.now();
  const nothing = { data_hash: "", source_base: "", findings_total: 0, findings: "[]", is_to_publish: 0, used: "[]" };
  await insertRun(context.db, {
    ...{ id, record_id: series.id, state: "failed", origin: origin.kind, at_ms: now, by_name: actor.name },
    ...{ decided_by: "", decided_at_ms: now, base_hash: data.hash, sentence, ...nothing },
    counts: JSON.stringify({ added: 0, changed: 0, removed: 0 }),
  });
  await tellPages(context, context.db, series, actor);
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
  brought: ImportedObservations,
  { id, actor, isToPublish = false, awaited = () => "" }: RunBy,
): Promise<SeriesRunRow> {
  const { db, database, records, now } = context;
  const known = await findRun(db, series.id, id);
  if (known !== undefined) return known;
  const stored = series.fields;
  const { hash } = stored.data;
  const { observations, policy, sourceBase = "", sourceCode = "" } = brought;
  const { deflators, used } = await resolveDeflators(context, stored);
  const before = await observationsOf(db, series.id, hash);
  const today = dayInMadrid(now());
  const source = { sourceBase, sourceCode };
  const compared = compareImported({
    series: stored,
    before,
    brought: observations,
    policy,
    ...source,
    deflators,
    today,
  });
  const { after, counts, findings, findingsTotal } = compared;
  const told = counts.added > 0 ? "" : awaited(stored.data.last);
  if (after.length > SERIES_LIMITS.observations)
    throw invalidFields([
      { field: "text", message: `Una serie tiene como mucho ${SERIES_LIMITS.observations} observaciones` },
    ]);
  const isSame = compared.changes.length === 0;
  // Before the transaction, for which all of SQLite waits.
  const kept = isSame ? null : await keptOf(after);
  const row: SeriesRunRow = {
    id,
    record_id: series.id,
    state: kept === null ? "unchanged" : "waiting",
    origin: brought.origin,
    at_ms: now(),
    by_name: actor.name,
    decided_by: "",
    decided_at_ms: isSame ? now() : null,
    base_hash: hash,
    data_hash: kept?.hash ?? hash,
    source_base: sourceBase,
    counts: JSON.stringify(counts),
    sentence: told === "" ? compared.sentence : `${compared.sentence} ${told}`,
    used: JSON.stringify(used),
    findings_total: findingsTotal,
    findings: JSON.stringify(findings),
    is_to_publish: isToPublish && !isSame && findingsTotal === 0 ? 1 : 0,
  };
  return database.transaction(records.db, async (ofRecords) => {
    const transaction = ofRecords.$extendTables<SeriesTables>();
    // One at a time for each series, so that no more than one waits.
    await lockRecord(ofRecords, database.dialect, series.id);
    const waiting = await findWaitingRun(transaction, series.id);
    if (waiting?.data_hash === row.data_hash && waiting.base_hash === row.base_hash && !isSame) return waiting;
    if (kept !== null) {
      await supersedeRuns(transaction, series.id, now());
      await keepObservations(transaction, series.id, kept);
    }
    await insertRun(transaction, row);
    await tellPages(context, transaction, series, actor);
    return row;
  });
}
