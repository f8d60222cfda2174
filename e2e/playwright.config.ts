import { defineConfig } from "@playwright/test";

/** Flags for a browser that runs as root and has no network outside this machine. */
const CHROMIUM_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export default defineConfig({
  testDir: "journeys",
  outputDir: "results",
  fullyParallel: true,
  workers: 2,
  // Debian's Chromium was seen to crash once at the start of a page, under load; see docs/adr/0001.
  retries: 1,
  timeout: 60_000,
  reporter: [["list"], ["json", { outputFile: process.env.JOURNEYS_REPORT ?? "results/report.json" }]],
  use: {
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium", args: CHROMIUM_ARGS },
    locale: "es-ES",
    trace: "retain-on-failure",
  },
});
