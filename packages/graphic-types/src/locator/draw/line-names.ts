import { type Basemap, type FittedMap, type GeoPoint, type PxPoint, type PxRect, simplifyPx } from "@nv/geography";
import { foldLoosely } from "@nv/spanish";
import type { LocatorConfig } from "../config.ts";
import { type Circle, createTakenCircles } from "../streets/taken-circles.ts";
import { smoothLine } from "../streets/text-on-line.ts";
import { type AlongPlace, type PlacedName, placeAlong, writeAlong } from "./names-along.ts";
import { attributes } from "./svg.ts";
import { TEXT_LOOKS } from "./text-look.ts";

/** A river or a coast whose name stands along it. */
interface NamedAlong extends PxRect {
  readonly id: string;
  readonly text: string;
  readonly kind: "water";
  /** Of the middle of its letters. */
  readonly point: GeoPoint;
}

/** Names along lines, drawn. */
interface LineNames {
  readonly named: readonly NamedAlong[];
  /** Paths on which they stand, and the texts. */
  readonly svg: string;
}

/** Options for writing them. */
interface LineNamesPlace extends AlongPlace {
  readonly idPrefix: string;
  readonly hasHalo: boolean;
  /** Texts that are on the map already. */
  readonly said: readonly string[];
}

/** Names of a drawing, for each hundred thousand square pixels of a phone's sizes. */
const NAMES_FOR_AREA = 7;
const AREA_PX = 100_000;
/** A text follows the valley, and none of its bends: pixels of a phone. */
const SMOOTH_PX = 4;
/** From a river to the base of its name, in sizes of the type: above it, else below. */
const BESIDE: readonly number[] = [-0.32, 1];
/** The name of a coast stands on its line. */
const ON: readonly number[] = [0.34];
/** From the edge of a map on, pixels, nothing is looked for. */
const BEYOND_PX = 2;

interface Wanted {
  readonly id: string;
  readonly name: string;
  readonly weight: number;
  /** Longitudes and latitudes. */
  readonly lines: readonly (readonly (readonly number[])[])[];
  readonly isCoast: boolean;
}

/** Stretches of a line that are on a map, pixels, the longest first. */
function runsOf(lines: Wanted["lines"], map: FittedMap): readonly (readonly PxPoint[])[] {
  const runs: PxPoint[][] = [];
  for (const line of lines) {
    let run: PxPoint[] = [];
    for (const [lon = 0, lat = 0] of line) {
      const at = map.project({ lon, lat });
      const isOn =
        at !== null &&
        Math.min(at[0], at[1]) > -BEYOND_PX &&
        at[0] < map.widthPx + BEYOND_PX &&
        at[1] < map.heightPx + BEYOND_PX;
      if (isOn) run.push([at[0], at[1]]);
      else {
        runs.push(run);
        run = [];
      }
    }
    runs.push(run);
  }
  return runs.filter(({ length }) => length > 1).toSorted((a, b) => b.length - a.length);
}

/** Rectangle of a text along a line. */
function rectOf(circles: readonly Circle[]): PxRect {
  const [lefts, tops] = [circles.map(({ x, radius }) => x - radius), circles.map(({ y, radius }) => y - radius)];
  const [rights, feet] = [circles.map(({ x, radius }) => x + radius), circles.map(({ y, radius }) => y + radius)];
  const [x, y] = [Math.min(...lefts), Math.min(...tops)];
  return { x, y, width: Math.max(...rights) - x, height: Math.max(...feet) - y };
}

/** Names that may be written, the more important first. */
function wantedNames({ around }: LocatorConfig, ground: Basemap, said: readonly string[]): readonly Wanted[] {
  if (!around.waters) return [];
  const taken = new Set([...said.map(foldLoosely), ...around.hidden]);
  const rivers = ground.namedRivers.map(({ code, name, weight, line }) => ({
    ...{ id: `rio-${code}`, name, weight, lines: line.coordinates, isCoast: false },
  }));
  const coasts = ground.names
    .filter(({ kind }) => kind === "coast")
    .map(({ id, name, weight, line }) => ({ id, name, weight, lines: [line], isCoast: true }));
  return [...rivers, ...coasts]
    .filter(({ id, name }) => !taken.has(id) && !taken.has(foldLoosely(name)))
    .toSorted((a, b) => b.weight - a.weight || (a.id < b.id ? -1 : 1));
}

/** Writes the names of rivers above them, and those of coasts in their sea, where there is room. */
export function lineNames(config: LocatorConfig, ground: Basemap, place: LineNamesPlace): LineNames {
  const { map, scale, paint, idPrefix, hasHalo } = place;
  const look = TEXT_LOOKS.water;
  const taken = createTakenCircles();
  const most = Math.ceil((NAMES_FOR_AREA * map.widthPx * map.heightPx) / scale ** 2 / AREA_PX);
  const named: NamedAlong[] = [];
  const texts: string[] = [];
  const paths: string[] = [];
  for (const { id, name, lines, isCoast } of wantedNames(config, ground, place.said)) {
    if (named.length >= most) break;
    for (const run of runsOf(lines, map)) {
      const points = smoothLine(simplifyPx(run, SMOOTH_PX * scale));
      const placed = (isCoast ? ON : BESIDE).reduce<PlacedName | null>(
        (found, base) => found ?? placeAlong({ forms: [name], look, points, base }, [taken], place),
        null,
      );
      if (placed === null) continue;
      const { circles } = placed;
      const middle = circles[circles.length >> 1] ?? { x: 0, y: 0 };
      const point = map.unproject(middle.x, middle.y);
      if (point === null) continue;
      taken.add(circles);
      // On land a light edge, on water none that would look like ice.
      const own = { stroke: hasHalo && isCoast ? paint("water") : null };
      const written = writeAlong(placed, { ...place, id: `${idPrefix}ribera-${named.length}`, own });
      named.push({ id, text: name, kind: "water", point, ...rectOf(circles) });
      texts.push(written.text);
      paths.push(written.line);
      break;
    }
  }
  if (texts.length === 0) return { named, svg: "" };
  const defs = paths.join("");
  const group = {
    ...{ id: `${idPrefix}nombres-del-agua`, fill: paint("waterLabel"), "text-anchor": "middle" },
    ...{ "font-size": look.sizePx * scale, "font-style": "italic" },
    ...(hasHalo && {
      ...{ stroke: paint("halo"), "stroke-width": 2.4 * scale, "stroke-opacity": "0.85" },
      ...{ "stroke-linejoin": "round", "paint-order": "stroke" },
    }),
  };
  return { named, svg: `${defs === "" ? "" : `<defs>${defs}</defs>`}<g${attributes(group)}>${texts.join("")}</g>` };
}
