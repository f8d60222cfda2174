import { FRAME_SANDBOX } from "../core/frame-sandbox.ts";
import { reservedHeight } from "../core/heights.ts";
import type { EmbedFrame } from "../core/page-config.ts";
import { UNMEASURED_HEIGHT_PX } from "../core/render-page.ts";

/** Makes the frame of a chart, with room kept for it. @param widthPx - Width it will have, CSS pixels. */
export function createFrame({ src, title, heightsPx }: EmbedFrame, widthPx: number): HTMLIFrameElement {
  const frame = document.createElement("iframe");
  // Before its address: what is loaded is held to the sandbox that is there by then.
  frame.setAttribute("sandbox", FRAME_SANDBOX);
  frame.src = src;
  frame.title = title;
  frame.allowFullscreen = true;
  frame.style.height = `${reservedHeight(heightsPx, widthPx, UNMEASURED_HEIGHT_PX)}px`;
  return frame;
}

/** Gives every frame of a row the height of its tallest, so that what is below them lines up. */
export function equalizeRows(
  frames: readonly HTMLIFrameElement[],
  heightsPx: ReadonlyMap<HTMLIFrameElement, number>,
  columns: number,
): void {
  for (let start = 0; start < frames.length; start += columns) {
    const row = frames.slice(start, start + columns);
    const heights = row.map((frame) => heightsPx.get(frame) ?? 0);
    // Until all have told their height the room kept for them stays as it is.
    if (heights.includes(0)) continue;
    for (const frame of row) frame.style.height = `${Math.max(...heights)}px`;
  }
}
