import type { StreetGround } from "@nv/contracts/schemas";
import {
  type Basemap,
  type FittedMap,
  type LabelPlaces,
  type LabelRoom,
  type MapLabel,
  type PxPoint,
  type PxRect,
  placeLabels,
  scaleBarOf,
  simplifyPx,
} from "@nv/geography";
import type { NumberRules } from "@nv/spanish";
import { locatorArea } from "../area.ts";
import type { LocatorConfig } from "../config.ts";
import { coloursOf, type PaintRole, withStreets } from "../palette.ts";
import { streetLayers } from "../streets/draw-streets.ts";
import { streetNames } from "../streets/street-names.ts";
import { streetPlaceTexts } from "../streets/street-places.ts";
import { type AroundName, aroundNames, isAtHome } from "./around-names.ts";
import { type Corner, type CornerWish, freeCorner, type Weight } from "./corners.ts";
import { basemapLayers, islandsLayer, type Layer } from "./draw-basemap.ts";
import { INSET_SIZES, insetSvg } from "./draw-inset.ts";
import { drawShapes } from "./draw-shapes.ts";
import { SIGN_RADIUS_PX, signSvg, TOWN_RADIUS_PX, townSvg } from "./draw-signs.ts";
import { leaderSvg, placedTextSvg } from "./draw-texts.ts";
import { fitLocator } from "./fit-locator.ts";
import { isOnLand, type LandParts, landParts } from "./land-parts.ts";
import { lineNames } from "./line-names.ts";
import { type MapText, mapText, type WantedText } from "./map-text.ts";
import { runsOn } from "./runs-on.ts";
import { attributes, element, fix, textElement } from "./svg.ts";
import { LINE_HEIGHT, SIZE_SHARES, TEXT_LOOKS, textPx } from "./text-look.ts";

/** Options for drawing a map. */
export interface DrawOptions {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Whether labels are where they were dragged to on phones. */
  readonly isPhone?: boolean;
  /** Sizes of texts, signs and lines, for those of a phone 360 px wide; 1 when left out. */
  readonly scale?: number;
  /** Factor by which paths are coarser than they would be, for a drawing that is too heavy; 1 when left out. */
  readonly coarseness?: number;
  /** Scale by which the map keeps off the edge, where several drawings are of one ground; {@link scale} when left out. */
  readonly fitScale?: number;
  /** Before the names of layers, where one page has several maps. */
  readonly idPrefix?: string;
  /** Colour of each part; the map's own colours when left out. */
  readonly paint?: (role: PaintRole) => string;
  /** Whether letters stand out from what is under them; Illustrator would draw it over them. */
  readonly hasHalo?: boolean;
  /** Credits of the map, written on it: for a picture that is shared by itself. */
  readonly credits?: string;
  /** Rules by which the house writes figures; the desk's when left out. */
  readonly numbers?: NumberRules | undefined;
  /** Streets that it is drawn on; the atlas when left out. */
  readonly streets?: StreetGround | null;
  /** Whether it goes into a picture, whose maker knows no texts along lines. */
  readonly isPicture?: boolean;
  /** Attributes of the `<svg>` besides its size. */
  readonly attributes?: Readonly<Record<string, string>>;
}

/** Box that a label occupies, so that it can be taken and dragged. */
export interface LabelBox extends PxRect {
  /** Of the mark, label, ring, arrow or shape that it names. */
  readonly id: string;
}

/** The dot of a town that names itself. */
interface DrawnTown {
  readonly id: string;
  readonly at: PxPoint;
  readonly isCapital: boolean;
  readonly svg: string;
}

/** A text at the place that it names. */
interface DrawnText {
  /** Of what it names. */
  readonly id: string;
  readonly at: PxPoint;
  readonly svg: string;
  /** The line to it from its place; empty for none. */
  readonly leader: string;
}

/** Parts of a drawing, for who puts them together otherwise. */
interface LocatorParts {
  /** Land, water and areas under everything else, with the box of islands. */
  readonly ground: string;
  /** Names along rivers and coasts. */
  readonly along: string;
  readonly towns: readonly DrawnTown[];
  readonly texts: readonly DrawnText[];
}

/** A map as it is drawn. */
export interface LocatorDrawing {
  readonly svg: string;
  readonly parts: LocatorParts;
  /** Texts for which there was no room, and marks that are not in the map: «no caben». */
  readonly left: readonly string[];
  readonly labels: readonly LabelBox[];
  /** Names that it writes by itself. */
  readonly around: readonly Pick<AroundName, "id" | "text" | "kind" | "point">[];
  readonly map: FittedMap;
}

/** The letters of the house, and what a phone has when it has not. */
export const MAP_FONT = "Public Sans,system-ui,-apple-system,Segoe UI,Roboto,sans-serif";

const MARGIN_PX = 10;
/** Between a label and the edge of the map. */
const EDGE_PX = 4;
/** Between two labels, pixels of a phone. */
const LABEL_GAP_PX = 3;
/** The longest that the scale bar is, as a share of the map. */
const BAR_SHARE = 0.26;
/** Sign between the names of credits. */
const CREDIT_SIGN = " · ";
const SCALE_CORNERS: readonly Corner[] = ["bottom-left", "bottom-right", "top-left", "top-right"];
const SCALE_CORNERS_OF_SPAIN: readonly Corner[] = ["bottom-right", "top-right", "top-left"];
const INSET_CORNERS: readonly Corner[] = ["bottom-right", "top-right", "top-left", "bottom-left"];

/** Width that a border or a river loses for the look whether it is under a text, pixels. */
const LINE_PX = 1;

type Paint = (role: PaintRole) => string;

/** Map being drawn, with what all of its parts need. */
interface Drawing {
  readonly config: LocatorConfig;
  readonly map: FittedMap;
  readonly scale: number;
  readonly paint: Paint;
  readonly isPhone: boolean;
  readonly numbers: NumberRules | undefined;
}

const isInside = ({ widthPx, heightPx }: FittedMap, [x, y]: readonly [number, number]) =>
  x >= 0 && y >= 0 && x <= widthPx && y <= heightPx;

/** The texts of marks and the free labels, where they are on the map. */
function wantedTexts(
  { config, map, scale, isPhone }: Drawing,
  { countries }: Basemap,
  lands: LandParts,
): readonly WantedText[] {
  const marks = config.marks.flatMap(
    ({ id, point, label, detail, kind, priority, offset, phoneOffset }): WantedText[] => {
      const at = map.project(point);
      if (at === null || !isInside(map, at)) return [];
      const texts = [
        { text: label, look: TEXT_LOOKS.mark },
        { text: detail, look: TEXT_LOOKS.detail },
      ];
      const markRadiusPx = SIGN_RADIUS_PX[kind] * scale;
      // Marks are what the map is for: before any label of the same importance.
      return [
        {
          id,
          at,
          texts,
          names: "mark",
          markRadiusPx,
          priority: priority + 100,
          offset: isPhone ? phoneOffset : offset,
        },
      ];
    },
  );
  const labels = config.labels.flatMap(
    ({ id, point, text, kind, size, priority, offset, phoneOffset }): WantedText[] => {
      const at = map.project(point);
      if (at === null || !isInside(map, at)) return [];
      const isTown = kind === "city";
      const texts = [{ text, look: TEXT_LOOKS[kind], share: SIZE_SHARES[size] }];
      const own = isPhone ? phoneOffset : offset;
      const land = kind === "country" ? countries.find(({ name }) => name === text) : undefined;
      return [
        {
          id,
          at,
          texts,
          names: isTown ? "mark" : "area",
          ...(land !== undefined && { isAllowedFar: isAtHome(land, { map, lands }) }),
          ...(isTown && { markRadiusPx: TOWN_RADIUS_PX * scale }),
          priority,
          offset: own,
        },
      ];
    },
  );
  return [...marks, ...labels];
}

/** Marks and labels that are not on the map. */
function outside({ config, map }: Drawing): readonly string[] {
  const isOut = (point: LocatorConfig["marks"][number]["point"]) => {
    const at = map.project(point);
    return at === null || !isInside(map, at);
  };
  return [
    ...config.marks.filter(({ point }) => isOut(point)).map(({ label }, at) => label || `marca ${at + 1}`),
    ...config.labels.filter(({ point }) => isOut(point)).map(({ text }) => text),
  ];
}

function marksSvg({ config, map, scale, paint }: Drawing): string {
  const towns = config.labels.flatMap(({ kind, point }) => {
    const at = kind === "city" ? map.project(point) : null;
    return at === null || !isInside(map, at) ? [] : townSvg(at, scale, paint);
  });
  let numbers = 0;
  const signs = config.marks.map(({ kind, point }) => {
    const at = map.project(point);
    if (kind === "number") numbers += 1;
    return at === null || !isInside(map, at) ? "" : signSvg(kind, { at, scale, paint, number: numbers });
  });
  // The first mark is what the map is about: nothing covers it.
  return [...towns, ...signs.toReversed()].join("");
}

/** The dots of the towns that name themselves; a capital's has a ring. */
const citiesOf = (names: readonly AroundName[], { scale, paint }: Drawing): readonly DrawnTown[] =>
  names
    .filter(({ kind }) => kind === "city")
    .map(({ id, wanted: { at }, isCapital }) => ({ id, at, isCapital, svg: townSvg(at, scale, paint, isCapital) }));

const moved = <Part extends { readonly x: number; readonly y: number }>(part: Part, byPx: number): Part => ({
  ...part,
  x: part.x + byPx,
  y: part.y + byPx,
});

/** The nearest place where something of a length is whole, when that is not farther than half of it. */
function withinEdge(middle: number, lengthPx: number, wholePx: number, edgePx: number): number {
  const [least, most] = [edgePx + lengthPx / 2, wholePx - edgePx - lengthPx / 2];
  const inside = Math.min(Math.max(middle, least), Math.max(least, most));
  return Math.abs(inside - middle) <= lengthPx / 2 ? inside : middle;
}

/** The name of an area that begins on the map is on it whole: it names no point. */
function withinEdges(label: MapLabel, { widthPx, heightPx }: LabelRoom, edgePx: number): MapLabel {
  if (label.names === "mark" || label.pinned !== undefined) return label;
  const x = withinEdge(label.x, label.widthPx, widthPx, edgePx + 1);
  return { ...label, x, y: withinEdge(label.y, label.heightPx, heightPx, edgePx + 1) };
}

const movedLines = (lines: readonly (readonly PxPoint[])[], byPx: number) =>
  lines.map((line) => line.map(([x, y]): PxPoint => [x - byPx, y - byPx]));

/** Places labels that do not touch the edge of the map either. */
function placeInside(labels: readonly MapLabel[], room: LabelRoom, edgePx: number): LabelPlaces {
  const { widthPx, heightPx, obstacles = [], lines = [], mainLines = [] } = room;
  const inner = { widthPx: widthPx - 2 * edgePx, heightPx: heightPx - 2 * edgePx };
  const { placed, left } = placeLabels(
    labels.map((label) => ({
      ...moved(withinEdges(label, room, edgePx), -edgePx),
      ...(label.pinned !== undefined && { pinned: moved(label.pinned, -edgePx) }),
      ...(label.isAllowed !== undefined && { isAllowed: (rect) => label.isAllowed?.(moved(rect, edgePx)) ?? true }),
    })),
    {
      ...room,
      ...inner,
      obstacles: obstacles.map((rect) => moved(rect, -edgePx)),
      lines: movedLines(lines, edgePx),
      mainLines: movedLines(mainLines, edgePx),
    },
  );
  return { placed: placed.map((place) => moved(place, edgePx)), left };
}

/** Rectangle around a text and all places that it may come to stand at beside what it names. */
const aroundText = ({ x, y, widthPx, heightPx, names }: MapLabel): PxRect =>
  names === "area"
    ? { x: x - widthPx / 2, y: y - heightPx, width: widthPx, height: 2 * heightPx }
    : { x: x - widthPx * 0.4, y: y - heightPx, width: widthPx * 1.5, height: 2 * heightPx };

/** Times that names are placed again without those for which there was no room. */
const MOST_TURNS = 6;
/** Distance between two dots that look like one, radii of a dot. */
const CROWDED = 6;

/** Whether one of two towns that are read as one is the lesser. */
const isCrowding = (one: MapLabel, greater: MapLabel) =>
  one.names === "mark" &&
  greater.names === "mark" &&
  one.priority < greater.priority &&
  Math.hypot(one.x - greater.x, one.y - greater.y) < CROWDED * (greater.markRadiusPx ?? 0);

/**
 * Places what somebody wrote, and what names itself beside it. That has no line to its place: where there is no room it goes, with its dot, the less important first, and
 * makes room for the rest. A town never has its name where a greater one right beside it has none.
 */
function placeNames(
  labels: readonly MapLabel[],
  isAround: ReadonlySet<string>,
  { room, edgePx }: { readonly room: LabelRoom; readonly edgePx: number },
): LabelPlaces {
  let wanted = labels;
  for (let turn = 1; ; turn += 1) {
    const { placed, left } = placeInside(wanted, room, edgePx);
    const isPlaced = new Set(placed.map(({ id }) => id));
    const lost = wanted
      .filter(({ id }) => isAround.has(id) && !isPlaced.has(id))
      .toSorted((a, b) => a.priority - b.priority);
    if (lost.length === 0 || turn === MOST_TURNS) return { placed, left };
    const crowding = wanted.filter(
      (one) => isAround.has(one.id) && isPlaced.has(one.id) && lost.some((greater) => isCrowding(one, greater)),
    );
    const roomless = lost.filter((greater) => !crowding.some((one) => isCrowding(one, greater)));
    const gone = new Set([...crowding, ...roomless.slice(0, Math.ceil(roomless.length / 2))].map(({ id }) => id));
    wanted = wanted.filter(({ id }) => !gone.has(id));
  }
}

/** Something in a corner. */
interface Furniture extends Layer {
  readonly rect: PxRect;
}

function scaleBar(drawing: Drawing, weights: readonly Weight[], taken: readonly PxRect[]): Furniture | null {
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
): Furniture | null {
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

function creditsSvg({ map, scale }: Drawing, credits: string): Furniture | null {
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

/** Rectangles of the signs of marks and towns: no name of the ground covers them. */
function signRects({ config, map, scale }: Drawing): readonly PxRect[] {
  const around = (point: LocatorConfig["marks"][number]["point"], radius: number): readonly PxRect[] => {
    const at = map.project(point);
    return at === null ? [] : [{ x: at[0] - radius, y: at[1] - radius, width: 2 * radius, height: 2 * radius }];
  };
  return [
    ...config.marks.flatMap(({ point, kind }) => around(point, SIGN_RADIUS_PX[kind] * scale)),
    ...config.labels.flatMap(({ point, kind }) => (kind === "city" ? around(point, TOWN_RADIUS_PX * scale) : [])),
  ];
}

const areOver = (a: PxRect, b: PxRect) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Rectangles of the dots of the towns that name themselves. */
const dotRects = (names: readonly AroundName[], scale: number): readonly PxRect[] =>
  names
    .filter(({ kind }) => kind === "city")
    .map(({ wanted: { at } }) => {
      const radius = TOWN_RADIUS_PX * scale;
      return { x: at[0] - radius, y: at[1] - radius, width: 2 * radius, height: 2 * radius };
    });

/** Options for what lies under a map. */
interface GroundOptions {
  readonly streets: StreetGround | null;
  readonly coarseness: number;
  readonly idPrefix: string;
  readonly hasHalo: boolean;
}

/** The ground of a map: its streets, else the atlas. */
function drawnBasemap(
  { config, map, scale, paint }: Drawing,
  ground: Basemap,
  { streets, coarseness, idPrefix, hasHalo }: GroundOptions,
): readonly Layer[] {
  if (streets === null) return basemapLayers(ground, { map, scale, paint, coarseness });
  const { buildings: hasBuildings } = config.streets;
  // Who edits a drawing in another program gets each path where it is seen.
  return streetLayers(streets, { map, scale, paint, coarseness, idPrefix, sharesPaths: hasHalo, hasBuildings });
}

/** Options for the names of what lies under a map. */
interface NamesOptions extends Pick<GroundOptions, "idPrefix" | "hasHalo"> {
  readonly obstacles: readonly PxRect[];
  readonly isPicture: boolean;
}

/** The names of what lies under a map, where what somebody put on it leaves room: of its places, and of its streets around them. */
function namesOfStreets(
  { config, map, scale, paint }: Drawing,
  streets: StreetGround | null,
  { obstacles, idPrefix, hasHalo, isPicture }: NamesOptions,
): { readonly places: string; readonly streets: string } {
  const { names: hasNames, hidden } = config.streets;
  if (streets === null || !hasNames) return { places: "", streets: "" };
  // What somebody wrote on the map is not written under it once more.
  const said = [...config.marks.map(({ label }) => label), ...config.labels.map(({ text }) => text)];
  const texts = streetPlaceTexts(streets, { map, scale, hidden: [...hidden, ...said] });
  const { placed } = placeInside(
    texts.map(({ label }) => label),
    { widthPx: map.widthPx, heightPx: map.heightPx, obstacles, gapPx: 8 * scale },
    EDGE_PX * scale,
  );
  const places = placed.flatMap((place) => {
    const text = texts.find(({ label }) => label.id === place.id);
    return text === undefined ? [] : placedTextSvg(text, place, paint, hasHalo);
  });
  const along = { map, scale, paint, idPrefix, hidden, hasHalo, bends: !isPicture };
  return { places: places.join(""), streets: streetNames(streets, { ...along, obstacles: [...obstacles, ...placed] }) };
}

/**
 * Draws a map as SVG: named layers, text as text, the same bytes each time.
 *
 * @param ground - Of this configuration: see `locatorBasemap`.
 */
export function drawLocator(config: LocatorConfig, ground: Basemap, options: DrawOptions): LocatorDrawing {
  const {
    widthPx,
    heightPx,
    isPhone = false,
    scale = 1,
    idPrefix = "",
    hasHalo = true,
    credits = "",
    coarseness = 1,
    streets = null,
    isPicture = false,
    numbers,
  } = options;
  const colours = withStreets(coloursOf(config));
  const paint = options.paint ?? ((role: PaintRole) => colours[role]);
  const map = fitLocator(config, { widthPx, heightPx, scale: options.fitScale ?? scale });
  const drawing: Drawing = { config, map, scale, paint, isPhone, numbers };
  const weights = weightsOf(drawing);
  const signed = creditsSvg(drawing, credits);
  const takenBy = (...parts: readonly (Furniture | null)[]) =>
    parts.flatMap((part) => (part === null ? [] : [part.rect]));
  const lands = landParts(ground);
  const inset = insetBox(drawing, ground, lands, { weights, taken: takenBy(signed) });
  const bar = scaleBar(drawing, weights, takenBy(inset, signed));
  const shapes = drawShapes(config, { map, scale, paint, coarseness, numbers });
  const own = [...wantedTexts(drawing, ground, lands), ...shapes.texts];
  const said = own.flatMap((wanted) => wanted.texts.map(({ text }) => text));
  const taken = takenBy(inset, bar, signed);
  const linesOn = (lines: Parameters<typeof runsOn>[0]) =>
    runsOn(lines, map).map((run) => simplifyPx(run, LINE_PX * scale));
  const borders = linesOn([...ground.borders.coordinates, ...ground.disputed.coordinates]);
  // What has a name along it needs its place.
  const rivers = linesOn(ground.namedRivers.flatMap(({ line }) => line.coordinates));
  const greatest = Math.max(...ground.namedRivers.map(({ weight }) => weight));
  const mainRivers = linesOn(
    ground.namedRivers.flatMap(({ line, weight }) => (weight === greatest ? line.coordinates : [])),
  );
  const written = own.map((wanted) => aroundText(mapText(wanted, scale, widthPx).label));
  // Among streets there are other names.
  const around =
    streets === null ? aroundNames(config, ground, { map, scale, said, taken, borders, written, lands }) : [];
  const isAround = new Set(around.map(({ id }) => id));
  const texts = [...own, ...around.map(({ wanted }) => wanted)]
    .map((wanted) => mapText(wanted, scale, widthPx))
    .map(({ label, ...text }) => ({ ...text, label: isAround.has(label.id) ? { ...label, isNear: true } : label }))
    .filter(({ lines }) => lines.length > 0);
  const ofId = new Map<string, MapText>(texts.map((text) => [text.label.id, text]));
  const gapPx = LABEL_GAP_PX * scale;
  const place = (labels: readonly MapText[], letters: readonly PxRect[]) =>
    placeNames(
      labels.map(({ label }) => label),
      isAround,
      {
        room: {
          widthPx,
          heightPx,
          obstacles: [...taken, ...letters],
          lines: [...borders, ...rivers],
          mainLines: mainRivers,
          gapPx,
        },
        edgePx: EDGE_PX * scale,
      },
    );
  // Rivers and coasts come before lesser towns, of which there are others.
  const isFirst = ({ id }: Pick<MapLabel, "id">) => around.every((name) => name.id !== id || !name.isLesser);
  const first = place(
    texts.filter(({ label }) => isFirst(label)),
    [],
  ).placed;
  const isAmong = (list: readonly { readonly id: string }[]) => {
    const ids = new Set(list.map(({ id }) => id));
    return ({ id }: Pick<AroundName, "id">) => ids.has(id);
  };
  const firstNamed = around.filter(isAmong(first));
  const along = lineNames(config, ground, {
    ...{ map, scale, paint, idPrefix, hasHalo, lands, bends: !isPicture },
    said: [...said, ...firstNamed.map(({ text }) => text)],
    obstacles: [...taken, ...first, ...signRects(drawing), ...dotRects(firstNamed, scale)],
    gapPx,
  });
  const isUnder = ({ id }: Pick<MapLabel, "id">) => {
    const dot = dotRects(
      around.filter((name) => name.id === id && name.isLesser),
      scale,
    );
    return dot.some((rect) => along.letters.some((letter) => areOver(rect, letter)));
  };
  const { placed, left } = place(
    texts.filter(({ label }) => !isUnder(label)),
    along.letters,
  );
  const shown = placed.flatMap((place) => {
    const text = ofId.get(place.id);
    if (text === undefined) return [];
    const { id, x, y } = text.label;
    const leader = leaderSvg(text, place, scale, paint("label"));
    return [{ id, at: [x, y] as const, svg: placedTextSvg(text, place, paint, hasHalo), leader }];
  });
  const names = namesOfStreets(drawing, streets, {
    obstacles: [...taken, ...placed, ...signRects(drawing)],
    ...{ idPrefix, hasHalo, isPicture },
  });
  const named = around.filter(isAmong(placed));
  const halo: Readonly<Record<string, string | number>> = hasHalo
    ? {
        stroke: paint("halo"),
        "stroke-width": 2.6 * scale,
        "stroke-opacity": "0.85",
        "stroke-linejoin": "round",
        "paint-order": "stroke",
      }
    : {};
  const group = ({ name, svg }: Layer, more: Readonly<Record<string, string | number>> = {}) =>
    svg === "" ? "" : `<g${attributes({ id: idPrefix + name, ...more })}>${svg}</g>`;
  const towns = citiesOf(named, drawing);
  const under = [
    ...drawnBasemap(drawing, ground, { streets, coarseness, idPrefix, hasHalo }).map((layer) => group(layer)),
    group(islandsLayer(ground, { map, scale, paint, coarseness })),
  ].join("");
  const body = [
    under,
    names.streets,
    along.svg,
    ...shapes.layers.map((layer) => group(layer)),
    group({ name: "guias", svg: shown.map(({ leader }) => leader).join("") }),
    group({ name: "ciudades", svg: towns.map(({ svg }) => svg).join("") }),
    group({ name: "marcas", svg: marksSvg(drawing) }),
    group({ name: "barrios", svg: names.places }, { fill: paint("label"), ...halo }),
    group({ name: "rotulos", svg: shown.map(({ svg }) => svg).join("") }, { fill: paint("label"), ...halo }),
    bar === null ? "" : group(bar, { fill: paint("label"), ...halo }),
    inset === null ? "" : group(inset),
    signed === null ? "" : group(signed, { fill: paint("label"), ...halo }),
  ].join("");
  const root = {
    viewBox: `0 0 ${fix(widthPx)} ${fix(heightPx)}`,
    width: widthPx,
    height: heightPx,
    "font-family": MAP_FONT,
    ...options.attributes,
  };
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg"${attributes(root)}>${body}</svg>`,
    parts: { ground: under, along: along.svg, towns, texts: shown },
    left: [...outside(drawing), ...left.flatMap((id) => (isAround.has(id) ? [] : (ofId.get(id)?.said ?? [])))],
    around: [...named, ...along.named].map(({ id, text, kind, point }) => ({ id, text, kind, point })),
    labels: [...placed, ...along.named].map(({ id, x, y, width, height }) => ({ id, x, y, width, height })),
    map,
  };
}
