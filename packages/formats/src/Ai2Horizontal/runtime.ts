import { type Moment, register } from "../stage/motion.ts";
import { panAt } from "./core/pan.ts";

/** Windows on each side of what is seen whose pictures are asked for. */
const NEAR_WINDOWS = 1;

const isLoaded = new WeakSet<Element>();

/** Asks for the slices that are near, before they are seen, decoded. */
function loadNear(board: HTMLElement, leftPx: number, windowPx: number): void {
  for (const image of board.querySelectorAll("img")) {
    const { offsetLeft, offsetWidth } = image;
    const isNear =
      offsetLeft < leftPx + windowPx * (1 + NEAR_WINDOWS) &&
      offsetLeft + offsetWidth > leftPx - windowPx * NEAR_WINDOWS;
    if (!isNear || isLoaded.has(image)) continue;
    isLoaded.add(image);
    image.loading = "eager";
    // A picture that cannot be decoded is drawn as the browser draws what is broken.
    image.decode().catch(() => isLoaded.delete(image));
  }
}

/** Measures the share of its way that a drawing has gone at each step: labels are where the browser put them. */
function measured(board: HTMLElement, stops: readonly number[], windowPx: number): readonly number[] {
  const travelPx = board.offsetWidth - windowPx;
  return stops.map((stop, place) => {
    const label = board.querySelector<HTMLElement>(`.nv-stop--${place}`);
    if (label === null || travelPx <= 0) return stop;
    const leftPx = label.offsetLeft + label.offsetWidth / 2 - windowPx / 2;
    return Math.min(1, Math.max(0, leftPx / travelPx));
  });
}

register("Ai2Horizontal", ({ scene, own }) => {
  const told: readonly number[] = Array.isArray(own.stops) ? own.stops : [];
  const boards = [...scene.querySelectorAll<HTMLElement>(".nv-ai-board")];
  /** The drawing that is shown at this width. */
  const current = () => boards.find(({ offsetWidth }) => offsetWidth > 0);
  let sized = "";
  let stops = told;
  return {
    prepare() {
      const board = current();
      if (board !== undefined) loadNear(board, 0, innerWidth);
    },
    draw({ step, offset, widthPx, heightPx }: Moment) {
      const board = current();
      if (board === undefined) return;
      const size = `${widthPx} ${heightPx}`;
      if (size !== sized) stops = measured(board, told, widthPx);
      sized = size;
      const travelPx = board.offsetWidth - widthPx;
      // What is narrower than the window is in its middle.
      const leftPx = travelPx > 0 ? travelPx * panAt(stops, step + offset) : travelPx / 2;
      board.style.transform = `translate3d(${-leftPx}px, 0, 0)`;
      loadNear(board, leftPx, widthPx);
    },
  };
});
