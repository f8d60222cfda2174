import { type Moment, register } from "../stage/motion.ts";

/** Part of a step in which a picture gives way to the next. */
const TURN = 0.35;

const isLoaded = new WeakSet<Element>();

/** Asks for a picture before it is needed, decoded. */
function load(layer: Element | undefined): void {
  const image = layer?.querySelector("img");
  if (!image || isLoaded.has(image)) return;
  isLoaded.add(image);
  image.loading = "eager";
  // A picture that cannot be decoded is drawn as the browser draws what is broken.
  image.decode().catch(() => isLoaded.delete(image));
}

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

register("ImgTransition", ({ scene, own }) => {
  const layers = [...scene.querySelectorAll<HTMLElement>(".nv-layer")];
  const look = LOOKS[String(own.effect)] ?? LOOKS.fade;
  return {
    prepare: () => load(layers[0]),
    draw({ step, offset }: Moment) {
      load(layers[step + 1]);
      layers.forEach((layer, place) => {
        const ratio = place < step ? 1 : place > step ? 0 : place === 0 ? 1 : Math.min(1, offset / TURN);
        look?.(layer.style, ratio);
        layer.style.visibility = ratio === 0 ? "hidden" : "visible";
      });
    },
  };
});
