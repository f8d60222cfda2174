/**
 * The script that a newspaper's page loads once for all its graphics: it keeps room for each frame, gives it the height
 * that it asks for, and turns `<nv-grafico id="…">` into such a frame.
 *
 * @see docs/contracts/publishing.md#host-script
 */
import { heightOf } from "../core/height-message.ts";
import { readHeights, reservedHeight } from "../core/heights.ts";

/** One page view in this many tells where it was: enough to know the pages, too few to know anybody. */
const TOLD_VIEWS = 20;

/** Smaller changes are rounding, CSS pixels. */
const JITTER_PX = 1;

const script = document.currentScript;
// `…/e/v1/host.js` is three parts below where everything published starts.
const base = script instanceof HTMLScriptElement ? script.src.replace(/\/e\/v1\/host\.js.*$/, "") : "";
const ready = new WeakSet<HTMLIFrameElement>();

/** Keeps room for a frame before it loads, so that nothing moves when it does. */
function reserve(frame: HTMLIFrameElement): void {
  const heightPx = reservedHeight(readHeights(frame.dataset.nvHeights ?? ""), frame.clientWidth);
  if (heightPx > 0) frame.style.minHeight = `${heightPx}px`;
}

/** Out of sight below the window: there a frame may give back the room that was kept for it without moving anything. */
function isBelow(frame: HTMLIFrameElement): boolean {
  return frame.getBoundingClientRect().top >= innerHeight;
}

function resize(frame: HTMLIFrameElement, heightPx: number): void {
  // What loads asks for little at first, so the room that was kept is the least until the frame says that it is ready.
  if (ready.has(frame) && isBelow(frame)) frame.style.minHeight = "0";
  if (Math.abs(frame.clientHeight - heightPx) > JITTER_PX) frame.style.height = `${heightPx}px`;
}

/** Obeys what our own pages say beyond their height. */
function obey(frame: HTMLIFrameElement, type: unknown): void {
  if (type === "ready") ready.add(frame);
  if (type === "gone" && isBelow(frame)) frame.hidden = true;
}

addEventListener("message", ({ data, source }) => {
  // Only who sits in one of our frames is heard, and only about that frame: anyone can post a message.
  for (const frame of document.querySelectorAll<HTMLIFrameElement>("iframe[data-nv]")) {
    if (frame.contentWindow !== source) continue;
    const heightPx = heightOf(data);
    if (heightPx !== null) resize(frame, heightPx);
    else if (data?.source === "nv") obey(frame, data.type);
  }
});

customElements.define(
  "nv-grafico",
  class extends HTMLElement {
    connectedCallback(): void {
      if (this.firstChild) return;
      const frame = document.createElement("iframe");
      frame.dataset.nv = this.id;
      frame.dataset.nvHeights = this.getAttribute("heights") ?? "";
      frame.title = this.title;
      frame.loading = "lazy";
      frame.style.cssText = "display:block;width:100%;min-height:inherit;border:0";
      frame.src = `${base}/g/${encodeURIComponent(this.id)}/${location.hash}`;
      this.append(frame);
      reserve(frame);
    }
  },
);

/** Says, for a few page views in a hundred, which page holds which graphics: no cookie, no person, no query. */
function tellSighting(ids: readonly string[]): void {
  const isAsked = navigator.doNotTrack === "1" || script?.hasAttribute("data-nv-quiet");
  if (ids.length === 0 || isAsked || Math.random() * TOLD_VIEWS > 1) return;
  navigator.sendBeacon(`${base}/e/v1/seen`, JSON.stringify({ page: location.origin + location.pathname, ids }));
}

for (const frame of document.querySelectorAll<HTMLIFrameElement>("iframe[data-nv]")) {
  reserve(frame);
  // It may have told its height before anybody listened.
  frame.contentWindow?.postMessage({ source: "nv", v: 1, type: "ask" }, "*");
}
addEventListener("load", () =>
  tellSighting(
    [...document.querySelectorAll<HTMLIFrameElement>("iframe[data-nv]")].map(({ dataset }) => dataset.nv ?? ""),
  ),
);
