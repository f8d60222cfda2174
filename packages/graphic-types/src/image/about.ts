import { RATIO_NAMES, RATIOS, type RatioName, type TakenFile } from "@nv/piece-parts";
import type { AboutType } from "../graphic-type.ts";
import type { ImageConfig } from "./config.ts";
import { imageKind } from "./kind.ts";

const PICTURE: TakenFile = { kinds: ["picture"], orAddress: true };

const RATIO_LABELS: Readonly<Record<string, string>> = Object.fromEntries(
  RATIO_NAMES.map((name: RatioName) => [name, RATIOS[name].label]),
);

/** A picture, or one for each width. */
export const aboutImage: AboutType<"image", ImageConfig> = {
  ...imageKind,
  labels: {
    source: "Imagen",
    ratio: "Recorte",
    "focus.x": "Punto de interés, a lo ancho",
    "focus.y": "Punto de interés, a lo alto",
    variants: "Imágenes para más ancho",
    "variants.*": "Imagen ancha",
    "variants.*.minWidthPx": "Desde",
    "variants.*.source": "Imagen ancha",
    "variants.*.ratio": "Recorte",
    "variants.*.focus.x": "Punto de interés, a lo ancho",
    "variants.*.focus.y": "Punto de interés, a lo alto",
    canEnlarge: "Se amplía al tocarla",
  },
  choices: { ratio: RATIO_LABELS, "variants.*.ratio": RATIO_LABELS },
  files: { source: PICTURE, "variants.*.source": PICTURE },
  mapSources: ({ variants, ...config }, map) => ({
    ...config,
    source: map(config.source, "source"),
    // Narrowest first.
    variants: variants
      .map((variant, index) => ({ ...variant, source: map(variant.source, `variants.${index}.source`) }))
      .sort((a, b) => a.minWidthPx - b.minWidthPx),
  }),
  first: () => ({
    type: "image",
    source: "",
    ratio: "none",
    focus: { x: 0.5, y: 0.5 },
    variants: [],
    canEnlarge: true,
  }),
};
