import { TRACKER_RECORD } from "@nv/contracts/schemas";
import { defineFeature, type OpenFeature } from "../../platform/feature.ts";
import { reconcileAll } from "../../platform/records/publish-record.ts";
import { findableTrackers } from "./findable-trackers.ts";
import { createTellHandler } from "./follow-mandates.ts";
import { OFFERED_TRACKERS } from "./offered-trackers.ts";
import { TRACKERS_MIGRATIONS } from "./schema/tables.ts";
import { sweepUntold, TELL_JOB } from "./tell-followers.ts";
import { trackersRoutes } from "./trackers.routes.ts";
import { createTrackers } from "./trackers.service.ts";
import { type TrackersContext, trackersContext } from "./trackers-context.ts";

/** Begins to work with trackers. */
export function openTrackers(context: TrackersContext): OpenFeature {
  context.finding.offer(findableTrackers(context, "trackers"));
  context.finding.offer(findableTrackers(context, "averages"));
  context.finding.offer(findableTrackers(context, "comparisons"));
  context.records.signOff.offer(TRACKER_RECORD.name, OFFERED_TRACKERS);
  return {
    routes: async (app) => {
      await app.register(trackersRoutes, { trackers: createTrackers(context) });
    },
    jobs: { [TELL_JOB]: createTellHandler(context) },
    async sweep() {
      await reconcileAll(context.records);
      await sweepUntold(context);
    },
    close: () => context.apart.close(),
  };
}

/** Mandates and averages that are followed by their polls, each with its source, and comparisons of mandates: published as data, and as figures that follow. */
export const trackers = defineFeature({
  name: "trackers",
  about: "averages of polls: mandates, compared or alone, and parties",
  contract: "docs/contracts/trackers.md",
  variables: {},
  migrations: { trackers: TRACKERS_MIGRATIONS },
  open: ({ platform }) => openTrackers(trackersContext(platform)),
});
