import { type Moment, register } from "../stage/motion.ts";
import type { ImgHorizontalData } from "./html.ts";
import { stopsOf, windowAt } from "./travel.ts";

/** Distance ahead at which slices are asked for, in widths of the window. */
const AHEAD = 1.5;

register("ImgHorizontal", ({ scene, own }) => {
  const told: ImgHorizontalData = JSON.parse(JSON.stringify(own)); // Written by html.ts of this folder.
  const art = scene.querySelector<HTMLElement>(".nv-art");
  const slices = [...scene.querySelectorAll<HTMLElement>(".nv-slice")];
  /** By the step that speaks of each. */
  const marks = told.points.map((_, step) => {
    const number = told.points.slice(0, step + 1).filter((point) => point !== null).length;
    return scene.querySelector<HTMLElement>(`[data-number="${number}"]`);
  });

  /** Asks for a slice before it comes into sight. */
  function load(slice: HTMLElement | undefined): void {
    const image = slice?.querySelector("img");
    if (image) image.loading = "eager";
  }
  function draw({ step, offset, widthPx }: Moment): void {
    if (art === null) return;
    const travel = { ...told, length: art.offsetWidth, window: widthPx };
    const at = windowAt(stopsOf(travel), step, offset);
    art.style.transform = `translate3d(${-at}px,0,0)`;
    for (const slice of slices) {
      const isNear =
        slice.offsetLeft < at + widthPx * (1 + AHEAD) && slice.offsetLeft + slice.offsetWidth > at - widthPx;
      if (isNear) load(slice);
    }
    for (const [place, mark] of marks.entries())
      if (told.points[place] !== null) mark?.classList.toggle("nv-mark--now", place === step);
  }
  return { prepare: () => load(slices[0]), draw };
});
