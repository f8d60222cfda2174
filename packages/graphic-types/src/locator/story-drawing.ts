import { type FittedMap, type GeoPoint, pointOnCircle } from "@nv/geography";
import type { DrawnBox, DrawnLayer, PieceDrawing } from "@nv/piece-parts";
import type { PageInput } from "../page-parts.ts";
import { locatorBasemap } from "./basemap.ts";
import { type LocatorConfig, MAP_RATIOS } from "./config.ts";
import { alikeTogether, asFarAs, leaderFromAfar, signDot, textAt, townDots } from "./draw/as-far-as.ts";
import { drawLocator, type LocatorDrawing, MAP_FONT } from "./draw/draw-locator.ts";
import { drawShapes } from "./draw/draw-shapes.ts";
import { attributes } from "./draw/svg.ts";
import { WORLD_RATIO } from "./drawn-sizes.ts";
import { namedParts } from "./named-parts.ts";
import { paintByPage, paintRules, withRivers } from "./palette.ts";

/** Width of the drawing, its own units: one ground for all frames. */
const WIDTH_PX = 640;

/** Letters, signs and lines of each frame, for those of a drawing 360 wide: on a phone of 360 × 640 no letter is below 11 px, and on a desk none is a poster's. */
const SCALES = { narrow: 1.8, wide: 1.12 } as const;

/** Opacity of what is on a map where something else is lit. */
const DIMMED = 0.2;

/** Share of the map that a reader sees around a point that they are brought to: nearer, its ground would be coarse. */
const AROUND_POINT = 0.28;

/** Most characters of ground and overlays, so that a scene with five states is below 30 kB. */
const MOST_DRAWN = 24_200;

/** Factors by which the ground is made coarser, in order, until it is light enough: it is come near to, so the first is finer than that of a page. */
const COARSENESSES = [0.6, 1, 1.5, 2.25, 3.5, 6, 9] as const;

type Frame = keyof typeof SCALES;

/** Boxes of the parts of a map that have a name, in the units of the drawing: what a reader is brought to. */
function boxesOf(config: LocatorConfig, map: FittedMap): ReadonlyMap<string, DrawnBox> {
  const boxes = new Map<string, DrawnBox>();
  const around = AROUND_POINT * WIDTH_PX;
  function note(id: string, points: readonly GeoPoint[], leastPx: number): void {
    const places = points.flatMap((point) => {
      const at = map.project(point);
      return at === null ? [] : [at];
    });
    if (places.length === 0) return;
    const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
    // A point has no size of its own, and a short arrow hardly any.
    const [moreX, moreY] = [Math.max(0, leastPx - width), Math.max(0, leastPx - height)];
    boxes.set(id, { x: left - moreX / 2, y: top - moreY / 2, width: width + moreX, height: height + moreY });
  }
  for (const { id, point } of [...config.marks, ...config.labels]) note(id, [point], around);
  for (const { id, from, to } of config.arrows) note(id, [from, to], around);
  for (const { id, centre, radiusKm } of config.rings)
    note(
      id,
      [0, 90, 180, 270].map((degrees) => pointOnCircle(centre, radiusKm, degrees)),
      around,
    );
  for (const { id, parts } of config.shapes)
    note(
      id,
      parts.flatMap((part) =>
        Array.from({ length: part.length >> 1 }, (_, at) => ({ lon: part[2 * at] ?? 0, lat: part[2 * at + 1] ?? 0 })),
      ),
      around,
    );
  return boxes;
}

/** Returns the opacity of a part, as an attribute: its own variable where the story speaks of it. */
type OpacityOf = (id: string) => string;

/** Writes what somebody put on a map and what names itself, over its ground. */
function overSvg(
  config: LocatorConfig,
  { parts, map }: LocatorDrawing,
  { frame, opacityOf }: { readonly frame: Frame; readonly opacityOf: OpacityOf },
): string {
  const scale = SCALES[frame];
  const place = { map, scale, paint: paintByPage, coarseness: 1 };
  const bare = { ...config, shapes: [], rings: [], arrows: [] };
  const alone = [
    ...config.shapes.map((shape) => ({ id: shape.id, of: { ...bare, shapes: [shape] } })),
    ...config.rings.map((ring) => ({ id: ring.id, of: { ...bare, rings: [ring] } })),
    ...config.arrows.map((arrow) => ({ id: arrow.id, of: { ...bare, arrows: [arrow] } })),
  ];
  const shapes = alone.map(({ id, of }) => {
    const drawn = drawShapes(of, place).layers.map(({ svg }) => svg);
    return `<g${opacityOf(id)}>${drawn.join("")}</g>`;
  });
  const on = ({ point }: { readonly point: GeoPoint }) => {
    const at = map.project(point);
    return at !== null && at[0] >= 0 && at[1] >= 0 && at[0] <= map.widthPx && at[1] <= map.heightPx ? at : null;
  };
  const towns = config.labels.flatMap((label) => {
    const at = label.kind === "city" ? on(label) : null;
    return at === null ? [] : [{ id: label.id, svg: townDots([at], scale) }];
  });
  const around = [false, true].map((isCapital) => {
    const places = parts.towns.filter((town) => town.isCapital === isCapital).map(({ at }) => at);
    return townDots(places, scale, isCapital);
  });
  let numbers = 0;
  const signs = config.marks.flatMap((mark) => {
    const at = on(mark);
    if (mark.kind === "number") numbers += 1;
    return at === null ? [] : [{ id: mark.id, svg: signDot(mark.kind, at, { scale, number: numbers }) }];
  });
  const halo = attributes({
    ...{ fill: paintByPage("label"), stroke: paintByPage("halo"), "stroke-width": 2.6 * scale },
    ...{ "stroke-linejoin": "round", "paint-order": "stroke" },
  });
  const each = (drawn: readonly { readonly id: string; readonly svg: string }[]) =>
    drawn.map(({ id, svg }) => `<g${opacityOf(id)}>${svg}</g>`).join("");
  const texts = parts.texts.map(({ id, at, svg, leader }) => ({ id, svg: leaderFromAfar(leader) + textAt(at, svg) }));
  const names = alikeTogether(texts.flatMap(({ id, svg }) => (opacityOf(id) === "" ? [svg] : [])).join(""));
  const written = each(texts.filter(({ id }) => opacityOf(id) !== ""));
  // The first mark is what the map is about: nothing covers it.
  const dots = around.join("") + each([...towns, ...signs.toReversed()]);
  return asFarAs(`${parts.along}${shapes.join("")}${dots}<g${halo}>${names}${written}</g>`);
}

/** The rules of a map inside a story: its colours, in both themes. */
function rulesOf(config: LocatorConfig): string {
  const { light, dark } = paintRules(config, withRivers);
  return `.nv-loc{${light}}${dark}`;
}

/** A map with less of what it shows by itself, each time: what somebody put on it stays. */
function lighterMaps(config: LocatorConfig): readonly LocatorConfig[] {
  const without = (less: Partial<LocatorConfig["around"]>) => ({ ...config, around: { ...config.around, ...less } });
  return [without({ rivers: false }), without({ rivers: false, waters: false, cities: false })];
}

/** Parts of a map that a story shows. */
interface StoryMap {
  readonly ground: string;
  readonly over: readonly DrawnLayer[];
  readonly map: FittedMap;
  readonly heightPx: number;
}

const lengthOf = ({ ground, over }: StoryMap) => over.reduce((sum, { svg }) => sum + svg.length, ground.length);

/** Draws a map for a story, its ground as fine as there is room for. */
function drawMap(config: LocatorConfig, { atlas, house }: PageInput, opacityOf: OpacityOf): StoryMap {
  const basemap = locatorBasemap(config, atlas);
  const ratio = config.area.kind === "world" ? WORLD_RATIO : MAP_RATIOS[config.phoneRatio];
  const heightPx = Math.round(WIDTH_PX / ratio);
  const drawnFor = (frame: Frame, coarseness = 1) =>
    drawLocator(config, basemap, {
      ...{ widthPx: WIDTH_PX, heightPx, isPhone: frame === "narrow", scale: SCALES[frame], fitScale: SCALES.wide },
      ...{ paint: paintByPage, numbers: house?.numbers, idPrefix: `${frame}-`, coarseness },
    });
  const frames = { narrow: drawnFor("narrow"), wide: drawnFor("wide") };
  const over = (["narrow", "wide"] as const).map(
    (frame): DrawnLayer => ({ shownIn: frame, svg: overSvg(config, frames[frame], { frame, opacityOf }) }),
  );
  let drawn: StoryMap = { ground: "", over, map: frames.wide.map, heightPx };
  for (const coarseness of COARSENESSES) {
    // Names of layers are for who edits a drawing.
    const ground = asFarAs(drawnFor("wide", coarseness).parts.ground).replaceAll(/ id="[^"]*"/g, "");
    // What is beyond the edge of the map is not seen where its frame is of another proportion.
    drawn = { ...drawn, ground: `<svg width="${WIDTH_PX}" height="${heightPx}">${ground}</svg>` };
    if (lengthOf(drawn) <= MOST_DRAWN) break;
  }
  return drawn;
}

/**
 * A map that a story carries inside: what is on it can be lit and come near to, by the names that are written there.
 *
 * @param isNamed - Whether the story speaks of something of that name.
 * @returns `null` for a map of streets, which is too heavy for a scene.
 */
export function locatorStoryDrawing(
  config: LocatorConfig,
  input: PageInput,
  isNamed: (name: string) => boolean,
): PieceDrawing | null {
  if ((input.streets ?? null) !== null) return null;
  const { marks, labels, arrows, rings, shapes } = config;
  const named = namedParts(config, input.house?.numbers);
  const litAt = new Map(named.flatMap(({ id, name }, at) => (isNamed(name) ? [[id, at] as const] : [])));
  const own = new Set([marks, labels, arrows, rings, shapes].flatMap((list) => list.map(({ id }) => id)));
  const opacityOf: OpacityOf = (id) => {
    const at = litAt.get(id);
    if (at !== undefined) return ` opacity="var(--k${at},var(--nv-far,1))"`;
    return own.has(id) ? ' opacity="var(--nv-far,1)"' : "";
  };
  // From near a bar of scale would be wrong, and a little map in its corner out of sight.
  const shown: LocatorConfig = { ...config, inset: "none", scaleBar: false };
  let drawn = drawMap(shown, input, opacityOf);
  for (const less of lighterMaps(shown)) {
    if (lengthOf(drawn) <= MOST_DRAWN) break;
    drawn = drawMap(less, input, opacityOf);
  }
  const boxes = boxesOf(config, drawn.map);
  return {
    className: "nv-loc",
    legend: "",
    sheets: [
      {
        shownIn: "all",
        viewBox: { x: 0, y: 0, width: WIDTH_PX, height: drawn.heightPx },
        attributes: attributes({ "font-family": MAP_FONT }),
        layers: [{ shownIn: "all", svg: drawn.ground }, ...drawn.over],
      },
    ],
    css: rulesOf(config),
    dimAll: `--nv-far:${DIMMED}`,
    parts: named.map(({ id, name }, at) => ({
      name,
      dim: "",
      lit: litAt.has(id) ? `--k${at}:1` : "",
      box: boxes.get(id) ?? null,
    })),
    marks: [],
  };
}
