import { type EarthquakeReport, EarthquakeSource } from "@nv/contracts/schemas";
import { type AskAgency, agencySentence } from "./ask-agency.ts";
import { type FeedQuestion, LISTED_MS, questionsOf } from "./core/questions.ts";
import { noteFeed, noteReport, readFeedRows } from "./earthquakes.repository.ts";
import type { EarthquakesContext } from "./earthquakes-context.ts";

/** Shortest time between two requests to an agency, whoever wants to know, milliseconds. */
const REST_MS = 30_000;

/** Name of the event that tells open pages. */
const EVENT = "earthquake";

/** Asks the agencies for what is new, each by itself: what one does not answer costs the others nothing. */
export function createRefreshFeeds(context: EarthquakesContext, ask: AskAgency) {
  const { db, database, events, settings, now, log } = context;

  /** Keeps what was read, and tells open pages when it is another than it was. */
  async function note(source: EarthquakeSource, reports: readonly EarthquakeReport[]): Promise<void> {
    const sinceMs = now() - LISTED_MS;
    const recent = reports.filter(({ atMs }) => atMs >= sinceMs);
    await database.transaction(db, async (transaction) => {
      let fresh = 0;
      for (const report of recent) {
        const noted = await noteReport(transaction, report, now());
        if (noted === "revised")
          await events.publish(transaction, { name: EVENT, data: { source, reportId: report.id } });
        else if (noted !== "same") fresh += 1;
      }
      if (fresh > 0) await events.publish(transaction, { name: EVENT, data: { source, reportId: "" } });
    });
  }

  async function refresh({ name, source, url }: FeedQuestion): Promise<void> {
    const known = (await readFeedRows(db)).get(name);
    if (known?.url === url && known.asked_at_ms > now() - REST_MS) return;
    const askedAtMs = now();
    const before = { name, url, asked_at_ms: askedAtMs, answered_at_ms: known?.answered_at_ms ?? null };
    try {
      const etag = known?.url === url ? (known.etag ?? undefined) : undefined;
      const answer = await ask({ source, url, etag });
      if (answer.read !== null) await note(source, answer.read.reports);
      const skipped = answer.read === null ? (known?.skipped ?? 0) : answer.read.skipped;
      await noteFeed(db, { ...before, etag: answer.etag, answered_at_ms: now(), notice: "", skipped });
    } catch (error) {
      log.warn({ err: error, feed: name }, "An agency of earthquakes did not answer well.");
      // What it said last is still told; its mark goes, so that the next answer is whole.
      await noteFeed(db, { ...before, etag: null, notice: agencySentence(source, error), skipped: 0 });
    }
  }

  /** @returns When all have answered, or failed. */
  return async (): Promise<void> => {
    const questions = EarthquakeSource.options.flatMap((source) => {
      const { mode, base } = settings[source];
      return mode === "off" ? [] : questionsOf(source, base, now());
    });
    // One after the other for each agency, all agencies at once.
    const byAgency = Map.groupBy(questions, ({ source }) => source);
    await Promise.all(
      [...byAgency.values()].map(async (own) => {
        for (const question of own) await refresh(question);
      }),
    );
  };
}

export type RefreshFeeds = ReturnType<typeof createRefreshFeeds>;
