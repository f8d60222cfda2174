import { randomUUID } from "node:crypto";
import type {
  EditSeries,
  ImportObservations,
  RegisterSeries,
  SeriesList,
  SeriesObservations,
  SeriesRunDetail,
  SeriesRuns,
} from "@nv/contracts/schemas";
import type { Actor } from "../../http/acting.ts";
import { Problem } from "../../http/problem.ts";
import { insertNewRecord } from "../../platform/records/change-record.ts";
import { editDocument, listDocuments } from "../../platform/records/documents.ts";
import { type PublishRequest, restoreRecord, retireRecord } from "../../platform/records/publish-record.ts";
import { recordActions } from "../../platform/records/record-actions.ts";
import { requireRecord, StaleVersion } from "../../platform/records/records-context.ts";
import { actingSeries, nextLookMs, requireReadable } from "./acting-series.ts";
import { NO_DATA } from "./core/stored-series.ts";
import { approveRun, type Decision, rejectRun } from "./decide-run.ts";
import { enqueueDelivery } from "./deliver-series.ts";
import { publishSeries, rollBackSeries } from "./publish-series.ts";
import { readImported } from "./read-imported.ts";
import { enqueueRun, goesOut, settleBrought } from "./run-series.ts";
import { findRun, listRuns, observationsOf, waitingSeries } from "./series.repository.ts";
import type { SeriesContext } from "./series-context.ts";
import { toDetail, toRun, toRunDetail, toSummary } from "./series-views.ts";
import { takeObservations } from "./take-observations.ts";

/** Series in a list: a house has some dozens. */
const LISTED_SERIES = 500;

/** A decision about a series that a person was looking at. */
export type DecisionRequest = Decision & { readonly version: number };

/** Series, as their routes see them. */
export type Series = ReturnType<typeof createSeries>;

/** State of a series that nobody published. */
const UNPUBLISHED = { acting: null, target: "", sent_revision: "", sent_failure: "", sent_at_ms: null } as const;

/** Creates the service for series. */
export function createSeries(context: SeriesContext) {
  const { records, db, files, now, publishing } = context;
  const actions = recordActions(records, {
    toDetail: (row) => toDetail(context, row),
    urlOf: (slug, revision) => `${publishing.publicBaseUrl}/data/${slug}/${revision}/data.json`,
  });
  const { detailAfter } = actions;
  const required = (id: string) => requireRecord(records, id);

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
    /** @throws {Problem} `SLUG_TAKEN`. */
    async register({ slug, draftId, ...fields }: RegisterSeries, actor: Actor) {
      const kept = { ...fields, data: NO_DATA };
      const extension = { ...UNPUBLISHED, next_run_ms: nextLookMs(kept, slug ?? "", now()) };
      const { title } = fields;
      return detailAfter(insertNewRecord(records, { title, fields: kept, slug, draftId, extension, actor }));
    },
    async edit(id: string, document: EditSeries, actor: Actor) {
      const slugIsFixed = "La dirección ya no se puede cambiar: hay una publicación";
      const edited = editDocument(records, { id, document, actor, slugIsFixed }, (row) => {
        const { data } = row.fields;
        // What was published goes on looking as it was published.
        const isLookedAt = row.acting === null && row.status !== "retired";
        const next_run_ms = nextLookMs({ ...document, data }, document.slug ?? row.slug, now());
        return { beside: { data }, extension: isLookedAt ? { next_run_ms } : {} };
      });
      return detailAfter(edited);
    },
    /**
     * Takes a table that a person brought, or a program.
     *
     * @param mayPublish - Whether it is a program whose key may publish: the rules decide on what it brings, where the series says so.
     * @throws {Problem} `FIELDS_INVALID` with what is wrong, row by row.
     */
    async bring(id: string, input: ImportObservations, actor: Actor, mayPublish = false): Promise<SeriesRunDetail> {
      const present = await required(id);
      if (present.version !== input.version) throw new StaleVersion(present);
      const series = mayPublish ? actingSeries(present) : present;
      requireReadable(series);
      const observations = await readImported(files, series.fields, input);
      const brought = { observations, origin: "manual", policy: input.policy } as const;
      const isToPublish = mayPublish && (await goesOut(context, series));
      const run = await takeObservations(context, series, brought, { id: randomUUID(), actor, isToPublish });
      return toRunDetail(context, series, mayPublish ? await settleBrought(context, series, run, actor) : run);
    },
    /** Orders that what is out goes again where it goes by itself. @throws {Problem} `SERIES_NO_TARGET`. */
    async deliver(id: string, actor: Actor) {
      const { target, revision } = await required(id);
      if (target === "" || revision === null) throw new Problem("SERIES_NO_TARGET");
      return { jobId: await enqueueDelivery(context, id, actor) };
    },
    /** Orders a look for something new. @throws {Problem} `SERIES_MANUAL`. */
    async run(id: string, actor: Actor) {
      const series = actingSeries(await required(id));
      if (series.fields.origin.kind === "manual") throw new Problem("SERIES_MANUAL");
      requireReadable(series);
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
      detailAfter(
        restoreRecord(records, request, (row) => ({
          next_run_ms: nextLookMs(actingSeries(row).fields, row.slug, now()),
        })),
      ),
  };
}
