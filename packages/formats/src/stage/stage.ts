/**
 * The common engine of all formats: which step, how far, when to wake. It reads the scroll once a frame and only while a block is in sight,
 * and takes no scroll from the reader.
 */
import type { BlockData, Motion, MountFormat, RuntimeElements } from "./motion.ts";
import { blockProgress, stepAt } from "./step-progress.ts";

declare const nvFormats: Record<string, MountFormat>;
/** Root of the story: its page, or its place in an article. */
declare const nvRoot: ParentNode;

/** Line at which a step begins: half way up the window. */
const LINE = 0.5;

/** Distance out of sight at which a block begins to load what it needs, in heights of the window. */
const NEAR = "150%";

const STILL = matchMedia("(prefers-reduced-motion: reduce)");

function ownOf(block: HTMLElement): BlockData {
  const text = block.querySelector(":scope > script")?.textContent;
  return text ? JSON.parse(text) : {}; // Written by our own server into this same page.
}

const boxOf = (element: Element) => {
  const { top: topPx, height: heightPx } = element.getBoundingClientRect();
  return { topPx, heightPx };
};

function placeOf(block: HTMLElement): RuntimeElements | null {
  const scene = block.querySelector<HTMLElement>(".nv-scene");
  if (scene === null) return null;
  const steps = [...block.querySelectorAll<HTMLElement>(".nv-step")];
  return { block, scene, controls: block.querySelector<HTMLElement>(".nv-controls"), steps, own: ownOf(block) };
}

/** Tells the page that the reader has come to a step: who writes the page around a story can count or show with it. */
function tellStep(block: HTMLElement, step: HTMLElement | undefined, place: number): void {
  if (block.dataset.step === String(place)) return;
  block.dataset.step = String(place);
  const detail = { block: block.id, step: step?.id ?? "", place };
  // In an article the story is in a shadow, which only a composed event leaves.
  block.dispatchEvent(new CustomEvent("nv:step", { bubbles: true, composed: true, detail }));
}

/** Draws a block whenever the reader moves, from now on. */
function run({ block, scene, steps }: RuntimeElements, motion: Motion): void {
  let isInSight = false;
  let isAsked = false;
  let drawn = "";

  function draw(): void {
    isAsked = false;
    const { width: widthPx, height: heightPx } = scene.getBoundingClientRect();
    const progress = blockProgress(boxOf(block), heightPx);
    const moment = { progress, ...stepAt(steps.map(boxOf), LINE * innerHeight), widthPx, heightPx };
    const written = Object.values(moment).join();
    if (written === drawn) return;
    drawn = written;
    tellStep(block, steps[moment.step], moment.step);
    motion.draw(moment);
  }
  function ask(): void {
    if (isAsked || !isInSight) return;
    isAsked = true;
    requestAnimationFrame(draw);
  }

  addEventListener("scroll", ask, { passive: true });
  new ResizeObserver(ask).observe(block);
  new IntersectionObserver(([entry]) => {
    isInSight = entry?.isIntersecting === true;
    motion.show?.(isInSight);
    ask();
  }).observe(block);
  const near = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting !== true) return;
      near.disconnect();
      motion.prepare?.();
    },
    { rootMargin: NEAR },
  );
  near.observe(block);
}

let isRunning = false;

function start(): void {
  if (isRunning || STILL.matches) return;
  isRunning = true;
  for (const block of nvRoot.querySelectorAll<HTMLElement>(".nv-block[data-format]")) {
    const mount = nvFormats[block.dataset.format ?? ""];
    const place = mount === undefined ? null : placeOf(block);
    if (mount !== undefined && place !== null) run(place, mount(place));
  }
}

/** Begins what answers in blocks that stay where they are: it moves nothing by itself. */
function enliven(): void {
  for (const block of nvRoot.querySelectorAll<HTMLElement>(".nv-block[data-alive]"))
    nvFormats[block.dataset.alive ?? ""]?.({ block, scene: block, controls: null, steps: [], own: ownOf(block) });
}

// In the frame of an article nothing moves: the frame is as high as what is in it. A page may also be asked to be still.
const { classList } = document.documentElement;
if (nvRoot !== document || (!classList.contains("nv-framed") && !classList.contains("nv-still"))) {
  enliven();
  start();
  STILL.addEventListener("change", start);
}
