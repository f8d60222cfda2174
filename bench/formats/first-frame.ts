import type { Page } from "playwright-core";

/**
 * Notes when a page has something to see where its story is told: runs in the page, before anything of it.
 *
 * @param scenes - Selects where that is.
 */
export function noteFirstFrame(scenes: string): void {
  const isThere = (one: Element) =>
    // What is drawn in the page itself is there with it.
    one instanceof SVGElement ||
    (one instanceof HTMLImageElement
      ? one.complete && one.naturalWidth > 0
      : one instanceof HTMLVideoElement && one.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA);
  function look(): void {
    const scene = document.querySelector(scenes);
    if (scene !== null && [...scene.querySelectorAll("img, video, svg.nv-sheet")].some(isThere))
      performance.mark("first frame");
    else requestAnimationFrame(look);
  }
  requestAnimationFrame(look);
}

/** Returns the time of the first frame, milliseconds from the start of the visit; infinite while there was none. */
export const firstFrameOf = (page: Page): Promise<number> =>
  page.evaluate(() => performance.getEntriesByName("first frame")[0]?.startTime ?? Number.POSITIVE_INFINITY);
