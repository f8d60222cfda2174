import { drawPath, type FittedMap, type MapFeature } from "@nv/geography";
import { dotRadiusPx, mixingStep } from "./core/dot-picture";
import type { DotSet } from "./core/write-dots";
import type { DotLook } from "./dot-messages";

/** Below this radius a square is as round as a circle, and ten times quicker. CSS pixels. */
const ROUND_PX = 0.9;
/** Parts in which the dots are drawn, all categories in each, so that none lies above the others. */
const LAYERS = 24;

/** Base map under the dots. */
export interface DotGround {
  readonly map: FittedMap;
  /** Filled; `null` where the outlines are not known to be well turned. */
  readonly land: readonly MapFeature[] | null;
  readonly outlines: MapFeature;
}

/** Draws the land and, on it, all dots. @param categoryOf - Place of a group's category among the colours. */
export function paintDots(
  { map, land, outlines }: DotGround,
  set: DotSet,
  categoryOf: readonly number[],
  look: DotLook,
): OffscreenCanvas {
  const { widthPx, ratio } = look;
  const canvas = new OffscreenCanvas(Math.round(widthPx * ratio), Math.round(map.heightPx * ratio));
  const pen = canvas.getContext("2d");
  if (pen === null) throw new Error("this browser draws nothing outside of the page");
  pen.scale(ratio, ratio);
  if (land !== null) {
    pen.fillStyle = look.land;
    pen.fill(new Path2D(drawPath(map, { type: "FeatureCollection", features: [...land] })));
  }
  pen.strokeStyle = look.line;
  pen.lineWidth = 0.6;
  pen.lineJoin = "round";
  pen.stroke(new Path2D(drawPath(map, outlines)));
  if (map.inset !== null) pen.strokeRect(map.inset.x, map.inset.y, map.inset.width, map.inset.height);
  const { lons, lats, groups } = set.dots;
  const count = lons.length;
  if (count === 0) return canvas;
  const radius = dotRadiusPx(count, widthPx);
  const step = mixingStep(count);
  const inLayer = Math.ceil(count / LAYERS);
  for (let start = 0; start < count; start += inLayer)
    for (const [category, colour] of look.colours.entries()) {
      pen.fillStyle = colour;
      pen.beginPath();
      for (let turn = start; turn < Math.min(start + inLayer, count); turn += 1) {
        const at = (turn * step) % count;
        if (categoryOf[groups[at] ?? 0] !== category) continue;
        const place = map.project({ lon: lons[at] ?? 0, lat: lats[at] ?? 0 });
        if (place === null) continue;
        const [x, y] = place;
        if (radius < ROUND_PX) pen.rect(x - radius, y - radius, 2 * radius, 2 * radius);
        else {
          pen.moveTo(x + radius, y);
          pen.arc(x, y, radius, 0, 2 * Math.PI);
        }
      }
      pen.fill();
    }
  return canvas;
}
