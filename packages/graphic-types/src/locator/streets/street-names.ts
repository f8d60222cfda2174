import type { StreetGround, StreetLineKind } from "@nv/contracts/schemas";
import { type FittedMap, type PxPoint, type PxRect, simplifyPx } from "@nv/geography";
import { attributes, fix, textElement } from "../draw/svg.ts";
import { type TextLook, textPx } from "../draw/text-look.ts";
import type { PaintRole } from "../palette.ts";
import { streetNameForms } from "./short-street-name.ts";
import { streetWidthPx } from "./street-widths.ts";
import { type Circle, createTakenCircles, type TakenCircles } from "./taken-circles.ts";
import { besideLine, smoothLine, stretchesFor, type TextStretch } from "./text-on-line.ts";
import { unitProjector } from "./unit-projector.ts";

/** Options for writing the names of streets. */
export interface StreetNamesPlace {
  readonly map: FittedMap;
  readonly scale: number;
  readonly paint: (role: PaintRole) => string;
  readonly idPrefix: string;
  /** Boxes that no name may cover. */
  readonly obstacles: readonly PxRect[];
  /** Names that nobody wants to read. */
  readonly hidden: readonly string[];
  /** Whether letters stand out from what is under them. */
  readonly hasHalo: boolean;
  /** Whether texts stand on lines that bend; what makes pictures of drawings knows none. */
  readonly bends: boolean;
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

/** From an end of a text to the end of its line, pixels of a phone. */
const END_PX = 4;
/** From a text to the edge of the map. */
const EDGE_PX = 5;
/** From a text along a street to any other, pixels. */
const NEAR_PX = 2;
/** Around each text, in sizes of its type. */
const AROUND = 0.95;
/** From the middle of a line to the base of its text, in sizes of the type. */
const BASE = 0.34;
/** Letters on a line that bends need a little more. */
const ROOM = 1.03;
/** A stretch that bends less is written straight: it is lighter, and every program draws it. Degrees. */
const STRAIGHT_BELOW = 2.2;
const STRAIGHT_IN_PICTURES = 9;
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

/** Circles that a text along a line covers. */
function circlesOf(points: readonly PxPoint[], radius: number): readonly Circle[] {
  const circles: Circle[] = [];
  for (const [at, [x, y]] of points.entries()) {
    const [toX, toY] = points[at + 1] ?? [x, y];
    const steps = Math.max(1, Math.ceil(Math.hypot(toX - x, toY - y) / radius));
    for (let step = 0; step < steps; step += 1)
      circles.push({ x: x + ((toX - x) * step) / steps, y: y + ((toY - y) * step) / steps, radius });
  }
  return circles;
}

const touchesRect = ({ x, y, radius }: Circle, rect: PxRect) =>
  Math.hypot(
    x - Math.min(Math.max(x, rect.x), rect.x + rect.width),
    y - Math.min(Math.max(y, rect.y), rect.y + rect.height),
  ) <
  radius + NEAR_PX;

/** Whether a text is on the map, and off all that has its place already. */
function isFree(
  circles: readonly Circle[],
  taken: readonly TakenCircles[],
  { map, obstacles, scale }: StreetNamesPlace,
) {
  const edge = EDGE_PX * scale;
  return circles.every((circle) => {
    const { x, y } = circle;
    if (x < edge || y < edge || x > map.widthPx - edge || y > map.heightPx - edge) return false;
    if (obstacles.some((rect) => touchesRect(circle, rect))) return false;
    return !taken.some(({ touches }) => touches(circle));
  });
}

interface Placed {
  readonly text: string;
  readonly look: TextLook;
  readonly stretch: TextStretch;
  readonly circles: readonly Circle[];
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

/** The best place of a name: written whole where that goes, shortened where it does not. */
function placeOf(
  { name, look, points }: Candidate,
  taken: readonly TakenCircles[],
  place: StreetNamesPlace,
): Placed | null {
  const sizePx = look.sizePx * place.scale;
  const mostBend = place.bends ? 180 : STRAIGHT_IN_PICTURES;
  for (const text of streetNameForms(name)) {
    const widthPx = textPx(text, look, sizePx) * ROOM + END_PX * place.scale;
    for (const stretch of stretchesFor(points, widthPx)) {
      const circles = circlesOf(stretch.points, (sizePx * AROUND) / 2);
      if (stretch.bend <= mostBend && isFree(circles, taken, place)) return { text, look, stretch, circles };
    }
  }
  return null;
}

/** A line as a curve: its corners pull, and its middles are on it. */
function curveThrough(points: readonly PxPoint[]): string {
  const [first, ...others] = points;
  if (first === undefined) return "";
  const corners = others.map(([x, y], at) => {
    const next = others[at + 1];
    const [toX, toY] = next === undefined ? [x, y] : [(x + next[0]) / 2, (y + next[1]) / 2];
    return `Q${fix(x)} ${fix(y)} ${fix(toX)} ${fix(toY)}`;
  });
  return `M${fix(first[0])} ${fix(first[1])}${corners.join("")}`;
}

/** Writes a name on its street: straight where the street is. */
function nameSvg(
  { text, look, stretch }: Placed,
  id: string,
  { scale, paint, bends, hasHalo }: StreetNamesPlace,
): { readonly text: string; readonly line: string } {
  const sizePx = look.sizePx * scale;
  const own = {
    fill: look.role === "streetLabel" ? null : paint(look.role),
    stroke: hasHalo && look.role === "waterLabel" ? paint("water") : null,
    "font-size": look.sizePx === STREET_PX ? null : sizePx,
    "font-weight": look.weight === 400 ? null : String(look.weight),
    "font-style": look.isItalic === true ? "italic" : null,
  };
  const line = besideLine(smoothLine(stretch.points), sizePx * BASE);
  const [first, last] = [line[0] ?? [0, 0], line.at(-1) ?? [0, 0]];
  if (stretch.bend < STRAIGHT_BELOW || !bends) {
    const [x, y] = [(first[0] + last[0]) / 2, (first[1] + last[1]) / 2];
    const angle = (Math.atan2(last[1] - first[1], last[0] - first[0]) * 180) / Math.PI;
    const turn = Math.abs(angle) < 0.3 ? null : `rotate(${fix(angle)} ${fix(x)} ${fix(y)})`;
    return { text: textElement(text, { ...own, x, y, transform: turn }), line: "" };
  }
  const written = `<text${attributes(own)}><textPath${attributes({ href: `#${id}`, startOffset: "50%" })}>`;
  return {
    text: `${written}${textElement(text, {}).slice("<text>".length, -"</text>".length)}</textPath></text>`,
    line: `<path${attributes({ id, d: curveThrough(line) })}/>`,
  };
}

/**
 * Writes the names of streets along them: the more important and the longer first, each once, whole or shortened, where they cover nothing.
 *
 * @returns A group; empty when none has room.
 */
export function streetNames(ground: StreetGround, place: StreetNamesPlace): string {
  const { idPrefix, scale, paint, hasHalo } = place;
  const taken = createTakenCircles();
  const placed: Placed[] = [];
  const written = new Set<string>();
  const candidates = candidatesOf(ground, place);
  const roads = createTakenCircles();
  if (candidates.some(({ kind }) => kind === "river")) roads.add(roadCircles(ground, place));
  for (const candidate of candidates) {
    if (placed.length >= MOST_NAMES) break;
    if (written.has(candidate.name)) continue;
    const found = placeOf(candidate, candidate.kind === "river" ? [taken, roads] : [taken], place);
    if (found === null) continue;
    written.add(candidate.name);
    taken.add(found.circles);
    placed.push(found);
  }
  if (placed.length === 0) return "";
  const names = placed.map((one, at) => nameSvg(one, `${idPrefix}renglon-${at}`, place));
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
