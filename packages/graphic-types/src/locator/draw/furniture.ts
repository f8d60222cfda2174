import { type Basemap, type PxRect, scaleBarOf } from "@nv/geography";
import { locatorArea } from "../area.ts";
import type { LocatorConfig } from "../config.ts";
import { type Corner, type CornerWish, freeCorner, type Weight } from "./corners.ts";
import type { Layer } from "./draw-basemap.ts";
import { INSET_SIZES, insetSvg } from "./draw-inset.ts";
import type { Drawing } from "./drawing.ts";
import { isOnLand, type LandParts } from "./land-parts.ts";
import { element, fix, textElement } from "./svg.ts";
import { LINE_HEIGHT, TEXT_LOOKS, textPx } from "./text-look.ts";

const MARGIN_PX = 10;
/** The longest that the scale bar is, as a share of the map. */
const BAR_SHARE = 0.26;
/** Sign between the names of credits. */
const CREDIT_SIGN = " · ";
const SCALE_CORNERS: readonly Corner[] = ["bottom-left", "bottom-right", "top-left", "top-right"];
const SCALE_CORNERS_OF_SPAIN: readonly Corner[] = ["bottom-right", "top-right", "top-left"];
const INSET_CORNERS: readonly Corner[] = ["bottom-right", "top-right", "top-left", "bottom-left"];

/** Something in a corner. */
interface Piece extends Layer {
  readonly rect: PxRect;
}

function scaleBar(drawing: Drawing, weights: readonly Weight[], taken: readonly PxRect[]): Piece | null {
  const { config, map, scale, paint, numbers } = drawing;
  const bar = config.scaleBar ? scaleBarOf(map, { maxWidthPx: map.widthPx * BAR_SHARE, numbers }) : null;
  if (bar === null) return null;
  const sizePx = TEXT_LOOKS.scale.sizePx * scale;
  const widthPx = Math.max(bar.widthPx, textPx(bar.label, TEXT_LOOKS.scale, sizePx));
  const box = { widthPx, heightPx: sizePx + 9 * scale };
  const order = map.inset === null ? SCALE_CORNERS : SCALE_CORNERS_OF_SPAIN;
  const rect = freeCorner({ map, box, marginPx: MARGIN_PX * scale, order, weights, taken });
  const isRight = rect.x > map.widthPx / 2;
  const [left, right] = isRight
    ? [rect.x + rect.width - bar.widthPx, rect.x + rect.width]
    : [rect.x, rect.x + bar.widthPx];
  const foot = rect.y + rect.height;
  const tick = 4 * scale;
  const d = `M${fix(left)} ${fix(foot - tick)}V${fix(foot)}H${fix(right)}V${fix(foot - tick)}`;
  const line = { d, fill: "none" };
  const svg =
    element("path", { ...line, stroke: paint("halo"), "stroke-width": 3 * scale, "stroke-opacity": "0.8" }) +
    element("path", { ...line, stroke: paint("label"), "stroke-width": 1.2 * scale }) +
    textElement(bar.label, {
      x: isRight ? right : left,
      y: foot - tick - 2.5 * scale,
      "text-anchor": isRight ? "end" : null,
      "font-size": sizePx,
    });
  return { name: "escala", svg, rect };
}

/** Steps from side to side of a corner at which it is asked whether it is land, and the cost of one that is all land, in steps of preference. */
const CORNER_STEPS = 5;
const LAND_COST = 4;

/** Share of a corner that is land: the little map lies on the sea where there is any. */
function landUnder({ x, y, width, height }: PxRect, { map }: Drawing, lands: LandParts): number {
  const land = [...lands.values()].flat();
  const steps = Array.from({ length: CORNER_STEPS }, (_, at) => (at + 0.5) / CORNER_STEPS);
  const places = steps.flatMap((down) => steps.map((along) => map.unproject(x + along * width, y + down * height)));
  return places.filter((place) => place !== null && isOnLand(land, place)).length / places.length;
}

function insetBox(
  drawing: Drawing,
  { inset }: Basemap,
  lands: LandParts,
  { weights, taken }: Pick<CornerWish, "weights" | "taken">,
): Piece | null {
  const { config, map, scale, paint } = drawing;
  if (inset === null) return null;
  const size = INSET_SIZES[inset.kind];
  const box = { widthPx: size.widthPx * scale, heightPx: size.heightPx * scale };
  const wish = { map, box, marginPx: MARGIN_PX * scale, order: INSET_CORNERS, weights, taken };
  const rect = freeCorner({ ...wish, costOf: (one) => LAND_COST * landUnder(one, drawing, lands) });
  return { name: "recuadro", svg: insetSvg(inset, { area: locatorArea(config), rect, scale, paint }), rect };
}

/** Lists the points that a corner should not cover, with their weights. */
function weightsOf({ config, map }: Drawing): readonly Weight[] {
  const on = (point: LocatorConfig["marks"][number]["point"], weight: number) => {
    const at = map.project(point);
    return at === null ? [] : [{ at, weight }];
  };
  return [
    ...config.marks.flatMap(({ point }) => on(point, 10)),
    ...config.labels.flatMap(({ point, kind }) => on(point, kind === "water" ? 0.5 : 1)),
    ...config.arrows.flatMap(({ from, to }) => [...on(from, 4), ...on(to, 6)]),
    ...config.rings.flatMap(({ centre }) => on(centre, 8)),
  ];
}

/** Credits in as few lines as have room, each of whole names. */
function creditLines(credits: string, mostPx: number, widthOf: (line: string) => number): readonly string[] {
  const lines: string[] = [];
  for (const name of credits.split(CREDIT_SIGN)) {
    const longer = `${lines.at(-1)}${CREDIT_SIGN}${name}`;
    if (lines.length > 0 && widthOf(longer) <= mostPx) lines[lines.length - 1] = longer;
    else lines.push(name);
  }
  return lines;
}

function creditsSvg({ map, scale }: Drawing, credits: string): Piece | null {
  if (credits === "") return null;
  const sizePx = TEXT_LOOKS.scale.sizePx * 0.8 * scale;
  const edge = 4 * scale;
  const widthOf = (line: string) => textPx(line, TEXT_LOOKS.scale, sizePx);
  // The box of the Canary Islands is in the lower left.
  const left = map.inset === null ? edge : map.inset.x + map.inset.width + edge;
  const lines = creditLines(credits, map.widthPx - edge - left, widthOf);
  const [x, foot, lineHeight] = [map.widthPx - edge, map.heightPx - edge, sizePx * LINE_HEIGHT];
  const width = Math.max(...lines.map(widthOf));
  const texts = lines.map((line, at) => {
    const y = foot - (lines.length - 1 - at) * lineHeight;
    return textElement(line, { x, y, "text-anchor": "end", "font-size": sizePx });
  });
  const height = sizePx + (lines.length - 1) * lineHeight + edge;
  return { name: "creditos", svg: texts.join(""), rect: { x: x - width, y: map.heightPx - height, width, height } };
}

/** Parts of a map that stand in its corners; `null` for what it does not have. */
interface Furniture {
  /** The little map of where it is. */
  readonly inset: Piece | null;
  readonly bar: Piece | null;
  readonly credits: Piece | null;
  /** Rectangles of all of them. */
  readonly taken: readonly PxRect[];
}

const rectsOf = (...pieces: readonly (Piece | null)[]) =>
  pieces.flatMap((piece) => (piece === null ? [] : [piece.rect]));

/** Draws what stands in the corners of a map: each keeps off what was there before it. @param written - Credits; empty for none. */
export function furnitureOf(drawing: Drawing, ground: Basemap, lands: LandParts, written: string): Furniture {
  const weights = weightsOf(drawing);
  const credits = creditsSvg(drawing, written);
  const inset = insetBox(drawing, ground, lands, { weights, taken: rectsOf(credits) });
  const bar = scaleBar(drawing, weights, rectsOf(inset, credits));
  return { inset, bar, credits, taken: rectsOf(inset, bar, credits) };
}
