import { setTimeout as pause } from "node:timers/promises";
import type { EarthquakeFeed, EarthquakeSource } from "@nv/contracts/schemas";
import { serviceSentence } from "../../platform/services/service-problem.ts";
import { questionsOf } from "./core/questions.ts";
import { AGENCIES } from "./earthquake-settings.ts";
import { readFeedRows } from "./earthquakes.repository.ts";
import type { EarthquakesContext } from "./earthquakes-context.ts";
import type { RefreshFeeds } from "./refresh-feeds.ts";

/** Time that a list waits for agencies that are slow: what they said last is told meanwhile. Milliseconds. */
const PATIENCE_MS = 2500;

/** Dependencies of the feeds. */
export interface EarthquakeFeedsDeps {
  readonly context: Pick<EarthquakesContext, "db" | "settings" | "now">;
  readonly refresh: RefreshFeeds;
  readonly patienceMs?: number;
}

/** Opens the feeds of the agencies, as they answered last. */
export function createEarthquakeFeeds({ context, refresh, patienceMs = PATIENCE_MS }: EarthquakeFeedsDeps) {
  const { db, settings, now } = context;
  let refreshing: Promise<void> | null = null;

  return {
    /** Refreshes once for all who ask at the same time. @returns Whether everybody has answered. */
    async refresh(): Promise<boolean> {
      refreshing ??= refresh().finally(() => {
        refreshing = null;
      });
      const given = new AbortController();
      const late = pause(patienceMs, false, { signal: given.signal }).catch(() => false);
      try {
        return await Promise.race([refreshing.then(() => true), late]);
      } finally {
        given.abort();
      }
    },

    /** Tells how an agency answered last. @param isWaiting - Whether it is being asked still. */
    async of(source: EarthquakeSource, isWaiting: boolean): Promise<EarthquakeFeed> {
      const { mode, base } = settings[source];
      if (mode === "off") {
        const notice = serviceSentence("SERVICE_OFF", AGENCIES[source]);
        return { source, state: "off", notice, answeredAtMs: null, skipped: 0 };
      }
      const known = await readFeedRows(db);
      const questions = questionsOf(source, base, now());
      const rows = questions.flatMap(({ name }) => known.get(name) ?? []);
      const notice = rows.find((row) => row.notice !== "")?.notice ?? "";
      const answered = rows.flatMap(({ answered_at_ms }) => answered_at_ms ?? []);
      const isLate = isWaiting && rows.length < questions.length;
      return {
        source,
        state: notice !== "" ? "failed" : isLate ? "waiting" : "ok",
        notice,
        answeredAtMs: answered.length === 0 ? null : Math.min(...answered),
        skipped: rows.reduce((sum, row) => sum + row.skipped, 0),
      };
    },
  };
}
