import type { ElectionsContext } from "./elections-context.ts";
import { nightFields } from "./night-matter.ts";
import { openNights, untoldNights } from "./nights.repository.ts";
import { renewNight } from "./renew-night.ts";
import { tellFollowers } from "./tell-followers.ts";

/** Interval at which the nights that are due are looked for, milliseconds: a fifth of the shortest pause between two looks at a source. */
const TICK_MS = 2000;

/** Clock of the nights of this process. */
export interface NightClock {
  /** Looks for what is due at once. */
  tick(): Promise<void>;
  /** Stops, and waits for what is under way. */
  close(): Promise<void>;
}

/** Renews the nights that are due, one after the other: their pages are heavy, and there are one or two. */
async function renewDue(context: ElectionsContext): Promise<void> {
  for (const { record_id: id, place } of await untoldNights(context.db)) await tellFollowers(context, { id, place });
  for (const { record_id: id, place, asked_at_ms } of await openNights(context.db)) {
    try {
      const { everySeconds } = await nightFields(context, id, place === "live" ? "live" : "rehearsal");
      if (asked_at_ms !== null && context.now() - asked_at_ms < everySeconds * 1000) continue;
      await renewNight(context, { id, place });
    } catch (error) {
      context.log.error({ err: error, election: id, place }, "the night of an election was not renewed");
    }
  }
}

/** Starts the clock. @param tickMs - For tests; 0 for none but by hand. */
export function startNightClock(context: ElectionsContext, tickMs = TICK_MS): NightClock {
  let running: Promise<void> = Promise.resolve();
  let isBusy = false;
  async function tick(): Promise<void> {
    if (isBusy) return running;
    isBusy = true;
    running = renewDue(context).finally(() => {
      isBusy = false;
    });
    return running;
  }
  const timer =
    tickMs === 0
      ? null
      : setInterval(
          () => void tick().catch((err: unknown) => context.log.error({ err }, "nights were not looked at")),
          tickMs,
        );
  timer?.unref();
  return {
    tick,
    async close() {
      if (timer !== null) clearInterval(timer);
      await running.catch(() => undefined);
    },
  };
}
