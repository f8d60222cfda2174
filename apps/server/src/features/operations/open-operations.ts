import type { Database } from "@nv/database";
import type { Identity } from "@nv/identity-server";
import type { FastifyBaseLogger, FastifyPluginAsync } from "fastify";
import type { Config } from "../../config.ts";
import { createGateCounts, type GateCounts } from "../../gate/gate-counts.ts";
import { createForwardedCounter, type ForwardedCounter } from "../../http/forwarded-requests.ts";
import type { RouteAnswer } from "../../http/report-answers.ts";
import type { MetricsServer } from "../../platform/metrics/metrics-server.ts";
import { administrationRoutes } from "../administration/administration.routes.ts";
import { healthRoutes } from "./health.routes.ts";
import { readProductVersion } from "./product-version.ts";
import { createIsReady } from "./readiness.service.ts";
import { createReadState } from "./server-state.service.ts";

/** What watches the server and what its administrators do with it. */
export interface ServerOperations {
  /** What the application reports to. */
  readonly reports: {
    readonly gateCounts: GateCounts;
    readonly forwarded: ForwardedCounter;
    /** Told of every answer of a route; only when metrics are on. */
    readonly onAnswer?: (answer: RouteAnswer) => void;
  };
  /** `/healthz`, `/readyz` and `/api/admin`. */
  readonly routes: FastifyPluginAsync;
  close(): Promise<void>;
}

interface OperationsDeps {
  readonly config: Config;
  readonly database: Database;
  readonly identity: Identity;
  readonly log: FastifyBaseLogger;
}

interface Watched {
  readonly server: MetricsServer;
  readonly onAnswer: (answer: RouteAnswer) => void;
}

/** The library of the metrics is loaded only by a server that gives some. */
async function watch({ config, identity, log }: OperationsDeps, gateCounts: GateCounts): Promise<Watched | null> {
  if (config.metrics === null) return null;
  const [{ createMetrics }, { startMetricsServer }] = await Promise.all([
    import("../../platform/metrics/metrics.ts"),
    import("../../platform/metrics/metrics-server.ts"),
  ]);
  const metrics = createMetrics({ gateCounts, figures: identity.operations.state.figures });
  const onFailure = (error: unknown) => log.error({ err: error }, "the metrics could not be written");
  return { server: await startMetricsServer(metrics, config.metrics, onFailure), onAnswer: metrics.observe };
}

/**
 * Starts what watches the server.
 *
 * @throws {EnvironmentError} When the port of the metrics cannot be listened on.
 */
export async function openOperations(deps: OperationsDeps): Promise<ServerOperations> {
  const { config, database, identity } = deps;
  const gateCounts = createGateCounts();
  const forwarded = createForwardedCounter(Date.now);
  const watched = await watch(deps, gateCounts);
  const readState = createReadState({
    ...{ database, operations: identity.operations, dataDir: config.dataDir, now: Date.now },
    forwarded,
    productVersion: await readProductVersion(),
    startedAtMs: Date.now(),
    metricsAddress: watched?.server.address ?? null,
  });
  return {
    reports: { gateCounts, forwarded, ...(watched === null ? {} : { onAnswer: watched.onAnswer }) },
    routes: async (app) => {
      await app.register(healthRoutes, { isReady: createIsReady(database, () => performance.now()) });
      await app.register(administrationRoutes, { operations: identity.operations, readState });
    },
    close: async () => watched?.server.close(),
  };
}
