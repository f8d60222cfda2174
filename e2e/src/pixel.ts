import type { Page } from "@playwright/test";

/**
 * The colour that a reader sees at a place of the window.
 *
 * @returns `#rrggbb`.
 */
export async function pixelAt(page: Page, x: number, y: number): Promise<string> {
  const picture = await page.screenshot({ clip: { x, y, width: 1, height: 1 } });
  // The browser reads its own picture again: nothing else here knows PNG.
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const pen = new OffscreenCanvas(1, 1).getContext("2d");
    pen?.drawImage(bitmap, 0, 0);
    const [red = 0, green = 0, blue = 0] = pen?.getImageData(0, 0, 1, 1).data ?? [];
    return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
  }, picture.toString("base64"));
}
