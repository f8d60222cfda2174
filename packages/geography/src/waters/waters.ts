import type { MultiLineString, MultiPolygon, Position } from "geojson";
import { z } from "zod";
import type { NewsPlace } from "../gazetteer/news-places.ts";
import { nameRivers } from "./name-rivers.ts";

/** Steps of a degree on which rivers and lakes are: half a kilometre. */
const STEPS = 200;

const Line = z.array(z.int());

const Packed = z.object({
  /** Each line as whole steps from corner to corner, the first from the equator and Greenwich. */
  rivers: z.array(Line),
  /** Each lake as rings, its islands after its shore. */
  lakes: z.array(z.array(Line)),
  /** Rivers that have a name. */
  named: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      /** Importance where there is no room for all, the greater first. */
      weight: z.number(),
      parts: z.array(Line),
    }),
  ),
});

/** Rivers and lakes as the build leaves them in a file. */
export type PackedWaters = z.infer<typeof Packed>;

/** Rivers and lakes without names, as they were taken of their source. */
export type WaterShapes = Pick<PackedWaters, "rivers" | "lakes">;

/** A river with its name. */
export interface NamedRiver {
  /** Code of the house's table: `river:ebro`. */
  readonly code: string;
  readonly name: string;
  readonly weight: number;
  readonly line: MultiLineString;
}

/** Rivers and lakes of the Earth. */
export interface Waters {
  readonly rivers: MultiLineString;
  readonly lakes: MultiPolygon;
  readonly named: readonly NamedRiver[];
}

/** Writes a line as whole steps; corners that fall on one another are one. */
export function packLine(line: readonly Position[]): number[] {
  let [atX, atY] = [0, 0];
  return line.flatMap(([lon = 0, lat = 0], at) => {
    const [x, y] = [Math.round(lon * STEPS), Math.round(lat * STEPS)];
    const step = [x - atX, y - atY];
    if (at > 0 && step.every((part) => part === 0)) return [];
    [atX, atY] = [x, y];
    return step;
  });
}

function unpackLine(steps: readonly number[]): Position[] {
  let [x, y] = [0, 0];
  return Array.from({ length: steps.length >> 1 }, (_, at) => {
    x += steps[2 * at] ?? 0;
    y += steps[2 * at + 1] ?? 0;
    return [x / STEPS, y / STEPS];
  });
}

/** Writes rivers and lakes a line each, their steps between spaces and the rings of a lake between bars. */
export function writeWaterShapes({ rivers, lakes }: WaterShapes): string {
  const lines = [
    ...rivers.map((line) => `river ${line.join(" ")}`),
    ...lakes.map((rings) => `lake ${rings.map((ring) => ring.join(" ")).join("|")}`),
  ];
  return `${lines.join("\n")}\n`;
}

/** Reads what {@link writeWaterShapes} wrote. @throws {TypeError} For what is no whole step. */
function readWaterShapes(text: string): WaterShapes {
  const stepsOf = (ring: string) =>
    ring.split(" ").map((step) => {
      const whole = Number(step);
      if (!Number.isInteger(whole)) throw new TypeError(`expected a whole step, got «${step}»`);
      return whole;
    });
  const linesOf = (kind: string) =>
    text.split("\n").flatMap((line) => (line.startsWith(`${kind} `) ? [line.slice(kind.length + 1)] : []));
  return {
    rivers: linesOf("river").map(stepsOf),
    lakes: linesOf("lake").map((rings) => rings.split("|").map(stepsOf)),
  };
}

/**
 * Finds the rivers of a table among those without names.
 *
 * @param text - As {@link writeWaterShapes} writes it.
 * @throws {TypeError} For what is nothing of that.
 */
export function makeWaters(text: string, table: readonly NewsPlace[]): PackedWaters {
  const shapes = readWaterShapes(text);
  const rivers = table.filter(({ kind }) => kind === "river");
  const found = nameRivers(shapes.rivers.map(unpackLine), rivers);
  const own = found.filter(({ isOwn }) => isOwn).flatMap(({ parts }) => parts.map(packLine));
  const named = found.map(({ code, name, weight, parts }) => ({ code, name, weight, parts: parts.map(packLine) }));
  return { ...shapes, rivers: [...shapes.rivers, ...own], named };
}

/** Takes the build's file of rivers and lakes for what it says it is. @throws {ZodError} When it is another thing, or broken. */
export function readWaters(value: unknown): Waters {
  const { rivers, lakes, named } = Packed.parse(value);
  const linesOf = (parts: readonly (readonly number[])[]): MultiLineString => ({
    type: "MultiLineString",
    coordinates: parts.map(unpackLine),
  });
  return {
    rivers: linesOf(rivers),
    lakes: { type: "MultiPolygon", coordinates: lakes.map((rings) => rings.map(unpackLine)) },
    named: named.map(({ parts, ...river }) => ({ ...river, line: linesOf(parts) })),
  };
}
