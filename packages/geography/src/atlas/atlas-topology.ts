import type { GeometryCollection, GeometryObject, Topology } from "topojson-specification";

/** Properties of each area of the atlas. */
export interface AreaProperties {
  /** In Spanish, as the newspaper calls it; official names as {@link splitNames} takes them apart. */
  readonly name: string;
}

/** A list of areas that share their borders, each with its code as `id`. */
export type AreaCollection = GeometryCollection<AreaProperties>;

/** A file of the prepared atlas. */
export type AtlasTopology<Names extends string> = Topology<Record<Names, AreaCollection>>;

/** Lists in the file of Spain. */
export const SPAIN_LISTS = ["municipalities", "provinces", "communities", "shared", "gibraltar"] as const;
/** Lists in the light file of Spain, without municipalities. */
export const SPAIN_LIGHT_LISTS = ["provinces", "communities", "gibraltar"] as const;
/** Lists in the files of the world. */
export const WORLD_LISTS = ["units"] as const;

/** Municipalities, provinces and communities with the codes of the statistics institute; land that several share; Gibraltar. */
export type SpainAtlas = AtlasTopology<(typeof SPAIN_LISTS)[number]>;
/** Provinces and communities alone. */
export type SpainLightAtlas = AtlasTopology<(typeof SPAIN_LIGHT_LISTS)[number]>;
/** Countries, by their three figures of ISO 3166, and places in dispute, by names of ours. */
export type WorldAtlas = AtlasTopology<(typeof WORLD_LISTS)[number]>;

/** Resolutions of the world: for a card, for a continent, for a country. */
export const WORLD_RESOLUTIONS = ["110m", "50m", "10m"] as const;
/** Resolution of a world atlas: metres to a millimetre of a map of that scale, in thousands. */
export type WorldResolution = (typeof WORLD_RESOLUTIONS)[number];

/** Files that the build leaves in `build/atlas` of this package. */
export const ATLAS_FILES = {
  spain: "spain.json",
  spainLight: "spain-light.json",
  world: { "110m": "world-110m.json", "50m": "world-50m.json", "10m": "world-10m.json" },
  gazetteer: "gazetteer.json",
  /** All places with the towns of the world, ready to be searched: see `openPlaceIndex`. No page needs it. */
  places: "places.bin",
  /** Capitals, large towns, seas and islands, which name themselves on a map: see `makeMapNames`. */
  names: "names.json",
  /** Lesser towns, of maps that are near. */
  namesNear: "names-near.json",
  /** Rivers and lakes, and lines along which names stand: see `readWaters`. */
  waters: "waters.json",
  /** Data that styles of maps paint: see `BasemapData`. */
  ground: "ground.json",
} as const;

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isPosition(value: unknown): boolean {
  return Array.isArray(value) && value.length >= 2 && value.every((part) => Number.isFinite(part));
}

function isArc(value: unknown): boolean {
  return Array.isArray(value) && value.every(isPosition);
}

const DEPTHS: Readonly<Record<string, number>> = { Polygon: 2, MultiPolygon: 3 };

function areIndexes(value: unknown, depth: number, arcCount: number): boolean {
  if (depth === 0) return Number.isInteger(value) && Number(value) < arcCount && ~Number(value) < arcCount;
  return Array.isArray(value) && value.every((part) => areIndexes(part, depth - 1, arcCount));
}

function isArea(value: unknown, arcCount: number): value is GeometryObject<AreaProperties> {
  if (!isRecord(value) || typeof value.id !== "string") return false;
  if (!isRecord(value.properties) || typeof value.properties.name !== "string") return false;
  if (value.type === "Point") return isPosition(value.coordinates);
  const depth = typeof value.type === "string" ? DEPTHS[value.type] : undefined;
  return depth !== undefined && areIndexes(value.arcs, depth, arcCount);
}

function isCollection(value: unknown, arcCount: number): value is AreaCollection {
  if (!isRecord(value) || value.type !== "GeometryCollection" || !Array.isArray(value.geometries)) return false;
  return value.geometries.every((area) => isArea(area, arcCount));
}

function isAtlas<Names extends string>(value: unknown, lists: readonly Names[]): value is AtlasTopology<Names> {
  if (!isRecord(value) || value.type !== "Topology" || !Array.isArray(value.arcs) || !isRecord(value.objects))
    return false;
  if (!value.arcs.every(isArc)) return false;
  if (value.transform !== undefined) {
    const { transform } = value;
    if (!isRecord(transform) || !isPosition(transform.scale) || !isPosition(transform.translate)) return false;
  }
  const { arcs, objects } = value;
  return lists.every((list) => isCollection(objects[list], arcs.length));
}

/**
 * Takes a file of the prepared atlas for what it says it is, having looked at all of it.
 *
 * @param value - The file's JSON.
 * @param lists - {@link SPAIN_LISTS}, {@link SPAIN_LIGHT_LISTS} or {@link WORLD_LISTS}.
 * @throws {TypeError} When it is another thing, or broken.
 */
export function readAtlas<Names extends string>(value: unknown, lists: readonly Names[]): AtlasTopology<Names> {
  if (!isAtlas(value, lists))
    throw new TypeError(`expected an atlas with ${lists.join(", ")}; build it with «npm run build»`);
  return value;
}
