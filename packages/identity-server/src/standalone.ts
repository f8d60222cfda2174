import { createServer } from "node:http";
import { dirname } from "node:path";
import { IDENTITY_ERRORS } from "@nv/contracts";
import {
  type Database,
  type FolderLock,
  keepPrivate,
  lockDataFolder,
  makePrivateFolder,
  openDatabase,
  type ProcessTraits,
} from "@nv/database";
import Fastify, { type FastifyInstance } from "fastify";
import { createIdentity, type Identity } from "./create-identity.ts";
import { closerOf } from "./http/close-app.ts";
import { boundedOptions, boundServer, CONNECTION_BOUNDS } from "./http/connection-bounds.ts";
import { createIsKnownHost } from "./http/known-hosts.ts";
import type { ServiceEnvironment } from "./service-environment.ts";

/** The service, listening by itself. */
export interface StandaloneService {
  readonly identity: Identity;
  /** Address at which it listens, with the prefix: `http://127.0.0.1:3001/.netlify/identity`. */
  readonly url: string;
  /** Paths of the data that others can open, although they should not. */
  readonly openToOthers: readonly string[];
  /** Stops listening, finishes what is under way and lets the data folder go. */
  close(): Promise<void>;
}

/** Connections that may wait to be taken; whoever finds Node's 511 places full waits for seconds. The system may allow fewer. */
const MOST_WAITING = 4096;

/** No body of the service is larger than 64 KiB, so that a request is here in less time than a site's upload. */
const BOUNDS = { ...CONNECTION_BOUNDS, requestMs: 10_000 };

interface Opened {
  lock?: FolderLock;
  database?: Database;
  identity?: Identity;
  closeApp?: () => Promise<void>;
}

async function closeAll({ closeApp, identity, database, lock }: Opened): Promise<void> {
  await closeApp?.();
  await identity?.close();
  await database?.close();
  lock?.release();
}

/** Answers only for the hosts of the service; whoever watches it by its address may ask whether it lives. */
function refuseOtherHosts(app: FastifyInstance, env: ServiceEnvironment): void {
  const isKnownHost = createIsKnownHost([env.SITE_URL], env.ALLOWED_HOSTS);
  const { status, msg } = IDENTITY_ERRORS.HOST_UNKNOWN;
  app.addHook("onRequest", async (request, reply) => {
    if (isKnownHost(request.headers.host) || request.url === `${env.IDENTITY_PREFIX}/health`) return;
    return reply.code(status).header("cache-control", "no-store").send({ code: status, msg });
  });
}

/**
 * Opens the database of an environment; the data folder is made when it is missing.
 *
 * @param traits - What other processes are told of this one; a command says nothing.
 */
export async function openServiceDatabase(env: ServiceEnvironment, traits?: ProcessTraits): Promise<Database> {
  makePrivateFolder(dirname(env.databaseFile));
  return openDatabase({ url: env.DATABASE_URL, file: env.databaseFile, traits });
}

/**
 * Starts the identity service without the site.
 *
 * @throws {DatabaseError} When the data cannot be used, or another process on this folder uses it.
 * @throws The system's error when the address cannot be listened on.
 */
export async function startStandalone(env: ServiceEnvironment): Promise<StandaloneService> {
  const opened: Opened = {};
  try {
    const folder = dirname(env.databaseFile);
    makePrivateFolder(folder);
    const open = [folder, env.outboxDir].flatMap((path) => keepPrivate(path));
    // A PostgreSQL server takes many processes; a SQLite file takes one.
    if (env.DATABASE_URL === undefined) opened.lock = lockDataFolder(folder);
    opened.database = await openServiceDatabase(env, { site: new URL(env.SITE_URL).origin, store: "none" });
    const app = Fastify({
      logger: { level: "warn" },
      trustProxy: env.TRUSTED_PROXIES.length > 0 ? env.TRUSTED_PROXIES : false,
      serverFactory: (handler) => boundServer(createServer(boundedOptions(BOUNDS), handler), BOUNDS),
    });
    opened.closeApp = closerOf(app);
    refuseOtherHosts(app, env);
    opened.identity = await createIdentity({
      db: opened.database,
      siteUrl: env.SITE_URL,
      ...env.settings,
      mail: { ...env.settings.mail, outboxDir: env.outboxDir },
      log: app.log,
    });
    await app.register(opened.identity.plugin, { prefix: env.IDENTITY_PREFIX });
    const address = await app.listen({ port: env.PORT, host: env.HOST, backlog: MOST_WAITING });
    return {
      identity: opened.identity,
      url: `${address}${env.IDENTITY_PREFIX}`,
      openToOthers: open,
      close: () => closeAll(opened),
    };
  } catch (error) {
    await closeAll(opened);
    throw error;
  }
}
