import type { PlaywrightWorkerOptions } from "@playwright/test";

// A system that prefers dark, as two options of a test. Chromium is told of it by its page, Firefox at its start.

/** Option `colorScheme`. */
export const colorScheme = (
  { browserName }: Pick<PlaywrightWorkerOptions, "browserName">,
  use: (scheme: "dark" | null) => Promise<void>,
) => use(browserName === "firefox" ? null : "dark");

/** Option `launchOptions`, of the scope of a worker. */
export const launchOptions = (
  { launchOptions: options }: Pick<PlaywrightWorkerOptions, "launchOptions">,
  use: (dark: PlaywrightWorkerOptions["launchOptions"]) => Promise<void>,
) => use({ ...options, firefoxUserPrefs: { ...options.firefoxUserPrefs, "ui.systemUsesDarkTheme": 1 } });
