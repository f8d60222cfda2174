import { join } from "node:path";
import { type Database, migrate } from "@nv/database";
import type { FastifyBaseLogger, FastifyPluginAsync } from "fastify";
import type { ReadSession } from "../../gate/gate.ts";
import { type EventsRoutesDeps, eventsRoutes } from "../../platform/events/events.routes.ts";
import { openSiteEvents } from "../../platform/events/site-events.ts";
import { jobsRoutes } from "../../platform/jobs/jobs.routes.ts";
import { createJobs } from "../../platform/jobs/jobs.service.ts";
import { JOBS_MIGRATIONS, type JobsTables } from "../../platform/jobs/jobs-table.ts";
import { startWorker } from "../../platform/jobs/worker.ts";
import { createOutsideFetch } from "../../platform/outside/outside-fetch.ts";
import { readEmbedAssets } from "../../platform/publishing/embed-assets.ts";
import { createPublished, type PublishedHandler } from "../../platform/publishing/published.ts";
import { createPublishedCache } from "../../platform/publishing/published-cache.ts";
import { createPublisher } from "../../platform/publishing/publisher.ts";
import { readersRoutes } from "../../platform/publishing/readers.routes.ts";
import { createReaders } from "../../platform/publishing/readers.ts";
import { createSightings } from "../../platform/publishing/sightings.ts";
import { datawrapperRoutes } from "../../platform/services/datawrapper/datawrapper.routes.ts";
import { createDatawrapper } from "../../platform/services/datawrapper/datawrapper-client.ts";
import { openStore } from "../../platform/storage/open-store.ts";
import { createTurns } from "../../platform/turns/turns.ts";
import { CHECK_JOB, createCheckHandler, orderDueChecks } from "./check-graphic.ts";
import { isHostAmong } from "./core/newspaper-hosts.ts";
import { graphicsRoutes } from "./graphics.routes.ts";
import { createGraphics } from "./graphics.service.ts";
import type { GraphicsContext } from "./graphics-context.ts";
import { createImportHandler, IMPORT_JOB } from "./import-graphics.ts";
import { type BrowserSettings, createMeasurePage } from "./measure-page.ts";
import { settleAll } from "./publish-graphic.service.ts";
import type { PublishingSettings } from "./publishing-settings.ts";
import { GRAPHICS_MIGRATIONS } from "./schema/migrations.ts";
import type { GraphicsTables } from "./schema/tables.ts";
import { noteSightings } from "./sightings.service.ts";

/** Folder of what is stored, in the data folder. */
const STORE_FOLDER = "store";

/** How often what was left undone is looked for, and sightings are written. Milliseconds. */
const SWEEP_MS = 30_000;

/** What the registry and publishing are opened with. */
export interface GraphicsDeps {
  readonly settings: PublishingSettings;
  readonly database: Database;
  readonly dataDir: string;
  /** What the package `embeds` was built into. */
  readonly embedsFolder: string;
  readonly readSession: ReadSession<object>;
  readonly onSessionsChanged: EventsRoutesDeps["onSessionsChanged"];
  /** Headers of every answer of the server. */
  readonly headers: Readonly<Record<string, string>>;
  /** The browser that measures graphics and takes their picture; `null` for none. */
  readonly chromium: BrowserSettings | null;
  readonly log: FastifyBaseLogger;
  readonly now?: () => number;
}

/** The registry and publishing, at work. */
export interface RunningGraphics {
  readonly routes: FastifyPluginAsync;
  /** Answers readers of the newspaper. */
  readonly readers: PublishedHandler;
  readonly context: GraphicsContext;
  close(): Promise<void>;
}

/** Origins of the local double of a service, which is neither https nor public. */
function localOrigins({ datawrapper }: PublishingSettings): readonly string[] {
  return datawrapper.mode === "local" ? [new URL(datawrapper.cdnBase).origin] : [];
}

/**
 * Opens the store, brings the tables up to date, finishes the publications that a killed process left, and begins to work.
 * A store that is away does not stop it: readers get what is at hand, and publishing says what is wrong.
 *
 * @throws {Error} When what readers load was not built.
 */
export async function openGraphics(deps: GraphicsDeps): Promise<RunningGraphics> {
  const { settings, database, headers, log, now = Date.now } = deps;
  await migrate(database, "graphics", GRAPHICS_MIGRATIONS);
  await migrate(database, "jobs", JOBS_MIGRATIONS);
  const [store, assets, events] = await Promise.all([
    openStore(settings.s3, join(deps.dataDir, STORE_FOLDER)),
    readEmbedAssets(deps.embedsFolder),
    openSiteEvents(database),
  ]);
  const frameOrigins = localOrigins(settings);
  const cache = createPublishedCache(store, now);
  const { newspaperHosts } = settings;
  const sightings = createSightings((host) => newspaperHosts.length === 0 || isHostAmong(newspaperHosts, host));
  const context: GraphicsContext = {
    ...{ database, store, assets, events, now, log, publicBaseUrl: settings.publicBaseUrl },
    newspaperHosts,
    db: database.kysely.$extendTables<GraphicsTables>(),
    publisher: createPublisher(store),
    takeTurn: createTurns(),
    forgetPublished: cache.forget,
    datawrapper: createDatawrapper(settings.datawrapper),
    outsideFetch: createOutsideFetch({ trustedOrigins: frameOrigins }),
  };
  const stopHearing = events.hear(({ name, data }) => {
    if (name === "published" && typeof data.slug === "string") cache.forget(data.slug);
  });
  const onFailure = (error: unknown) => log.error({ err: error }, "something published could not be answered");
  const published = createPublished({ store, cache, headers, frameOrigins, assets: assets.page, onFailure });
  const oembed = { publicBaseUrl: settings.publicBaseUrl, pointer: cache.pointer };
  const readers = createReaders({ published, hostScript: assets.hostScript, oembed, sightings, headers, onFailure });

  const jobsDeps = { database, events, now, db: database.kysely.$extendTables<JobsTables>() };
  const jobs = createJobs(jobsDeps);
  const measurePage =
    deps.chromium === null
      ? null
      : createMeasurePage(deps.chromium, [new URL(settings.publicBaseUrl).origin, ...frameOrigins]);
  const handlers = {
    [IMPORT_JOB]: createImportHandler(context),
    [CHECK_JOB]: createCheckHandler(context, measurePage),
  };
  const worker = startWorker({ ...jobsDeps, handlers, log });

  const sweep = async () => {
    await settleAll(context);
    await noteSightings(context, sightings.take());
    await orderDueChecks(context, jobs);
  };
  let sweeping = sweep().catch((error: unknown) => log.error({ err: error }, "what was left undone stays undone"));
  const timer = setInterval(() => {
    sweeping = sweeping
      .then(sweep)
      .catch((error: unknown) => log.error({ err: error }, "what was left undone stays undone"));
  }, SWEEP_MS);
  timer.unref();

  return {
    context,
    readers,
    routes: async (app) => {
      await app.register(readersRoutes(readers));
      await app.register(graphicsRoutes, { graphics: createGraphics(context), jobs, frameOrigins });
      await app.register(jobsRoutes, { jobs });
      await app.register(datawrapperRoutes, { datawrapper: context.datawrapper });
      const { readSession, onSessionsChanged } = deps;
      await app.register(eventsRoutes, { events, readSession, onSessionsChanged });
    },
    async close() {
      clearInterval(timer);
      await worker.close();
      await sweeping;
      await noteSightings(context, sightings.take());
      stopHearing();
      await events.close();
    },
  };
}
