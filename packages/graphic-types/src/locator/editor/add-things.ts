import { type LocatorConfig, MOST, MOST_SHAPE_POINTS } from "../config.ts";
import { areaAfterAdding } from "./edit-area.ts";
import { newId, newMark } from "./edit-parts.ts";
import { type GeoThing, pointsOf } from "./geo-things.ts";

type Shape = LocatorConfig["shapes"][number];
type Pair = readonly [number, number];

/** Figures of a coordinate, as many as a street needs: a metre. */
const DECIMALS = 1e5;
const short = (value: number) => Math.round(value * DECIMALS) / DECIMALS;

/** First tolerance of the simplification of lines: greatest distance of a point that is left out, degrees, doubled until all fits. */
const FIRST_TOLERANCE = 0.000_01;
const MOST_TURNS = 24;

/** Distance from a point to the segment between two others, squared. */
function offLine([x, y]: Pair, [ax, ay]: Pair, [bx, by]: Pair): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length));
  return (x - ax - along * dx) ** 2 + (y - ay - along * dy) ** 2;
}

/** The points of a line without which it would be another, by Douglas and Peucker, without recursion. */
function simplified(line: readonly Pair[], tolerance: number): readonly Pair[] {
  if (line.length <= 2) return line;
  const kept = new Set([0, line.length - 1]);
  const open: [number, number][] = [[0, line.length - 1]];
  for (let span = open.pop(); span !== undefined; span = open.pop()) {
    const [from, to] = span;
    const [start, end] = [line[from], line[to]];
    if (start === undefined || end === undefined) continue;
    let [worst, at] = [tolerance ** 2, -1];
    for (let place = from + 1; place < to; place += 1) {
      const point = line[place];
      const off = point === undefined ? 0 : offLine(point, start, end);
      if (off > worst) [worst, at] = [off, place];
    }
    if (at < 0) continue;
    kept.add(at);
    open.push([from, at], [at, to]);
  }
  return line.filter((_, place) => kept.has(place));
}

const countOf = (lines: readonly (readonly Pair[])[]) => lines.reduce((sum, line) => sum + line.length, 0);

/** Lines with so few points that a map can carry them. */
function fitted(things: readonly GeoThing[], room: number): readonly GeoThing[] {
  let tolerance = FIRST_TOLERANCE;
  let now = things;
  for (let turn = 0; turn < MOST_TURNS && countOf(now.flatMap(({ parts }) => parts)) > room; turn += 1) {
    const least = tolerance;
    now = things.map((thing) => ({ ...thing, parts: thing.parts.map((part) => simplified(part, least)) }));
    tolerance *= 2;
  }
  return now.map((thing) => ({
    ...thing,
    parts: thing.parts.filter((part) => part.length >= (thing.kind === "area" ? 4 : 2)),
  }));
}

/** Many lines without a name, as those of a map of streets, are one thing with many parts. */
function joinedQuiet(things: readonly GeoThing[], room: number): readonly GeoThing[] {
  if (things.length <= room) return things;
  const named = things.filter(({ name }) => name !== "").slice(0, Math.max(0, room - 2));
  const rest = things.filter((thing) => !named.includes(thing));
  const ofKind = (kind: GeoThing["kind"]): readonly GeoThing[] => {
    const parts = rest.filter((thing) => thing.kind === kind).flatMap((thing) => thing.parts);
    return parts.length === 0 ? [] : [{ name: "", kind, parts }];
  };
  return [...named, ...ofKind("line"), ...ofKind("area")];
}

/** Outcome of adding the contents of a file to a map: the new configuration, and what people have to know of it. */
export interface AddedThings {
  readonly config: LocatorConfig;
  /** A sentence. */
  readonly told: string;
}

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
const LIST = new Intl.ListFormat("es");

/** Names that a sentence tells. */
const TOLD = 8;

/** Says which elements of a file put nothing on a map. @returns A sentence; none where all do. */
export function shapelessTold(names: readonly string[]): readonly string[] {
  if (names.length === 0) return [];
  const more = names.length - TOLD;
  const told = `${names.slice(0, TOLD).join(", ")}${more > 0 ? ` y ${more} más` : ""}`;
  return [
    `${names.length === 1 ? "Queda" : "Quedan"} fuera ${counted(names.length, "elemento", "elementos").join("")} sin forma: ${told}.`,
  ];
}

/**
 * Puts what a file holds on a map, as little of each line as is seen, and shows it whole.
 *
 * @param isQuiet - Whether lines are ground, like streets, rather than what the map is about.
 */
export function withThings(config: LocatorConfig, things: readonly GeoThing[], isQuiet: boolean): AddedThings {
  const points = things.filter(({ kind }) => kind === "point").slice(0, MOST.marks - config.marks.length);
  const drawn = things.filter(({ kind }) => kind !== "point");
  const used = config.shapes.flatMap(({ parts }) => parts).reduce((sum, part) => sum + part.length / 2, 0);
  const room = Math.max(0, MOST_SHAPE_POINTS - used);
  const light = fitted(joinedQuiet(drawn, MOST.shapes - config.shapes.length), room);
  let next = config;
  for (const { name, kind, parts } of light) {
    if (kind === "point" || parts.length === 0) continue;
    const shape: Shape = {
      ...{ id: newId(next, "trazado"), kind, label: name, look: isQuiet ? "quiet" : "main" },
      parts: parts.map((part) => part.flatMap(([lon, lat]) => [short(lon), short(lat)])),
    };
    next = { ...next, shapes: [...next.shapes, shape] };
  }
  for (const { name, parts } of points) {
    const [lon, lat] = parts[0]?.[0] ?? [0, 0];
    next = { ...next, marks: [...next.marks, newMark(next, { lon: short(lon), lat: short(lat) }, name)] };
  }
  const wasPoints = countOf(drawn.flatMap(({ parts }) => parts));
  const isPoints = countOf(light.flatMap(({ parts }) => parts));
  const added = [
    ...counted(next.marks.length - config.marks.length, "punto", "puntos"),
    ...counted(next.shapes.length - config.shapes.length, "trazado", "trazados"),
  ];
  const lost = things.filter(({ kind }) => kind === "point").length - points.length;
  const told = [
    `${added.length === 1 && added[0]?.startsWith("1 ") ? "Añadido" : "Añadidos"} ${LIST.format(added)}.`,
    ...(isPoints < wasPoints
      ? [
          `Simplificados de ${wasPoints.toLocaleString("es-ES")} a ${isPoints.toLocaleString("es-ES")} vértices para que el mapa pese poco.`,
        ]
      : []),
    ...(lost > 0 ? [`Quedan fuera ${lost} puntos: caben ${MOST.marks}.`] : []),
  ].join(" ");
  return { config: { ...next, area: areaAfterAdding(config, next, pointsOf(things)) }, told };
}
