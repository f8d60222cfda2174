import { type Browser, type BrowserContext, chromium } from "playwright-core";

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

async function start(flags: readonly string[]): Promise<Browser> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...CHROMIUM_ARGS, ...flags] });
  browser.on("context", (context) => context.setDefaultTimeout(PATIENCE_MS));
  return browser;
}

/** Browsers of this process, by their flags; they end with it. */
const running = new Map<string, Promise<Browser>>();

/** The browser that runs with some flags, or another one when it has died. */
async function runningWith(flags: readonly string[]): Promise<Browser> {
  const key = flags.join(" ");
  const known = await running.get(key);
  if (known?.isConnected()) return known;
  const started = start(flags);
  running.set(key, started);
  return started;
}

/** A browser as if it were one's own: it knows the contexts that were made by it alone, and closing it closes them. */
function ownPart(browser: Browser): Browser {
  const own = new Set<BrowserContext>();
  const parts: Partial<Browser> = {
    async newContext(options) {
      const context = await browser.newContext(options);
      own.add(context);
      return context;
    },
    async newPage(options) {
      const page = await browser.newPage(options);
      own.add(page.context());
      return page;
    },
    contexts: () => browser.contexts().filter((context) => own.has(context)),
    async close() {
      await Promise.all([...own].map((context) => context.close()));
    },
  };
  return new Proxy(browser, {
    get(target, name) {
      const value: unknown = Reflect.get(name in parts ? parts : target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

/**
 * A real Chromium without a window; whoever asks for it closes it. Files of tests run one after another in a process of Vitest, and share one: a
 * start takes six tenths of a second of a processor.
 *
 * @param flags - Further flags of the command line.
 */
export async function launchChromium(flags: readonly string[] = []): Promise<Browser> {
  return process.env.VITEST === undefined ? start(flags) : ownPart(await runningWith(flags));
}
