import { BatchOfDescriptions, type DescriptionLength, DescriptionSource } from "@nv/contracts/schemas";
import type { ChartFacts } from "@nv/descriptions";
import { parse } from "../../http/parse.ts";
import { Problem } from "../../http/problem.ts";
import type { JobHandler, JobRun } from "../../platform/jobs/job-handlers.ts";
import { batchItems, noteBatched } from "./descriptions.repository.ts";
import { modelDraft, ruleDraft } from "./descriptions.service.ts";
import type { DescriptionsContext } from "./descriptions-context.ts";
import { readSource } from "./read-source.ts";

/** How often a chart is asked for again when the service says to wait. */
const MOST_WAITS = 3;

/** Longest that is waited at once, milliseconds; the lease of the work is renewed meanwhile. */
const LONGEST_WAIT_MS = 90_000;

/** What came of a chart. */
interface Made {
  readonly title: string;
  readonly text: string;
  readonly notice: string;
  readonly dataHash: string;
}

const EMPTY: Made = { title: "", text: "", notice: "", dataHash: "" };

/** Why there is no draft, in words. */
function reasonOf({ message, details }: Problem): string {
  return details.fields?.map((field) => field.message).join(" ") || message;
}

/**
 * Drafts descriptions of several charts, one after the other, and keeps each as soon as it is there: begun again after a
 * process ended, it goes on where it was, and asks nothing twice. A model's draft is taken when nothing is wrong with it,
 * else the one by rules.
 */
export function createDraftBatch(context: DescriptionsContext): JobHandler {
  const { db, datawrapper, model, now, pause } = context;

  /** What a model wrote, when nothing is wrong with it; a model that cannot answer keeps no chart without its draft. */
  async function rightModelDraft(facts: ChartFacts, length: DescriptionLength): Promise<string | null> {
    try {
      const { text, problems } = await modelDraft(context, facts, { length, audience: "" });
      return problems.length === 0 ? text : null;
    } catch (error) {
      if (error instanceof Problem) return null;
      throw error;
    }
  }

  async function make(chart: string, { length, withModel }: BatchOfDescriptions): Promise<Made> {
    const { facts, title, dataHash } = await readSource(datawrapper, DescriptionSource.parse({ chart }));
    const byRules = ruleDraft(facts, length);
    if (!withModel || model.isOff) return { title, dataHash, text: byRules.text, notice: "" };
    const byModel = await rightModelDraft(facts, length);
    return { title, dataHash, text: byModel ?? byRules.text, notice: "" };
  }

  async function patiently(chart: string, asked: BatchOfDescriptions, signal: AbortSignal, waits = 0): Promise<Made> {
    try {
      return await make(chart, asked);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (error.code !== "SERVICE_BUSY" || waits === MOST_WAITS) return { ...EMPTY, notice: reasonOf(error) };
      await pause(Math.min(LONGEST_WAIT_MS, (error.details.retryAfterS ?? 0) * 1000), signal);
      return patiently(chart, asked, signal, waits + 1);
    }
  }

  return async ({ payload, subject, signal, progress, log }: JobRun) => {
    const asked = parse(BatchOfDescriptions, payload);
    const done = new Set((await batchItems(db, subject)).map(({ chart }) => chart));
    for (const [position, chart] of asked.charts.entries()) {
      if (done.has(chart)) continue;
      await progress(position / asked.charts.length, `Gráfico ${position + 1} de ${asked.charts.length}`);
      const { title, text, notice, dataHash } = await patiently(chart, asked, signal);
      const row = { batch_id: subject, chart, position, title, text, notice, data_hash: dataHash };
      await noteBatched(db, { ...row, made_at_ms: now() });
    }
    log(`${asked.charts.length} charts, ${done.size} of them before`);
    return { batchId: subject };
  };
}
