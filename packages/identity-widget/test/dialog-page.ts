import { launchChromium } from "@nv/test-kit/chromium";
import type { Browser, BrowserContext, Frame, FrameLocator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { bundle, filesByName } from "./bundle.ts";
import { type FakeIdentity, startFakeIdentity } from "./fake-identity.ts";

/** A page with the widget on it, and the dialog inside. */
export interface DialogPage {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly dialog: FrameLocator;
  /** The dialog's frame, for what runs inside it. */
  frame(): Frame;
  /** Lists what the widget told the page. */
  told(): Promise<readonly string[]>;
  /** Errors of scripts and breaches of the content policy. */
  readonly problems: readonly string[];
}

/** Options of the page that a test opens. */
export interface DialogPageOptions {
  readonly hash?: string;
  readonly theme?: "light" | "dark";
  readonly width?: number;
  /** Options of `init`, over the tests' own; `null` leaves `init` to the test. */
  readonly init?: Record<string, unknown> | null;
  /** Another tab of the same browser. */
  readonly context?: BrowserContext;
}

const OPTIONS = { APIUrl: "/.netlify/identity", locale: "es" };

/** Brings the service back to one person and open sign-up. */
export function resetFake(fake: FakeIdentity): void {
  fake.calls.length = 0;
  fake.people.length = 0;
  fake.people.push({
    id: "3f0c6a5e-0000-4000-8000-000000000001",
    email: "ana@ejemplo.org",
    password: "correcta-caballo",
    user_metadata: { full_name: "Ana Ruiz" },
  });
  fake.settings = { autoconfirm: false, disable_signup: false, external: {}, external_labels: {} };
  fake.intercept.clear();
  fake.pageHeaders = {};
  fake.pageAttributes = "";
}

/** A browser and an invented service for the tests of a file. */
export interface DialogTests {
  readonly browser: Browser;
  readonly fake: FakeIdentity;
  /** Opens the tests' page in a browser of its own, which ends with the test. */
  readonly open: (options?: DialogPageOptions) => Promise<DialogPage>;
}

/**
 * Serves the widget of today to the tests of a file, which begin with one person each and leave no page open.
 *
 * @param flags - Further flags of Chromium's command line.
 */
export function serveDialog(flags: readonly string[] = []): DialogTests {
  let started: { readonly browser: Browser; readonly fake: FakeIdentity } | undefined;
  const now = () => {
    if (started === undefined) throw new Error("The dialog is served once the tests run.");
    return started;
  };
  beforeAll(async () => {
    const [browser, fake] = await Promise.all([
      launchChromium(flags),
      startFakeIdentity(filesByName(await bundle("preact"))),
    ]);
    started = { browser, fake };
  });
  afterAll(async () => {
    await started?.browser.close();
    await started?.fake.close();
  });
  beforeEach(() => resetFake(now().fake));
  afterEach(() =>
    Promise.all(
      now()
        .browser.contexts()
        .map((context) => context.close()),
    ),
  );
  return {
    get browser() {
      return now().browser;
    },
    get fake() {
      return now().fake;
    },
    open: (options) => openPage(now().browser, now().fake, options),
  };
}

/** Opens the page of a service in a browser of its own. */
export async function openPage(
  browser: Browser,
  fake: FakeIdentity,
  options: DialogPageOptions = {},
): Promise<DialogPage> {
  const { hash = "", theme = "light", width = 1280, init = {} } = options;
  const context =
    options.context ?? (await browser.newContext({ viewport: { width, height: 800 }, colorScheme: theme }));
  const page = await context.newPage();
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => {
    if (/Content Security Policy|Trusted/.test(message.text())) problems.push(message.text());
  });
  const query = init === null ? "" : `?init=${encodeURIComponent(JSON.stringify({ ...OPTIONS, ...init }))}`;
  await page.goto(`${fake.origin}/${query}${hash}`);
  await page.waitForFunction(() => window.netlifyIdentity !== undefined);
  return {
    context,
    page,
    dialog: page.frameLocator("#netlify-identity-widget"),
    frame() {
      const frame = page.frames()[1];
      if (!frame) throw new Error("The page has no dialog frame.");
      return frame;
    },
    told: () => page.evaluate(() => window.told),
    problems,
  };
}
