import { statfs } from "node:fs/promises";
import type { StateView } from "@nv/contracts/schemas";
import type { Database } from "@nv/database";
import type { Operations } from "@nv/identity-server";
import type { FoundFfmpeg } from "@nv/media";
import type { ForwardedCounter } from "../../http/forwarded-requests.ts";
import type { WatchedBrowser } from "../../platform/browser/watched-browser.ts";
import { lastStoreLook } from "../../platform/copies/store-look.ts";
import type { Jobs } from "../../platform/jobs/jobs.service.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Peers } from "../../platform/processes/peers.ts";
import { readDatabaseState } from "./database-state.service.ts";

/** Dependencies of the service that reads the server's state. */
export interface ServerStateDeps {
  readonly database: Database;
  readonly operations: Operations;
  /** Absolute path of the folder with the data. */
  readonly dataDir: string;
  readonly productVersion: string;
  /** Unix epoch, milliseconds. */
  readonly startedAtMs: number;
  readonly metricsAddress: string | null;
  readonly forwarded: ForwardedCounter;
  readonly datawrapper: () => Promise<StateView["datawrapper"]>;
  readonly jobs: Pick<Jobs, "figures">;
  readonly browser: WatchedBrowser | null;
  /** Asked each time: it may be installed meanwhile. */
  readonly findFfmpeg: () => Promise<FoundFfmpeg | null>;
  readonly store: Platform["storeState"];
  readonly peers: Pick<Peers, "read">;
  readonly now: () => number;
}

async function storageOf(folder: string): Promise<StateView["storage"]> {
  const { bsize, blocks, bavail } = await statfs(folder);
  return { folder, freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}

async function ffmpegOf(find: ServerStateDeps["findFfmpeg"]): Promise<StateView["ffmpeg"]> {
  const found = await find();
  return found === null ? null : { program: found.ffmpeg, version: found.version };
}

/** Tells administrators the state of the server, as it is when they ask. */
export function createReadState(deps: ServerStateDeps): () => Promise<StateView> {
  const { database, operations, dataDir, productVersion, startedAtMs, metricsAddress, forwarded, now } = deps;
  const { datawrapper, jobs, browser, store, peers } = deps;
  return async () => ({
    nowMs: now(),
    database: await readDatabaseState(database),
    storage: await storageOf(dataDir),
    store: { kind: store.kind, address: store.address, answer: await store.read() },
    processes: await peers.read(),
    ...(await operations.state.read()),
    versions: { product: productVersion, node: process.versions.node, startedAtMs },
    datawrapper: await datawrapper(),
    jobs: await jobs.figures(),
    storeLook: await lastStoreLook(database.kysely),
    browser: { program: browser?.program ?? null, lastFailure: browser?.lastFailure() ?? null },
    ffmpeg: await ffmpegOf(deps.findFfmpeg),
    metricsAddress,
    untrustedProxy: forwarded.read(),
  });
}
