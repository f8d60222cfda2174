import { type Basemap, type GeoPoint, type PxRect, simplifyPx } from "@nv/geography";
import { foldLoosely } from "@nv/spanish";
import type { LocatorConfig } from "../config.ts";
import { type Circle, createTakenCircles } from "../streets/taken-circles.ts";
import { smoothLine, type TextStretch } from "../streets/text-on-line.ts";
import { isOnLand, type LandParts } from "./land-parts.ts";
import { type AlongPlace, placeAlong, writeAlong } from "./names-along.ts";
import { runsOn } from "./runs-on.ts";
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
  /** Rectangles of their letters: no other text covers them. */
  readonly letters: readonly PxRect[];
  /** Paths on which they stand, and the texts. */
  readonly svg: string;
}

/** Options for writing them. */
interface LineNamesPlace extends AlongPlace {
  readonly idPrefix: string;
  readonly hasHalo: boolean;
  readonly lands: LandParts;
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
interface Wanted {
  readonly id: string;
  readonly name: string;
  readonly weight: number;
  /** Longitudes and latitudes. */
  readonly lines: readonly (readonly (readonly number[])[])[];
  readonly isCoast: boolean;
}

/** Rectangle of a text along a line. */
function rectOf(circles: readonly Circle[]): PxRect {
  const [lefts, tops] = [circles.map(({ x, radius }) => x - radius), circles.map(({ y, radius }) => y - radius)];
  const [rights, feet] = [circles.map(({ x, radius }) => x + radius), circles.map(({ y, radius }) => y + radius)];
  const [x, y] = [Math.min(...lefts), Math.min(...tops)];
  return { x, y, width: Math.max(...rights) - x, height: Math.max(...feet) - y };
}

const squareOf = ({ x, y, radius }: Circle): PxRect => ({
  ...{ x: x - radius, y: y - radius },
  ...{ width: 2 * radius, height: 2 * radius },
});

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

/** Weights of a name outside of the country that a map is about, off all land, and of each degree that it bends: distances of the map's diagonal. */
const ABROAD = 1;
const AT_SEA = 2;
const OF_A_DEGREE = 0.008;

/** Ranks places of a river's name: in the country that the map is about before its neighbours', then the nearer to the middle, and straight. */
function rankOf({ focus }: Basemap, { map: { unproject, widthPx, heightPx }, lands }: LineNamesPlace) {
  const home = lands.get(focus ?? "") ?? [];
  const abroad = [...lands].flatMap(([code, polygons]) => (code === focus ? [] : polygons));
  return ({ bend }: TextStretch, circles: readonly Circle[]): number => {
    const places = circles.flatMap(({ x, y }) => unproject(x, y) ?? []);
    const away = places.filter((at) => !isOnLand(home, at));
    const atSea = away.filter((at) => !isOnLand(abroad, at));
    const { x, y } = circles[circles.length >> 1] ?? { x: 0, y: 0 };
    const far = Math.hypot(x - widthPx / 2, y - heightPx / 2) / Math.hypot(widthPx, heightPx);
    const shares = (ABROAD * (away.length - atSea.length) + AT_SEA * atSea.length) / Math.max(1, places.length);
    return far + bend * OF_A_DEGREE + shares;
  };
}

/** Writes the names of rivers above them, and those of coasts in their sea, where there is room. */
export function lineNames(config: LocatorConfig, ground: Basemap, place: LineNamesPlace): LineNames {
  const { map, scale, paint, idPrefix, hasHalo } = place;
  const look = TEXT_LOOKS.water;
  const taken = createTakenCircles();
  const most = Math.ceil((NAMES_FOR_AREA * map.widthPx * map.heightPx) / scale ** 2 / AREA_PX);
  const named: NamedAlong[] = [];
  const letters: PxRect[] = [];
  const texts: string[] = [];
  const paths: string[] = [];
  const rank = rankOf(ground, place);
  for (const { id, name, lines, isCoast } of wantedNames(config, ground, place.said)) {
    if (named.length >= most) break;
    const places = runsOn(lines, map).flatMap((run) => {
      const points = smoothLine(simplifyPx(run, SMOOTH_PX * scale));
      return (isCoast ? ON : BESIDE).flatMap((base) => {
        const placed = placeAlong({ forms: [name], look, points, base, ...(!isCoast && { rank }) }, [taken], place);
        return placed === null ? [] : [placed];
      });
    });
    const [placed] = isCoast
      ? places
      : places.toSorted((a, b) => rank(a.stretch, a.circles) - rank(b.stretch, b.circles));
    if (placed === undefined) continue;
    const { circles } = placed;
    const middle = circles[circles.length >> 1] ?? { x: 0, y: 0 };
    const point = map.unproject(middle.x, middle.y);
    if (point === null) continue;
    taken.add(circles);
    // On land a light edge, on water none that would look like ice.
    const own = { stroke: hasHalo && isCoast ? paint("water") : null };
    const written = writeAlong(placed, { ...place, id: `${idPrefix}ribera-${named.length}`, own });
    named.push({ id, text: name, kind: "water", point, ...rectOf(circles) });
    letters.push(...circles.map(squareOf));
    texts.push(written.text);
    paths.push(written.line);
  }
  if (texts.length === 0) return { named, letters, svg: "" };
  const defs = paths.join("");
  const group = {
    ...{ id: `${idPrefix}nombres-del-agua`, fill: paint("waterLabel"), "text-anchor": "middle" },
    ...{ "font-size": look.sizePx * scale, "font-style": "italic" },
    ...(hasHalo && {
      ...{ stroke: paint("halo"), "stroke-width": 2.4 * scale, "stroke-opacity": "0.85" },
      ...{ "stroke-linejoin": "round", "paint-order": "stroke" },
    }),
  };
  return {
    named,
    letters,
    svg: `${defs === "" ? "" : `<defs>${defs}</defs>`}<g${attributes(group)}>${texts.join("")}</g>`,
  };
}
