import type { BrowserContext, Page } from "playwright-core";
import { limitPage, type VisitConditions } from "./page-visit.ts";

/** Longest wait for a page to come alive, milliseconds. */
const ALIVE_MS = 60_000;
/** Time in which what a link leads to is fetched ahead, milliseconds. */
const AHEAD_MS = 4000;

/** Follows a link, in the page, and tells the time from the click until the browser has painted another heading. */
function followLink(path: string): Promise<number> {
  const link = [...document.querySelectorAll("main a")].find(
    (one) => decodeURI(one.getAttribute("href") ?? "") === path,
  );
  if (!(link instanceof HTMLElement)) throw new Error(`No link leads to ${path}.`);
  const heading = () => document.querySelector("h1")?.textContent ?? "";
  const before = heading();
  return new Promise((painted) => {
    const clickMs = performance.now();
    new MutationObserver((_changes, observer) => {
      if (heading() === before || heading() === "") return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => painted(performance.now() - clickMs);
        port2.postMessage("");
      });
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    link.click();
  });
}

/** Brings a link into sight, in the page. */
function showLink(path: string): void {
  [...document.querySelectorAll("main a")]
    .find((one) => decodeURI(one.getAttribute("href") ?? "") === path)
    ?.scrollIntoView();
}

/** Brings the link into sight as somebody does who moves: nothing is fetched ahead for who does not. */
async function show(page: Page, path: string): Promise<void> {
  await page.mouse.move(100, 300);
  await page.mouse.wheel(0, 50);
  await page.evaluate(showLink, path);
  await page.waitForTimeout(AHEAD_MS);
}

/**
 * Follows a link of a page that is alive, once it has been in sight for some seconds.
 *
 * @param openContext - Makes a context of its own; it is closed at the end.
 * @param from - Address of the page. @param path - Path that a link in its text leads to.
 * @returns Time from the click to the painted page, milliseconds.
 */
export async function visitNextPage(
  openContext: () => Promise<BrowserContext>,
  { from, path, conditions }: { readonly from: string; readonly path: string; readonly conditions: VisitConditions },
): Promise<number> {
  const context = await openContext();
  try {
    const page = await context.newPage();
    await page.setViewportSize(conditions.viewport);
    await limitPage(page, conditions);
    await page.goto(from, { waitUntil: "load", timeout: ALIVE_MS });
    await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === "true", null, {
      timeout: ALIVE_MS,
    });
    await show(page, path);
    return await page.evaluate(followLink, path);
  } finally {
    await context.close();
  }
}
