import { fileIdIn } from "@nv/piece-parts";
import type { FallbackImage } from "../fallback/fallback.ts";
import type { ImageConfig } from "./config.ts";
import { picturesOf } from "./shown-pictures.ts";

/** The picture for the widest frames; nothing of one at an address, which only a browser sees. */
export function imageFallback(config: ImageConfig): FallbackImage | null {
  const widest = picturesOf(config).toSorted((a, b) => b.minWidthPx - a.minWidthPx)[0];
  if (widest === undefined || fileIdIn(widest.source) === null) return null;
  return { kind: "picture", source: widest.source, recipe: widest.recipe };
}
