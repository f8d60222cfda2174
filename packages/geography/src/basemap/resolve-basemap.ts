import type { Geometry, MultiLineString, MultiPolygon } from "geojson";
import { feature } from "topojson-client";
import type { AreaCollection } from "../atlas/atlas-topology.ts";
import { type ComposedWorld, composeWorld } from "../atlas/compose-world.ts";
import type { GeoBounds, GeoPoint } from "../coordinates/geo-point.ts";
import { landBorderOf } from "../ground/land-border.ts";
import { createAreaIndex } from "../lookups/area-index.ts";
import { polygonsOf } from "../lookups/flat-polygon.ts";
import { centreOf, type MapArea } from "../projections/choose-projection.ts";
import type { Basemap, BasemapPlace } from "./basemap.ts";
import { hasSpain, isInSpainBoxes, seenBox, spanOf } from "./basemap-area.ts";
import { seenLines, seenPolygons } from "./cull.ts";
import type { AtlasName, LoadedAtlas } from "./loaded-atlas.ts";
import { municipalityLines, type SpainParts, spainParts } from "./spain-parts.ts";
import { allLand, GIBRALTAR, landOf, SPAIN, seenUnits, spainBorders } from "./world-parts.ts";

/** Request of a map for parts of the atlas. */
export interface BasemapRequest {
  readonly area: MapArea;
  /** Country that it is about; empty for the one where `about` is. */
  readonly focus: string;
  /** Point of what it is about; the middle of the area when `null`. */
  readonly about: GeoPoint | null;
  readonly highlights: readonly BasemapPlace[];
  /** Which little map says where the large one is. */
  readonly inset: "spain" | "world" | null;
}

/** Areas up to which Spain is drawn from its own atlas, and municipalities are drawn at all, degrees. */
const SPAIN_SPAN = 9;
const MUNICIPALITIES_SPAN = 1.1;
/** From here on the world's middle resolution is enough, degrees. */
const FINE_SPAN = 11;
/** From here on a map is about no country in particular, degrees. */
const FOCUS_SPAN = 55;
/** Distances between Spain's borders in the world's files and in its own atlas, degrees. */
const SEAM = { "world-10m": 0.03, "world-50m": 0.08, "world-110m": 0.2 } as const;
const KM_PER_DEGREE = 111.2;

type WorldName = keyof typeof SEAM;

const worldOf = (area: MapArea): WorldName =>
  area === "spain" || spanOf(area) >= FINE_SPAN ? "world-50m" : "world-10m";

const isSpains = (area: MapArea) =>
  area === "spain" || (area !== "world" && hasSpain(area) && spanOf(area) < SPAIN_SPAN);

const ofMunicipalities = ({ area, highlights }: BasemapRequest) =>
  (isSpains(area) && spanOf(area) < MUNICIPALITIES_SPAN) || highlights.some(({ kind }) => kind === "municipality");

/** The files that a map is made of: no more than it needs. */
export function atlasFor(request: BasemapRequest): readonly AtlasName[] {
  const { area, highlights, inset } = request;
  const names = new Set<AtlasName>([worldOf(area)]);
  if (ofMunicipalities(request)) names.add("spain");
  else if (isSpains(area) || highlights.some(({ kind }) => kind !== "country")) names.add("spain-light");
  if (inset === "spain") names.add("spain-light");
  if (inset === "world") names.add("world-110m");
  return [...names].toSorted();
}

const NO_LINES: MultiLineString = { type: "MultiLineString", coordinates: [] };
const NO_LAND: MultiPolygon = { type: "MultiPolygon", coordinates: [] };

function needed<Part>(part: Part | undefined, name: string): Part {
  if (part === undefined) throw new Error(`the map needs ${name} of the atlas, which nobody loaded`);
  return part;
}

const joined = (...lines: readonly MultiLineString[]): MultiLineString => ({
  type: "MultiLineString",
  coordinates: lines.flatMap(({ coordinates }) => coordinates),
});

function aboutOf({ area, about }: BasemapRequest): GeoPoint {
  if (about !== null) return about;
  return typeof area === "string" ? { lon: -3.7, lat: 40.4 } : centreOf(area);
}

/** The shapes of the places that are painted; those that the atlas does not have are nobody's. */
function highlighted(request: BasemapRequest, atlas: LoadedAtlas): readonly Geometry[] {
  const name = worldOf(request.area);
  const world = needed(atlas[name], name);
  const spain = atlas.spain ?? atlas["spain-light"];
  return request.highlights.flatMap(({ kind, code }): readonly Geometry[] => {
    if (kind === "country") return [landOf(world, (country) => country === code)];
    const only = (list: AreaCollection) => ({ ...list, geometries: list.geometries.filter(({ id }) => id === code) });
    if (kind === "municipality") {
      const full = needed(atlas.spain, "spain");
      return feature(full, only(full.objects.municipalities)).features.map(({ geometry }) => geometry);
    }
    const known = needed(spain, "spain-light");
    const list = known.objects[kind === "province" ? "provinces" : "communities"];
    return feature(known, only(list)).features.map(({ geometry }) => geometry);
  });
}

/** The lines inside of Spain that a map is large enough for. */
function spainLines(request: BasemapRequest, parts: SpainParts, atlas: LoadedAtlas, box: GeoBounds | null) {
  const isClose = request.area !== "spain" && spanOf(request.area) < MUNICIPALITIES_SPAN;
  const municipalities =
    isClose && atlas.spain !== undefined ? seenLines(municipalityLines(atlas.spain), box) : NO_LINES;
  return {
    communities: seenLines(parts.communities, box),
    provinces: seenLines(parts.provinces, box),
    municipalities,
  };
}

function insetLandOf({ inset }: BasemapRequest, atlas: LoadedAtlas): MultiPolygon | null {
  if (inset === "spain") return spainParts(needed(atlas["spain-light"], "spain-light")).outline;
  if (inset === "world") return allLand(needed(atlas["world-110m"], "world-110m"));
  return null;
}

/** The country that a map is about; `null` for none. */
function focusOf(request: BasemapRequest, { countries }: ComposedWorld): string | null {
  if (request.focus !== "") return request.focus;
  if (spanOf(request.area) >= FOCUS_SPAN) return null;
  const about = aboutOf(request);
  const found = createAreaIndex(countries).areaAt(about);
  // At sea between islands of Spain.
  return found ?? (isSpains(request.area) && isInSpainBoxes(about) ? SPAIN : null);
}

/**
 * Takes out of the atlas what a map is drawn on: land, the country that it is about, and borders as the house's policy has them. Where Spain is looked at from near, it is
 * drawn from its own atlas, which is finer, and the world's is drawn around it.
 *
 * @param atlas - At least what {@link atlasFor} asks for.
 * @throws {Error} When a file is missing.
 */
export function resolveBasemap(request: BasemapRequest, atlas: LoadedAtlas): Basemap {
  const { area } = request;
  const box = seenBox(area);
  const name = worldOf(area);
  const world = needed(atlas[name], name);
  const seen = seenUnits(world, box);
  const focus = focusOf(request, composeWorld(seen));
  const spain = isSpains(area) ? spainParts(needed(atlas.spain ?? atlas["spain-light"], "spain-light")) : null;
  const isOwn = (country: string) => spain !== null && (country === SPAIN || country === GIBRALTAR);
  // Without Spain there is no border with it either: its own atlas has it.
  const drawn = spain === null ? seen : seenUnits(seen, null, (country) => !isOwn(country));
  const { borders, disputed, tiny } = composeWorld(drawn);
  const isAbout = (country: string) => focus === null || country === focus;
  const landWhere = (isWanted: (country: string) => boolean): MultiPolygon => {
    const own =
      spain === null
        ? []
        : [...(isWanted(SPAIN) ? [spain.outline] : []), ...(isWanted(GIBRALTAR) ? [spain.gibraltar] : [])];
    return seenPolygons([landOf(drawn, isWanted), ...own], box);
  };
  const seam = spain === null ? NO_LINES : seenLines(spainBorders(world), box);
  const spainBorder = spain === null ? NO_LINES : landBorderOf(seenLines(spain.edge, box), seam, SEAM[name]);
  const highlights = highlighted(request, atlas);
  const noLines = { communities: NO_LINES, provinces: NO_LINES, municipalities: NO_LINES };
  return {
    land: landWhere(isAbout),
    neighbours: focus === null ? NO_LAND : landWhere((id) => !isAbout(id)),
    seam,
    seamKm: SEAM[name] * KM_PER_DEGREE,
    highlights: {
      type: "MultiPolygon",
      coordinates: highlights.flatMap((shape) => polygonsOf(shape).map((rings) => rings.map((ring) => [...ring]))),
    },
    borders: joined(seenLines(borders, box), spainBorder),
    disputed: joined(seenLines(disputed, box), spain === null ? NO_LINES : spain.gibraltarBorder),
    ...(spain === null ? noLines : spainLines(request, spain, atlas, box)),
    tiny: tiny.flatMap(({ geometry: { coordinates } }) => {
      const [lon = 0, lat = 0] = coordinates;
      return [{ lon, lat }];
    }),
    insetLand: insetLandOf(request, atlas),
    focus,
    sources: spain !== null || highlights.length > 0 || request.inset === "spain" ? ["spain", "world"] : ["world"],
  };
}
