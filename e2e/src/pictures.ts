import type { Page } from "@playwright/test";

/** A page of nobody's: it may read every picture that readers get, and no policy of ours holds it. */
async function onBlankPage<Result>(page: Page, look: (blank: Page) => Promise<Result>): Promise<Result> {
  const blank = await page.context().newPage();
  try {
    return await look(blank);
  } finally {
    await blank.close();
  }
}

/**
 * Measures how far two pictures are from each other as a browser paints them in one size.
 *
 * @returns The mean of the differences of their points, 0 to 255.
 */
export function pictureDistance(page: Page, urls: readonly [string, string]): Promise<number> {
  return onBlankPage(page, (blank) =>
    blank.evaluate(async ([one, other]) => {
      const [width, height] = [300, 158];
      async function pointsOf(url: string): Promise<Uint8ClampedArray> {
        const bitmap = await createImageBitmap(await (await fetch(url)).blob());
        const context = new OffscreenCanvas(width, height).getContext("2d");
        if (context === null) throw new Error("This browser paints nothing.");
        context.drawImage(bitmap, 0, 0, width, height);
        return context.getImageData(0, 0, width, height).data;
      }
      const [points, others] = await Promise.all([pointsOf(one), pointsOf(other)]);
      return points.reduce((sum, value, at) => sum + Math.abs(value - (others[at] ?? 0)), 0) / points.length;
    }, urls),
  );
}
