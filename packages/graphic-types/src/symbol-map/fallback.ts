import { GREYS, PARTS } from "../data-map/draw/map-styles.ts";
import { classPaint } from "../data-map/draw/picture-paint.ts";
import { picturedLegend } from "../data-map/draw/pictured-legend.ts";
import type { FallbackImage } from "../fallback/fallback.ts";
import type { PageInput } from "../page-parts.ts";
import type { SymbolMapConfig } from "./config.ts";
import { drawSymbolMap, onePaint, symbolMapParts } from "./drawn-symbols.ts";
import { sizesOf, sizesSvg } from "./legend.ts";
import { symbolMapFileRules } from "./rules.ts";

const TEXT_PX = 13;

/** A map of symbols as a picture, with its legends; nothing of one without data. */
export function symbolMapFallback(
  config: SymbolMapConfig,
  { atlas, house, colourOf }: PageInput,
): FallbackImage | null {
  if (symbolMapFileRules(config).some(({ field }) => field !== "leavesOut")) return null;
  const parts = symbolMapParts(config, atlas, { numbers: house?.numbers, colourOf });
  const { scale, title, colourTitle } = parts;
  const classes = scale?.classes ?? [onePaint(config)];
  const own = classPaint(classes);
  const paint = (name: string) => {
    if (name === "u") return `fill="${GREYS.none[0]}"`;
    if (name === "s") return `fill-opacity="0.72" stroke="${GREYS.halo[0]}" stroke-width="0.8"`;
    const [fill = ""] = name.split(" ");
    if (!name.endsWith(" g")) return own(fill);
    return `${own(fill).replace("fill=", "stroke=")} fill="${GREYS.halo[0]}" fill-opacity="0.35" stroke-width="1.8"`;
  };
  return {
    kind: "drawing",
    ground: GREYS.halo[0],
    ink: house?.light.ink ?? PARTS.ink[0],
    soft: house?.light.soft ?? PARTS.soft[0],
    draw({ widthPx }) {
      const drawing = drawSymbolMap(config, parts, { paint, frames: ["wide"] });
      const sizes = sizesOf(parts, (config.radiusPx * widthPx) / drawing.widthPx);
      const key = sizesSvg(sizes, { textPx: TEXT_PX, ink: PARTS.ink[0] });
      const legend = {
        ...{ title: scale === null ? title : `${title} · color: ${colourTitle}`, hasGaps: false, hasProtected: false },
        scale: scale ?? { kind: "categories", classes: [] },
      } as const;
      const pictured = picturedLegend(legend, drawing, widthPx);
      // The sizes stand in the lower right, over the sea, and on a ground of their own.
      const [x, y] = [widthPx - key.widthPx - 4, pictured.heightPx - key.heightPx - 4];
      const sized = `<g transform="translate(${x} ${y})"><rect width="${key.widthPx}" height="${key.heightPx}" fill="${GREYS.halo[0]}" fill-opacity="0.85"/>${key.html}</g></svg>`;
      return { ...pictured, svg: pictured.svg.replace(/<\/svg>$/, sized) };
    },
  };
}
