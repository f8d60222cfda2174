import type { Page } from "@playwright/test";

/** A place of the window, CSS pixels. */
export interface WindowPoint {
  readonly x: number;
  readonly y: number;
}

/**
 * The colours that a reader sees at places of the window, all of one picture: in Firefox each picture is a second of work,
 * however small it is.
 *
 * @returns `#rrggbb` of each.
 */
export async function pixelsAt(page: Page, places: readonly WindowPoint[]): Promise<readonly string[]> {
  const picture = await page.screenshot({ scale: "css" });
  // The browser reads its own picture again: nothing else here knows PNG.
  return page.evaluate(
    async ({ base64, wanted }) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
      const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
      pen?.drawImage(bitmap, 0, 0);
      return wanted.map(({ x, y }) => {
        const [red = 0, green = 0, blue = 0] = pen?.getImageData(x, y, 1, 1).data ?? [];
        return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
      });
    },
    { base64: picture.toString("base64"), wanted: places },
  );
}

/**
 * The colour that a reader sees at a place of the window.
 *
 * @returns `#rrggbb`.
 */
export async function pixelAt(page: Page, x: number, y: number): Promise<string> {
  const [pixel = ""] = await pixelsAt(page, [{ x, y }]);
  return pixel;
}
