import { availableParallelism } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { CHROMIUM_ARGS, chromiumPath } from "@nv/test-kit/chromium";
import { IS_LONG } from "@nv/test-kit/depth";
import { defineConfig } from "@playwright/test";

/** Journeys of every browser: the first day, the gate, the mails, the search, a publication and its articles, the people, the doors of a house; and what keeps a rescued archive in its place. */
const IN_EVERY_BROWSER =
  /\/(first-day|gate|mails|search|graphics|legacy-links|keyboard|people|prefetch|doors|(looks|pieces)(-in-dark)?)\.spec\.ts$/;

/** Looked at by a tool or over HTTP alone: another browser shows nothing new. */
const IN_ONE_BROWSER =
  /axe|on postgres|at every width|every file of the build|nothing that anyone can fetch|forty-seven of fifty|tampered cookie/;

/** A device that holds passkeys is a part of Chromium's tools; WebDriver BiDi, by which Firefox is spoken to, has none. */
const OF_CHROMIUM = /a passkey is offered by the field/;

/** One process over SQLite, under a long journey that Firefox takes on it: Chromium takes it over PostgreSQL. */
const GROUND_OF_FIREFOX = /people on sqlite/;

/**
 * Steps that Firefox takes in other journeys: a graphic is found, opened, changed, rolled back and retired in `keyboard.spec.ts`, and an invitation is accepted
 * by «a newcomer opens the printed link».
 */
const TAKEN_IN_OTHERS = /an invited person sets a password|found and opened with the keyboard alone/;

/** Tests of what the server alone decides, after steps that another journey takes in every browser. */
const OF_THE_SERVER =
  /invitation works once|after the process is killed|reaches the administrators without a name|in the middle of a publication|by the account/;

/**
 * Tests of what a state of ours says while an answer is away, lost or late, and what is read of an address, of a clock or of what was read last: the test's own
 * network and clock bring it about, and no browser has a part in it. In Firefox a search is written, asked for and followed («with
 * the keyboard alone»), the gate leads back to the wanted page («a newcomer opens the printed link»), an open tab is closed («signing
 * out in one tab»), and a draft outlives a page that is left («stays through «back»») and a session («entered again in another
 * tab») by the same `useDraft`.
 */
const OF_OUR_STATES =
  /Enter before the answer|on a slow line says|that cannot be made says|is taken only when it is one of ours|at its next look|outlives the end of the session|says why, waits a second|through a lost connection|walk through what was read last/;

/**
 * Two people's work joined, rows of a table understood, what the server finds or refuses: one code that no browser has a part in,
 * after steps that Firefox takes elsewhere. There it hears what another person saves and joins it («is joined inside a switcher»),
 * brings a table in («five people from a list»), handles several at once («with the keyboard alone»), searches («a search is
 * made, read and followed») and goes by a mailed link («a person registers»).
 */
const OF_ONE_CODE =
  /is not lost to another|of a clash takes theirs|is told what is wrong with it|what came from a table|are found beside the pages|words that are everywhere|a forgotten password is set again/;

/** Of what other journeys, or tests of components, show in each run. */
const LONG = /@long/;

/**
 * Steps that Firefox takes in a long run alone. In each run it opens the printed link, the gate and the mails, makes a search with the keyboard,
 * fetches ahead, takes every page without a refused script, follows the theme, runs a rescued archive where it reaches nothing, and reads
 * pieces in the article of another site, in a column and in the whole window.
 */
const LONG_IN_FIREFOX =
  /twice as large|is registered, published, copied|is joined inside a switcher|five people from a list|stays through «back»|entered again in another tab|is created, its link copied|searched, ordered and left|system, which is light|what an address chooses|room that was too much|room is that of the width|leaves no room|a key pushes a series|client finds a rule/;

const notInEachRun = (...left: readonly RegExp[]): readonly RegExp[] => (IS_LONG ? [] : left);

/** Firefox as Debian has it, spoken to by WebDriver BiDi. */
const FIREFOX_LAUNCH = {
  executablePath: join(import.meta.dirname, "src/firefox/launch.ts"),
  // The launcher runs in the Node of the tests, wherever another one is installed.
  firefoxUserPrefs: {
    // Frames of other sites in one process with their page: a press that WebDriver makes does not reach another process.
    "fission.webContentIsolationStrategy": 0,
    // Somebody who asks for less motion: in Chromium everything moves.
    "ui.prefersReducedMotion": 1,
  },
  env: { ...process.env, PATH: [dirname(process.execPath), process.env.PATH].join(delimiter) },
};

export default defineConfig({
  testDir: "journeys",
  outputDir: "results",
  fullyParallel: true,
  workers: availableParallelism() + 1,
  // Debian's Chromium was seen to crash once at the start of a page, under load; see docs/adr/0001.
  retries: 1,
  // Limits end what hangs and judge nobody's speed: a machine with other work is slow, not wrong.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [["list"], ["json", { outputFile: process.env.JOURNEYS_REPORT ?? "results/report.json" }]],
  // What was done and what was asked, without the pages and pictures, which cost more than a tenth of the processor:
  // what was on the page is told beside it.
  use: { locale: "es-ES", trace: { mode: "retain-on-failure", screenshots: false, snapshots: false } },
  projects: [
    {
      name: "chromium",
      grepInvert: [GROUND_OF_FIREFOX, ...notInEachRun(LONG)],
      use: {
        browserName: "chromium",
        launchOptions: { executablePath: chromiumPath(), args: [...CHROMIUM_ARGS] },
      },
    },
    {
      name: "firefox",
      testMatch: IN_EVERY_BROWSER,
      grepInvert: [
        ...[IN_ONE_BROWSER, OF_CHROMIUM, OF_THE_SERVER, OF_OUR_STATES, OF_ONE_CODE, TAKEN_IN_OTHERS],
        ...notInEachRun(LONG, LONG_IN_FIREFOX),
      ],
      use: {
        browserName: "firefox",
        channel: "moz-firefox",
        launchOptions: FIREFOX_LAUNCH,
        // Shown as the browser shows them: Debian's Firefox cannot be told otherwise yet.
        contextOptions: { colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null },
      },
    },
  ],
});
