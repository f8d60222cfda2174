import { SERIES_PATH } from "@nv/contracts";
import {
  ChangeCounts,
  Finding,
  type SeriesDetail,
  type SeriesFields,
  type SeriesRun,
  type SeriesRunDetail,
  SeriesRun as SeriesRunSchema,
  SeriesSummary,
} from "@nv/contracts/schemas";
import { seriesDifference } from "@nv/series";
import { z } from "zod";
import { SERIES_FILES } from "../../platform/publishing/core/published-path.ts";
import { publishProblems } from "./core/series-problems.ts";
import type { SeriesRunRow } from "./schema/tables.ts";
import { findWaitingRun, observationsOf } from "./series.repository.ts";
import type { SeriesRow } from "./series-collection.ts";
import type { SeriesContext } from "./series-context.ts";

/** Changes that are told of a run: who has more looks at the observations. */
const TOLD_CHANGES = 1000;

const Findings = z.array(Finding.extend({ sentence: z.string() }));

/** A run, as it is told. */
export function toRun(row: SeriesRunRow): SeriesRun {
  return SeriesRunSchema.parse({
    id: row.id,
    state: row.state,
    origin: row.origin,
    atMs: row.at_ms,
    by: row.by_name,
    decidedBy: row.decided_by,
    decidedAtMs: row.decided_at_ms,
    counts: ChangeCounts.parse(JSON.parse(row.counts)),
    sentence: row.sentence,
    findingsTotal: row.findings_total,
    findings: Findings.parse(JSON.parse(row.findings)),
  });
}

/** A run with what it would change, or changed. */
export async function toRunDetail(
  { db }: SeriesContext,
  series: SeriesRow,
  row: SeriesRunRow,
): Promise<SeriesRunDetail> {
  const { columns } = series.fields;
  const [before, after] = [
    await observationsOf(db, series.id, row.base_hash),
    await observationsOf(db, series.id, row.data_hash),
  ];
  const changes = row.state === "failed" ? [] : seriesDifference(columns, before, after).slice(0, TOLD_CHANGES);
  return { ...toRun(row), changes: [...changes] };
}

/** A series in a list. */
export function toSummary(row: SeriesRow, isWaiting: boolean): SeriesSummary {
  const { data, origin, period } = row.fields;
  return SeriesSummary.parse({
    id: row.id,
    slug: row.slug,
    title: row.title,
    status: row.status,
    version: row.version,
    period,
    hasUnpublishedChanges: row.revision !== null && row.published_version < row.version,
    isWaiting,
    origin: origin.kind,
    data,
    nextRunAtMs: row.next_run_ms,
    updatedAtMs: row.updated_at_ms,
    changedBy: row.changed_by,
    publishedAtMs: row.published_at_ms,
  });
}

/** Returns the outcome of the delivery of what is out to the chart where it goes by itself. */
function deliveryOf({
  revision,
  target,
  sent_revision,
  sent_failure,
  sent_at_ms,
}: SeriesRow): SeriesDetail["delivery"] {
  if (target === "" || revision === null) return null;
  if (sent_revision !== revision) return { state: "pending", sentence: "", atMs: sent_at_ms };
  return { state: sent_failure === "" ? "done" : "failed", sentence: sent_failure, atMs: sent_at_ms };
}

/** A series with everything about it but its observations. */
export async function toDetail({ db, publishing }: SeriesContext, row: SeriesRow): Promise<SeriesDetail> {
  const stored = row.fields;
  const { data: _data, ...fields }: SeriesFields & { readonly data: unknown } = stored;
  const waiting = await findWaitingRun(db, row.id);
  const base = `${publishing.publicBaseUrl}${SERIES_PATH}/${row.slug}`;
  const live = (path: string) => (row.revision === null ? null : `${base}/${path}`);
  return {
    ...toSummary(row, waiting !== undefined),
    fields,
    waiting: waiting === undefined ? null : toRun(waiting),
    revision: row.revision,
    publicUrl: live(`${row.revision}/${SERIES_FILES.json}`),
    latestJsonUrl: live("latest.json"),
    latestCsvUrl: live("latest.csv"),
    delivery: deliveryOf(row),
    problems: [...publishProblems(stored, row.slug)],
  };
}
