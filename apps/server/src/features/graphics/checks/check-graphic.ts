import type { GraphicFields } from "@nv/contracts/schemas";
import { publicUrlOf } from "@nv/embeds";
import { configProblems, missingWords, typeOf } from "@nv/graphic-types";
import { chartIdIn, isOwnReference } from "@nv/piece-parts";
import { Problem } from "../../../http/problem.ts";
import type { Measured } from "../../../platform/browser/measure-page.ts";
import type { JobHandler } from "../../../platform/jobs/job-handlers.ts";
import { indexRecord } from "../../../platform/records/change-record.ts";
import { findEntry } from "../../../platform/records/records-context.ts";
import { chartUrl } from "../../../platform/services/datawrapper/resolve-chart.ts";
import { dueForCheck } from "../graphics.repository.ts";
import type { GraphicsContext } from "../graphics-context.ts";
import type { GraphicColumns } from "../schema/tables.ts";
import { articleFindings } from "../usages/articles.service.ts";
import { checkUsages } from "../usages/check-usages.service.ts";
import { catchUp } from "./catch-up.ts";
import { chartFindings } from "./chart-findings.ts";
import { CHECK_JOB } from "./check-job.ts";
import type { Finding } from "./core/finding.ts";
import { framingOf } from "./core/framing.ts";
import { findStaleness } from "./find-staleness.ts";

/** Interval at which every live graphic is looked at, milliseconds. */
const CHECK_EVERY_MS = 86_400_000;

/** Graphics that are looked at between two sweeps: a browser is not cheap. */
const CHECKS_AT_ONCE = 2;

/** Actor of the orders that nobody asked for. */
const DAILY = { id: "", name: "Revisión diaria" };

/** The head of an answer is enough to see whether there is a page, bytes. */
const READ_BYTES = 100_000;

/** Lists what is found in the answers of the frames. */
export async function frameFindings(context: GraphicsContext, fields: GraphicFields): Promise<readonly Finding[]> {
  const { outsideFetch, datawrapper } = context;
  const { publicBaseUrl } = context.publishing;
  const begun = new Set(configProblems(fields.config, datawrapper.settings.cdnBase).map(({ field }) => field));
  const checks = typeOf(fields.config.type)
    .sources(fields.config)
    // What is published of what is ours is frozen, and what is begun is no address yet: nothing to ask.
    .filter(({ field, reference }) => !isOwnReference(reference) && !begun.has(field))
    .map(async ({ source, reference }): Promise<readonly Finding[]> => {
      const chartId = chartIdIn(reference);
      const frameUrl = chartId === null ? source : chartUrl(datawrapper, chartId);
      try {
        const { status, headers } = await outsideFetch(frameUrl, { mostBytes: READ_BYTES });
        if (status >= 400) return [{ isBroken: true, text: `${source} responde con el error ${status}` }];
        const isBlocked = framingOf(headers, frameUrl, new URL(publicBaseUrl).origin) === "blocked";
        return isBlocked ? [{ isBroken: true, text: `${source} no permite insertarse` }] : [];
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        return [{ isBroken: true, text: `${source} no responde` }];
      }
    });
  return (await Promise.all(checks)).flat();
}

const textFindings = (fields: GraphicFields): readonly Finding[] =>
  missingWords(fields).map(({ short }) => ({ isBroken: false, text: short }));

function measureFindings(measured: Measured | null): readonly Finding[] {
  if (measured === null || measured.heightsPx.length > 0) return [];
  return [{ isBroken: false, text: "No dice su altura en cinco segundos: el marco puede quedar corto" }];
}

/** Columns of a graphic that a check may set. */
type CheckFindings = Partial<
  Pick<GraphicColumns, "health" | "findings" | "checked_at_ms" | "thumbnail" | "thumbnail_version" | "heights">
>;

/** Notes what a check found; no change of the graphic itself, which keeps its version and its place. */
async function noteCheck({ records }: GraphicsContext, id: string, found: CheckFindings): Promise<void> {
  const { database, db, collection } = records;
  await database.transaction(db, async (transaction) => {
    await collection.extension.update(transaction, id, found);
    const graphic = await findEntry(records, id, transaction);
    if (graphic !== undefined) await indexRecord(records, transaction, graphic, graphic.seq);
  });
}

/**
 * Looks at a graphic as a reader would: whether its frames answer and may be framed, and, where there is a browser,
 * how high it is at each width and what it looks like.
 */
export function createCheckHandler(context: GraphicsContext): JobHandler {
  const { db, now, store, measurePage } = context;
  const { publicBaseUrl } = context.publishing;
  return async ({ subject, progress, signal }) => {
    const found = await findEntry(context.records, subject);
    if (found === undefined) throw new Problem("GRAPHIC_NOT_FOUND");
    const charts = await chartFindings(context, found);
    const row = await catchUp(context, found, charts);
    const { revision } = row;
    const fields = row.fields;
    const type = typeOf(fields.config.type);
    const { isStory } = type;
    // What is published while it is looked at is looked at again.
    const startedAtMs = now();
    await progress(0.1, "Consultando cada marco");
    const inFrames = await frameFindings(context, fields);
    const stale = await findStaleness(context, row);
    const ofCharts = row === found ? charts : await chartFindings(context, row);
    const findings = [
      ...inFrames,
      ...ofCharts.findings,
      ...textFindings(fields),
      ...(stale === "" ? [] : [{ isBroken: false, text: stale }]),
    ];
    const doesLoad = ![...inFrames, ...ofCharts.findings].some((finding) => finding.isBroken);
    let measured: Measured | null = null;
    // A page that does not load has the browser's own page in its place: neither its height nor its picture is the graphic's.
    if (measurePage !== null && revision !== null && doesLoad) {
      await progress(0.4, "Midiendo y tomando la miniatura");
      const turnsAtPx = type.turnsAtPx(fields.config);
      measured = await measurePage(`${publicUrlOf(publicBaseUrl, row.slug)}${revision}/`, signal, turnsAtPx);
      findings.push(...measureFindings(measured));
    }
    await progress(0.8, "Mirando las páginas que dicen usarlo");
    await checkUsages(context, row);
    if (isStory && revision !== null) findings.push(...(await articleFindings(context, row, signal)));
    const isBroken = findings.some((finding) => finding.isBroken);
    const health = isBroken ? "broken" : findings.length > 0 ? "warning" : "ok";
    const texts = findings.sort((a, b) => Number(b.isBroken) - Number(a.isBroken)).map(({ text }) => text);
    let thumbnail = doesLoad ? row.thumbnail : null;
    // What was written since it was published has a picture of its own, and so has a story: its first screen is mostly its title.
    const isOfReaders = row.published_version === row.version && !isStory;
    const isWanted = isOfReaders || row.thumbnail === null;
    const seen = revision !== null && isWanted ? (measured?.image ?? null) : null;
    if (seen !== null) {
      thumbnail = `thumbnails/${row.id}/${revision}.png`;
      await store.put(thumbnail, seen, "image/png");
    }
    const noted = {
      health,
      findings: JSON.stringify(texts),
      checked_at_ms: startedAtMs,
      thumbnail,
      ...(seen !== null && { thumbnail_version: row.version }),
      ...(measured !== null && measured.heightsPx.length > 0 && { heights: JSON.stringify(measured.heightsPx) }),
    };
    await noteCheck(context, row.id, noted);
    await context.events.publish(db, { name: "graphic", data: { id: row.id, version: row.version, by: "", byId: "" } });
    return { health, findings: texts };
  };
}

/** Orders the daily look at live graphics, a few at a time. Processes that order the same make one order. */
export async function enqueueDueChecks({ db, now, jobs }: GraphicsContext): Promise<void> {
  for (const id of await dueForCheck(db, now() - CHECK_EVERY_MS, CHECKS_AT_ONCE))
    await jobs.order({ kind: CHECK_JOB, subject: id, payload: {}, actor: DAILY, key: id });
}
