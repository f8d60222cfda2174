import { join } from "node:path";
import type { SiteGroup } from "@nv/contracts";
import { type Database, migrate } from "@nv/database";
import type { NoteInAudit } from "@nv/identity-server";
import { createMediaApart, type MediaApart } from "@nv/media";
import type { FastifyBaseLogger, FastifyPluginAsync } from "fastify";
import { createGateCounts, type GateCounts } from "../gate/gate-counts.ts";
import { createForwardedCounter, type ForwardedCounter } from "../http/forwarded-requests.ts";
import { type AtlasReader, createAtlasReader } from "./atlas/atlas-reader.ts";
import { createPlaceSearchReader, type PlaceSearchReader } from "./atlas/place-search-reader.ts";
import {
  createMeasurePage,
  createPicturePage,
  createReadPage,
  findChromium,
  type MeasurePage,
  type PicturePage,
  type ReadPage,
} from "./browser/measure-page.ts";
import { type WatchedBrowser, watchBrowser } from "./browser/watched-browser.ts";
import type { EmitDomainEvent } from "./domain-events/domain-event.ts";
import { type EventsRoutesDeps, eventsRoutes } from "./events/events.routes.ts";
import { presenceRoutes } from "./events/presence.routes.ts";
import { openSiteEvents, type SiteEvents } from "./events/site-events.ts";
import { type FileLibrary, openFiles } from "./files/files.ts";
import type { FilesTables } from "./files/files-tables.ts";
import { EVERYBODYS } from "./files/reach.ts";
import { RENDITION_JOB } from "./files/renditions.ts";
import { libraryHashes } from "./files/sweep-files.ts";
import { createFinding, type Finding } from "./finding/finding.ts";
import { createHomeParts, type HomeParts } from "./home/home-parts.ts";
import { currentStyle, styleOfTeam } from "./house/current-style.ts";
import type { FaceCutter } from "./house/face-cutter.ts";
import { houseRoutes } from "./house/house.routes.ts";
import { createHouse, type House } from "./house/house.ts";
import type { HouseTables } from "./house/house-table.ts";
import { smallContentReader } from "./house/small-content.ts";
import type { JobHandlers } from "./jobs/job-handlers.ts";
import { jobsRoutes } from "./jobs/jobs.routes.ts";
import { createJobs, type Jobs } from "./jobs/jobs.service.ts";
import { clockOf, clockOfDatabase } from "./jobs/jobs-clock.ts";
import type { JobsTables } from "./jobs/jobs-table.ts";
import { startWorker, type Worker } from "./jobs/worker.ts";
import { createMutex, type RunExclusive } from "./mutex/mutex.ts";
import { createSharedMutex } from "./mutex/shared-mutex.ts";
import { createOutsideFetch, type OutsideFetch } from "./outside/outside-fetch.ts";
import { createOutsideProbe, type OutsideProbe } from "./outside/outside-probe.ts";
import { PLATFORM_MIGRATIONS } from "./platform-migrations.ts";
import type { PlatformSettings } from "./platform-settings.ts";
import { type Peers, watchPeers } from "./processes/peers.ts";
import { BLOBS_JOB, createBlobsHandler, orderDueBlobs } from "./publishing/blobs-job.ts";
import { readEmbedAssets } from "./publishing/embed-assets.ts";
import { openPublishing, type Publishing } from "./publishing/publishing.ts";
import { readersRoutes } from "./publishing/readers.routes.ts";
import { createRehearsals, type Rehearsals } from "./publishing/resolve-count.ts";
import { type Contributions, createContributions } from "./records/contributions.ts";
import { recordsDb } from "./records/records-tables.ts";
import { type AddressService, createCartoCiudad } from "./services/cartociudad/cartociudad.ts";
import { datawrapperRoutes } from "./services/datawrapper/datawrapper.routes.ts";
import { createDatawrapper, type Datawrapper } from "./services/datawrapper/datawrapper-client.ts";
import type { MapboxSettings } from "./services/mapbox/mapbox-settings.ts";
import { createSignOff, type SignOff } from "./sign-off/sign-off.ts";
import type { BlobStore } from "./storage/blob-store.ts";
import { openStore } from "./storage/open-store.ts";
import { createStoreState, type ReadStoreState } from "./storage/store-state.ts";
import { findBasemap } from "./streets/find-basemap.ts";
import { createStreetReader, type StreetReader } from "./streets/street-reader.ts";
import { votesRoutes } from "./votes/votes.routes.ts";
import { createVotes, type Votes } from "./votes/votes.ts";
import type { VotesTables } from "./votes/votes-table.ts";

/** Folder of what is stored, in the data folder. */
export const STORE_FOLDER = "store";

/** Folder of files that are being worked on, in the data folder. */
const WORK_FOLDER = "work";

/** Folders on this machine. Absolute paths. */
export interface PlatformFolders {
  /** Everything that must survive a restart. */
  readonly data: string;
  /** Mails that are not sent by SMTP. */
  readonly outbox: string;
  /** Build of the package `embeds`. */
  readonly embeds: string;
  /** The site's build. */
  readonly site: string;
  /** Files that the package `geography` prepared. */
  readonly atlas: string;
  /** The typefaces that the package `ui` built. */
  readonly faces: string;
}

/** Dependencies of the platform. */
export interface PlatformDeps {
  readonly settings: PlatformSettings;
  readonly database: Database;
  readonly folders: PlatformFolders;
  /** Reader of the session behind a cookie, and notice of when it may have changed: an open connection ends with its session. */
  readonly sessions: Omit<EventsRoutesDeps, "events">;
  readonly noteInAudit: NoteInAudit;
  /** Address of the site, without a final slash; that of what readers fetch without it. */
  readonly siteUrl?: string;
  /** Listener of the events that other systems may be told of; none when left out. */
  readonly emit?: EmitDomainEvent;
  /** Headers of every answer of the server. */
  readonly headers: Readonly<Record<string, string>>;
  /** Work with what people bring, which whoever gives it closes; the platform's own when left out. */
  readonly media?: MediaApart;
  /** Cutter of typefaces, which whoever gives it closes; the platform's own when left out. */
  readonly faceCutter?: FaceCutter;
  readonly log: FastifyBaseLogger;
  readonly now?: () => number;
}

/** Services that every feature uses. The platform is opened once, and knows none of the features. */
export interface Platform {
  readonly database: Database;
  readonly folders: PlatformFolders;
  readonly store: BlobStore;
  /** Address of the site, without a final slash. */
  readonly siteUrl: string;
  /** Address of the store, and whether it answers. */
  readonly storeState: { readonly kind: "folder" | "s3"; readonly address: string; readonly read: ReadStoreState };
  /** Watcher of the other processes on the database. */
  readonly peers: Peers;
  /** Library of the files that people upload: pictures, videos, folders. */
  readonly files: FileLibrary;
  /** Work with what strangers made, away from this process. */
  readonly media: Pick<MediaApart, "preparePhoto" | "makePortrait">;
  /** Search for everything besides the pages; each feature offers its own. */
  readonly finding: Finding;
  /** Parts of the home; each feature offers its own. */
  readonly home: HomeParts;
  /** Contributions of each person; each feature offers its own. */
  readonly made: Contributions;
  /** Events of what changes, for every open page in every process. */
  readonly events: SiteEvents;
  /** Keeps presence inside a group: things of a kind belong to it, so that nobody else is told who has one open. */
  keepPresence(kind: string, group: SiteGroup): void;
  /** Tells administrators who did what. */
  readonly noteInAudit: NoteInAudit;
  /** Tells of what other systems may be told of. */
  readonly emit: EmitDomainEvent;
  /** Orders background work, and tells how far it is. */
  readonly jobs: Jobs;
  /** Fetches addresses that people gave us. */
  readonly outsideFetch: OutsideFetch;
  /** Looks whether addresses that people gave us answer. */
  readonly outsideProbe: OutsideProbe;
  /** Publishing for readers of the newspaper. */
  readonly publishing: Publishing;
  /** Looks at a page as a reader would; `null` without a browser: nothing depends on it. */
  readonly measurePage: MeasurePage | null;
  /** Takes a picture of a page that readers get; `null` without a browser. */
  readonly picturePage: PicturePage | null;
  /** Reads what becomes of a page of others in a browser; `null` without one. */
  readonly readPage: ReadPage | null;
  /** The same browser, for those who look after it. */
  readonly browser: WatchedBrowser | null;
  /** Gives pages the style of the house. */
  readonly house: House;
  /** Calendar of the votes, and when the law lets no poll of theirs out. */
  readonly votes: Votes;
  /** Sign-off by two: what takes two people, and what may go out. */
  readonly signOff: SignOff;
  /** Rehearsals of nights that are under way, whose counts drafts are drawn with. */
  readonly rehearsals: Rehearsals;
  readonly datawrapper: Datawrapper;
  readonly mapbox: MapboxSettings;
  /** Reader of the atlas, which maps are made of. */
  readonly atlas: AtlasReader;
  /** Gives the places of the world by their names, their codes and where they are. */
  readonly gazetteer: PlaceSearchReader;
  /** Reader of the streets that maps are drawn on. */
  readonly streets: StreetReader;
  /** Service that finds streets and their numbers. */
  readonly addresses: AddressService;
  /** Counts of the gate's answers and of the proxies in front of it. */
  readonly traffic: { readonly gateCounts: GateCounts; readonly forwarded: ForwardedCounter };
  /** Keeps work of one name apart, in this process. */
  readonly runExclusive: RunExclusive;
  readonly now: () => number;
  readonly log: FastifyBaseLogger;
}

/** The platform, and what the server does with it. */
export interface OpenPlatform {
  readonly platform: Platform;
  readonly routes: FastifyPluginAsync;
  /**
   * Starts doing background work.
   *
   * @param handlers - Of all features, by kind.
   * @param waitingKinds - Those of them that wait for other sites.
   * @param waitingAtOnce - How many pieces of one of those a process does at once, where it is more than one.
   * @param orderedKinds - Those whose orders are carried out one after the other, as they were given.
   * @param heldKinds - Those of which nothing is begun right now.
   */
  startWork(
    handlers: JobHandlers,
    waitingKinds?: readonly string[],
    waitingAtOnce?: Readonly<Record<string, number>>,
    orderedKinds?: readonly string[],
    heldKinds?: () => readonly string[],
  ): Worker;
  /** Does what is due, at the start and every half minute. */
  sweep(): Promise<void>;
  close(): Promise<void>;
}

/** Origins of the local doubles of services, which are neither https nor public. */
function localOrigins({ datawrapper, cartociudad, mapbox, electionsDoubleBase }: PlatformSettings): readonly string[] {
  return [
    ...(datawrapper.mode === "local" ? [datawrapper.cdnBase] : []),
    ...(cartociudad.mode === "fake" ? [cartociudad.base] : []),
    ...(mapbox.mode === "fake" ? [mapbox.base] : []),
    ...(electionsDoubleBase === undefined ? [] : [electionsDoubleBase]),
  ].map((base) => new URL(base).origin);
}

/** Describes where the store is, for people. */
function whereIs(s3: PlatformSettings["s3"], folder: string): { kind: "folder" | "s3"; address: string } {
  if (s3 === undefined) return { kind: "folder", address: folder };
  const { endpoint, bucket, prefix } = s3.location;
  return { kind: "s3", address: [endpoint, bucket, ...(prefix === "" ? [] : [prefix])].join("/") };
}

/** Returns the browser that looks at pages, when the machine has one. */
function browserOf(
  { chromium, publicBaseUrl }: PlatformSettings,
  trustedOrigins: readonly string[],
  now: () => number,
): WatchedBrowser | null {
  const program = chromium === null ? null : findChromium(chromium.path);
  if (chromium === null || program === null) return null;
  const origins = [new URL(publicBaseUrl).origin, ...trustedOrigins];
  const browser = { program, sandbox: chromium.sandbox };
  const work = {
    measurePage: createMeasurePage(browser, origins),
    picturePage: createPicturePage(browser, origins),
    readPage: createReadPage(browser, origins),
  };
  return watchBrowser(program, work, now);
}

/**
 * Opens what every feature stands on. A store that is away does not stop it: readers get what is at hand, and publishing
 * says what is wrong.
 *
 * @throws {Error} When what readers load was not built.
 */
export async function openPlatform(deps: PlatformDeps): Promise<OpenPlatform> {
  const { settings, database, folders, sessions, noteInAudit, headers, log, now = Date.now } = deps;
  const { emit = async () => undefined } = deps;
  const assets = await readEmbedAssets(folders.embeds);
  for (const [owner, steps] of Object.entries(PLATFORM_MIGRATIONS)) await migrate(database, owner, steps);
  const trustedOrigins = localOrigins(settings);
  const store = await openStore(settings.s3, join(folders.data, STORE_FOLDER));
  const kept = settings.s3 === undefined ? "folder" : "shared";
  const peers = await watchPeers({ database, dataDir: folders.data, store: kept });
  const events = await openSiteEvents(database);
  const runExclusive = createMutex();
  const withLock = createSharedMutex(database, runExclusive);
  const filesDb = database.kysely.$extendTables<FilesTables>();
  const namedElsewhere = () => libraryHashes(filesDb);
  const answers = { settings, store, events, assets, headers, log, now };
  const publishing = openPublishing({ ...answers, withLock, trustedOrigins, namedElsewhere });
  const clock = deps.now === undefined ? clockOfDatabase(database) : clockOf(deps.now);
  const queue = { database, events, now, clock, db: database.kysely.$extendTables<JobsTables>() };
  const jobs = createJobs(queue);
  const media = deps.media ?? createMediaApart();
  const files = await openFiles({
    database,
    db: filesDb,
    store,
    blobs: publishing.blobs,
    events,
    noteInAudit,
    jobs,
    media,
    now,
    log,
    workFolder: join(folders.data, WORK_FOLDER),
    quotaBytes: settings.filesQuotaBytes,
  });
  // Of files some are a group's and some everybody's: the one that is open is looked up.
  const presenceOwners = new Map<string, (id: string) => Promise<string | null>>([["file", files.ownerOf]]);
  const fromFile = styleOfTeam();
  const houseDb = database.kysely.$extendTables<HouseTables>();
  const house = createHouse({
    folder: folders.faces,
    fromFile,
    current: () => currentStyle(houseDb, fromFile),
    contentOf: smallContentReader(files.library.open),
    onMissing: (err) => log.error({ err }, "a typeface of the style is missing: pages go out in the product's"),
    cutter: deps.faceCutter,
  });
  const votes = createVotes({ db: database.kysely.$extendTables<VotesTables>(), now });
  const finding = createFinding();
  finding.offer(files.findable);
  const datawrapper = createDatawrapper(settings.datawrapper);
  const outsideFetch = createOutsideFetch({ trustedOrigins });
  const browser = browserOf(settings, trustedOrigins, now);
  const streets = createStreetReader({
    archive: () => findBasemap({ setting: settings.basemap, dataDir: folders.data }),
    trustedOrigins,
    onFailure: (detail) => log.error({ detail }, "the file of streets cannot be read"),
  });
  return {
    platform: {
      database,
      folders,
      store,
      siteUrl: deps.siteUrl ?? settings.publicBaseUrl,
      storeState: { ...whereIs(settings.s3, join(folders.data, STORE_FOLDER)), read: createStoreState(store, now) },
      peers,
      files: files.library,
      media,
      finding,
      home: createHomeParts(log),
      made: createContributions(recordsDb(database)),
      events,
      keepPresence: (kind, group) => void presenceOwners.set(kind, async () => group),
      noteInAudit,
      emit,
      jobs,
      publishing,
      house,
      votes,
      signOff: createSignOff({ database, events, emit, noteInAudit, now }),
      rehearsals: createRehearsals(),
      datawrapper,
      mapbox: settings.mapbox,
      atlas: createAtlasReader(folders.atlas),
      gazetteer: createPlaceSearchReader(folders.atlas),
      streets,
      addresses: createCartoCiudad({ settings: settings.cartociudad, outsideFetch }),
      outsideFetch,
      outsideProbe: createOutsideProbe({ trustedOrigins }),
      browser,
      measurePage: browser?.measurePage ?? null,
      picturePage: browser?.picturePage ?? null,
      readPage: browser?.readPage ?? null,
      traffic: { gateCounts: createGateCounts(), forwarded: createForwardedCounter(now) },
      runExclusive,
      now,
      log,
    },
    routes: async (app) => {
      await app.register(readersRoutes(publishing.readers));
      await app.register(houseRoutes, { house });
      await app.register(votesRoutes({ votes, now }));
      await app.register(jobsRoutes, { jobs });
      await app.register(files.routes);
      await app.register(datawrapperRoutes, { datawrapper });
      await app.register(eventsRoutes, { events, ...sessions });
      await app.register(presenceRoutes, {
        announce: (presence, group) =>
          events.publish(database.kysely, { name: "presence", data: presence, ...(group !== undefined && { group }) }),
        ownerOf: async (kind, id) => {
          const find = presenceOwners.get(kind);
          return find === undefined ? EVERYBODYS : find(id);
        },
        now,
      });
    },
    startWork: (handlers, waitingKinds = [], waitingAtOnce = {}, orderedKinds = [], heldKinds = () => []) =>
      startWorker({
        ...queue,
        handlers: { ...handlers, ...files.jobs, [BLOBS_JOB]: createBlobsHandler(publishing) },
        longKinds: [RENDITION_JOB],
        waitingKinds,
        waitingAtOnce,
        orderedKinds,
        heldKinds,
        log,
      }),
    async sweep() {
      await orderDueBlobs({ ...queue, jobs });
      await files.sweep();
    },
    async close() {
      if (deps.media === undefined) media.close();
      publishing.close();
      await house.close();
      await streets.close();
      await events.close();
      await peers.close();
    },
  };
}
