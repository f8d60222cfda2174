import type { DrawnFrame } from "./frame-source.ts";

/**
 * A canvas that shows one frame at a time, with the frame's own pixels: its place in the page is that of a picture, by `object-fit`, and
 * whoever puts pages together enlarges it while it does so. Until it shows one, what is behind it is seen.
 */
export function createFrameCanvas(canvas: HTMLCanvasElement) {
  const pen = canvas.getContext("2d");
  let drawn: Pick<DrawnFrame, "frame" | "picture"> | null = null;
  return {
    draw({ frame, picture, widthPx, heightPx }: DrawnFrame): void {
      if (pen === null || (drawn?.frame === frame && drawn.picture === picture)) return;
      drawn = { frame, picture };
      if (canvas.width !== widthPx || canvas.height !== heightPx) {
        canvas.width = widthPx;
        canvas.height = heightPx;
      } else pen.clearRect(0, 0, widthPx, heightPx); // A frame may be seen through.
      pen.drawImage(picture, 0, 0);
      canvas.dataset.drawn = "";
    },
  };
}
