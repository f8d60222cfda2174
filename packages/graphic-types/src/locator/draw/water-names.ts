import { groupBy } from "@nv/contracts";
import {
  type Basemap,
  boxOutline,
  type FlatPolygon,
  flatPolygon,
  isInPolygon,
  isStrait,
  type MapName,
  openWater,
  type PxPoint,
  type PxRect,
} from "@nv/geography";
import { type AroundPlace, coversOf, isOn } from "./around-place.ts";
import { circlesOf } from "./names-along.ts";
import { runsOn } from "./runs-on.ts";
import { TEXT_LOOKS, textPx } from "./text-look.ts";

/** A sea, a strait or a lake where its name stands, pixels. */
export interface PlacedWater {
  readonly name: MapName;
  readonly at: PxPoint;
}

/** Sea with its outline. */
interface Sea {
  readonly name: MapName;
  readonly outline: FlatPolygon;
}

/** Waters as large as what is seen, more or less: neither an ocean on a map of a bay nor a strait on one of the world. */
const LEAST_WATER = 0.12;
const MOST_WATER = 12;
/** Share of the water of a map that may be nobody's; beyond, a sea that is larger is named there. */
const MOST_NAMELESS = 0.25;
/** Least of a coast that has its name beside its sea's, as a share of what is seen, and half of its room, pixels of a phone. */
const LEAST_COAST = 0.25;
const COAST_PX = 12;
/** Height of a line of a name, in sizes of its type. */
const LINE = 1.3;
/** Water of a sea that is seen, for the size of its name: below, that would lie on land. */
const LEAST_OPEN = 0.6;
/** Distance at which a name stands on its own point, in its sizes. */
const NEAR = 1.5;

const TURNS = [0, 360, -360] as const;

/** Degrees of latitude that a drawing shows from top to bottom. */
function spanOf({ heightPx, widthPx, unproject }: AroundPlace["map"]): number {
  const [top, foot] = [unproject(widthPx / 2, 0), unproject(widthPx / 2, heightPx)];
  return top === null || foot === null ? 180 : Math.abs(top.lat - foot.lat);
}

const areaOf = ({ bounds }: MapName) =>
  bounds === null ? 0 : (bounds[3] - bounds[1]) * ((bounds[2] - bounds[0] + 360) % 360 || 360);

function sizeOf({ name }: MapName, scale: number) {
  const look = TEXT_LOOKS.water;
  return { widthPx: textPx(name, look, look.sizePx * scale), heightPx: look.sizePx * scale * LINE };
}

/** Squares along the line of a coast, whose name needs its place. */
function alongCoast({ line }: MapName, { map, scale }: AroundPlace): readonly PxRect[] {
  const half = COAST_PX * scale;
  return runsOn([line], map).flatMap((run) =>
    circlesOf(run, half).map(({ x, y }) => ({ x: x - half, y: y - half, width: 2 * half, height: 2 * half })),
  );
}

function pointOn({ point }: MapName, place: AroundPlace): PxPoint | null {
  const at = place.map.project(point);
  return at === null || !isOn(place, [at[0], at[1]]) ? null : [at[0], at[1]];
}

/**
 * Finds where the waters of a map have their names: on their own point, or, of a sea of which only a part is seen, where that part is widest. Where nothing of the
 * size of the map is, the smallest sea that it is in has its name: no coast is without one.
 *
 * @param isWanted - Whether a name may be written.
 */
export function waterNames(
  ground: Basemap,
  place: AroundPlace,
  isWanted: (name: MapName) => boolean,
): readonly PlacedWater[] {
  const { map, scale, written } = place;
  const span = spanOf(map);
  const isOfSize = ({ span: wide }: MapName) => wide > span * LEAST_WATER && wide < span * MOST_WATER;
  const waters = ground.names.filter(({ kind }) => kind === "water");
  const inlands = waters.filter((name) => name.line.length === 0 && isOfSize(name) && isWanted(name));
  const own = inlands.flatMap((name) => {
    const at = pointOn(name, place);
    return at === null ? [] : [{ name, at }];
  });
  // The water of a strait is no sea's: no ocean is named in it.
  const straits = waters
    .filter((name) => isStrait(name) && isOfSize(name))
    .flatMap((name) => (name.bounds === null ? [] : [{ ...name, line: boxOutline(name.bounds) }]));
  const seas: readonly Sea[] = [...waters, ...straits]
    .filter(({ line }) => line.length > 0)
    .toSorted((a, b) => areaOf(a) - areaOf(b))
    .map((name) => ({ name, outline: flatPolygon([name.line]) }));
  if (seas.length === 0) return own;
  const coasts = ground.names.filter(
    (name) => name.kind === "coast" && isWanted(name) && name.span > span * LEAST_COAST,
  );
  const covers = [...coversOf(place), ...written, ...coasts.flatMap((coast) => alongCoast(coast, place))];
  const water = openWater(map, [ground.land, ground.neighbours], covers, scale);
  const places = water.cells.map(({ x, y }) => map.unproject(x, y));
  /** Smallest of some seas in which each cell is. */
  const ownersAmong = (some: readonly Sea[]) =>
    places.map((at) =>
      at === null
        ? undefined
        : some.find(({ outline }) => TURNS.some((turn) => isInPolygon(outline, at.lon + turn, at.lat))),
    );
  function placed({ name }: Sea, isOpen: (at: number) => boolean): readonly PlacedWater[] {
    const size = sizeOf(name, scale);
    const point = pointOn(name, place);
    const isNear = (at: number) => {
      const cell = water.cells[at];
      if (point === null || cell === undefined) return false;
      const [dx, dy] = [Math.abs(cell.x - point[0]) / size.widthPx, Math.abs(cell.y - point[1]) / size.heightPx];
      return Math.max(dx, dy) < NEAR;
    };
    const there = point === null ? null : water.spotFor(size, (at) => isOpen(at) && isNear(at));
    const spot = there ?? water.spotFor(size, isOpen);
    if (spot !== null) return [{ name, at: [spot.x, spot.y] }];
    const openPx = places.filter((_, at) => isOpen(at)).length * water.cellPx ** 2;
    // One that is hardly as large as its name goes over its coasts, where it is.
    return point === null || openPx < LEAST_OPEN * size.widthPx * size.heightPx ? [] : [{ name, at: point }];
  }
  const owners = ownersAmong(seas.filter(({ name }) => isOfSize(name)));
  // A strait is named at its middle, or, where that is off the map, where it is seen.
  const isNamed = new Set(own.map(({ name }) => name.id));
  const seen = [...new Set(owners)].filter((sea) => sea !== undefined).filter(({ name }) => !isNamed.has(name.id));
  const ofSize = seen.filter(({ name }) => isWanted(name)).flatMap((sea) => placed(sea, (at) => owners[at] === sea));
  const nameless = owners.filter((sea) => sea === undefined).length;
  if (nameless <= MOST_NAMELESS * owners.length) return [...own, ...ofSize];
  const larger = ownersAmong(seas).map((sea, at) => (owners[at] === undefined ? sea : undefined));
  const [widest] = [...groupBy(larger, (sea) => sea)]
    .filter(([sea]) => sea !== undefined)
    .toSorted(([, a], [, b]) => b.length - a.length);
  const sea = widest?.[0];
  return [
    ...own,
    ...ofSize,
    ...(sea !== undefined && isWanted(sea.name) ? placed(sea, (at) => larger[at] === sea) : []),
  ];
}
