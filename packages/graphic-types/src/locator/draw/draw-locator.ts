import type { StreetGround } from "@nv/contracts/schemas";
import type { Basemap, FittedMap, PxPoint, PxRect } from "@nv/geography";
import type { NumberRules } from "@nv/spanish";
import type { LocatorConfig } from "../config.ts";
import { coloursOf, type PaintRole, withStreets } from "../palette.ts";
import { streetLayers } from "../streets/draw-streets.ts";
import { streetNames } from "../streets/street-names.ts";
import { streetPlaceTexts } from "../streets/street-places.ts";
import type { AroundName } from "./around-names.ts";
import { basemapLayers, islandsLayer, type Layer } from "./draw-basemap.ts";
import { drawShapes } from "./draw-shapes.ts";
import { signSvg, townSvg } from "./draw-signs.ts";
import { leaderSvg, placedTextSvg } from "./draw-texts.ts";
import { type Drawing, isInside } from "./drawing.ts";
import { fitLocator } from "./fit-locator.ts";
import { furnitureOf } from "./furniture.ts";
import { landParts } from "./land-parts.ts";
import { EDGE_PX, placeMapNames, signRects } from "./map-names.ts";
import type { MapText } from "./map-text.ts";
import { placeInside } from "./place-names.ts";
import { attributes, fix } from "./svg.ts";

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

/** Attributes of letters that stand out from what is under them. */
const haloOf = ({ paint, scale }: Drawing) => ({
  stroke: paint("halo"),
  "stroke-width": 2.6 * scale,
  "stroke-opacity": "0.85",
  "stroke-linejoin": "round",
  "paint-order": "stroke",
});

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
  const lands = landParts(ground);
  const { inset, bar, credits: signed, taken } = furnitureOf(drawing, ground, lands, credits);
  const shapes = drawShapes(config, { map, scale, paint, coarseness, numbers });
  const { texts, around, named, along, placed, left } = placeMapNames(drawing, ground, {
    ...{ ofShapes: shapes.texts, lands, taken, idPrefix, hasHalo },
    // Among streets there are other names.
    hasAround: streets === null,
    bends: !isPicture,
  });
  const ofId = new Map<string, MapText>(texts.map((text) => [text.label.id, text]));
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
  const lettering = { fill: paint("label"), ...(hasHalo && haloOf(drawing)) };
  const group = ({ name, svg }: Layer, more: Readonly<Record<string, string | number>> = {}) =>
    svg === "" ? "" : `<g${attributes({ id: idPrefix + name, ...more })}>${svg}</g>`;
  const isOfAround = (id: string) => around.some((name) => name.id === id);
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
    group({ name: "barrios", svg: names.places }, lettering),
    group({ name: "rotulos", svg: shown.map(({ svg }) => svg).join("") }, lettering),
    bar === null ? "" : group(bar, lettering),
    inset === null ? "" : group(inset),
    signed === null ? "" : group(signed, lettering),
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
    left: [...outside(drawing), ...left.flatMap((id) => (isOfAround(id) ? [] : (ofId.get(id)?.said ?? [])))],
    around: [...named, ...along.named].map(({ id, text, kind, point }) => ({ id, text, kind, point })),
    labels: [...placed, ...along.named].map(({ id, x, y, width, height }) => ({ id, x, y, width, height })),
    map,
  };
}
