import preload from "@docusaurus/core/lib/client/preload";
import { SESSION_MARK } from "../../src/frame/session/session-mark";
import { linkedPage } from "./core/linked-page";
import { mayPrefetch } from "./core/prefetch-policy";
import { createPrefetchQueue } from "./core/prefetch-queue";
import { prefetchPage } from "./prefetch-page";

/** First signs of life of the person: until one of them, the network belongs to the page that they asked for. */
const FIRST_SIGNS = ["pointermove", "pointerdown", "keydown", "scroll"] as const;

/** Longest that a browser that is busy may put a prefetch off, milliseconds. */
const IDLE_TIMEOUT_MS = 2000;

function whenIdle(task: () => void): void {
  // Safari has no idle callback; there, a short pause does.
  if ("requestIdleCallback" in window) window.requestIdleCallback(task, { timeout: IDLE_TIMEOUT_MS });
  else globalThis.setTimeout(task, 200);
}

function isAllowed(): boolean {
  return mayPrefetch({
    isSessionOpen: document.documentElement.dataset[SESSION_MARK] === "open",
    connection: connectionHint(),
  });
}

function connectionHint() {
  return "connection" in navigator && typeof navigator.connection === "object" && navigator.connection !== null
    ? navigator.connection
    : undefined;
}

const queue = createPrefetchQueue({ prefetch: prefetchPage, whenIdle, isAllowed });

if (typeof window !== "undefined") {
  for (const sign of FIRST_SIGNS) window.addEventListener(sign, queue.open, { once: true, passive: true });
}

/** Functions that links call: when they come into view (`prefetch`) and when somebody points at them (`preload`). */
const pageFetcher = Object.freeze({
  prefetch: (link: string) => queue.add(linkedPage(link)),
  preload: (path: string) =>
    // A failed preload is not a failed visit: the visit itself asks again and shows what happened.
    isAllowed() ? preload(path).catch(() => false) : Promise.resolve(false),
});

// biome-ignore lint/style/noDefaultExport: stands in for a framework module with a default export
export default pageFetcher;
