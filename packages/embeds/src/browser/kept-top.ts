/** Time between two looks while the reader scrolls, milliseconds: a header that comes and goes does so slower. */
const LOOK_MS = 200;

/** Things one under another that an article keeps at the top of the window, at most: a bar of notices, a header, a menu. */
const MOST_KEPT = 3;

/** Part of the window beyond which what is kept is no header. */
const MOST_SHARE = 0.4;

/** Finds what stays at a height of the window while the article passes. */
function keptAt(yPx: number, story: Element): Element | null {
  for (const hit of document.elementsFromPoint(innerWidth / 2, yPx)) {
    if (hit === story) return null;
    for (let around: Element | null = hit; around !== null; around = around.parentElement) {
      const { position } = getComputedStyle(around);
      if (position === "fixed" || (position === "sticky" && around.getBoundingClientRect().top <= yPx)) return around;
    }
  }
  return null;
}

/** Measures what the newspaper keeps at the top of the window over a story, CSS pixels. @param story - Its element in the article. */
export function keptTopPx(story: Element): number {
  let bottomPx = 0;
  for (let count = 0; count < MOST_KEPT; count += 1) {
    const { bottom, width } = keptAt(bottomPx + 1, story)?.getBoundingClientRect() ?? { bottom: 0, width: 0 };
    if (bottom <= bottomPx || bottom > innerHeight * MOST_SHARE || width < innerWidth / 2) break;
    bottomPx = bottom;
  }
  return Math.ceil(bottomPx);
}

/**
 * Tells a story, while it is read, how much of the top of the window the newspaper keeps for itself, so that no label of it is under that.
 * A newspaper that knows says `--nv-top`, which goes before what is found.
 */
export function tellKeptTop(story: Element, place: HTMLElement): void {
  let isWaiting = false;
  let told = 0;
  function look(): void {
    isWaiting = false;
    const { top, bottom } = story.getBoundingClientRect();
    if (top > innerHeight || bottom < 0) return;
    const foundPx = keptTopPx(story);
    if (foundPx === told) return;
    told = foundPx;
    place.style.setProperty("--nv-found-top", `${foundPx}px`);
  }
  function ask(): void {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(look, LOOK_MS);
  }
  addEventListener("scroll", ask, { capture: true, passive: true });
  addEventListener("resize", ask);
  look();
}
