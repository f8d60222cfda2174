import type { FallbackImage } from "../fallback/fallback.ts";
import type { PageInput } from "../page-parts.ts";
import { locatorBasemap } from "./basemap.ts";
import type { LocatorConfig } from "./config.ts";
import { drawLocator } from "./draw/draw-locator.ts";
import { DRAWN_SCALES, drawnSize } from "./drawn-sizes.ts";
import { coloursOf } from "./palette.ts";

/** A map as it is drawn for wide frames, in its own colours. */
export function locatorFallback(config: LocatorConfig, { atlas, house, streets = null }: PageInput): FallbackImage {
  const ground = locatorBasemap(config, atlas, streets !== null);
  const { halo, label } = coloursOf(config);
  const numbers = house?.numbers;
  const wide = drawnSize(config, "wide");
  return {
    kind: "drawing",
    ground: halo,
    ink: label,
    soft: label,
    draw({ widthPx, heightPx: wantedPx }) {
      const heightPx = wantedPx ?? Math.round((widthPx * wide.heightPx) / wide.widthPx);
      const scale = (DRAWN_SCALES.wide * widthPx) / wide.widthPx;
      return {
        svg: drawLocator(config, ground, { widthPx, heightPx, scale, numbers, streets, isPicture: true }).svg,
        widthPx,
        heightPx,
      };
    },
  };
}
