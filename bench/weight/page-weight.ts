import type { Browser, BrowserContext, Page, Request } from "playwright-core";

/** Requests and bytes that a page makes a browser fetch before anybody touches it. Bytes as transferred, headers not counted. */
export interface PageWeight {
  readonly requests: number;
  /** Everything but fonts and prefetches. */
  readonly bytes: number;
  readonly fontBytes: number;
  /** Of all of it, fonts too, what the page shows and is not made of: data that it asked for, pictures, pieces in frames. */
  readonly shownBytes: number;
  /** Fetched ahead for pages that may come next: not needed by this one. */
  readonly prefetchBytes: number;
}

/** Quiet after the load for this long counts as done. Milliseconds. */
const QUIET_MS = 1500;

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} kB`;
}

/** Kinds of what a page asks for in order to show it. */
const SHOWN = new Set(["fetch", "xhr", "image", "media"]);

/** One line about a page. 1 kB = 1024 bytes, as in the design pages. */
export function describeWeight(name: string, weight: PageWeight): string {
  const { requests, bytes, fontBytes, prefetchBytes } = weight;
  return `${name}: ${kilobytes(bytes)} in ${requests} requests, fonts ${kilobytes(fontBytes)}, prefetch ${kilobytes(prefetchBytes)}`;
}

/** Whether a page shows what it asks for, and is not made of it. A worker has no frame. */
const isShown = (page: Page, request: Request) =>
  SHOWN.has(request.resourceType()) || (request.serviceWorker() === null && request.frame() !== page.mainFrame());

/**
 * Loads a page in an empty cache and adds up what came.
 *
 * @param interact - Done after the load, and counted: opening a dialog, for instance.
 */
export async function weighPage(
  browser: Browser,
  url: string,
  options: {
    readonly prepare?: (context: BrowserContext) => Promise<void>;
    readonly interact?: (page: Page) => Promise<void>;
  } = {},
): Promise<PageWeight> {
  const context = await browser.newContext({ locale: "es-ES" });
  await options.prepare?.(context);
  const page = await context.newPage();
  const weight = { requests: 0, bytes: 0, fontBytes: 0, shownBytes: 0, prefetchBytes: 0 };
  const pending: Promise<void>[] = [];
  const weigh = (request: Request): void => {
    const add = async () => {
      const [{ responseBodySize }, headers] = await Promise.all([request.sizes(), request.allHeaders()]);
      if (headers["sec-purpose"]?.includes("prefetch") || headers.purpose === "prefetch") {
        weight.prefetchBytes += responseBodySize;
        return;
      }
      weight.requests += 1;
      if (isShown(page, request)) weight.shownBytes += responseBodySize;
      if (request.resourceType() === "font") weight.fontBytes += responseBodySize;
      else weight.bytes += responseBodySize;
    };
    pending.push(add());
  };
  page.on("requestfinished", weigh);
  await page.goto(url, { waitUntil: "load" });
  await options.interact?.(page);
  await page.waitForTimeout(QUIET_MS);
  // What ends from here on is not asked about while the page is being closed.
  page.off("requestfinished", weigh);
  await Promise.all(pending);
  await context.close();
  return weight;
}
