import { availableParallelism } from "node:os";
import { IS_LONG } from "@nv/test-kit/depth";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const TESTS = [
  "apps/**/*.test.{ts,tsx}",
  "packages/**/*.test.{ts,tsx}",
  "e2e/src/**/*.test.ts",
  "scripts/**/*.test.ts",
  "bench/**/*.test.ts",
  "snippets/**/*.test.ts",
  "deploy/*.test.ts",
];
const BROWSER_TESTS = "**/*.browser.test.{ts,tsx}";
/** What a bundler makes pages of: JSX, and imports that leave the ending to it. */
const BUNDLED = "{apps/{admin,entrance,site},packages/{ui,web}}/**";
const GENERATED = ["**/node_modules/**", "**/.cache/**", "**/build/**", "**/.docusaurus/**"];

/** Tests in Node. Files share nothing that a test changes, so a process runs one after another and loads the code once. */
const UNIT = {
  isolate: false,
  globalSetup: "packages/test-kit/src/databases-of-a-run.ts",
  // They end what hangs, and judge nobody's speed: on a machine with other work a test is slow, not wrong.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 10_000 } },
};

/** Files that take long for their length, of either project, the longest first. */
const LONG_RUNS = [
  "examples/every-example.test.ts",
  "server/test/fuzz.test.ts",
  "server/test/copies.test.ts",
  "identity-server/test/crash.test.ts",
  "files/renditions.test.ts",
  "photos/photos.test.ts",
  "video/video-makers.test.ts",
  "trackers/killed-publication.test.ts",
  "formats/src/formats.browser.test.ts",
  "site/test/screens.browser.test.ts",
  "admin/test/screens.browser.test.ts",
  "identity-widget/src/languages.browser.test.ts",
  "graphics/registry.browser.test.ts",
  "stories/stories.browser.test.ts",
  "identity-server/test/passkeys.browser.test.ts",
  "identity-widget/src/published.browser.test.ts",
  "identity-widget/src/dialog.browser.test.ts",
];

/** Its place among the long ones; after all of them for the others. */
function placeOf({ moduleId }: TestSpecification): number {
  const place = LONG_RUNS.findIndex((name) => moduleId.endsWith(name));
  return place < 0 ? LONG_RUNS.length : place;
}

/**
 * The long ones first, so that none runs alone at the end, a core beside it idle. What Vitest does by itself where it remembers
 * no times, as in a new clone, is to begin with the longest texts: then the shortest file, of half a minute, was the last.
 */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = new Set(sorted.map(({ project }) => project.name));
    return [...projects].flatMap((name) => {
      const own = sorted.filter(({ project }) => project.name === name);
      return own.toSorted((one, other) => placeOf(one) - placeOf(other));
    });
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
    tags: [{ name: "long", description: "of what other tests show in each run: gone through by `npm run test:long`" }],
    ...(IS_LONG ? {} : { tagsFilter: ["!long"] }),
    // A core is left free by default: on two cores that is one file at a time, and files share nothing. Half of a file's time is
    // waiting (for a process, a database, a lease that runs out), which another one fills.
    maxWorkers: availableParallelism() + 1,
    projects: [
      // Read by Node alone, as it reads the product: a fifth less of the processor than through Vite, which another test needs.
      {
        test: {
          ...UNIT,
          name: "unit",
          include: TESTS,
          exclude: [...GENERATED, BROWSER_TESTS, BUNDLED],
          experimental: { viteModuleRunner: false },
        },
      },
      {
        test: {
          ...UNIT,
          name: "unit-bundled",
          include: [`${BUNDLED}/*.test.{ts,tsx}`],
          exclude: [...GENERATED, BROWSER_TESTS],
        },
      },
      // A real Chromium: `npm test` finds or installs it and names it in CHROMIUM_PATH.
      {
        test: {
          name: "browser",
          setupFiles: ["apps/entrance/test/one-react.ts"],
          include: [BROWSER_TESTS],
          exclude: GENERATED,
          // As those of the other project: each browser and server is its file's own, and the code of both is loaded once.
          isolate: false,
          // As in journeys: a browser was seen to lose a key or a frame on a busy machine. A second try is told at the run's end.
          retry: 1,
          testTimeout: UNIT.testTimeout,
          hookTimeout: UNIT.hookTimeout,
          expect: UNIT.expect,
        },
      },
    ],
  },
});
