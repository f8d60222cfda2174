import type { Position } from "geojson";
import type { NewsPlace } from "../gazetteer/news-places.ts";

/** From a place of the table to its river, degrees: it is a town on its bank, to a tenth of a degree. */
const NEAR_DEG = 0.3;
/** A river goes farther than the straight way between two towns on it, but not at any price. */
const MOST_DETOUR = 2.6;
/** Room around the places between which a way is looked for, degrees. */
const ROOM_DEG = 2.5;

/** Gap between the end of a line and the corner of another that it goes on from: a few steps of the grid on which both are, degrees. */
const GAP_DEG = 0.02;

/** Corners from which a line of the table is the river itself, simplified: the others do not have it. */
const WHOLE_FROM = 8;

/** Corner of the rivers, and what is joined to it. */
interface Corner {
  readonly at: Position;
  readonly next: Corner[];
}

const keyOf = ([lon = 0, lat = 0]: Position) => `${lon.toFixed(3)} ${lat.toFixed(3)}`;

/** Distance of two places, degrees of latitude. */
function apart([lonA = 0, latA = 0]: Position, [lonB = 0, latB = 0]: Position): number {
  return Math.hypot((lonB - lonA) * Math.cos(((latA + latB) / 2) * (Math.PI / 180)), latB - latA);
}

function nearestWithin(corners: readonly Corner[], place: Position, mostDeg: number): Corner | undefined {
  let [found, least]: [Corner | undefined, number] = [undefined, mostDeg];
  for (const corner of corners) {
    // Most are not even on the same parallel.
    if (Math.abs((corner.at[1] ?? 0) - (place[1] ?? 0)) > least) continue;
    const distance = apart(corner.at, place);
    if (distance < least) [found, least] = [corner, distance];
  }
  return found;
}

/** The rivers as one net: lines that end where another passes, or a step beside it, are joined there. */
function netOf(rivers: readonly (readonly Position[])[]): readonly Corner[] {
  const corners = new Map<string, Corner>();
  const cornerOf = (at: Position) => {
    const key = keyOf(at);
    const known = corners.get(key);
    if (known !== undefined) return known;
    const made = { at, next: [] };
    corners.set(key, made);
    return made;
  };
  for (const line of rivers)
    for (const [at, end] of line.entries()) {
      const start = line[at - 1];
      if (start === undefined || keyOf(start) === keyOf(end)) continue;
      const [a, b] = [cornerOf(start), cornerOf(end)];
      a.next.push(b);
      b.next.push(a);
    }
  const all = [...corners.values()];
  for (const end of all.filter(({ next }) => next.length === 1)) {
    const others = all.filter((corner) => corner !== end && corner !== end.next[0]);
    const other = nearestWithin(others, end.at, GAP_DEG);
    if (other === undefined) continue;
    end.next.push(other);
    other.next.push(end);
  }
  return all;
}

/** Returns the shortest way along the net (Dijkstra); empty where there is none, or a long one. */
function wayAlong(from: Corner, to: Corner): readonly Position[] {
  const most = Math.max(apart(from.at, to.at) * MOST_DETOUR, NEAR_DEG);
  const lengths = new Map<Corner, number>([[from, 0]]);
  const before = new Map<Corner, Corner>();
  const done = new Set<Corner>();
  const open = new Set<Corner>([from]);
  while (open.size > 0) {
    let [corner, least]: [Corner | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
    for (const one of open) {
      const length = lengths.get(one) ?? 0;
      if (length < least) [corner, least] = [one, length];
    }
    if (corner === undefined || least > most) return [];
    if (corner === to) break;
    open.delete(corner);
    done.add(corner);
    for (const next of corner.next) {
      const length = least + apart(corner.at, next.at);
      if (done.has(next) || length >= (lengths.get(next) ?? Number.POSITIVE_INFINITY)) continue;
      lengths.set(next, length);
      before.set(next, corner);
      open.add(next);
    }
  }
  const way: Position[] = [];
  for (let corner: Corner | undefined = to; corner !== undefined; corner = before.get(corner)) way.unshift(corner.at);
  return way[0] === from.at ? way : [];
}

/** Corners that may be on the way between places. */
function around(net: readonly Corner[], places: readonly Position[]): readonly Corner[] {
  const [lons, lats] = [places.map(([lon = 0]) => lon), places.map(([, lat = 0]) => lat)];
  const [west, east] = [Math.min(...lons) - ROOM_DEG, Math.max(...lons) + ROOM_DEG];
  const [south, north] = [Math.min(...lats) - ROOM_DEG, Math.max(...lats) + ROOM_DEG];
  return net.filter(({ at: [lon = 0, lat = 0] }) => lon > west && lon < east && lat > south && lat < north);
}

/** Joins ways that end where the next begins. */
function joined(ways: readonly (readonly Position[])[]): Position[][] {
  const parts: Position[][] = [];
  for (const way of ways) {
    const last = parts.at(-1);
    if (way.length === 0) continue;
    if (last !== undefined && last.at(-1) === way[0]) last.push(...way.slice(1));
    else parts.push([...way]);
  }
  return parts;
}

/** A river of the table among lines that have no names. */
interface FoundRiver {
  readonly code: string;
  readonly name: string;
  readonly weight: number;
  readonly parts: readonly (readonly Position[])[];
  /** Whether it is drawn as the table has it. */
  readonly isOwn: boolean;
}

/**
 * Finds the rivers of the table among lines that have no names: the way along them between the towns on their banks. A line of the table that is fine enough is
 * the river itself: those have it not. What neither has is left out.
 *
 * @param rivers - Lines of rivers, corners joined where they are the same.
 */
export function nameRivers(
  rivers: readonly (readonly Position[])[],
  table: readonly NewsPlace[],
): readonly FoundRiver[] {
  const net = netOf(rivers);
  return table.flatMap(({ code, name, importance, line }): readonly FoundRiver[] => {
    const own = line ?? [];
    const found = { code, name, weight: importance };
    if (own.length >= WHOLE_FROM) return [{ ...found, parts: [own], isOwn: true }];
    const near = around(net, own);
    const stops = own.map((place) => nearestWithin(near, place, NEAR_DEG));
    const ways = stops.map((to, at) => {
      const from = stops[at - 1];
      return from === undefined || to === undefined || from === to ? [] : wayAlong(from, to);
    });
    const parts = joined(ways);
    return parts.length === 0 ? [] : [{ ...found, parts, isOwn: false }];
  });
}
