import { join } from "node:path";
import {
  type Database,
  type FolderLock,
  keepPrivate,
  lockDataFolder,
  makePrivateFolder,
  openDatabase,
} from "@nv/database";
import { type CloseApp, closerOf, createIdentity, type Identity } from "@nv/identity-server";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { buildApp } from "./app.ts";
import type { Config } from "./config.ts";
import { withEarlierAssets } from "./gate/earlier-assets/earlier-assets.ts";
import { type BuildFolders, readStaticRoots } from "./gate/static-roots.ts";
import { readWidgetFiles } from "./gate/widget-files/widget-files.ts";
import { securityHeaders } from "./http/core/security-headers.ts";
import { listen } from "./http/listen.ts";
import { createPrograms } from "./http/programs.ts";
import { DATABASE_FILE } from "./platform/database-file.ts";
import type { EmitDomainEvent } from "./platform/domain-events/domain-event.ts";
import { openFeatures, type RunningFeatures } from "./platform/open-features.ts";
import { type OpenPlatform, openPlatform } from "./platform/platform.ts";
import { requireNobodyLeftBehind } from "./startup/left-behind.ts";
import { requireGroups } from "./startup/require-groups.ts";
import { startAlarms } from "./startup/start-alarms.ts";
import { startWarnings } from "./startup/start-warnings.ts";
import { storeWarnings } from "./startup/store-warnings.ts";

const OUTBOX_FOLDER = "outbox";
/** Files of the site's earlier builds, for tabs that were opened before the present one. */
const EARLIER_SITE_FOLDER = "earlier-site";
/** The same of the sign-in widget that other sites load. */
const EARLIER_WIDGET_FOLDER = "earlier-widget";

/** Folders of everything that is built. */
export interface ServerFolders extends BuildFolders {
  /** The prepared maps of the package `geography`. */
  readonly atlas: string;
  /** The typefaces that the package `ui` built. */
  readonly faces: string;
  /** Files that readers' browsers load: the package `embeds`. */
  readonly embeds: string;
  /** Files that other sites load to sign people in: the package `identity-widget`. */
  readonly widget: string;
}

/** Dependencies that a server is given from outside. */
export interface ServerTools {
  /** Log of warnings and failures, one JSON object a line. */
  readonly log: FastifyBaseLogger;
  /** Reader of the builds, when servers of one process share them. */
  readonly readStaticRoots?: typeof readStaticRoots;
  /** Folder in which they keep the files of earlier builds, then; the data folder when it is left out. */
  readonly earlierFolder?: string;
}

/** A server that listens. */
export interface RunningServer {
  readonly app: FastifyInstance;
  readonly identity: Identity;
  /** Problems that lose work if nobody mends them, and those that somebody should mend although the server works: sentences in Spanish. */
  readonly alarms: readonly string[];
  readonly warnings: readonly string[];
  /** Stops listening, finishes what is under way and lets the data folder go. @param drainMs - As in {@link CloseApp}. */
  close(drainMs?: number): Promise<void>;
}

/** Resources that are open so far, closed in the opposite order. */
interface Opened {
  lock?: FolderLock;
  database?: Database;
  identity?: Identity;
  platform?: OpenPlatform;
  features?: RunningFeatures;
  closeApp?: CloseApp;
  /** Copies what tabs that are open ask for once the next build has taken the place of this one, unless that is done. */
  keepSite?: () => Promise<void>;
}

/** Time after which the present site is copied: those who waited for the start have their pages by then. Milliseconds. */
const KEEP_AFTER_MS = 5000;

/** Does a work in a while, once. @returns Does it now, and waits for it. */
function doLater(work: () => Promise<void>, afterMs: number): () => Promise<void> {
  let done: Promise<void> | null = null;
  function doNow(): Promise<void> {
    clearTimeout(timer);
    done ??= work();
    return done;
  }
  const timer = setTimeout(() => void doNow(), afterMs);
  return doNow;
}

async function closeAll(opened: Opened, drainMs?: number): Promise<void> {
  const { closeApp, features, platform, identity, database, lock, keepSite } = opened;
  features?.drain();
  await closeApp?.(drainMs);
  await features?.close();
  await platform?.close();
  await identity?.close();
  await database?.close();
  await keepSite?.();
  lock?.release();
}

/**
 * Opens the data, builds the server and listens.
 *
 * @param folders - Where the builds are.
 * @throws {DatabaseError} When the data cannot be used, or another process on this folder uses it.
 * @throws The system's error when the address cannot be listened on.
 */
export async function startServer(
  config: Config,
  folders: ServerFolders,
  { log, readStaticRoots: readBuilds = readStaticRoots, earlierFolder = config.dataDir }: ServerTools,
): Promise<RunningServer> {
  const opened: Opened = {};
  try {
    makePrivateFolder(config.dataDir);
    const outboxDir = join(config.dataDir, OUTBOX_FOLDER);
    const openToOthers = [config.dataDir, outboxDir].flatMap((folder) => keepPrivate(folder));
    // A PostgreSQL server takes many processes; a SQLite file takes one.
    if (config.databaseUrl === undefined) opened.lock = lockDataFolder(config.dataDir);
    opened.database = await openDatabase({
      url: config.databaseUrl,
      connections: config.poolSize,
      file: join(config.dataDir, DATABASE_FILE),
      traits: { site: new URL(config.siteUrl).origin, store: config.platform.s3 === undefined ? "folder" : "shared" },
    });
    await requireNobodyLeftBehind(opened.database, join(config.dataDir, DATABASE_FILE));
    const emit: EmitDomainEvent = async (transaction, domainEvent) => {
      for (const feature of config.features) await feature.handleEvent?.(transaction, domainEvent);
    };
    opened.identity = await createIdentity({
      db: opened.database,
      siteUrl: config.siteUrl,
      ...config.identity,
      mail: { ...config.identity.mail, outboxDir },
      async onRemoved(transaction, userId) {
        for (const feature of config.features) await feature.forget?.(transaction, userId);
      },
      onAccountEvent: (transaction, event) => emit(transaction, { kind: "account", ...event }),
      log,
    });
    const headers = securityHeaders(config.isHttps);
    const present = await readBuilds(folders, headers);
    await requireGroups(opened.identity.operations, present.siteGroups.values());
    const { keep, ...site } = await withEarlierAssets(present, {
      siteFolder: folders.site,
      keepFolder: join(earlierFolder, EARLIER_SITE_FOLDER),
      nowMs: Date.now(),
      headers,
      onFailure: (error) => log.warn({ err: error }, "files of earlier builds could not be kept or read"),
    });
    const widget = await readWidgetFiles({
      folder: folders.widget,
      keepFolder: join(earlierFolder, EARLIER_WIDGET_FOLDER),
      nowMs: Date.now(),
      headers,
      onFailure: (error) => log.warn({ err: error }, "earlier builds of the widget could not be kept or read"),
    });
    const staticRoots = { ...present, ...site, entrance: new Map([...widget, ...present.entrance]) };
    const { database, identity } = opened;
    opened.platform = await openPlatform({
      settings: config.platform,
      siteUrl: config.siteUrl,
      database,
      folders: {
        ...{ data: config.dataDir, outbox: outboxDir },
        ...{ embeds: folders.embeds, site: folders.site, atlas: folders.atlas, faces: folders.faces },
      },
      sessions: identity,
      noteInAudit: identity.operations.noteInAudit,
      emit,
      headers,
      log,
    });
    const { platform, routes } = opened.platform;
    const programs = createPrograms(identity.readProgram);
    opened.features = await openFeatures(config.features, opened.platform, {
      ...{ platform, identity, staticRoots, programs },
      siteUrl: new URL(config.siteUrl).origin,
    });
    const app = await buildApp({
      config,
      identity,
      staticRoots,
      programs,
      log,
      routes: [routes, ...opened.features.routes],
      listeners: opened.features.listeners,
      readers: platform.publishing.readers,
      ...platform.traffic,
    });
    opened.closeApp = closerOf(app);
    await listen(app, config);
    opened.keepSite = doLater(keep, KEEP_AFTER_MS);
    const ofStore = await storeWarnings(database, Date.now());
    const warnings = [...identity.news, ...startWarnings({ ...config, openToOthers }), ...ofStore];
    const alarms = await startAlarms(platform);
    return { app, identity: opened.identity, alarms, warnings, close: (drainMs) => closeAll(opened, drainMs) };
  } catch (error) {
    await closeAll(opened);
    throw error;
  }
}
