import { referenceOf } from "@nv/piece-parts";
import type { Actor } from "../../http/acting.ts";
import { Problem } from "../../http/problem.ts";
import { GONE_REVISION, orderFollowing } from "../../platform/publishing/follow-published.ts";
import { facetWords } from "../../platform/records/core/facet-words.ts";
import { recordsDb } from "../../platform/records/records-tables.ts";
import { searchIndexOf } from "../../platform/records/search-index.ts";
import { claimQuestion, dueCharts, noteAnswer, noteChart } from "./hook.repository.ts";
import type { HookContext } from "./hook-context.ts";

/** The account is asked about a chart this often at most, milliseconds, however many messages name it. */
const ASK_EVERY_MS = 60_000;

/** Time for which a chart that the account does not answer about is asked about, milliseconds; the daily look goes on. */
const PATIENCE_MS = 3_600_000;

/** Charts that one sweep asks about. */
const ASKED_AT_ONCE = 20;

/** Author of what follows a message. */
const DATAWRAPPER: Actor = { id: "", name: "Datawrapper" };

/** Whether a graphic in use frames a chart: nothing is asked about any other. */
async function isShown({ database }: HookContext, chart: string): Promise<boolean> {
  const facets = [...facetWords({ uses: [referenceOf(chart)] })];
  const sought = { collection: "graphics", facets, isInUse: true };
  const { rows } = await searchIndexOf(database.dialect).find(recordsDb(database), sought, 1);
  return rows.length > 0;
}

/** Asks the account which version of a chart is out. @returns `null` where it does not say. */
async function versionOut({ datawrapper, log }: HookContext, chart: string): Promise<string | null> {
  try {
    const { publicVersion } = await datawrapper.chart(chart);
    return publicVersion === 0 ? GONE_REVISION : String(publicVersion);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (error.code === "SERVICE_NOT_FOUND") return GONE_REVISION;
    log.warn({ err: error, chart }, "a chart that a message named is asked about again");
    return null;
  }
}

/** Asks about a chart, unless somebody did within the minute, and has what shows it follow. */
async function askAbout(context: HookContext, chart: string): Promise<void> {
  const askedAtMs = context.now();
  if (!(await claimQuestion(context.db, chart, askedAtMs, askedAtMs - ASK_EVERY_MS))) return;
  const revision = await versionOut(context, chart);
  if (revision === null) return;
  await orderFollowing(context, { reference: referenceOf(chart), revision }, DATAWRAPPER);
  await noteAnswer(context.db, chart, askedAtMs);
}

/** Takes a message for what it is, a hint: the account says what is so. Without an account nobody can be asked. */
export async function handleMessage(context: HookContext, chart: string): Promise<void> {
  if (context.datawrapper.settings.mode === "off" || !(await isShown(context, chart))) return;
  await noteChart(context.db, chart, context.now());
  await askAbout(context, chart);
}

/** Asks about charts that messages named again within the minute, and those that the account did not answer about. */
export async function sweepMessages(context: HookContext): Promise<void> {
  const nowMs = context.now();
  const since = { askedBeforeMs: nowMs - ASK_EVERY_MS, receivedSinceMs: nowMs - PATIENCE_MS };
  for (const chart of await dueCharts(context.db, since, ASKED_AT_ONCE)) await askAbout(context, chart);
}
