import {
  type Basemap,
  type FlatPolygon,
  type GeoPoint,
  type LabelPoint,
  labelPoint,
  type MapName,
  type NamedLand,
  type PxPoint,
  type PxRect,
} from "@nv/geography";
import { foldLoosely } from "@nv/spanish";
import type { LocatorConfig } from "../config.ts";
import { type AroundPlace, coversOf, isIn, isOn } from "./around-place.ts";
import { isOnLand } from "./land-parts.ts";
import type { WantedText } from "./map-text.ts";
import { SIZE_SHARES, TEXT_LOOKS, textPx } from "./text-look.ts";
import { type PlacedWater, waterNames } from "./water-names.ts";

/** A name that a map writes by itself, if there is room. */
export interface AroundName {
  readonly id: string;
  readonly text: string;
  readonly kind: "country" | "city" | "water" | "region";
  readonly point: GeoPoint;
  readonly isCapital: boolean;
  /** Whether rivers and coasts have their names before it. */
  readonly isLesser: boolean;
  readonly wanted: WantedText;
}

const SPAIN = "724";

/** Towns of a drawing, for each hundred thousand square pixels: more is a map of towns. */
const CITIES_FOR_AREA = 7;
const AREA_PX = 100_000;
const LEAST_CITIES = 4;

/** Least of a country that is seen, square pixels of a phone's sizes, and how much wider than it its name may be: Moldova's goes over its borders with its ends. */
const LEAST_LAND_PX = 700;
const WIDER = 1.5;
/** From here on, square pixels of a phone's sizes, a country is written large. */
const LARGE_LAND_PX = 45_000;

/** Least height of the room for a name that is inside its borders, in sizes of its type. */
const FITTING = 0.55;
/** Share of a country that is seen, from which its islands are it: rocks of one that is elsewhere have names of their own. */
const MOST_OF_IT = 0.5;
/** Around the islands of a country that has its name beside them there is no border: pixels of a phone. */
const ISLAND_REACH_PX = 60;

/** Priorities: below all that somebody wrote, countries before waters, the first towns, islands and the other towns. */
const PRIORITY = { country: -10, water: -20, main: -30, island: -40, city: -50 } as const;
/** Share of the towns that come before islands. */
const MAIN_SHARE = 0.25;
/** Lead of the greatest of a kind over the least. */
const WEIGHT = 9;

/** A town's name that nobody wrote goes on in another line sooner: it is one of many. Share of the map. */
const WIDEST_CITY = 0.36;

/** From the middle of a town to the edge of its dot, pixels of a phone. */
const DOT_RADIUS_PX = 2.4;

const weightOf = (rank: number, count: number) => WEIGHT * (1 - rank / Math.max(1, count));

/** Whether all of a country is on a map: its name may go over its borders with its ends, it has no other place. */
function isWhole({ land, seenRatio }: NamedLand, { map }: AroundPlace): boolean {
  if (seenRatio < MOST_OF_IT) return false;
  const [main = []] = land.coordinates.map(([outline = []]) => outline).toSorted((a, b) => b.length - a.length);
  const frame = { x: 0, y: 0, width: map.widthPx, height: map.heightPx };
  return main.every(([lon = 0, lat = 0]) => {
    const at = map.project({ lon, lat });
    return at !== null && isIn(frame, [at[0], at[1]]);
  });
}

/** Places along a name at which it is asked whose land is under it, and the most of it that may be another's. */
const ASKED = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1];
const MOST_FOREIGN = 0.25;
/** Least of it that is on its own land: in the sea off a corner of it, it would name the nearest island. */
const LEAST_OWN = 0.4;

/** Makes a question for whether a name is all on its country. */
export function isAtHome({ code }: Pick<NamedLand, "code">, { map, lands }: Pick<AroundPlace, "map" | "lands">) {
  const own = lands.get(code) ?? [];
  return ({ x, y, width, height }: PxRect): boolean =>
    ASKED.every((share) => {
      const at = map.unproject(x + share * width, y + height / 2);
      return at !== null && isOnLand(own, at);
    });
}

/** Makes a question for whether a name is on its country, or the sea, but for its ends. What it was asked once it remembers: labels are placed in several turns. */
function isMostlyAtHome({ code }: NamedLand, { map, lands: parts }: AroundPlace): (rect: PxRect) => boolean {
  const own = parts.get(code) ?? [];
  const others = [...parts].flatMap(([other, polygons]) => (other === code ? [] : polygons));
  const known = new Map<string, boolean>();
  return ({ x, y, width, height }) => {
    const key = `${Math.round(x)} ${Math.round(y)}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const away = ASKED.flatMap((share) => {
      const at = map.unproject(x + share * width, y + height / 2);
      return at === null || isOnLand(own, at) ? [] : [at];
    });
    const foreign = away.filter((at) => isOnLand(others, at));
    const isAllowed = away.length <= (1 - LEAST_OWN) * ASKED.length && foreign.length <= MOST_FOREIGN * ASKED.length;
    known.set(key, isAllowed);
    return isAllowed;
  };
}

/** Half of the islands beside which a country has its name, where no border is near; `null` where it would be read as a neighbour's. */
function besideIslands(land: NamedLand, { x, y, widthPx, heightPx }: LabelPoint, place: AroundPlace) {
  const [reachX, reachY] = [widthPx / 2 + ISLAND_REACH_PX * place.scale, heightPx / 2 + ISLAND_REACH_PX * place.scale];
  const near = { x: x - reachX, y: y - reachY, width: 2 * reachX, height: 2 * reachY };
  // A corner of the mainland has its name on itself, or none: in the sea it would be read as that of the islands there.
  const isAlone = isWhole(land, place) && !place.borders.some((line) => line.some((point) => isIn(near, point)));
  return isAlone && isOn(place, [x, y]) ? { x: widthPx / 2, y: heightPx / 2 } : null;
}

function countryName(land: NamedLand, place: AroundPlace): AroundName | null {
  const { map, scale } = place;
  const look = TEXT_LOOKS.country;
  const upper = land.name.toLocaleUpperCase("es");
  const size = { widthPx: textPx(upper, look, look.sizePx) * scale, heightPx: look.sizePx * scale };
  const found = labelPoint(map, land.land, { ...size, covers: coversOf(place) });
  const point = found === null ? null : map.unproject(found.x, found.y);
  if (found === null || point === null) return null;
  const areaPx = (found.widthPx * found.heightPx) / scale ** 2;
  const share = SIZE_SHARES[areaPx > LARGE_LAND_PX ? "large" : "normal"];
  const sizePx = look.sizePx * share * scale;
  const widthPx = textPx(upper, look, sizePx);
  const isInside = found.roomPx >= FITTING * sizePx;
  const isWide = areaPx >= LEAST_LAND_PX && widthPx <= WIDER * found.widthPx;
  const reachPx = isInside || isWide ? null : besideIslands(land, found, place);
  if (!isInside && !isWide && reachPx === null) return null;
  const id = `pais-${land.code}`;
  // One that goes over its edge gives way to the first towns.
  const rank = isInside || reachPx !== null ? PRIORITY.country : PRIORITY.island;
  const priority = rank + WEIGHT * Math.min(1, areaPx / LARGE_LAND_PX);
  const wanted = {
    id,
    at: [found.x, found.y] as const,
    texts: [{ text: land.name, look, share }],
    names: "area" as const,
    ...(reachPx !== null && { reachPx }),
    ...(reachPx === null && !isWhole(land, place) && { isAllowed: isMostlyAtHome(land, place) }),
    isAllowedFar: isAtHome(land, place),
  };
  return {
    id,
    text: land.name,
    kind: "country",
    point,
    isCapital: false,
    isLesser: false,
    wanted: { ...wanted, priority, offset: null },
  };
}

/** Appearance of a name, and what it names. */
interface NameLook extends Pick<WantedText, "texts" | "names" | "priority"> {
  readonly kind: AroundName["kind"];
  readonly more: Partial<WantedText>;
}

/** Least of an island that has a name, pixels of a phone, and the most, as a share of the map: beyond, its middle is one place of many. */
const LEAST_ISLAND_PX = 9;
const MOST_ISLAND = 2;
/** Share of the map from which an island is what it shows: it has its name before the towns on it. */
const MAIN_ISLAND = 0.4;
/** Least of its land that is drawn, square pixels of a phone, and steps from side to side of its box at which it is looked for: a name beside a speck names water. */
const LEAST_LAND_OF_ISLAND_PX = 6;
const LAND_STEPS = 16;

/** Width of a name that stands on its island, and over its coasts, for that of the island. */
const OVER_ISLAND = 1.6;
/** Height up to which an island is hidden by its name, in sizes of the type. */
const HIDDEN = 2.2;

/** Name that stands at a point. */
type PointName<Kind extends MapName["kind"]> = MapName & { readonly kind: Kind };

/** Makes a question for names of a kind. */
const isA =
  <Kind extends MapName["kind"]>(kind: Kind) =>
  (name: MapName): name is PointName<Kind> =>
    name.kind === kind;

function nameAt(name: MapName, at: PxPoint, { kind, more, ...wanted }: NameLook, place: AroundPlace): AroundName {
  const { map } = place;
  const point = map.unproject(at[0], at[1]) ?? name.point;
  return {
    ...{
      id: name.id,
      text: name.name,
      kind,
      point,
      isCapital: name.isCapital,
      isLesser: wanted.priority < PRIORITY.main,
    },
    wanted: { id: name.id, at, offset: null, ...wanted, ...more },
  };
}

function cityName(name: PointName<"city">, priority: number, place: AroundPlace): readonly AroundName[] {
  const at = place.map.project(name.point);
  if (at === null || !isOn(place, at)) return [];
  const texts = [{ text: name.name, look: TEXT_LOOKS.city, share: SIZE_SHARES.small }];
  const more = { markRadiusPx: DOT_RADIUS_PX * place.scale, widest: WIDEST_CITY };
  const named = nameAt(name, [at[0], at[1]], { kind: "city", texts, names: "mark", priority, more }, place);
  // Its own point, and not the one that its pixel is: dragging its name leaves the dot where the town is.
  return [{ ...named, point: name.point }];
}

function waterAt({ name, at }: PlacedWater, priority: number, place: AroundPlace): AroundName {
  const texts = [{ text: name.name, look: TEXT_LOOKS.water, share: SIZE_SHARES.small }];
  return nameAt(name, at, { kind: "water", texts, names: "area", priority, more: {} }, place);
}

/** Heights of a name, and places along it, at which it is asked whose land is under it: the tip of an island is a few pixels wide. */
const LINES = [0.25, 0.75];
const ALONG = Array.from({ length: 33 }, (_, at) => at / 32);
/** The boxes of islands are round numbers, degrees. */
const ROUNDED_DEG = 0.05;

/** Makes a question for whether a name is off all land but its own island: on another one it would be that one's. */
function isOffOthers([west, south, east, north]: NonNullable<MapName["bounds"]>, { map, lands }: AroundPlace) {
  const land = [...lands.values()].flat();
  const isOwn = ({ lon, lat }: GeoPoint) =>
    lat > south - ROUNDED_DEG &&
    lat < north + ROUNDED_DEG &&
    [0, 360].some(
      (turn) => lon + turn > west - ROUNDED_DEG && lon + turn < east + (east < west ? 360 : 0) + ROUNDED_DEG,
    );
  return ({ x, y, width, height }: PxRect): boolean =>
    LINES.every((line) =>
      ALONG.every((share) => {
        const at = map.unproject(x + share * width, y + line * height);
        return at === null || isOwn(at) || !isOnLand(land, at);
      }),
    );
}

/** Share of an island's box that is land. */
function landShare([west, south, east, north]: NonNullable<MapName["bounds"]>, lands: AroundPlace["lands"]): number {
  const wide = east - west + (east < west ? 360 : 0);
  const isNear = ({ west: from, east: to }: FlatPolygon) =>
    [0, 360, -360].some((turn) => from + turn <= west + wide && to + turn >= west);
  const land = [...lands.values()].flat().filter((one) => one.south <= north && one.north >= south && isNear(one));
  const steps = Array.from({ length: LAND_STEPS }, (_, at) => (at + 0.5) / LAND_STEPS);
  const places = steps.flatMap((up) =>
    steps.map((along) => {
      const lon = west + along * wide;
      return { lon: lon > 180 ? lon - 360 : lon, lat: south + up * (north - south) };
    }),
  );
  return places.filter((place) => isOnLand(land, place)).length / places.length;
}

/** The name of an island: on it where it is large enough, else beside it, without a dot. */
function islandName(name: PointName<"island">, priority: number, place: AroundPlace): readonly AroundName[] {
  const { map, scale } = place;
  const at = map.project(name.point);
  const box = name.bounds;
  if (at === null || box === null || !isOn(place, at)) return [];
  const corners = [map.project({ lon: box[0], lat: box[1] }), map.project({ lon: box[2], lat: box[3] })];
  const [[left = 0, foot = 0], [right = 0, top = 0]] = [corners[0] ?? [], corners[1] ?? []];
  const [width, height] = [Math.abs(right - left), Math.abs(foot - top)];
  const isOfSize = Math.max(width, height) > LEAST_ISLAND_PX * scale && width < map.widthPx * MOST_ISLAND;
  if (!isOfSize || height > map.heightPx * MOST_ISLAND) return [];
  if (landShare(box, place.lands) * width * height < LEAST_LAND_OF_ISLAND_PX * scale ** 2) return [];
  const look = TEXT_LOOKS.region;
  const share = SIZE_SHARES.small;
  const sizePx = look.sizePx * scale;
  // One that its name would hide has it beside itself.
  const isOnIt =
    textPx(name.name.toLocaleUpperCase("es"), look, sizePx) < width * OVER_ISLAND && height > HIDDEN * sizePx;
  const reachPx = { x: width / 2, y: height / 2 };
  const texts = [{ text: name.name, look, share }];
  const isAllowed = isOffOthers(box, place);
  // One on which towns leave no room in its middle has its name elsewhere on it, or beside it.
  const more = { isAllowed, reachPx, ...(isOnIt ? { isOnIt, isAllowedFar: isAllowed } : { widest: WIDEST_CITY }) };
  const isMain = Math.max(width / map.widthPx, height / map.heightPx) > MAIN_ISLAND;
  const own = { kind: "region", texts, names: "area", priority: isMain ? PRIORITY.water : priority, more } as const;
  return [nameAt(name, [at[0], at[1]], own, place)];
}

/** Weight of a town of the country that a map is about, for one of its neighbours: the map is of it. */
const AT_HOME = 3;
/** Towns among which those of the country are looked for, for those that have room. */
const CONSIDERED = 5;

/** Distance at which a mark is a town's own, degrees: it was found by its name. */
const SAME_DEG = 0.0005;

/** Weighs towns by whose they are. */
function atHome({ focus }: Basemap, { lands }: AroundPlace): (name: MapName) => number {
  const home = lands.get(focus ?? "") ?? [];
  return ({ point, weight }) => (isOnLand(home, point) ? AT_HOME * weight : weight);
}

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
  const waters = around.waters ? waterNames(ground, place, ({ id, name }) => isWanted(id, name)) : [];
  const islands = (lands.length > 0 && area.kind !== "world" ? ground.names.filter(isA("island")) : [])
    .filter(({ id, name }) => isWanted(id, name))
    .toSorted((a, b) => b.weight - a.weight || b.span - a.span);
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
  const weightIn = atHome(ground, place);
  const weights = new Map(seen.map((name) => [name.id, weightIn(name)]));
  const cities = seen.toSorted((a, b) => (weights.get(b.id) ?? 0) - (weights.get(a.id) ?? 0)).slice(0, most);
  const ranked = waters.toSorted((a, b) => b.name.weight - a.name.weight);
  return [
    ...countries,
    ...ranked.map((water, at) => waterAt(water, PRIORITY.water + weightOf(at, ranked.length), place)),
    ...islands.flatMap((island, at) => islandName(island, PRIORITY.island + weightOf(at, islands.length), place)),
    ...cities.flatMap((city, at) => {
      const rank = at < most * MAIN_SHARE ? "main" : "city";
      return cityName(city, PRIORITY[rank] + weightOf(at, cities.length), place);
    }),
  ];
}
