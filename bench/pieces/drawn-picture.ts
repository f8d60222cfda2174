import type { Browser } from "playwright-core";

/** A picture that weighs what it should, drawn by the browser: as many squares of colour as its bytes need. */
export async function drawPicture(browser: Browser, widthPx: number, heightPx: number, wantedBytes: number) {
  const page = await browser.newPage();
  const bytes = await page.evaluate(
    async ({ width, height, wanted }) => {
      const canvas = document.createElement("canvas");
      canvas.width = width;
      canvas.height = height;
      const pen = canvas.getContext("2d");
      let best: Blob | null = null;
      // Larger squares compress better: the smallest that still fit are kept.
      for (let side = 64; side >= 2; side = Math.floor(side * 0.8)) {
        for (let y = 0; y < height; y += side)
          for (let x = 0; x < width; x += side) {
            if (pen === null) break;
            pen.fillStyle = `hsl(${(x * 7 + y * 13) % 360} 60% ${30 + ((x * y) % 50)}%)`;
            pen.fillRect(x, y, side, side);
          }
        const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/webp", 0.8));
        if (blob === null || blob.size > wanted) break;
        best = blob;
      }
      return [...new Uint8Array((await best?.arrayBuffer()) ?? new ArrayBuffer(0))];
    },
    { width: widthPx, height: heightPx, wanted: wantedBytes },
  );
  await page.close();
  return Buffer.from(bytes);
}
