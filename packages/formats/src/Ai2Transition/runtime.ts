import { type Moment, register } from "../stage/motion.ts";
import { labelOpacity, turnRatio, type ZoomedLayer, type ZoomTo, zoomed } from "./core/turn.ts";

/** Data of a step in the page. */
interface OwnStep {
  readonly transition: string;
  readonly pace: string;
  readonly zoomTo: ZoomTo;
}

/** The drawings of all steps at some widths. */
interface DrawnSet {
  readonly element: HTMLElement;
  /** Narrowest width for which they were drawn, CSS pixels. */
  readonly minWidthPx: number;
  readonly arts: readonly HTMLElement[];
  readonly labels: readonly { readonly element: HTMLElement; readonly from: number; readonly to: number }[];
}

const FIRST: OwnStep = { transition: "cut", pace: "normal", zoomTo: { x: 0, y: 0, width: 100 } };

const isLoaded = new WeakSet<Element>();

/** Asks for the pictures of a drawing before it is seen, decoded. */
function load(art: HTMLElement | undefined): void {
  if (art === undefined) return;
  art.style.display = "block";
  for (const image of art.querySelectorAll("img")) {
    if (isLoaded.has(image)) continue;
    isLoaded.add(image);
    image.loading = "eager";
    // A picture that cannot be decoded is drawn as the browser draws what is broken.
    image.decode().catch(() => isLoaded.delete(image));
  }
}

function setOf(element: HTMLElement, minWidthPx: number): DrawnSet {
  const labels = [...element.querySelectorAll<HTMLElement>(".nv-words")].flatMap((words, from) =>
    [...words.querySelectorAll<HTMLElement>(".nv-label")].map((label) => {
      const [, to = from] = /nv-label--to-(\d+)/.exec(label.className) ?? [];
      return { element: label, from, to: Number(to) };
    }),
  );
  return { element, minWidthPx, arts: [...element.querySelectorAll<HTMLElement>(".nv-art")], labels };
}

/** Shows a drawing that was made for wider pages smaller, its letters too, where the page is too low for it. */
function fit({ element, minWidthPx }: DrawnSet): void {
  element.style.width = "";
  element.style.zoom = "";
  const widthPx = element.clientWidth;
  if (widthPx === 0 || widthPx >= minWidthPx) return;
  element.style.width = `${minWidthPx}px`;
  element.style.zoom = String(widthPx / minWidthPx);
}

const written = ({ scale, x, y }: ZoomedLayer) => `translate(${100 * x}%, ${100 * y}%) scale(${scale})`;

/** Look of a drawing while it comes in, or while the next one does. */
interface Look {
  readonly opacity: number;
  readonly clipPath: string;
  readonly transform: string;
  /** Left to the style sheet when it is empty: light is added to light, so that what is the same in both does not fade. */
  readonly blend: string;
}

const PLAIN: Look = { opacity: 1, clipPath: "", transform: "", blend: "" };

type Comes = (ratio: number, zoomTo: ZoomTo) => { readonly out: Look; readonly into: Look };

const LOOKS: Readonly<Record<string, Comes>> = {
  fade: (ratio) => ({ out: { ...PLAIN, opacity: 1 - ratio }, into: { ...PLAIN, opacity: ratio } }),
  cut: () => ({ out: PLAIN, into: { ...PLAIN, opacity: 0 } }),
  "mask-right": (ratio) => ({
    out: { ...PLAIN, clipPath: `inset(0 0 0 ${100 * ratio}%)` },
    into: { ...PLAIN, clipPath: `inset(0 ${100 - 100 * ratio}% 0 0)` },
  }),
  zoom(ratio, zoomTo) {
    const { out, into } = zoomed(zoomTo, ratio);
    return {
      out: { ...PLAIN, transform: written(out) },
      into: { ...PLAIN, transform: written(into), opacity: Math.min(1, 2 * ratio), blend: "normal" },
    };
  },
};

function dress({ style }: HTMLElement, { opacity, clipPath, transform, blend }: Look): void {
  style.display = "block";
  style.opacity = String(opacity);
  style.clipPath = clipPath;
  style.transform = transform;
  style.mixBlendMode = blend;
}

/** Draws a step that comes in over the one before. */
function drawArts(arts: readonly HTMLElement[], step: number, ratio: number, { transition, zoomTo }: OwnStep): void {
  const { out, into } = (LOOKS[transition] ?? LOOKS.fade)?.(ratio, zoomTo) ?? { out: PLAIN, into: PLAIN };
  arts.forEach((art, place) => {
    const isComing = place === step;
    const isSeen = isComing || (place === step - 1 && ratio < 1);
    art.style.visibility = isSeen ? "visible" : "hidden";
    if (isSeen) dress(art, ratio === 1 ? PLAIN : isComing ? into : out);
  });
}

register("Ai2Transition", ({ scene, own }) => {
  const steps: readonly OwnStep[] = Array.isArray(own.steps) ? own.steps : [];
  const minWidths: readonly number[] = Array.isArray(own.minWidths) ? own.minWidths : [];
  const sets = [...scene.querySelectorAll<HTMLElement>(".nv-ai-board")].map((element, at) =>
    setOf(element, minWidths[at] ?? 0),
  );
  /** The set that is shown at this width. */
  const current = () => sets.find(({ element }) => element.clientWidth > 0);
  let sized = "";
  return {
    prepare: () => load(current()?.arts[0]),
    draw({ step, offset, widthPx, heightPx }: Moment) {
      const size = `${widthPx} ${heightPx}`;
      if (size !== sized) sets.forEach(fit);
      sized = size;
      const set = current();
      if (set === undefined) return;
      const how = (step === 0 ? undefined : steps[step]) ?? FIRST;
      const turned = step === 0 ? 1 : turnRatio(offset, how.pace);
      const ratio = how.transition === "cut" ? Math.ceil(turned) : turned;
      load(set.arts[step]);
      load(set.arts[step + 1]);
      drawArts(set.arts, step, ratio, how);
      for (const { element, from, to } of set.labels) {
        const opacity = labelOpacity(from, to, step, ratio);
        element.style.opacity = String(opacity);
        element.style.visibility = opacity === 0 ? "hidden" : "visible";
      }
    },
  };
});
