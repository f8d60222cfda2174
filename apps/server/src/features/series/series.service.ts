import { randomUUID } from "node:crypto";
import type {
  EditSeries,
  FieldProblem,
  ImportObservations,
  RecordVersion,
  RegisterSeries,
  SeriesDetail,
  SeriesFields,
  SeriesList,
  SeriesObservations,
  SeriesRunDetail,
  SeriesRuns,
} from "@nv/contracts/schemas";
import { nextRunMs, observationKey, seriesFaults } from "@nv/series";
import type { Actor } from "../../http/acting.ts";
import { invalidFields, Problem } from "../../http/problem.ts";
import { changeRecord, insertNewRecord } from "../../platform/records/change-record.ts";
import {
  type PublishRequest,
  restoreRecord,
  retireRecord,
  unpublishRecord,
} from "../../platform/records/publish-record.ts";
import { recordHistory } from "../../platform/records/record-history.ts";
import { StaleVersion, withExtension } from "../../platform/records/records-context.ts";
import { searchIndexOf } from "../../platform/records/search-index.ts";
import { NO_DATA } from "./core/stored-series.ts";
import { approveRun, type Decision, rejectRun } from "./decide-run.ts";
import { enqueueDelivery } from "./deliver-series.ts";
import { publishSeries, rollBackSeries } from "./publish-series.ts";
import { readImported } from "./read-imported.ts";
import { enqueueRun } from "./run-series.ts";
import { findRun, listRuns, observationsOf, waitingSeries } from "./series.repository.ts";
import { type SeriesRow, storedOf } from "./series-collection.ts";
import { requireSeries, type SeriesContext } from "./series-context.ts";
import { toDetail, toRun, toRunDetail, toSummary } from "./series-views.ts";
import { takeObservations } from "./take-observations.ts";

/** Series in a list: a house has some dozens. */
const LISTED_SERIES = 500;

/** A decision about a series that a person was looking at. */
export type DecisionRequest = Decision & { readonly version: number };

/** Series, as their routes see them. Failures are `Problem`s; late changes are `StaleVersion`s. */
export interface Series {
  list(): Promise<SeriesList>;
  detail(id: string): Promise<SeriesDetail>;
  history(id: string): Promise<readonly RecordVersion[]>;
  observations(id: string): Promise<SeriesObservations>;
  /** @throws {Problem} `FIELDS_INVALID`, `SLUG_TAKEN`. */
  register(input: RegisterSeries, actor: Actor): Promise<SeriesDetail>;
  edit(id: string, input: EditSeries, actor: Actor): Promise<SeriesDetail>;
  /** Takes a table that a person brought. @throws {Problem} `FIELDS_INVALID` with what is wrong, row by row. */
  bring(id: string, input: ImportObservations, actor: Actor): Promise<SeriesRunDetail>;
  /** Orders that what is out goes again where it goes by itself. @throws {Problem} `SERIES_NO_TARGET`. */
  deliver(id: string, actor: Actor): Promise<{ readonly jobId: string }>;
  /** Orders a look for something new. @throws {Problem} `SERIES_MANUAL`. */
  run(id: string, actor: Actor): Promise<{ readonly jobId: string }>;
  runs(id: string): Promise<SeriesRuns>;
  /** @throws {Problem} `SERIES_RUN_NOT_FOUND`. */
  runDetail(id: string, runId: string): Promise<SeriesRunDetail>;
  approve(request: DecisionRequest): Promise<SeriesDetail>;
  reject(request: DecisionRequest): Promise<SeriesDetail>;
  publish(request: PublishRequest): Promise<SeriesDetail>;
  rollBack(request: PublishRequest & { readonly revision: string }): Promise<SeriesDetail>;
  unpublish(request: PublishRequest): Promise<SeriesDetail>;
  retire(request: PublishRequest): Promise<SeriesDetail>;
  restore(request: PublishRequest): Promise<SeriesDetail>;
}

/** Where what is out goes by itself; empty for nowhere. */
const targetOf = ({ target }: SeriesFields) => (target.kind === "none" ? "" : target.chart);

/** @throws {Problem} `FIELDS_INVALID` with what keeps it from being saved. @param slug - Its address; none before it has one. */
function refuseFaults(fields: SeriesFields, slug: string | undefined): void {
  const extension = fields.transforms.flatMap((one, at): FieldProblem[] =>
    one.kind === "deflate" && one.by === slug
      ? [{ field: `transforms.${at}.by`, message: "Es esta misma serie: elige la del índice" }]
      : [],
  );
  const faults = [...seriesFaults(fields), ...extension];
  if (faults.length > 0) throw invalidFields(faults);
}

/** What people do with series. */
export function createSeries(context: SeriesContext): Series {
  const { records, database, db, files, now, publishing } = context;
  const urlOf = (slug: string, revision: string) => `${publishing.publicBaseUrl}/data/${slug}/${revision}/data.json`;
  const detailAfter = async (work: Promise<SeriesRow>) => toDetail(context, await work);
  const required = (id: string) => requireSeries(context, id);

  /** @throws {Problem} `FIELDS_INVALID` when two observations could not be told apart any more. */
  async function refuseClash(row: SeriesRow, { columns }: SeriesFields): Promise<void> {
    const { hash } = storedOf(row).data;
    const observations = await observationsOf(db, row.id, hash);
    const keys = new Set(observations.map((observation) => observationKey(columns, observation)));
    if (keys.size < observations.length)
      throw invalidFields([
        { field: "columns", message: "Con estas columnas dos observaciones de la serie serían la misma" },
      ]);
  }

  return {
    async list() {
      const everything = { collection: records.collection.name, words: [], facets: [], isInUse: true };
      const everywhere = { beforeSeq: Number.MAX_SAFE_INTEGER, cursor: Number.MAX_SAFE_INTEGER };
      const index = searchIndexOf(database.dialect);
      const { rows } = await index.find(records.db, { ...everything, ...everywhere }, LISTED_SERIES, LISTED_SERIES);
      const waiting = await waitingSeries(db);
      const entries = await withExtension(records, records.db, rows);
      return { items: entries.map((row) => toSummary(row, waiting.has(row.id))) };
    },
    detail: (id) => detailAfter(required(id)),
    history: (id) => recordHistory(records, id, urlOf),
    async observations(id) {
      const { data } = storedOf(await required(id));
      return { items: [...(await observationsOf(db, id, data.hash))] };
    },
    async register({ slug, ...fields }, actor) {
      refuseFaults(fields, slug);
      const extension = {
        ...{ next_run_ms: nextRunMs(fields.calendar, now()), target: targetOf(fields) },
        ...{ sent_revision: "", sent_failure: "", sent_at_ms: null },
      };
      const kept = { ...fields, data: NO_DATA };
      return detailAfter(insertNewRecord(records, { title: fields.title, fields: kept, slug, extension, actor }));
    },
    async edit(id, { version, slug, ...fields }, actor) {
      const known = await required(id);
      refuseFaults(fields, slug ?? known.slug);
      await refuseClash(known, fields);
      return detailAfter(
        changeRecord(records, {
          id,
          version,
          actor,
          action: "edited",
          change(row) {
            if (slug !== undefined && slug !== row.slug && row.revisions > 0)
              throw invalidFields([
                { field: "slug", message: "La dirección ya no se puede cambiar: hay una publicación" },
              ]);
            const kept = { ...fields, data: storedOf(row).data };
            const record = { title: fields.title, fields: JSON.stringify(kept), slug: slug ?? row.slug };
            const isInUse = row.status !== "retired";
            const next_run_ms = isInUse ? nextRunMs(fields.calendar, now()) : null;
            const target = targetOf(fields);
            // Another chart gets what is published from now on: what is written is not out yet.
            const sent = { sent_revision: row.revision ?? "", sent_failure: "", sent_at_ms: null };
            return { record, extension: { next_run_ms, ...(target !== row.target && { target, ...sent }) } };
          },
        }),
      );
    },
    async bring(id, input, actor) {
      const series = await required(id);
      if (series.version !== input.version) throw new StaleVersion(series);
      const observations = await readImported(files, storedOf(series), input);
      const brought = { observations, origin: "manual", policy: input.policy } as const;
      const run = await takeObservations(context, series, brought, { id: randomUUID(), actor });
      return toRunDetail(context, series, run);
    },
    async deliver(id, actor) {
      const { target, revision } = await required(id);
      if (target === "" || revision === null) throw new Problem("SERIES_NO_TARGET");
      return { jobId: await enqueueDelivery(context, id, actor) };
    },
    async run(id, actor) {
      if (storedOf(await required(id)).origin.kind === "manual") throw new Problem("SERIES_MANUAL");
      return { jobId: await enqueueRun(context, id, actor) };
    },
    async runs(id) {
      await required(id);
      return { items: (await listRuns(db, id)).map(toRun) };
    },
    async runDetail(id, runId) {
      const series = await required(id);
      const run = await findRun(db, id, runId);
      if (run === undefined) throw new Problem("SERIES_RUN_NOT_FOUND");
      return toRunDetail(context, series, run);
    },
    approve: ({ version, ...decision }) => detailAfter(approveRun(context, decision, { state: "approved", version })),
    reject: ({ version, ...decision }) => detailAfter(rejectRun(context, decision, version)),
    publish: (request) => detailAfter(publishSeries(context, request)),
    rollBack: (request) => detailAfter(rollBackSeries(context, request)),
    unpublish: (request) => detailAfter(unpublishRecord(records, request)),
    retire: (request) => detailAfter(retireRecord(records, request, { next_run_ms: null })),
    restore: (request) =>
      detailAfter(
        restoreRecord(records, request, (row) => ({ next_run_ms: nextRunMs(storedOf(row).calendar, now()) })),
      ),
  };
}
