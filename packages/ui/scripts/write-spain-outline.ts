import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type GeoProjection, geoConicConformal, geoPath, geoStream } from "d3-geo";
import type { Feature, MultiPolygon, Polygon } from "geojson";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { type Point, simplifyLine } from "./simplify-line.ts";

type Regions = Topology<{ autonomous_regions: GeometryCollection<{ name: string }> }>;
type Region = Feature<Polygon | MultiPolygon, { name: string }>;

/** Width of the drawing, and free sea around it, units of the SVG. */
const WIDTH = 640;
const EDGE = 4;

/** Free sea around the Canary Islands in their box, as a share of their width, as all maps of the house have it. */
const CANARIES_SEA = 0.06;
/** The part of the mainland's height, from below, where there is only Melilla: the box may be beside it. */
const FREE_BELOW = 0.07;

/** Farthest that a drawn border passes from the real one, units of the source: about two kilometres. */
const TOLERANCE = 6;

/** Islands smaller than this, in square units of the SVG, would be a speck. */
const MIN_RING_AREA = 1.5;

/** Region 20 of the source is Gibraltar, which is not a region of Spain; 18 and 19 are Ceuta and Melilla. */
const GIBRALTAR = "20";
const CANARIES = "05";

function loadRegions(): readonly Region[] {
  const path = fileURLToPath(import.meta.resolve("es-atlas/es/autonomous_regions.json"));
  const topology: Regions = JSON.parse(readFileSync(path, "utf8"));
  const arcs = topology.arcs.map((arc) => simplifyArc(arc));
  const { features } = feature({ ...topology, arcs }, topology.objects.autonomous_regions);
  return features.filter((region): region is Region => region.geometry.type.endsWith("Polygon"));
}

/** Arcs are stored as steps from the point before; borders are shared, so that they are simplified once. */
function simplifyArc(arc: readonly number[][]): number[][] {
  let [x, y] = [0, 0];
  const absolute = arc.map(([dx = 0, dy = 0]): Point => {
    x += dx;
    y += dy;
    return [x, y];
  });
  let [lastX, lastY] = [0, 0];
  return simplifyLine(absolute, TOLERANCE).map(([px, py]) => {
    const step = [px - lastX, py - lastY];
    [lastX, lastY] = [px, py];
    return step;
  });
}

function ringsOf(region: Region, projection: GeoProjection): readonly Point[][] {
  const rings: Point[][] = [];
  geoStream(
    region,
    projection.stream({
      point: (x, y) => rings.at(-1)?.push([Math.round(x * 2) / 2, Math.round(y * 2) / 2]),
      lineStart: () => rings.push([]),
      lineEnd: () => {},
      polygonStart: () => {},
      polygonEnd: () => {},
      sphere: () => {},
    }),
  );
  return rings;
}

function areaOf(ring: readonly Point[]): number {
  return Math.abs(
    ring.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = ring[(i + 1) % ring.length] ?? [x, y];
      return sum + x * nextY - nextX * y;
    }, 0) / 2,
  );
}

function pathOf(region: Region, projection: GeoProjection): string {
  const rings = ringsOf(region, projection);
  const biggest = Math.max(...rings.map(areaOf));
  return rings
    .filter((ring) => areaOf(ring) >= Math.min(MIN_RING_AREA, biggest))
    .map(ringPath)
    .join("");
}

/** A ring by steps from each corner to the next: two thirds of the bytes that whole coordinates take. Halves are exact in binary. */
function ringPath(ring: readonly Point[]): string {
  const steps = ring.slice(1).map(([x, y], i) => {
    const [fromX, fromY] = ring[i] ?? [x, y];
    return `${x - fromX},${y - fromY}`;
  });
  return `M${ring[0]?.join(",")}l${steps.join(" ")}z`;
}

const regions = loadRegions().filter(({ id }) => id !== GIBRALTAR);
const [canaries, mainland] = [regions.filter(({ id }) => id === CANARIES), regions.filter(({ id }) => id !== CANARIES)];
// The projection of every map of the house: packages/geography/src/projections/fit-spain.ts.
const collectionOf = (features: readonly Region[]) => ({ type: "FeatureCollection" as const, features: [...features] });
const mainProjection = geoConicConformal()
  .parallels([37.5, 42.5])
  .rotate([3.5, 0])
  .fitWidth(WIDTH - 2 * EDGE, collectionOf(mainland));
const [mainX, mainY] = mainProjection.translate();
mainProjection.translate([mainX + EDGE, mainY + EDGE]);
const mainFoot = geoPath(mainProjection).bounds(collectionOf(mainland))[1][1];
const canaryProjection = geoConicConformal()
  .parallels([27.9, 29.1])
  .rotate([15.8, 0])
  .scale(mainProjection.scale())
  .translate([0, 0]);
const [[west, north], [east, south]] = geoPath(canaryProjection).bounds(collectionOf(canaries));
const sea = (east - west) * CANARIES_SEA;
const box = {
  x: EDGE,
  y: Math.round(mainFoot - FREE_BELOW * mainFoot),
  width: Math.ceil(east - west + 2 * sea),
  height: Math.ceil(south - north + 2 * sea),
};
canaryProjection.translate([box.x + sea - west, box.y + sea - north]);
const HEIGHT = Math.ceil(Math.max(box.y + box.height, mainFoot) + EDGE);

const shapes = regions
  .map((region) => {
    const projection = region.id === CANARIES ? canaryProjection : mainProjection;
    const [x, y] = geoPath(projection).centroid(region);
    return {
      code: String(region.id),
      // Of two official names the Spanish one, as the maps of the house write it.
      name: region.properties.name.split("/")[0],
      path: pathOf(region, projection),
      center: [Math.round(x), Math.round(y)],
    };
  })
  .sort((a, b) => a.code.localeCompare(b.code));

const source = `// Written by \`node packages/ui/scripts/write-spain-outline.ts\`: change it there.

/** An autonomous community or city, as an SVG path of {@link SPAIN_FRAME}. */
export interface RegionShape {
  /** Two figures, as the Instituto Nacional de Estadística numbers them. */
  readonly code: string;
  readonly name: string;
  /** SVG path data; simplified to about two kilometres, for samples and locators of the whole country. */
  readonly path: string;
  /** Middle of the shape, where a label may go. */
  readonly center: readonly [x: number, y: number];
}

/** Frame of the drawing and of the box that holds the Canary Islands, SVG units. */
export const SPAIN_FRAME = {
  width: ${WIDTH},
  height: ${HEIGHT},
  canaries: { x: ${box.x}, y: ${box.y}, width: ${box.width}, height: ${box.height} },
} as const;

/** Credit that stands under any map drawn with these shapes, with the licence. */
export const SPAIN_OUTLINE_SOURCE = "© Instituto Geográfico Nacional, CC BY 4.0";

/**
 * The communities of Spain: peninsula, Balearic Islands, Ceuta and Melilla in a conformal conic projection (parallels 37.5
 * and 42.5), and the Canary Islands nearer, on the same scale, in their box.
 */
export const SPAIN_OUTLINE: readonly RegionShape[] = ${JSON.stringify(shapes, null, 2).replace(/"(\w+)":/g, "$1:")};
`;
writeFileSync(new URL("../src/spain-outline.ts", import.meta.url), source);
