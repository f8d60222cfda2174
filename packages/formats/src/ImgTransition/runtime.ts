import { between, followedBy, type Similarity } from "../camera/similarity.ts";
import { coverScale, coverView, rectView, type Size } from "../camera/view.ts";
import { type Moment, register } from "../stage/motion.ts";
import type { ImgTransitionData, ImgTransitionStepData } from "./data.ts";
import { createSlider } from "./slider.ts";

/** Part of a step in which a picture gives way to the next. */
const TURN = 0.35;

/** Part of a step by which the reader has been brought to what is looked at. */
const ARRIVED = 0.8;

const ratioIn = (offset: number, from: number, to: number) => Math.min(1, Math.max(0, (offset - from) / (to - from)));
const eased = (ratio: number) => ratio * ratio * (3 - 2 * ratio);

const LOOKS: Readonly<Record<string, (style: CSSStyleDeclaration, ratio: number) => void>> = {
  fade: (style, ratio) => {
    style.opacity = String(ratio);
  },
  cut: (style, ratio) => {
    style.opacity = ratio > 0 ? "1" : "0";
  },
  "wipe-right": (style, ratio) => {
    style.clipPath = `inset(0 ${100 - 100 * ratio}% 0 0)`;
  },
  "wipe-down": (style, ratio) => {
    style.clipPath = `inset(0 0 ${100 - 100 * ratio}% 0)`;
  },
};

/** Lays a picture in its place. @param size - Its pixels. */
function lay({ style }: HTMLElement, size: Size, box: Size, { a, b, e, f }: Similarity): void {
  const scale = coverScale(size, box);
  style.width = `${size.width * scale}px`;
  style.height = `${size.height * scale}px`;
  style.maxWidth = "none";
  style.transformOrigin = "0 0";
  style.transform = `matrix(${[a / scale, b / scale, -b / scale, a / scale, e, f].join()})`;
}

register("ImgTransition", ({ scene, controls, own }) => {
  const told: ImgTransitionData = JSON.parse(JSON.stringify(own)); // Written by html.ts of this folder.
  const layers = [...scene.querySelectorAll<HTMLElement>(".nv-layer")];
  const images = layers.map((layer) => layer.querySelector("img"));
  const asked = new Set<number>();
  const isReady = new Set<number>();
  /** The step at which each layer comes in, and the last at which it is on top. */
  const firstOf = layers.map((_, layer) => told.steps.findIndex((step) => step.layer === layer));
  const lastOf = layers.map((_, layer) => told.steps.findLastIndex((step) => step.layer === layer));
  /** Layers of which a part is looked at, or that are laid on the one before: the rest are laid by the style sheet. */
  const isLaid = layers.map((_, layer) =>
    told.steps.some((step, place) => {
      const next = told.steps[place + 1];
      const isCompared = step.onto !== null || (next?.onto ?? null) !== null;
      return step.layer === layer && (step.rect !== null || isCompared);
    }),
  );
  const slider = createSlider(controls, () => moment !== null && draw(moment));
  let moment: Moment | null = null;

  /** Asks for a picture before it is needed, decoded. */
  function load(layer: number): void {
    const image = images[layer];
    if (!image || asked.has(layer)) return;
    asked.add(layer);
    image.loading = "eager";
    const shown = () => {
      isReady.add(layer);
      if (moment !== null) draw(moment);
    };
    // A picture that cannot be decoded is drawn as the browser draws what is broken.
    image.decode().then(shown, shown);
  }

  function viewOf(place: number, box: Size): Similarity {
    const step = told.steps[place];
    const size = told.sizes[step?.layer ?? 0];
    if (step === undefined || size === undefined) return { a: 1, b: 0, e: 0, f: 0 };
    if (step.rect !== null && step.onto === null) return rectView(size, box, step.rect);
    return step.onto === null ? coverView(size, box, step.focus) : followedBy(step.onto, viewOf(place - 1, box));
  }
  /** Returns the place of the picture of a layer now. */
  function placeOf(layer: number, { step, offset }: Moment, box: Size): Similarity {
    const now = told.steps[step];
    if (now?.layer !== layer) return viewOf(lastOf[layer] ?? 0, box);
    if (step > (firstOf[layer] ?? 0))
      return between(viewOf(step - 1, box), viewOf(step, box), eased(ratioIn(offset, 0, ARRIVED)));
    const size = told.sizes[layer];
    if (now.rect === null || now.onto !== null || size === undefined) return viewOf(step, box);
    return between(coverView(size, box, now.focus), viewOf(step, box), eased(ratioIn(offset, TURN, ARRIVED)));
  }
  /** Returns the place of the edge between a layer and the one before, from the left, 0 to 1. */
  function edgeOf(layer: number, { step, offset }: Moment): number {
    const first = firstOf[layer] ?? 0;
    const turned = ratioIn(offset, 0, TURN);
    if (first === step) return 1 - (1 - slider.share) * turned;
    if (told.steps[step]?.layer === layer) return first === step - 1 ? slider.share * (1 - turned) : 0;
    return first === lastOf[layer] ? slider.share : 0;
  }
  function turn(layer: number, comesIn: ImgTransitionStepData | undefined, at: Moment, ratio: number): void {
    const element = layers[layer];
    if (element === undefined) return;
    element.style.display = ratio === 0 ? "none" : "block";
    if (comesIn?.turn === "slider") element.style.clipPath = `inset(0 0 0 ${100 * edgeOf(layer, at)}%)`;
    else (LOOKS[comesIn?.turn ?? ""] ?? LOOKS.fade)?.(element.style, ratio);
  }
  function draw(at: Moment): void {
    moment = at;
    const { step, offset, widthPx, heightPx } = at;
    const now = told.steps[step];
    const top = now?.layer ?? 0;
    if (now?.turn === "slider") slider.compare(step, now.date);
    const box = { width: widthPx, height: heightPx };
    load(top);
    load(told.steps[step + 1]?.layer ?? top);
    for (const [layer] of layers.entries()) {
      const first = firstOf[layer] ?? 0;
      // What is not there yet does not come in: what is behind it is still worth seeing.
      const isComing = layer === top && first === step && layer > 0;
      const ratio = layer > top ? 0 : isComing ? (isReady.has(layer) ? ratioIn(offset, 0, TURN) : 0) : 1;
      turn(layer, told.steps[first], at, ratio);
      const [image, size] = [images[layer], told.sizes[layer]];
      if (image && size !== undefined && isLaid[layer] && ratio > 0) lay(image, size, box, placeOf(layer, at, box));
    }
    slider.show(now?.turn === "slider" ? edgeOf(top, at) * widthPx : null);
  }

  return { prepare: () => load(0), draw };
});
