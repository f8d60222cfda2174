import { SERIES_RECORD } from "@nv/contracts/schemas";
import { defineFeature, type OpenFeature } from "../../platform/feature.ts";
import { reconcileAll } from "../../platform/records/publish-record.ts";
import { offeredOne } from "../../platform/sign-off/offered-one.ts";
import { createDeliveryHandler, DELIVERY_JOB } from "./deliver-series.ts";
import { findableSeries } from "./findable-series.ts";
import { createReadOrigin } from "./read-origin.ts";
import { createRunHandler, SERIES_JOB, sweepSeries } from "./run-series.ts";
import { SERIES_MIGRATIONS } from "./schema/tables.ts";
import { seriesRoutes } from "./series.routes.ts";
import { createSeries } from "./series.service.ts";
import { type SeriesContext, seriesContext } from "./series-context.ts";
import { SERIES_VARIABLES, type SeriesSettings, seriesSettings } from "./series-settings.ts";

/** Begins to work with series. */
export function openSeries(context: SeriesContext, settings: SeriesSettings): OpenFeature {
  context.finding.offer(findableSeries(context));
  context.records.signOff.offer(
    SERIES_RECORD.name,
    offeredOne(SERIES_RECORD, { group: "Datos", page: "/docs/Herramientas%20DW/FijosDataWrapper?serie=" }),
  );
  const series = createSeries(context);
  const readOrigin = createReadOrigin({ ...context, settings });
  return {
    routes: async (app) => {
      await app.register(seriesRoutes, { series });
    },
    jobs: { [SERIES_JOB]: createRunHandler(context, readOrigin), [DELIVERY_JOB]: createDeliveryHandler(context) },
    waitingJobs: [SERIES_JOB, DELIVERY_JOB],
    async sweep() {
      await reconcileAll(context.records);
      await sweepSeries(context);
    },
  };
}

/** Series of dated observations, each with its source: held to rules, approved, published under addresses that stay. */
export const series = defineFeature({
  name: "series",
  about: "dated observations, held to rules and published as data",
  contract: "docs/contracts/series.md",
  variables: SERIES_VARIABLES,
  migrations: { series: SERIES_MIGRATIONS },
  open: ({ platform }, variables) => openSeries(seriesContext(platform), seriesSettings(variables)),
});
