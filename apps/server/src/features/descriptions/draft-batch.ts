import { BatchOfDescriptions, type DescriptionLength } from "@nv/contracts/schemas";
import { type ChartFacts, checkDraft, writeDraft } from "@nv/descriptions";
import type { Actor } from "../../http/acting.ts";
import { parse } from "../../http/parse.ts";
import { Problem } from "../../http/problem.ts";
import type { JobHandler, JobRun } from "../../platform/jobs/job-handlers.ts";
import { batchItems, noteBatched } from "./descriptions.repository.ts";
import { modelDraft } from "./descriptions.service.ts";
import type { DescriptionsContext } from "./descriptions-context.ts";
import { type Drafted, noteDraft } from "./model-drafts/model-drafts.ts";
import { factsIn, fetchChart } from "./read-source.ts";
import { waitingFor } from "./waiting-for.ts";

/** Outcome of the draft of a chart. */
interface Made {
  readonly title: string;
  readonly text: string;
  readonly notice: string;
}

/** Returns the reason why there is no draft, in words. */
function reasonOf({ message, details }: Problem): string {
  return details.fields?.map((field) => field.message).join(" ") || message;
}

/**
 * Drafts descriptions of several charts, one after the other, and keeps each as soon as it is there: begun again after a
 * process ended, it goes on where it was, and asks nothing twice. A model's draft is taken when nothing is wrong with it,
 * else the one by rules.
 */
export function createDraftBatch(context: DescriptionsContext): JobHandler {
  const { db, datawrapper, model, now } = context;

  /** Returns the draft of a model when nothing is wrong with it; a model that cannot answer leaves no chart without its draft. */
  async function rightModelDraft(
    facts: ChartFacts,
    length: DescriptionLength,
    drafted: Pick<Drafted, "chart" | "title" | "actor">,
  ): Promise<string | null> {
    try {
      const text = await modelDraft(context, facts, { length, audience: "" });
      await noteDraft(context, { ...drafted, draft: text });
      return checkDraft(facts, text, length).problems.length === 0 ? text : null;
    } catch (error) {
      if (error instanceof Problem) return null;
      throw error;
    }
  }

  async function make(chart: string, { length, withModel }: BatchOfDescriptions, actor: Actor): Promise<Made> {
    const fetched = await fetchChart(datawrapper, chart);
    const { title } = fetched.words;
    const facts = factsIn(fetched, "chart");
    const byModel = withModel && !model.isOff ? await rightModelDraft(facts, length, { chart, title, actor }) : null;
    return { title, text: byModel ?? writeDraft(facts, length), notice: "" };
  }

  async function madeOrReason(
    chart: string,
    asked: BatchOfDescriptions,
    { signal, actor }: Pick<JobRun, "signal" | "actor">,
  ): Promise<Made> {
    try {
      return await waitingFor(context, signal, () => make(chart, asked, actor));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return { title: "", text: "", notice: reasonOf(error) };
    }
  }

  return async ({ payload, subject, actor, signal, progress, log }: JobRun) => {
    const asked = parse(BatchOfDescriptions, payload);
    const done = new Set((await batchItems(db, subject)).map(({ chart }) => chart));
    for (const [position, chart] of asked.charts.entries()) {
      if (done.has(chart)) continue;
      signal.throwIfAborted();
      await progress(position / asked.charts.length, `Gráfico ${position + 1} de ${asked.charts.length}`);
      const made = await madeOrReason(chart, asked, { signal, actor });
      await noteBatched(db, { batch_id: subject, chart, position, ...made, made_at_ms: now() });
    }
    log(`${asked.charts.length} charts, ${done.size} of them before`);
    return { batchId: subject };
  };
}
