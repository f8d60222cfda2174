import { randomUUID } from "node:crypto";
import type {
  EditSeries,
  FieldProblem,
  ImportObservations,
  RegisterSeries,
  SeriesFields,
  SeriesList,
  SeriesObservations,
  SeriesRunDetail,
  SeriesRuns,
} from "@nv/contracts/schemas";
import { nextRunMs, observationKey, seriesFaults } from "@nv/series";
import type { Actor } from "../../http/acting.ts";
import { invalidFields, Problem } from "../../http/problem.ts";
import { insertNewRecord } from "../../platform/records/change-record.ts";
import { editDocument, listDocuments } from "../../platform/records/documents.ts";
import { type PublishRequest, restoreRecord, retireRecord } from "../../platform/records/publish-record.ts";
import { recordActions } from "../../platform/records/record-actions.ts";
import { requireRecord, StaleVersion } from "../../platform/records/records-context.ts";
import { NO_DATA } from "./core/stored-series.ts";
import { approveRun, type Decision, rejectRun } from "./decide-run.ts";
import { enqueueDelivery } from "./deliver-series.ts";
import { publishSeries, rollBackSeries } from "./publish-series.ts";
import { readImported } from "./read-imported.ts";
import { enqueueRun } from "./run-series.ts";
import { findRun, listRuns, observationsOf, waitingSeries } from "./series.repository.ts";
import type { SeriesRow } from "./series-collection.ts";
import type { SeriesContext } from "./series-context.ts";
import { toDetail, toRun, toRunDetail, toSummary } from "./series-views.ts";
import { takeObservations } from "./take-observations.ts";

/** Series in a list: a house has some dozens. */
const LISTED_SERIES = 500;

/** A decision about a series that a person was looking at. */
export type DecisionRequest = Decision & { readonly version: number };

/** Series, as their routes see them. */
export type Series = ReturnType<typeof createSeries>;

/** Returns the chart where what is out goes by itself; empty for nowhere. */
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

/** Creates the service for series. */
export function createSeries(context: SeriesContext) {
  const { records, db, files, now, publishing } = context;
  const actions = recordActions(records, {
    toDetail: (row) => toDetail(context, row),
    urlOf: (slug, revision) => `${publishing.publicBaseUrl}/data/${slug}/${revision}/data.json`,
  });
  const { detailAfter } = actions;
  const required = (id: string) => requireRecord(records, id);

  /** @throws {Problem} `FIELDS_INVALID` when two observations could not be told apart any more. */
  async function refuseClash(row: SeriesRow, { columns }: SeriesFields): Promise<void> {
    const { hash } = row.fields.data;
    const observations = await observationsOf(db, row.id, hash);
    const keys = new Set(observations.map((observation) => observationKey(columns, observation)));
    if (keys.size < observations.length)
      throw invalidFields([
        { field: "columns", message: "Con estas columnas dos observaciones de la serie serían la misma" },
      ]);
  }

  return {
    ...actions,
    async list(): Promise<SeriesList> {
      const waiting = await waitingSeries(db);
      const rows = await listDocuments(records, { isInUse: true, most: LISTED_SERIES });
      return { items: rows.map((row) => toSummary(row, waiting.has(row.id))) };
    },
    async observations(id: string): Promise<SeriesObservations> {
      const { data } = (await required(id)).fields;
      return { items: [...(await observationsOf(db, id, data.hash))] };
    },
    /** @throws {Problem} `FIELDS_INVALID`, `SLUG_TAKEN`. */
    async register({ slug, ...fields }: RegisterSeries, actor: Actor) {
      refuseFaults(fields, slug);
      const extension = {
        ...{ next_run_ms: nextRunMs(fields.calendar, now()), target: targetOf(fields) },
        ...{ sent_revision: "", sent_failure: "", sent_at_ms: null },
      };
      const kept = { ...fields, data: NO_DATA };
      return detailAfter(insertNewRecord(records, { title: fields.title, fields: kept, slug, extension, actor }));
    },
    async edit(id: string, document: EditSeries, actor: Actor) {
      const known = await required(id);
      refuseFaults(document, document.slug ?? known.slug);
      await refuseClash(known, document);
      const slugIsFixed = "La dirección ya no se puede cambiar: hay una publicación";
      const edited = editDocument(records, { id, document, actor, slugIsFixed }, (row) => {
        const isInUse = row.status !== "retired";
        const next_run_ms = isInUse ? nextRunMs(document.calendar, now()) : null;
        const target = targetOf(document);
        // Another chart gets what is published from now on: what is written is not out yet.
        const sent = { sent_revision: row.revision ?? "", sent_failure: "", sent_at_ms: null };
        const extension = { next_run_ms, ...(target !== row.target && { target, ...sent }) };
        return { beside: { data: row.fields.data }, extension };
      });
      return detailAfter(edited);
    },
    /** Takes a table that a person brought. @throws {Problem} `FIELDS_INVALID` with what is wrong, row by row. */
    async bring(id: string, input: ImportObservations, actor: Actor): Promise<SeriesRunDetail> {
      const series = await required(id);
      if (series.version !== input.version) throw new StaleVersion(series);
      const observations = await readImported(files, series.fields, input);
      const brought = { observations, origin: "manual", policy: input.policy } as const;
      const run = await takeObservations(context, series, brought, { id: randomUUID(), actor });
      return toRunDetail(context, series, run);
    },
    /** Orders that what is out goes again where it goes by itself. @throws {Problem} `SERIES_NO_TARGET`. */
    async deliver(id: string, actor: Actor) {
      const { target, revision } = await required(id);
      if (target === "" || revision === null) throw new Problem("SERIES_NO_TARGET");
      return { jobId: await enqueueDelivery(context, id, actor) };
    },
    /** Orders a look for something new. @throws {Problem} `SERIES_MANUAL`. */
    async run(id: string, actor: Actor) {
      if ((await required(id)).fields.origin.kind === "manual") throw new Problem("SERIES_MANUAL");
      return { jobId: await enqueueRun(context, id, actor) };
    },
    async runs(id: string): Promise<SeriesRuns> {
      await required(id);
      return { items: (await listRuns(db, id)).map(toRun) };
    },
    /** @throws {Problem} `SERIES_RUN_NOT_FOUND`. */
    async runDetail(id: string, runId: string): Promise<SeriesRunDetail> {
      const series = await required(id);
      const run = await findRun(db, id, runId);
      if (run === undefined) throw new Problem("SERIES_RUN_NOT_FOUND");
      return toRunDetail(context, series, run);
    },
    approve: ({ version, ...decision }: DecisionRequest) =>
      detailAfter(approveRun(context, decision, { state: "approved", version })),
    reject: ({ version, ...decision }: DecisionRequest) => detailAfter(rejectRun(context, decision, version)),
    publish: (request: PublishRequest) => detailAfter(publishSeries(context, request)),
    rollBack: (request: PublishRequest & { readonly revision: string }) =>
      detailAfter(rollBackSeries(context, request)),
    retire: (request: PublishRequest) => detailAfter(retireRecord(records, request, { next_run_ms: null })),
    restore: (request: PublishRequest) =>
      detailAfter(restoreRecord(records, request, (row) => ({ next_run_ms: nextRunMs(row.fields.calendar, now()) }))),
  };
}
