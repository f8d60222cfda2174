import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

const TESTS = [
  "apps/**/*.test.{ts,tsx}",
  "packages/**/*.test.{ts,tsx}",
  "e2e/src/**/*.test.ts",
  "scripts/**/*.test.ts",
  "bench/**/*.test.ts",
  "snippets/**/*.test.ts",
];
const BROWSER_TESTS = "**/*.browser.test.{ts,tsx}";
const GENERATED = ["**/node_modules/**", "**/.cache/**", "**/build/**", "**/.docusaurus/**"];

export default defineConfig({
  test: {
    // A core is left free by default: on two cores that is one file at a time, and files share nothing.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: "unit",
          include: TESTS,
          exclude: [...GENERATED, BROWSER_TESTS],
          // Files share nothing that a test changes, so a process runs one after another and loads the code once.
          isolate: false,
          globalSetup: "packages/test-kit/src/databases-of-a-run.ts",
        },
      },
      // A real Chromium: `npm test` finds or installs it and names it in CHROMIUM_PATH.
      {
        test: {
          name: "browser",
          include: [BROWSER_TESTS],
          exclude: GENERATED,
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // How long something may take to be seen, on a machine that has other work.
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
});
