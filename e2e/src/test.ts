import { test as base } from "@playwright/test";
import { startTestServer, type TestServer } from "./server.ts";

interface ServerFixtures {
  /** Configuration of the server of this test. */
  readonly serverEnv: Readonly<Record<string, string>>;
  /** A server of its own for each test. */
  readonly server: TestServer;
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

export { expect } from "@playwright/test";
