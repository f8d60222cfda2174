import { DIALECTS, startS3, type TestDatabase } from "@nv/test-kit";
import { startTestServer, type TestServer } from "./server.ts";

/** Servers that a journey runs on. */
export interface JourneyServers {
  /** Servers where editors work, and where readers fetch: the same process, or two over one database and one store. */
  readonly editors: TestServer;
  readonly readers: TestServer;
  drop(): Promise<void>;
}

/**
 * The ground that has most: two processes over PostgreSQL and S3, where there is one. A long journey goes over it alone. What the two
 * databases may answer differently is asked of both by the tests of the server; one process over SQLite and a folder is under every
 * journey that names no ground.
 */
export const LARGEST = DIALECTS.slice(-1);

/** One server on SQLite and a folder. @param env - Configuration of the server. */
export async function onOneProcess(env: Readonly<Record<string, string>> = {}): Promise<JourneyServers> {
  const server = await startTestServer(env);
  return { editors: server, readers: server, drop: () => server.stop() };
}

/** Two processes over one PostgreSQL and one S3. @param env - Configuration of both. */
export async function onTwoProcesses(
  database: TestDatabase,
  env: Readonly<Record<string, string>> = {},
): Promise<JourneyServers> {
  const s3 = await startS3();
  const shared = {
    ...env,
    DATABASE_URL: database.address.url ?? "",
    STORAGE_URL: s3.storageUrl,
    STORAGE_ACCESS_KEY_ID: s3.accessKeyId,
    STORAGE_SECRET_ACCESS_KEY: s3.secretAccessKey,
  };
  const readers = await startTestServer(shared, "second");
  const editors = await startTestServer({ ...shared, PUBLIC_BASE_URL: readers.url });
  return {
    editors,
    readers,
    async drop() {
      await editors.stop();
      await readers.stop();
      await s3.stop();
      await database.drop();
    },
  };
}
