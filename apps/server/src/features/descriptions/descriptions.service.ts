import { randomUUID } from "node:crypto";
import type {
  AskModel,
  BatchOfDescriptions,
  BatchReport,
  DescribedChart,
  DescriptionLength,
  DescriptionsStatus,
  ModelDraft,
  ModelDraftReport,
  PublishDescription,
  StartedBatch,
} from "@nv/contracts/schemas";
import { type ChartFacts, checkDraft, draftOfModel, draftProblemText, modelQuestion } from "@nv/descriptions";
import type { Actor } from "../../http/acting.ts";
import { invalidFields } from "../../http/problem.ts";
import { DATAWRAPPER } from "../../platform/services/datawrapper/datawrapper-client.ts";
import { MODEL } from "../../platform/services/model/model-client.ts";
import { serviceSentence } from "../../platform/services/service-problem.ts";
import { noteWritten } from "./coverage/coverage.repository.ts";
import { batchItems, notePublished, publishedOf } from "./descriptions.repository.ts";
import type { DescriptionsContext } from "./descriptions-context.ts";
import { draftReport, noteDraft, noteDraftPublished } from "./model-drafts/model-drafts.ts";
import { type FetchedChart, factsIn, fetchChart, sourceFacts } from "./read-source.ts";

/** Kind of the job that drafts the descriptions of several charts. */
export const BATCH_JOB = "descriptions.batch";

/** Descriptions of charts. Failures are `Problem`s. */
export type Descriptions = ReturnType<typeof createDescriptions>;

/** A draft by a model, which is given the facts alone. @throws {ServiceProblem} When it cannot answer. */
export async function modelDraft(
  { model }: Pick<DescriptionsContext, "model">,
  facts: ChartFacts,
  { length, audience }: { readonly length: DescriptionLength; readonly audience: string },
): Promise<string> {
  return draftOfModel(await model.answer(modelQuestion(facts, length, audience)));
}

/** @throws {Problem} `FIELDS_INVALID` with a sentence for each reason not to publish a text. */
function requirePublishable(fetched: FetchedChart, { text, length, dataHash, accepted }: PublishDescription): void {
  if (fetched.dataHash !== dataHash)
    throw invalidFields([
      { field: "dataHash", message: "Los datos del gráfico han cambiado desde que los viste: míralos otra vez" },
    ]);
  const { problems } = checkDraft(factsIn(fetched, "chart"), text, length);
  const open = problems.flatMap((problem) => {
    const message = draftProblemText(problem);
    return problem.isBlocking || !accepted.includes(message) ? [{ field: "text", message }] : [];
  });
  if (open.length > 0) throw invalidFields(open);
}

/** Opens the work with descriptions. */
export function createDescriptions(context: DescriptionsContext) {
  const { database, db, datawrapper, jobs, model, noteInAudit, now } = context;

  async function described(chart: string, fetched: FetchedChart): Promise<DescribedChart> {
    const { csv, dataHash, altText, version, words } = fetched;
    const { title, type, intro, sourceName } = words;
    const rows = await publishedOf(db, chart);
    const history = rows.map((row) => ({
      ...{ text: row.text, version: row.version, by: row.by_name, atMs: row.published_at_ms },
    }));
    return { chart, title, type, intro, sourceName, altText, csv, dataHash, version, history };
  }

  return {
    status: (): DescriptionsStatus => ({
      chartsNotice: datawrapper.settings.mode === "off" ? serviceSentence("SERVICE_OFF", DATAWRAPPER) : "",
      modelNotice: model.isOff ? serviceSentence("SERVICE_OFF", MODEL) : "",
    }),
    chart: async (chart: string): Promise<DescribedChart> => described(chart, await fetchChart(datawrapper, chart)),
    /** @throws {Problem} `FIELDS_INVALID` for what has no figures; those of the services. */
    async askModel(asked: AskModel, actor: Actor): Promise<ModelDraft> {
      const { chart, title } = asked.source;
      const text = await modelDraft(context, await sourceFacts(datawrapper, asked.source), asked);
      return { text, draftId: await noteDraft(context, { chart, title, draft: text, actor }) };
    },
    /** Reports what models wrote in a month, and what was published of it. @param month - `2026-11`. */
    modelDrafts: (month: string): Promise<ModelDraftReport> => draftReport(context, month),
    /**
     * Puts a description into a chart, and publishes the chart again when readers have it.
     *
     * @returns The chart as it is then.
     * @throws {Problem} `FIELDS_INVALID` when a figure is in no datum, a doubt is not settled, or the data have changed.
     */
    async publish(chart: string, asked: PublishDescription, actor: Actor): Promise<DescribedChart> {
      const fetched = await fetchChart(datawrapper, chart, asked.unit);
      requirePublishable(fetched, asked);
      const { text, accepted } = asked;
      await datawrapper.describe(chart, text);
      // What nobody has published yet is not for us to publish: the description goes out with it.
      const version = fetched.version === 0 ? 0 : await datawrapper.publish(chart);
      await notePublished(db, {
        ...{ id: randomUUID(), chart, version, text, accepted: JSON.stringify(accepted) },
        ...{ by_id: actor.id, by_name: actor.name, published_at_ms: now() },
      });
      if (asked.draftId !== undefined) await noteDraftPublished(context, { id: asked.draftId, chart, text, actor });
      await noteWritten(db, chart, text, fetched.dataHash);
      const details = { chart, version, accepted: accepted.length };
      await noteInAudit(database.kysely, { action: "description_published", actor, details });
      return described(chart, { ...fetched, altText: text, version });
    },
    /** Orders drafts of several charts. */
    async order(asked: BatchOfDescriptions, actor: Actor): Promise<StartedBatch> {
      const batchId = randomUUID();
      const jobId = await jobs.order({ kind: BATCH_JOB, subject: batchId, payload: asked, actor, key: batchId });
      return { jobId, batchId };
    },
    async batch(batchId: string): Promise<BatchReport> {
      const rows = await batchItems(db, batchId);
      return { items: rows.map(({ chart, title, text, notice }) => ({ chart, title, text, notice })) };
    },
  };
}
