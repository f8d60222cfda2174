import type { Page } from "playwright-core";

/** Distance that each frame goes: a page of a phone in about three quarters of a second. CSS pixels. */
const STEP_PX = 16;

/** Frames of the screen, each second. */
const FRAMES_PER_SECOND = 60;

/** Longest that a page is scrolled through, frames. */
const MOST_FRAMES = 1500;

/** Counts what comes over the line that is neither page, style nor script. */
export function countMedia(page: Page): () => number {
  let bytes = 0;
  page.on("requestfinished", async (request) => {
    if (!["image", "media", "fetch", "other"].includes(request.resourceType())) return;
    const sizes = await request.sizes().catch(() => null); // The page was closed meanwhile.
    bytes += sizes?.responseBodySize ?? 0;
  });
  return () => bytes;
}

/** Scrolls a page from its beginning to its end, a little each frame. @returns Frames that were dropped, 0 to 1. */
export function scrollThrough(page: Page): Promise<number> {
  return page.evaluate(
    ({ stepPx, framesPerSecond, most }) =>
      new Promise<number>((resolve) => {
        const began = performance.now();
        let frames = 0;
        function next(now: number): void {
          frames += 1;
          scrollBy(0, stepPx);
          const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
          if (!isAtEnd && frames < most) return void requestAnimationFrame(next);
          const expected = ((now - began) / 1000) * framesPerSecond;
          resolve(Math.max(0, 1 - frames / expected));
        }
        requestAnimationFrame(next);
      }),
    { stepPx: STEP_PX, framesPerSecond: FRAMES_PER_SECOND, most: MOST_FRAMES },
  );
}
