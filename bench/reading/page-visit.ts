import type { BrowserContext, Page } from "playwright-core";

/** Measures of a visit to a page. */
export interface PageVisit {
  /** From the start of the visit until the program has taken the page over, milliseconds. */
  readonly hydratedMs: number;
  /** Largest contentful paint, milliseconds. */
  readonly lcpMs: number;
  /** Cumulative layout shift, without unit. */
  readonly cls: number;
  /** Longest wait between a tap or a key and the paint after it, milliseconds; 0 when nothing was touched. */
  readonly inpMs: number;
}

/** The device and the line that pages are visited with. */
export interface VisitConditions {
  readonly viewport: { readonly width: number; readonly height: number };
  /** Times slower than this machine. */
  readonly cpuSlowdown: number;
  /** `null` for this machine's own line. */
  readonly network: { readonly latencyMs: number; readonly kilobitsPerSecond: number } | null;
}

/** A middling phone on a slow mobile line, as Lighthouse has it. */
export const PHONE: VisitConditions = {
  viewport: { width: 390, height: 844 },
  cpuSlowdown: 4,
  network: { latencyMs: 150, kilobitsPerSecond: 1600 },
};

/** Longest wait for a page to come alive, milliseconds. */
const ALIVE_MS = 60_000;
/** Quiet after which nothing else is expected, milliseconds. */
const QUIET_MS = 1200;

/** Name under which the page notes things down about itself. */
const NOTES = "__nvVisit";

function takeNotes(name: string): void {
  const notes = { hydratedMs: 0, lcpMs: 0, cls: 0, inpMs: 0 };
  Object.assign(window, { [name]: notes });
  const observe = (type: string, note: (entry: PerformanceEntry) => void, more: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...more });
  observe("largest-contentful-paint", ({ startTime }) => {
    notes.lcpMs = startTime;
  });
  observe("layout-shift", (entry) => {
    if ("hadRecentInput" in entry && entry.hadRecentInput === false && "value" in entry)
      notes.cls += Number(entry.value);
  });
  observe(
    "event",
    (entry) => {
      if ("interactionId" in entry && entry.interactionId !== 0) notes.inpMs = Math.max(notes.inpMs, entry.duration);
    },
    { durationThreshold: 16 },
  );
  new MutationObserver((_changes, observer) => {
    if (document.documentElement.dataset.hasHydrated !== "true") return;
    notes.hydratedMs = performance.now();
    observer.disconnect();
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ["data-has-hydrated"] });
}

/** Gives a page the device and the line of a visit. */
export async function limitPage(page: Page, { cpuSlowdown, network }: VisitConditions): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
  if (network === null) return;
  const bytesPerSecond = (network.kilobitsPerSecond * 1000) / 8;
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: network.latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

/**
 * Visits a page with an empty cache and measures how it felt.
 *
 * @param openContext - Makes a context of its own for the visit; it is closed at the end.
 * @param touch - What the person does once the page is alive.
 */
export async function visitPage(
  openContext: () => Promise<BrowserContext>,
  url: string,
  options: { readonly conditions: VisitConditions; readonly touch?: (page: Page) => Promise<void> },
): Promise<PageVisit> {
  const context = await openContext();
  try {
    const page = await context.newPage();
    await page.setViewportSize(options.conditions.viewport);
    await page.addInitScript(takeNotes, NOTES);
    await limitPage(page, options.conditions);
    await page.goto(url, { waitUntil: "load", timeout: ALIVE_MS });
    await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === "true", null, {
      timeout: ALIVE_MS,
    });
    await page.waitForTimeout(QUIET_MS);
    await options.touch?.(page);
    await page.waitForTimeout(QUIET_MS);
    return await page.evaluate((name) => Reflect.get(window, name), NOTES);
  } finally {
    await context.close();
  }
}
