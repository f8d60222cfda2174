import { test as base } from "@playwright/test";
import { type KillableServer, startKillableServer, startTestServer, type TestServer } from "./server.ts";

interface ServerFixtures {
  /** Configuration of the server of this test. */
  readonly serverEnv: Readonly<Record<string, string>>;
  /** A server of its own for each test. */
  readonly server: TestServer;
}

interface SharedServerFixtures {
  readonly sharedServer: TestServer;
}

/** Playwright's `test`, with a server of its own and `page` and `request` pointed at it. */
export const test = base.extend<ServerFixtures>({
  serverEnv: [{}, { option: true }],
  server: async ({ serverEnv }, use) => {
    const server = await startTestServer(serverEnv);
    await use(server);
    await server.stop();
  },
  baseURL: async ({ server }, use) => use(server.url),
});

/** The same for a test that ends the server's process. */
export const killingTest = test.extend<{ readonly server: KillableServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
  server: async ({}, use) => {
    const server = await startKillableServer();
    await use(server);
    await server.stop();
  },
});

/**
 * The same for a test that only looks: it shares one server with its like, and leaves nothing behind that another could meet. Each
 * has a browser context and a session of its own; only the account is the same.
 */
export const lookingTest = base.extend<Pick<ServerFixtures, "server">, SharedServerFixtures>({
  sharedServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
    async ({}, use) => {
      const server = await startTestServer();
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  server: async ({ sharedServer }, use) => use(sharedServer),
  baseURL: async ({ server }, use) => use(server.url),
});

export { expect } from "@playwright/test";
