import type { Focus } from "@nv/piece-parts";
import { canvasSize, type Fit, fitBox, type SizePx } from "./core/fit-box.ts";
import type { DrawnFrame } from "./frame-source.ts";

/** A canvas that shows one frame at a time, as a picture of its place would. Until it shows one, what is behind it is seen. */
export function createFrameCanvas(canvas: HTMLCanvasElement, fit: Fit, focus: Focus) {
  const pen = canvas.getContext("2d");
  return {
    /** @param place - CSS pixels. */
    draw(frame: DrawnFrame, place: SizePx): void {
      const size = canvasSize(place, devicePixelRatio);
      if (pen === null || size.widthPx === 0 || size.heightPx === 0) return;
      if (canvas.width !== size.widthPx || canvas.height !== size.heightPx) {
        canvas.width = size.widthPx;
        canvas.height = size.heightPx;
      } else if (fit === "contain") pen.clearRect(0, 0, size.widthPx, size.heightPx);
      const { leftPx, topPx, widthPx, heightPx } = fitBox(frame, size, fit, focus);
      pen.drawImage(frame.picture, leftPx, topPx, widthPx, heightPx);
      canvas.dataset.drawn = "";
    },
  };
}
