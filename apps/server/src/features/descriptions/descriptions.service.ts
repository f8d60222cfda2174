import { randomUUID } from "node:crypto";
import type {
  BatchOfDescriptions,
  BatchReport,
  CheckDescription,
  DescriptionCheck,
  DescriptionDraft,
  DescriptionDrafts,
  DescriptionLength,
  DescriptionSource,
  DescriptionsStatus,
  PublishDescription,
  PublishedDescription,
  WriteDrafts,
} from "@nv/contracts/schemas";
import { DescriptionSource as Source } from "@nv/contracts/schemas";
import {
  type ChartFacts,
  checkDraft,
  draftOfModel,
  draftProblemText,
  factTable,
  isPublishable,
  modelQuestion,
  writeDraft,
} from "@nv/descriptions";
import type { Actor } from "../../http/acting.ts";
import { invalidFields, Problem } from "../../http/problem.ts";
import { MODEL } from "../../platform/services/model/model-client.ts";
import { serviceSentence } from "../../platform/services/service-problem.ts";
import { batchItems, notePublished } from "./descriptions.repository.ts";
import type { DescriptionsContext } from "./descriptions-context.ts";
import { type Described, readSource } from "./read-source.ts";

/** Kind of the job that drafts the descriptions of several charts. */
export const BATCH_JOB = "descriptions.batch";

/** A batch that was ordered. */
interface StartedBatch {
  readonly jobId: string;
  readonly batchId: string;
}

/** Descriptions of charts. Failures are `Problem`s. */
export interface Descriptions {
  status(): DescriptionsStatus;
  drafts(asked: WriteDrafts): Promise<DescriptionDrafts>;
  check(asked: CheckDescription): Promise<DescriptionCheck>;
  /**
   * Puts a description into a chart and publishes it.
   *
   * @throws {Problem} `FIELDS_INVALID` when a figure is in no datum, a doubt is not settled, or the data have changed.
   */
  publish(chart: string, asked: PublishDescription, actor: Actor): Promise<PublishedDescription>;
  /** Orders drafts of several charts. */
  order(asked: BatchOfDescriptions, actor: Actor): Promise<StartedBatch>;
  batch(batchId: string): Promise<BatchReport>;
}

/** A chart of Datawrapper as a source. @param unit - What a person said of its figures. */
const chartSource = (chart: string, unit: string): DescriptionSource => Source.parse({ chart, unit });

/** Holds a text against the facts, in words. */
export function checked(facts: ChartFacts, text: string, length: DescriptionLength): DescriptionCheck {
  const check = checkDraft(facts, text, length);
  const problems = check.problems.map((problem) => {
    const { fault, isBlocking, start, end } = problem;
    return { fault, isBlocking, start, end, text: problem.text, message: draftProblemText(problem) };
  });
  return { isPublishable: isPublishable(check), problems };
}

/** A draft by rules. */
export function ruleDraft(facts: ChartFacts, length: DescriptionLength): DescriptionDraft {
  const text = writeDraft(facts, length);
  return { by: "rules", text, ...checked(facts, text, length) };
}

/** A draft by a model, which is given the facts alone. @throws {ServiceProblem} When it cannot answer. */
export async function modelDraft(
  { model }: Pick<DescriptionsContext, "model">,
  facts: ChartFacts,
  { length, audience }: Pick<WriteDrafts, "length" | "audience">,
): Promise<DescriptionDraft> {
  const text = draftOfModel(await model.answer(modelQuestion(facts, length, audience)));
  return { by: "model", text, ...checked(facts, text, length) };
}

/** @throws {Problem} `FIELDS_INVALID` with a sentence for each reason not to publish a text. */
function requirePublishable({ facts, dataHash }: Described, asked: PublishDescription): void {
  if (dataHash !== asked.dataHash)
    throw invalidFields([
      { field: "dataHash", message: "Los datos del gráfico han cambiado desde que los viste: míralos otra vez" },
    ]);
  const { problems } = checked(facts, asked.text, asked.length);
  const open = problems.filter(({ isBlocking, message }) => isBlocking || !asked.accepted.includes(message));
  if (open.length > 0) throw invalidFields(open.map(({ message }) => ({ field: "text", message })));
}

/** Opens the work with descriptions. */
export function createDescriptions(context: DescriptionsContext): Descriptions {
  const { database, db, datawrapper, jobs, model, noteInAudit, now } = context;

  async function byModel(facts: ChartFacts, asked: WriteDrafts) {
    if (!asked.withModel) return { drafts: [], notice: "" };
    try {
      return { drafts: [await modelDraft(context, facts, asked)], notice: "" };
    } catch (error) {
      // What is written by rules is there whatever the model does.
      if (!(error instanceof Problem)) throw error;
      return { drafts: [], notice: error.message };
    }
  }

  return {
    status: () => ({ hasModel: !model.isOff, notice: model.isOff ? serviceSentence("SERVICE_OFF", MODEL) : "" }),
    async drafts(asked) {
      const { facts, title, altText, dataHash } = await readSource(datawrapper, asked.source);
      const { drafts, notice } = await byModel(facts, asked);
      const { uncertain } = facts.chart;
      return {
        ...{ title, altText, dataHash, notice, uncertain: [...uncertain] },
        facts: [...factTable(facts)],
        drafts: [ruleDraft(facts, asked.length), ...drafts],
      };
    },
    async check({ source, text, length }) {
      return checked((await readSource(datawrapper, source)).facts, text, length);
    },
    async publish(chart, asked, actor) {
      const described = await readSource(datawrapper, chartSource(chart, asked.unit));
      requirePublishable(described, asked);
      await datawrapper.describe(chart, asked.text);
      const version = await datawrapper.publish(chart);
      await notePublished(db, {
        ...{ id: randomUUID(), chart, version, title: described.title, text: asked.text },
        ...{ data_hash: described.dataHash, accepted: JSON.stringify(asked.accepted) },
        ...{ by_id: actor.id, by_name: actor.name, published_at_ms: now() },
      });
      const details = { chart, version, accepted: asked.accepted.length };
      await noteInAudit(database.kysely, { action: "description_published", actor, details });
      return { chart, version, text: asked.text };
    },
    async order(asked, actor) {
      const batchId = randomUUID();
      const jobId = await jobs.order({ kind: BATCH_JOB, subject: batchId, payload: asked, actor, key: batchId });
      return { jobId, batchId };
    },
    async batch(batchId) {
      const rows = await batchItems(db, batchId);
      return {
        items: rows.map(({ chart, title, text, notice, data_hash: dataHash }) => ({
          ...{ chart, title, text, notice, dataHash },
        })),
      };
    },
  };
}
