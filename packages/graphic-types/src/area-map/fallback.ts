import { GREYS, PARTS } from "../data-map/draw/map-styles.ts";
import { classPaint } from "../data-map/draw/picture-paint.ts";
import { picturedLegend } from "../data-map/draw/pictured-legend.ts";
import type { FallbackImage } from "../fallback/fallback.ts";
import type { PageInput } from "../page-parts.ts";
import type { AreaMapConfig } from "./config.ts";
import { areaMapParts, drawAreaMap } from "./drawn-map.ts";
import { areaMapFileRules } from "./rules.ts";

/** A map as a picture, with its legend; nothing of one without data. */
export function areaMapFallback(config: AreaMapConfig, { atlas, house, colourOf }: PageInput): FallbackImage | null {
  if (areaMapFileRules(config).some(({ field }) => field !== "leavesOut")) return null;
  const parts = areaMapParts(config, atlas, { numbers: house?.numbers, colourOf });
  const { scale, hasGaps, hasProtected, title } = parts;
  return {
    kind: "drawing",
    ground: GREYS.halo[0],
    ink: house?.light.ink ?? PARTS.ink[0],
    soft: house?.light.soft ?? PARTS.soft[0],
    draw({ widthPx }) {
      const drawing = drawAreaMap(config, parts, { paint: classPaint(scale.classes), frames: ["wide"] });
      return picturedLegend({ title, scale, hasGaps, hasProtected }, drawing, widthPx);
    },
  };
}
