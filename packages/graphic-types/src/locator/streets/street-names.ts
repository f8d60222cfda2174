import type { StreetGround, StreetLineKind } from "@nv/contracts/schemas";
import { type PxPoint, simplifyPx } from "@nv/geography";
import { type AlongPlace, circlesOf, type PlacedName, placeAlong, writeAlong } from "../draw/names-along.ts";
import { attributes } from "../draw/svg.ts";
import type { TextLook } from "../draw/text-look.ts";
import { streetNameForms } from "./short-street-name.ts";
import { streetWidthPx } from "./street-widths.ts";
import { type Circle, createTakenCircles } from "./taken-circles.ts";
import { unitProjector } from "./unit-projector.ts";

/** Options for writing the names of streets. */
export interface StreetNamesPlace extends AlongPlace {
  readonly idPrefix: string;
  /** Names that nobody wants to read. */
  readonly hidden: readonly string[];
  /** Whether letters stand out from what is under them. */
  readonly hasHalo: boolean;
}

/** Size of the names of streets on a phone, pixels: nothing is smaller there. */
const STREET_PX = 12;

/** Kinds that are named, the more important first, with how their names are written. */
const NAMED: readonly { readonly kind: StreetLineKind; readonly look: TextLook }[] = [
  { kind: "river", look: { sizePx: 12.5, weight: 400, role: "waterLabel", isItalic: true } },
  { kind: "motorway", look: { sizePx: STREET_PX, weight: 600, role: "streetLabel" } },
  { kind: "main", look: { sizePx: STREET_PX, weight: 600, role: "streetLabel" } },
  { kind: "secondary", look: { sizePx: STREET_PX, weight: 400, role: "streetLabel" } },
  { kind: "minor", look: { sizePx: STREET_PX, weight: 400, role: "streetLabel" } },
];

/** Corners of a line that texts stand on, pixels: they do not follow each bend of a street. */
const SMOOTH_PX = 1.6;
/** Most names of a map: more are not read. */
const MOST_NAMES = 70;
/** Streets whose name is as wide as this are narrow for it: it stands out from what is under it. */
const EDGE_STROKE_PX = 2.4;

interface Candidate {
  readonly name: string;
  readonly kind: StreetLineKind;
  readonly look: TextLook;
  readonly points: readonly PxPoint[];
  readonly lengthPx: number;
}

function lengthOf(points: readonly PxPoint[]): number {
  return points.reduce((sum, [x, y], at) => {
    const before = points[at - 1] ?? [x, y];
    return sum + Math.hypot(x - before[0], y - before[1]);
  }, 0);
}

/** The streets that have a name, in the order in which they get their places. */
function candidatesOf(ground: StreetGround, { map, scale, hidden }: StreetNamesPlace): readonly Candidate[] {
  const units = unitProjector(ground, map);
  const unwanted = new Set(hidden);
  const found = NAMED.flatMap(({ kind, look }) => {
    const own = ground.lines.flatMap((line): Candidate[] => {
      if (line.kind !== kind || line.name === "" || line.level === -1 || unwanted.has(line.name)) return [];
      const points = simplifyPx(units.points(line.steps), SMOOTH_PX * scale);
      return [{ name: line.name, kind, look, points, lengthPx: lengthOf(points) }];
    });
    return own.toSorted((a, b) => b.lengthPx - a.lengthPx || (a.name < b.name ? -1 : 1));
  });
  return found;
}

/** Kinds on which no name of a river stands: where it runs beside a road, the map is the road's. */
const OVER_RIVERS: readonly StreetLineKind[] = ["motorway", "main", "secondary", "rail"];

/** Circles that roads cover, for the names of rivers. */
function roadCircles(ground: StreetGround, { map, scale }: StreetNamesPlace): readonly Circle[] {
  const units = unitProjector(ground, map);
  const roads = ground.lines.filter(({ kind, level }) => OVER_RIVERS.includes(kind) && level !== -1);
  return roads.flatMap(({ kind, steps }) =>
    circlesOf(simplifyPx(units.points(steps), 1), Math.max(3, streetWidthPx(kind, units.metresPerPx * scale)) * scale),
  );
}

/** Attributes of a name that differ from those of the others. */
const ownLook = ({ role, sizePx, weight, isItalic }: TextLook, { scale, paint, hasHalo }: StreetNamesPlace) => ({
  fill: role === "streetLabel" ? null : paint(role),
  stroke: hasHalo && role === "waterLabel" ? paint("water") : null,
  "font-size": sizePx === STREET_PX ? null : sizePx * scale,
  "font-weight": weight === 400 ? null : String(weight),
  "font-style": isItalic === true ? "italic" : null,
});

/**
 * Writes the names of streets along them: the more important and the longer first, each once, whole or shortened, where they cover nothing.
 *
 * @returns A group; empty when none has room.
 */
export function streetNames(ground: StreetGround, place: StreetNamesPlace): string {
  const { idPrefix, scale, paint, hasHalo } = place;
  const taken = createTakenCircles();
  const placed: PlacedName[] = [];
  const written = new Set<string>();
  const candidates = candidatesOf(ground, place);
  const roads = createTakenCircles();
  if (candidates.some(({ kind }) => kind === "river")) roads.add(roadCircles(ground, place));
  for (const candidate of candidates) {
    if (placed.length >= MOST_NAMES) break;
    if (written.has(candidate.name)) continue;
    const name = { ...candidate, forms: streetNameForms(candidate.name) };
    const found = placeAlong(name, candidate.kind === "river" ? [taken, roads] : [taken], place);
    if (found === null) continue;
    written.add(candidate.name);
    taken.add(found.circles);
    placed.push(found);
  }
  if (placed.length === 0) return "";
  const names = placed.map((one, at) =>
    writeAlong(one, { ...place, id: `${idPrefix}renglon-${at}`, own: ownLook(one.look, place) }),
  );
  const lines = names.map(({ line }) => line).join("");
  const halo = {
    stroke: paint("streetHalo"),
    "stroke-width": EDGE_STROKE_PX * scale,
    "stroke-opacity": "0.9",
    "stroke-linejoin": "round",
    "paint-order": "stroke",
  };
  const look = {
    ...{ id: `${idPrefix}nombres-de-calles`, fill: paint("streetLabel"), "text-anchor": "middle" },
    ...{ "font-size": STREET_PX * scale, ...(hasHalo && halo) },
  };
  const defs = lines === "" ? "" : `<defs>${lines}</defs>`;
  return `${defs}<g${attributes(look)}>${names.map(({ text }) => text).join("")}</g>`;
}
