import { type Browser, chromium } from "playwright-core";

/** Flags for a Chromium that runs as root, and asks nothing of the network by itself. */
export const CHROMIUM_ARGS: readonly string[] = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // A test runs a page's code a few times: the tenth part of the processor went into making it quicker for the next thousand.
  "--js-flags=--invocation-count-for-maglev=2000",
];

/** The Chromium of the tests: `npm test` finds or installs one and names it in the environment. */
export const chromiumPath = (): string => process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";

/** As long as a page waits for something: less than a test has, whose end would not say what did not come. Milliseconds. */
const PATIENCE_MS = 20_000;

/**
 * Starts a real Chromium without a window; whoever starts it closes it.
 *
 * @param flags - Further flags of the command line.
 */
export async function launchChromium(flags: readonly string[] = []): Promise<Browser> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...CHROMIUM_ARGS, ...flags] });
  browser.on("context", (context) => context.setDefaultTimeout(PATIENCE_MS));
  return browser;
}
