import { PortNumber } from "@nv/identity-server";
import { findFfmpeg } from "@nv/media";
import { z } from "zod";
import { defineFeature, type FeatureTools, type OpenFeature } from "../../platform/feature.ts";
import type { Metrics } from "../../platform/metrics/metrics.ts";
import type { MetricsServer } from "../../platform/metrics/metrics-server.ts";
import { readProductVersion } from "../../platform/product-version.ts";
import { createDatawrapperState } from "./datawrapper-state.service.ts";
import { firstStartRoutes } from "./first-start.routes.ts";
import { healthRoutes } from "./health.routes.ts";
import { createReadiness } from "./readiness.service.ts";
import { createReadState } from "./server-state.service.ts";
import { stateRoutes } from "./state.routes.ts";

const variables = {
  METRICS_PORT: PortNumber.optional(),
  METRICS_HOST: z.string().default("localhost"),
  FFMPEG_PATH: z.string().optional(),
};

interface Measured {
  readonly metrics: Metrics;
  readonly server: MetricsServer;
}

/** The library of the metrics is loaded only by a server that gives some. */
async function measure(
  { platform, identity }: FeatureTools,
  port: number | undefined,
  host: string,
): Promise<Measured | null> {
  if (port === undefined) return null;
  const [{ createMetrics }, { startMetricsServer }] = await Promise.all([
    import("../../platform/metrics/metrics.ts"),
    import("../../platform/metrics/metrics-server.ts"),
  ]);
  const { gateCounts } = platform.traffic;
  const metrics = createMetrics({
    gateCounts,
    figures: identity.operations.state.figures,
    storeAnswers: async () => (await platform.storeState.read()) === "",
  });
  const onFailure = (error: unknown) => platform.log.error({ err: error }, "the metrics could not be written");
  return { metrics, server: await startMetricsServer(metrics, { host, port }, onFailure) };
}

/** Feature that watches the server: health, metrics, and its state for administrators. */
export const operations = defineFeature({
  name: "operations",
  about: "health, readiness, metrics and «Estado»",
  variables,
  async open(tools, { METRICS_PORT, METRICS_HOST, FFMPEG_PATH }): Promise<OpenFeature> {
    const { platform, identity } = tools;
    const { isReady, drain } = createReadiness(platform.database, () => performance.now());
    const measured = await measure(tools, METRICS_PORT, METRICS_HOST);
    const readState = createReadState({
      database: platform.database,
      operations: identity.operations,
      dataDir: platform.folders.data,
      now: platform.now,
      forwarded: platform.traffic.forwarded,
      datawrapper: createDatawrapperState(platform.datawrapper, platform.now),
      jobs: platform.jobs,
      browser: platform.browser,
      store: platform.storeState,
      peers: platform.peers,
      findFfmpeg: () => findFfmpeg(FFMPEG_PATH),
      productVersion: await readProductVersion(),
      startedAtMs: platform.now(),
      metricsAddress: measured?.server.address ?? null,
    });
    return {
      routes: async (app) => {
        await app.register(healthRoutes, { isReady });
        await app.register(firstStartRoutes, identity);
        await app.register(stateRoutes, { readState });
      },
      ...(measured === null ? {} : { onAnswer: measured.metrics.observe }),
      drain,
      close: async () => measured?.server.close(),
    };
  },
});
