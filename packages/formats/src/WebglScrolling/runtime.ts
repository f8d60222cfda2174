import { betweenSteps } from "../stage/between-steps.ts";
import { loadLater } from "../stage/load-later.ts";
import { type Moment, register } from "../stage/motion.ts";
import { type View, viewBetween, viewOf } from "./camera-path.ts";
import type { DrawnModel } from "./scene.ts";
import { isWeak, TRIAL_FRAMES } from "./trial.ts";

/** More is not seen, and costs four times as much for each doubling. */
const MOST_DENSITY = 2;

/** The module that draws: see `later.ts`. */
type OpenModel = (src: string, canvas: HTMLCanvasElement, sky: string) => Promise<DrawnModel>;

const figures = (value: unknown): readonly number[] => (Array.isArray(value) ? value.map(Number) : []);

const density = () => Math.min(MOST_DENSITY, devicePixelRatio);

const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

/** Whether the browser has WebGL at all: without it nothing else is loaded. */
const canDraw = () => document.createElement("canvas").getContext("webgl2") !== null;

/** Draws the first frames before anybody sees them. @param draw - Draws one. */
async function isTooSlow(draw: () => void): Promise<boolean> {
  draw(); // The first one also prepares everything.
  const taken: number[] = [];
  let before = await nextFrame();
  while (taken.length < TRIAL_FRAMES) {
    draw();
    const now = await nextFrame();
    taken.push(now - before);
    before = now;
  }
  return isWeak(taken);
}

function viewAt(views: readonly View[], moment: Moment): View | null {
  const { from, to, ratio } = betweenSteps(moment, views.length);
  const [before, after] = [views[from], views[to]];
  return before === undefined || after === undefined ? null : viewBetween(before, after, ratio);
}

register("WebglScrolling", ({ block, scene, own }) => {
  const pictures = [...scene.querySelectorAll<HTMLElement>(".nv-view")];
  const views = (Array.isArray(own.views) ? own.views : []).map((view: unknown) => viewOf(figures(view)));
  const canvas = document.createElement("canvas");
  let model: DrawnModel | null = null;
  let last: Moment | null = null;
  let isShown = false;

  function draw(): void {
    const view = last === null ? null : viewAt(views, last);
    if (model === null || last === null || view === null) return;
    model.draw(view, last.widthPx, last.heightPx, density());
  }
  /** The step's own picture, while there is nothing better. */
  function showPicture(): void {
    const step = last?.step ?? 0;
    pictures.forEach((picture, place) => {
      picture.toggleAttribute("data-shown", !isShown && place === step);
      picture.toggleAttribute("data-gone", isShown || place !== step);
    });
  }
  function giveUp(): void {
    model?.close();
    model = null;
    isShown = false;
    canvas.remove();
    block.dataset.drawn = "pictures";
    showPicture();
  }
  async function begin(): Promise<void> {
    const { openModel } = await loadLater<{ readonly openModel: OpenModel }>(String(own.later));
    scene.append(canvas);
    model = await openModel(String(own.model), canvas, String(own.sky));
    canvas.addEventListener("webglcontextlost", giveUp);
    while (last === null) await nextFrame();
    if (await isTooSlow(draw)) return giveUp();
    isShown = true;
    canvas.toggleAttribute("data-shown", true);
    canvas.addEventListener("transitionend", showPicture, { once: true });
    block.dataset.drawn = "model";
  }
  return {
    prepare() {
      if (!canDraw()) return giveUp();
      // Whatever goes wrong with it, the pictures tell the same.
      begin().catch(giveUp);
    },
    draw(moment) {
      last = moment;
      if (isShown) draw();
      else showPicture();
    },
  };
});
