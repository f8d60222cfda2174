import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DIALECTS, startS3 } from "@nv/test-kit";
import { inEachRun } from "@nv/test-kit/depth";
import { createMutex } from "../src/platform/mutex/mutex.ts";
import { createBlobs } from "../src/platform/publishing/blobs.ts";
import { createPublisher, type Publisher } from "../src/platform/publishing/publisher.ts";
import type { BlobStore } from "../src/platform/storage/blob-store.ts";
import { parseStorageUrl } from "../src/platform/storage/core/storage-url.ts";
import { openStore } from "../src/platform/storage/open-store.ts";
import type { StoreLimits } from "../src/platform/storage/s3-client.ts";

/** A store of one test file, empty at the start. */
export interface TestStore {
  /** Opens it as another process would. */
  open(): Promise<BlobStore>;
  /** Environment that makes a server use it. */
  readonly env: Readonly<Record<string, string>>;
  /** Data folder of a server that keeps it on disk; `null` when it is elsewhere. */
  readonly folder: string | null;
  /** Limits of a server's wait for it; those of any other store when they are left out. */
  readonly limits?: Partial<StoreLimits>;
  drop(): Promise<void>;
}

async function createDisk(): Promise<TestStore> {
  const folder = await mkdtemp(join(tmpdir(), "nv-store-"));
  return {
    open: () => openStore(undefined, join(folder, "store")),
    env: {},
    folder,
    drop: () => rm(folder, { recursive: true, force: true }),
  };
}

async function createS3(): Promise<TestStore> {
  const server = await startS3();
  const location = parseStorageUrl(server.storageUrl);
  if (location === null) throw new Error(`Not a storage address: ${server.storageUrl}`);
  return {
    open: () => openStore({ location, ...server }, ""),
    env: {
      STORAGE_URL: server.storageUrl,
      STORAGE_ACCESS_KEY_ID: server.accessKeyId,
      STORAGE_SECRET_ACCESS_KEY: server.secretAccessKey,
    },
    folder: null,
    drop: () => server.stop(),
  };
}

/** Writes graphics into a store that no other process writes to. */
export function publisherOf(store: BlobStore): Publisher {
  return createPublisher(store, createBlobs({ store, withLock: createMutex(), now: Date.now }), "g");
}

/** The stores that every test of something stored runs on: `describe.each(STORES)("in $store", …)`. */
export const STORES = [
  { store: "disk", createStore: createDisk },
  { store: "s3", createStore: createS3 },
] as const;

/**
 * SQLite with a folder and PostgreSQL with S3, for what needs both: `describe.each(PLACES)("… on $database and $store", …)`. What each does
 * with the other is `blob-store.test.ts`'s.
 */
export const PLACES = DIALECTS.flatMap((dialect) =>
  STORES.filter(({ store }) => store === (dialect.name === "sqlite" ? "disk" : "s3")).map((store) => ({
    ...store,
    dialect,
    database: dialect.name,
  })),
);

/** PostgreSQL with S3 in each run, and both of {@link PLACES} in a long one: see `FEATURE_DIALECTS`. */
export const FEATURE_PLACES = inEachRun(PLACES, PLACES.slice(-1));

/** The first of {@link PLACES}, for tests that ask a database and a store for nothing that others do not ask of both. */
export const ONE_PLACE = PLACES.slice(0, 1);
