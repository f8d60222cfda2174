import { defineFeature, type OpenFeature } from "../../platform/feature.ts";
import { createOutsideFetch } from "../../platform/outside/outside-fetch.ts";
import type { Platform } from "../../platform/platform.ts";
import { createPublishedCharts } from "./published-charts.ts";
import { recoveredChartsRoutes } from "./recovered-charts.routes.ts";
import { createRecoveredCharts } from "./recovered-charts.service.ts";
import {
  type PublishedChartsSettings,
  publishedChartsSettings,
  RECOVERED_CHARTS_VARIABLES,
} from "./recovered-charts-settings.ts";

/** Begins to recover charts. @param wait - How it waits for a turn; really, when it is left out. */
export function openRecoveredCharts(
  platform: Pick<Platform, "database" | "datawrapper" | "noteInAudit" | "now" | "outsideFetch">,
  settings: PublishedChartsSettings,
  wait?: (ms: number) => Promise<unknown>,
): OpenFeature {
  // A double is neither https nor public.
  const outsideFetch =
    settings.mode === "fake"
      ? createOutsideFetch({ trustedOrigins: [new URL(settings.base).origin] })
      : platform.outsideFetch;
  const published = createPublishedCharts({
    ...{ settings, outsideFetch, now: platform.now },
    ...(wait !== undefined && { wait }),
  });
  const charts = createRecoveredCharts({ ...platform, settings, published });
  return {
    routes: async (app) => {
      await app.register(recoveredChartsRoutes, { charts });
    },
  };
}

/** Charts of Datawrapper whose data were lost, read where they are published and copied where the team has its own. */
export const recoveredCharts = defineFeature({
  name: "recovered-charts",
  about: "published charts of Datawrapper: their data, their words, a copy",
  contract: "docs/contracts/recovered-charts.md",
  variables: RECOVERED_CHARTS_VARIABLES,
  open: ({ platform }, variables) =>
    openRecoveredCharts(platform, publishedChartsSettings(variables, platform.datawrapper.settings.cdnBase)),
});
