import { escapeHtml, type HeightsPx, UNMEASURED_HEIGHT_PX } from "@nv/embeds";
import { readHtml } from "../../outside/core/read-html.ts";

/** Interval at which each page is asked for its height, milliseconds: while time is made to pass it may not notice by itself that it changed. */
const ASK_EVERY_MS = 250;

/** Gives each frame the height that its page asks for, as an article does, and writes it down unless its charts have still to tell theirs. */
const LISTENING = `
const frames = [...document.querySelectorAll("iframe")];
setInterval(() => {
  for (const { contentWindow } of frames) contentWindow.postMessage({ source: "nv", v: 1, type: "ask" }, "*");
}, ${ASK_EVERY_MS});
addEventListener("message", ({ data, source }) => {
  const frame = frames.find(({ contentWindow }) => contentWindow === source);
  if (frame === undefined || data?.source !== "nv" || data.type !== "height" || !(data.height > 0)) return;
  frame.style.height = data.height + "px";
  if (data.told !== false) frame.dataset.heightPx = String(data.height);
});`;

/**
 * Writes a page that shows another in frames of these widths, one over the other so that all are in sight.
 *
 * @param url - Address of a published page.
 * @param widthsPx - CSS pixels.
 */
export function framesPage(url: string, widthsPx: readonly number[]): string {
  const frames = widthsPx.map(
    (widthPx) =>
      `<iframe src="${escapeHtml(url)}" width="${widthPx}" height="${UNMEASURED_HEIGHT_PX}" style="position:absolute;top:0;left:0;border:0"></iframe>`,
  );
  return `<!doctype html><body style="margin:0">${frames.join("")}<script>${LISTENING}</script></body>`;
}

/** Reads what the frames of {@link framesPage} told, out of what became of it; frames that told nothing are left out. */
export function readFrameHeights(html: string): HeightsPx {
  const heightsPx: [number, number][] = [];
  readHtml(html, {
    tag: ({ name, attributes }) => {
      const heightPx = Number(attributes.get("data-height-px"));
      if (name === "iframe" && heightPx > 0) heightsPx.push([Number(attributes.get("width")), heightPx]);
    },
  });
  return heightsPx;
}

/** Reads the height that a published page wrote into itself once its charts had told theirs; 0 when they did not. */
export function readToldHeight(html: string): number {
  let heightPx = 0;
  readHtml(html, {
    tag: ({ name, attributes }) => {
      if (name === "body" && attributes.has("data-nv-told")) heightPx = Number(attributes.get("data-nv-height")) || 0;
    },
  });
  return heightPx;
}
