import { type Between, betweenSteps } from "../stage/between-steps.ts";
import { loadLazy } from "../stage/load-lazy.ts";
import { type Moment, register } from "../stage/motion.ts";
import { type View, viewBetween, viewOf } from "./camera-path.ts";
import type { PartRule } from "./part-looks.ts";
import type { DrawnModel, SceneWish } from "./scene.ts";
import { densitiesFor, findDensity, nextFrame } from "./trial.ts";

/** The module that draws: see `later.ts`. */
type OpenModel = (src: string, wish: Omit<SceneWish, "isKept">) => Promise<DrawnModel>;

const figures = (value: unknown): readonly number[] => (Array.isArray(value) ? value.map(Number) : []);

/** Whether the browser has WebGL at all: without it nothing else is loaded. */
const canDraw = () => document.createElement("canvas").getContext("webgl2") !== null;

function viewAt(views: readonly View[], { from, to, ratio }: Between): View | null {
  const [before, after] = [views[from], views[to]];
  return before === undefined || after === undefined ? null : viewBetween(before, after, ratio);
}

register("WebglScrolling", ({ block, scene, own }) => {
  const pictures = [...scene.querySelectorAll<HTMLElement>(".nv-view")];
  const views = (Array.isArray(own.views) ? own.views : []).map((view: unknown) => viewOf(figures(view)));
  const rules: readonly (readonly PartRule[])[] = JSON.parse(JSON.stringify(own.parts ?? [])); // Written by html.ts of this folder.
  const canvas = document.createElement("canvas");
  let model: DrawnModel | null = null;
  let last: Moment | null = null;
  let density = 1;
  let isShown = false;

  function draw(): void {
    if (model === null || last === null) return;
    const between = betweenSteps(last, views.length);
    const view = viewAt(views, between);
    const { widthPx, heightPx } = last;
    if (view !== null) model.draw(view, { widthPx, heightPx, density, between });
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
    const { openModel } = await loadLazy<{ readonly openModel: OpenModel }>(String(own.later));
    scene.append(canvas);
    model = await openModel(String(own.model), { canvas, sky: String(own.sky), steps: rules });
    canvas.addEventListener("webglcontextlost", giveUp);
    while (last === null) await nextFrame();
    const found = await findDensity(densitiesFor(devicePixelRatio), (tried) => {
      density = tried;
      draw();
      model?.finish();
    });
    if (found === null || model === null) return giveUp();
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
