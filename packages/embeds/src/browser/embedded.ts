import { readTheme, schemeAround } from "../core/color-scheme.ts";
import { readHeights, reservedHeight } from "../core/heights.ts";

/** A graphic in the newspaper's page. */
export interface Embedded {
  /** Gives the frame the height that its page asks for. */
  resize(heightPx: number): void;
  /** Obeys what our own pages say beyond their height. */
  obey(type: unknown): void;
  /** Tells the frame what is around it, and its page whether to be light or dark. */
  tellTheme(): void;
  /** Hands on what the address of the page chooses, such as `#ccaa=asturias`. */
  handOn(hash: string): void;
}

/** Smaller changes are rounding, CSS pixels. */
const JITTER_PX = 1;

/** Selector of the box that the code of a graphic may put around it in the article. */
const BOX = 'figure[class*="nv-wrap-"]';

/** Takes a frame in: keeps its room before it loads, so that nothing moves when it does, and gives back what was too much where nobody sees it. */
export function embed(frame: HTMLIFrameElement): Embedded {
  const holder = frame.closest<HTMLElement>("nv-grafico") ?? frame;
  const box = holder.closest<HTMLElement>(BOX);
  const heightsPx = readHeights(frame.dataset.nvHeights ?? "");
  let widthPx = 0;
  let toldPx = 0;
  let isReady = false;
  let keepsRoom = true;
  let handed = "";

  // A policy that refuses styles written in the article (`style-src 'self'`) lets a script say the same.
  const written = frame.getAttribute("style");
  if (written !== null && frame.style.length === 0) frame.style.cssText = written;
  // Codes of earlier days do not say it, and what loads later asks for it then.
  frame.allowFullscreen = true;

  const tell = (message: object) => frame.contentWindow?.postMessage({ source: "nv", v: 1, ...message }, "*");

  function reserve(): void {
    if (!keepsRoom || frame.clientWidth === widthPx) return;
    // What the code has kept, somebody may be looking at: what of it is too much is given back later.
    const keptPx = widthPx === 0 ? Number.parseFloat(holder.style.minHeight) || 0 : 0;
    widthPx = frame.clientWidth;
    const heightPx = reservedHeight(heightsPx, widthPx);
    if (heightPx > 0) holder.style.minHeight = `${Math.max(heightPx, keptPx)}px`;
  }

  /**
   * Gives back room that was too much. What loads asks for little at first, so the room that was kept is the least until the frame says that it is
   * ready.
   */
  function giveBack(): void {
    if (!keepsRoom || !isReady || toldPx === 0) return;
    const { top, bottom } = holder.getBoundingClientRect();
    // Above the window nothing moves where the browser holds on to what is in it.
    const isUnseen = top + toldPx >= innerHeight || (bottom <= 0 && CSS.supports("overflow-anchor", "auto"));
    if (!isUnseen) return;
    keepsRoom = false;
    // It may have been as high as it should be by its room alone.
    frame.style.height = `${toldPx}px`;
    holder.style.minHeight = "0";
    holder.style.aspectRatio = "auto";
  }

  function tellTheme(): void {
    const around = schemeAround(getComputedStyle(holder.parentElement ?? holder).color);
    const theme = readTheme(holder.getAttribute("theme") ?? frame.dataset.nvTheme);
    // Where page and surroundings differ the browser paints a ground under the page, so that it reads on either.
    frame.style.colorScheme = around;
    tell({ type: "theme", theme: theme === "auto" ? around : theme });
  }

  /** Goes to what was handed on. Once the page has loaded that loads nothing, and a new address would be a step for the browser's «back». */
  function goOn(): void {
    const address = frame.src.replace(/#.*|$/, () => handed);
    if (isReady) frame.contentWindow?.location.replace(address);
    else frame.src = address;
  }

  reserve();
  tellTheme();
  // It may have told its height before anybody listened.
  tell({ type: "ask" });
  // A step later: what is measured may not change while it is.
  new ResizeObserver(() => requestAnimationFrame(reserve)).observe(holder);
  new IntersectionObserver(giveBack).observe(holder);

  return {
    resize(heightPx) {
      toldPx = heightPx;
      giveBack();
      if (Math.abs(frame.clientHeight - heightPx) > JITTER_PX) frame.style.height = `${heightPx}px`;
    },
    obey(type) {
      if (type === "gone") (box ?? holder).style.display = "none";
      if (type !== "ready") return;
      // It may have been on its way already when it was handed something.
      const isFirst = !isReady;
      isReady = true;
      if (isFirst && handed !== "") goOn();
      giveBack();
      // What is said in the article is not said again in the frame.
      if (box?.querySelector("figcaption")) tell({ type: "captioned" });
      tellTheme();
    },
    tellTheme,
    handOn(hash) {
      handed = hash;
      goOn();
    },
  };
}
