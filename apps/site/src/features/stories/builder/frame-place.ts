import { blockAnchor } from "@nv/graphic-types";

/** Place of a reader in the page of a frame: a part of the story, and how far its top is from the top of the window. */
export interface FramePlace {
  readonly id: string;
  readonly topPx: number;
  /** Distance that the page is scrolled, for when the part is not there any more. */
  readonly scrolledPx: number;
}

const PARTS = ".nv-step[id], .nv-block[id]";

/** Returns the place in the page of a frame now: the last part that begins above the middle of the window. */
export function placeIn(frame: HTMLIFrameElement): FramePlace | null {
  const { contentDocument: page, contentWindow: view } = frame;
  if (page === null || view === null) return null;
  const middlePx = view.innerHeight / 2;
  const above = [...page.querySelectorAll(PARTS)].filter((part) => part.getBoundingClientRect().top <= middlePx);
  const part = above.at(-1);
  return { id: part?.id ?? "", topPx: part?.getBoundingClientRect().top ?? 0, scrolledPx: view.scrollY };
}

/** Scrolls the page of a frame so that it is where another one was. */
export function restorePlace(frame: HTMLIFrameElement, { id, topPx, scrolledPx }: FramePlace): void {
  const { contentDocument: page, contentWindow: view } = frame;
  if (page === null || view === null) return;
  const part = id === "" ? null : page.getElementById(id);
  const atPx = part === null ? scrolledPx : view.scrollY + part.getBoundingClientRect().top - topPx;
  view.scrollTo({ top: atPx, behavior: "instant" });
}

/** Scrolls the page of a frame to a block, or to a step of it, without touching the page around. */
export function showPart(
  frame: HTMLIFrameElement,
  { blockId, stepId }: { readonly blockId: string; readonly stepId: string | null },
): void {
  const { contentDocument: page, contentWindow: view } = frame;
  const anchor = blockAnchor(blockId);
  const part = page?.getElementById(stepId === null ? anchor : `${anchor}-${stepId}`);
  if (!part || view === null) return;
  const { top: topPx, height: heightPx } = part.getBoundingClientRect();
  // A whole block begins at its beginning.
  const sparePx = stepId === null ? 0 : (view.innerHeight - heightPx) / 2;
  view.scrollTo({ top: view.scrollY + topPx - sparePx, behavior: "instant" });
}
