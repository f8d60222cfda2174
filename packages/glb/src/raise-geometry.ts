import earcut from "earcut";
import { type PlanFeature, type PlanRing, planOf } from "./plan.ts";
import { RaiseError } from "./raise-error.ts";
import { list, record } from "./unknown-json.ts";
import { type WrittenNode, writeGlb } from "./write-glb.ts";

/** Options for turning the polygons of a map into volumes. */
export interface Raise {
  /** Property of each feature that tells its height. */
  readonly height: string;
  /** Metres of one of it: 1 for metres, 3 for storeys; what looks right for people or euros. */
  readonly metresEach: number;
  /** Property that names each; empty for numbers in their order. */
  readonly name: string;
  /** Of all: `#rrggbb`. */
  readonly colour: string;
}

/** Highest volume, metres: beyond it nothing else would be seen. */
const MOST_METRES = 10_000_000;

/** Characters of the name of a part. */
const NAME_LENGTH = 80;

/** A number, also one that is written as text in the Spanish way; `null` for none. */
export function numberIn(value: unknown): number | null {
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (typeof value !== "string" || value.length > 40) return null;
  const written = value
    .trim()
    .replace(/\.(?=\d{3}(?:[.,]|$))/g, "")
    .replace(",", ".");
  return /^-?\d+(?:\.\d+)?$/.test(written) ? Number(written) : null;
}

/** Properties of the features of a map, and which of them are numbers: what a form offers. */
export function propertiesOf(json: unknown): { readonly all: readonly string[]; readonly numbers: readonly string[] } {
  const all = new Set<string>();
  const numbers = new Set<string>();
  for (const feature of list(record(json).features).slice(0, 500))
    for (const [name, value] of Object.entries(record(record(feature).properties)).slice(0, 100)) {
      if (name.length > NAME_LENGTH) continue;
      all.add(name);
      if (numberIn(value) !== null) numbers.add(name);
    }
  return { all: [...all], numbers: [...numbers] };
}

/** Wider maps are of a territory, metres: what is raised from them is no building. */
const TERRITORY_M = 20_000;

/** Height at first of the highest of a territory, share of its width. */
const HIGHEST = 0.2;

/** Most storeys that a house has: whole numbers up to it are storeys, and each is three metres. */
const MOST_STOREYS = 60;
const STOREY_M = 3;

/**
 * Metres of one of a property with which a map looks well at first: somebody changes them afterwards.
 *
 * @param json - GeoJSON.
 * @returns 1 where nothing can be told.
 */
export function metresEachFor(json: unknown, height: string): number {
  try {
    const plan = planOf(json);
    const values = plan.flatMap(({ properties }) => numberIn(properties[height]) ?? []);
    const most = values.reduce((found, value) => Math.max(found, value), 0);
    const wide = plan
      .flatMap(({ polygons }) => polygons.flat(2))
      .reduce((found, [east, north]) => Math.max(found, 2 * Math.abs(east), 2 * Math.abs(north)), 0);
    if (most === 0) return 1;
    if (wide > TERRITORY_M) return Number(((HIGHEST * wide) / most).toPrecision(1));
    return most <= MOST_STOREYS && values.every(Number.isInteger) ? STOREY_M : 1;
  } catch (error) {
    if (error instanceof RaiseError) return 1;
    throw error;
  }
}

/** Gathers the corners and the triangles of one volume. */
function createVolume() {
  const positions: number[] = [];
  const indices: number[] = [];
  return {
    positions,
    indices,
    add(corners: readonly (readonly [east: number, up: number, north: number])[], triangles: readonly number[]): void {
      const base = positions.length / 3;
      for (const [east, up, north] of corners) positions.push(east, up, -north);
      for (const corner of triangles) indices.push(base + corner);
    },
  };
}

/** A roof looks up: its triangles go against the clock, seen from above. */
function roof(rings: readonly PlanRing[], up: number, volume: ReturnType<typeof createVolume>): void {
  const points = rings.flat();
  const starts: number[] = [];
  for (const ring of rings.slice(0, -1)) starts.push((starts.at(-1) ?? 0) + ring.length);
  const triangles = earcut(points.flat(), starts);
  for (let at = 0; at + 2 < triangles.length; at += 3) {
    const [a = 0, b = 0, c = 0] = triangles.slice(at, at + 3);
    const [p, q, r] = [points[a], points[b], points[c]];
    if (p === undefined || q === undefined || r === undefined) continue;
    const turn = (q[0] - p[0]) * (r[1] - p[1]) - (r[0] - p[0]) * (q[1] - p[1]);
    if (turn < 0) [triangles[at + 1], triangles[at + 2]] = [c, b];
  }
  volume.add(
    points.map(([east, north]) => [east, up, north]),
    triangles,
  );
}

function walls(ring: PlanRing, up: number, volume: ReturnType<typeof createVolume>): void {
  for (const [place, [east, north]] of ring.entries()) {
    const [nextEast, nextNorth] = ring[(place + 1) % ring.length] ?? [east, north];
    volume.add(
      [
        [east, 0, north],
        [nextEast, 0, nextNorth],
        [nextEast, up, nextNorth],
        [east, up, north],
      ],
      [0, 1, 2, 0, 2, 3],
    );
  }
}

function nodeOf({ properties, polygons }: PlanFeature, place: number, raise: Raise): WrittenNode {
  const value = numberIn(properties[raise.height]);
  const up = Math.min(MOST_METRES, Math.max(0, (value ?? 0) * raise.metresEach));
  const volume = createVolume();
  for (const rings of polygons) {
    roof(rings, up, volume);
    if (up > 0) for (const ring of rings) walls(ring, up, volume);
  }
  const named = properties[raise.name];
  const name = typeof named === "string" || typeof named === "number" ? String(named).trim() : "";
  return {
    name: name.slice(0, NAME_LENGTH) || `parte-${place + 1}`,
    ...(value !== null && { extras: { value } }),
    ...{ positions: volume.positions, indices: volume.indices, material: 0 },
  };
}

const linear = (share: number) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
const channel = (hex: string, at: number) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);

/**
 * Raises the polygons of a map into volumes, as high as a property of each tells; those without one lie flat.
 *
 * @param json - GeoJSON: degrees, or metres of a projection.
 * @returns A GLB: a node a feature, named, its number in `extras.value`; metres, the middle of the map at 0, y upwards.
 * @throws {RaiseError} For what is no such map, and for more than a page can draw.
 */
export function raiseGeometry(json: unknown, raise: Raise): Uint8Array<ArrayBuffer> {
  const plan = planOf(json);
  if (plan.every(({ properties }) => numberIn(properties[raise.height]) === null)) throw new RaiseError("heights");
  const nodes = plan.map((feature, place) => nodeOf(feature, place, raise));
  const { colour } = raise;
  return writeGlb({ nodes, colours: [[channel(colour, 1), channel(colour, 3), channel(colour, 5), 1]] });
}
