import {
  type Basemap,
  type FittedMap,
  flatPolygon,
  type GeoPoint,
  isInFlat,
  labelPoint,
  type MapName,
  type NamedLand,
  type PxRect,
} from "@nv/geography";
import { foldLoosely } from "@nv/spanish";
import type { LocatorConfig } from "../config.ts";
import type { WantedText } from "./map-text.ts";
import { SIZE_SHARES, TEXT_LOOKS, textPx } from "./text-look.ts";

/** A name that a map writes by itself, if there is room. */
export interface AroundName {
  readonly id: string;
  readonly text: string;
  readonly kind: "country" | "city" | "water";
  readonly point: GeoPoint;
  readonly isCapital: boolean;
  readonly wanted: WantedText;
}

/** Options for naming what is around. */
export interface AroundPlace {
  readonly map: FittedMap;
  readonly scale: number;
  /** Rectangles that are taken: nothing under them is named. */
  readonly taken: readonly PxRect[];
  /** Texts that somebody wrote on the map: they are not written again. */
  readonly said: readonly string[];
}

const SPAIN = "724";

/** Towns of a drawing, for each hundred thousand square pixels: more is a map of towns. */
const CITIES_FOR_AREA = 7;
const AREA_PX = 100_000;
const LEAST_CITIES = 4;

/** Least of a country that is seen, square pixels of a phone's sizes, and how much wider than it its name may be: Moldova's goes over its borders. */
const LEAST_LAND_PX = 700;
const WIDER = 1.5;
/** From here on, square pixels of a phone's sizes, a country is written large. */
const LARGE_LAND_PX = 45_000;

/** Priorities: below all that somebody wrote, countries before waters, and those before towns. */
const PRIORITY = { country: -10, water: -20, city: -30 } as const;
/** Lead of the greatest of a kind over the least. */
const WEIGHT = 9;

/** A town's name that nobody wrote goes on in another line sooner: it is one of many. Share of the map. */
const WIDEST_CITY = 0.36;

/** From the middle of a town to the edge of its dot, pixels of a phone. */
const DOT_RADIUS_PX = 2.4;

const weightOf = (rank: number, count: number) => WEIGHT * (1 - rank / Math.max(1, count));

const isIn = ({ x, y, width, height }: PxRect, [px, py]: readonly [number, number]) =>
  px > x && px < x + width && py > y && py < y + height;

/** Whether a place is on a map, and under nothing. */
function isOn({ map, taken }: AroundPlace, at: readonly [number, number]): boolean {
  const { widthPx, heightPx, inset } = map;
  const covers = inset === null ? taken : [...taken, inset];
  return isIn({ x: 0, y: 0, width: widthPx, height: heightPx }, at) && !covers.some((rect) => isIn(rect, at));
}

function countryName(land: NamedLand, { map, scale }: AroundPlace): AroundName | null {
  const found = labelPoint(map, land.land);
  const point = found === null ? null : map.unproject(found.x, found.y);
  if (found === null || point === null) return null;
  const areaPx = (found.widthPx * found.heightPx) / scale ** 2;
  const share = SIZE_SHARES[areaPx > LARGE_LAND_PX ? "large" : "normal"];
  const look = TEXT_LOOKS.country;
  const widthPx = textPx(land.name.toLocaleUpperCase("es"), look, look.sizePx * share * scale);
  if (areaPx < LEAST_LAND_PX || widthPx > WIDER * found.widthPx) return null;
  const id = `pais-${land.code}`;
  const priority = PRIORITY.country + WEIGHT * Math.min(1, areaPx / LARGE_LAND_PX);
  const wanted = {
    id,
    at: [found.x, found.y] as const,
    texts: [{ text: land.name, look, share }],
    names: "area" as const,
  };
  return {
    id,
    text: land.name,
    kind: "country",
    point,
    isCapital: false,
    wanted: { ...wanted, priority, offset: null },
  };
}

/** Name that stands at a point. */
type PointName<Kind extends "city" | "water"> = MapName & { readonly kind: Kind };

/** Makes a question for names of a kind. */
const isA =
  <Kind extends "city" | "water">(kind: Kind) =>
  (name: MapName): name is PointName<Kind> =>
    name.kind === kind;

function placeName(
  { id, kind, name, point, isCapital }: PointName<"city" | "water">,
  priority: number,
  place: AroundPlace,
): readonly AroundName[] {
  const { map, scale } = place;
  const at = map.project(point);
  if (at === null || !isOn(place, at)) return [];
  const texts = [{ text: name, look: TEXT_LOOKS[kind], share: SIZE_SHARES.small }];
  const isCity = kind === "city";
  const wanted: WantedText = {
    ...{ id, at, texts, names: isCity ? "mark" : "area", priority, offset: null },
    ...(isCity && { markRadiusPx: DOT_RADIUS_PX * scale, widest: WIDEST_CITY }),
  };
  return [{ id, text: name, kind, point, isCapital, wanted }];
}

/** Degrees of latitude that a drawing shows from top to bottom. */
function spanOf({ heightPx, widthPx, unproject }: FittedMap): number {
  const [top, foot] = [unproject(widthPx / 2, 0), unproject(widthPx / 2, heightPx)];
  return top === null || foot === null ? 180 : Math.abs(top.lat - foot.lat);
}

/** Weight of a town of the country that a map is about, for one of its neighbours: the map is of it. */
const AT_HOME = 3;
/** Towns among which those of the country are looked for, for those that have room. */
const CONSIDERED = 5;

/** Distance at which a mark is a town's own, degrees: it was found by its name. */
const SAME_DEG = 0.0005;

/** Weighs towns by whose they are. */
function atHome({ focus, countries }: Basemap): (name: MapName) => number {
  const home = countries.find(({ code }) => code === focus)?.land.coordinates.map((rings) => flatPolygon(rings)) ?? [];
  return ({ point: { lon, lat }, weight }) =>
    home.some((part) => isInFlat(part, lon, lat)) ? AT_HOME * weight : weight;
}

/** Waters as large as what is seen, more or less: neither an ocean on a map of a bay nor a strait on one of the world. */
const LEAST_WATER = 0.12;
const MOST_WATER = 12;

/** The names that a map may write by itself, but for those that are on it already or were taken away. */
export function aroundNames(
  { around, area, marks }: LocatorConfig,
  ground: Basemap,
  place: AroundPlace,
): readonly AroundName[] {
  const { map, scale } = place;
  const taken = new Set([...place.said.map(foldLoosely), ...around.hidden]);
  const isWanted = (id: string, name: string) => !taken.has(id) && !taken.has(foldLoosely(name));
  const lands = around.countries && area.kind !== "spain" ? ground.countries : [];
  const countries = lands
    .filter(({ code, name }) => isWanted(`pais-${code}`, name) && !(code === SPAIN && ground.focus === SPAIN))
    .flatMap((land) => countryName(land, place) ?? []);
  const span = spanOf(map);
  const isOfSize = ({ span: wide }: MapName) => wide > span * LEAST_WATER && wide < span * MOST_WATER;
  const waters = around.waters
    ? ground.names.filter(isA("water")).filter((name) => isWanted(name.id, name.name) && isOfSize(name))
    : [];
  const most = Math.max(LEAST_CITIES, (CITIES_FOR_AREA * map.widthPx * map.heightPx) / scale ** 2 / AREA_PX);
  const isSeen = ({ point }: MapName) => {
    const at = map.project(point);
    return at !== null && isOn(place, at);
  };
  // A town that has a mark has its name too, whatever that says: «Donostia».
  const isMarked = ({ point }: MapName) =>
    marks.some(
      (mark) => Math.max(Math.abs(mark.point.lon - point.lon), Math.abs(mark.point.lat - point.lat)) < SAME_DEG,
    );
  const towns = around.cities && area.kind !== "world" ? ground.names : [];
  const seen = towns
    .filter(isA("city"))
    .filter((name) => isWanted(name.id, name.name) && !isMarked(name) && isSeen(name))
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, most * CONSIDERED);
  const weightIn = atHome(ground);
  const weights = new Map(seen.map((name) => [name.id, weightIn(name)]));
  const cities = seen.toSorted((a, b) => (weights.get(b.id) ?? 0) - (weights.get(a.id) ?? 0)).slice(0, most);
  return [
    ...countries,
    ...waters.flatMap((water, at) => placeName(water, PRIORITY.water + weightOf(at, waters.length), place)),
    ...cities.flatMap((city, at) => placeName(city, PRIORITY.city + weightOf(at, cities.length), place)),
  ];
}
