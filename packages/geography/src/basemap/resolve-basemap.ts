import type { Geometry, MultiLineString, MultiPolygon } from "geojson";
import { feature } from "topojson-client";
import type { AreaCollection, WorldAtlas } from "../atlas/atlas-topology.ts";
import { type ComposedWorld, composeWorld } from "../atlas/compose-world.ts";
import type { GeoBounds, GeoPoint } from "../coordinates/geo-point.ts";
import { boundsOfArea } from "../gazetteer/area-bounds.ts";
import { landBorderOf } from "../ground/land-border.ts";
import { createAreaIndex } from "../lookups/area-index.ts";
import { polygonsOf } from "../lookups/flat-polygon.ts";
import type { MapName } from "../names/map-names.ts";
import { centreOf, type MapArea } from "../projections/choose-projection.ts";
import type { Basemap, BasemapPlace, InsetGround, InsetKind, NamedLand } from "./basemap.ts";
import { areTouching, framedBox, hasSpain, isInSpainBoxes, seenBox, spanOf } from "./basemap-area.ts";
import { isSeen, seenLines, seenPolygons } from "./cull.ts";
import { isTelling, regionAround } from "./inset-region.ts";
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
  readonly inset: InsetKind | null;
  /** Whether towns and waters name themselves. */
  readonly hasNames: boolean;
  /** Whether rivers and lakes are drawn, where the atlas has them as fine as the map. */
  readonly hasRivers: boolean;
  /** Width to height of the frames in which it is seen, for the credits of what is. */
  readonly ratios: readonly number[];
}

/** Areas up to which Spain is drawn from its own atlas, and municipalities are drawn at all, degrees. */
const SPAIN_SPAN = 9;
const MUNICIPALITIES_SPAN = 1.1;
/** From here on the world's middle resolution is enough, degrees. */
const FINE_SPAN = 11;
/** From here on a map is about no country in particular, degrees. */
const FOCUS_SPAN = 55;
/** Areas of which the atlas's rivers are as fine as their coasts, degrees: nearer they would run beside their towns, and farther nobody sees them. */
const RIVERS_FROM = 2.5;
const RIVERS_TO = 75;
/** Areas up to which lesser towns name themselves too, degrees. */
const NEAR_SPAN = 2.5;
/** Distance between Spain's borders in the world's middle file and in its own atlas, degrees. */
const SEAM_DEG = 0.08;
const KM_PER_DEGREE = 111.2;

type WorldName = "world-10m" | "world-50m";

const worldOf = (area: MapArea): WorldName =>
  area === "spain" || spanOf(area) >= FINE_SPAN ? "world-50m" : "world-10m";

const isSpains = (area: MapArea) =>
  area === "spain" || (area !== "world" && hasSpain(area) && spanOf(area) < SPAIN_SPAN);

const ofMunicipalities = ({ area, highlights }: BasemapRequest) =>
  (isSpains(area) && spanOf(area) < MUNICIPALITIES_SPAN) || highlights.some(({ kind }) => kind === "municipality");

/** Whether a map has rivers and lakes. */
function ofRivers({ area, hasRivers }: BasemapRequest): boolean {
  const span = spanOf(area);
  return hasRivers && span >= RIVERS_FROM && span <= RIVERS_TO;
}

const isNear = ({ area, hasNames }: BasemapRequest) => hasNames && spanOf(area) <= NEAR_SPAN;

/** The files that a map is made of: no more than it needs. */
export function atlasFor(request: BasemapRequest): readonly AtlasName[] {
  const { area, highlights, inset } = request;
  const names = new Set<AtlasName>([worldOf(area), ...(request.hasNames ? (["names"] as const) : [])]);
  if (isNear(request)) names.add("names-near");
  if (ofMunicipalities(request)) names.add("spain");
  else if (isSpains(area) || highlights.some(({ kind }) => kind !== "country")) names.add("spain-light");
  if (inset === "spain") names.add("spain-light");
  if (ofRivers(request)) names.add("waters");
  // A region that tells nothing gives way to the globe.
  if (inset === "world" || inset === "region") names.add("world-110m");
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

/** The ground of the little map of a region; `null` where it would tell nobody where it is. */
function regionOf(area: GeoBounds, world: WorldAtlas, focus: string | null): InsetGround | null {
  const region = regionAround(area);
  const { countries, borders } = composeWorld(seenUnits(world, region));
  const index = createAreaIndex(countries);
  const seen = seenLines(borders, region);
  const isLand = (lon: number, lat: number) => index.areaAt({ lon: lon > 180 ? lon - 360 : lon, lat }) !== null;
  if (!isTelling(region, isLand, seen.coordinates.length > 0)) return null;
  const lands = (isWanted: (code: string) => boolean) =>
    seenPolygons(
      countries.filter(({ id }) => isWanted(String(id))).map(({ geometry }) => geometry),
      region,
    );
  const [land, about] = [lands((code) => code !== focus), lands((code) => code === focus)];
  const hasSpain = countries.some(({ id, geometry }) => id === SPAIN && isSeen(geometry, region));
  return { kind: "region", area: region, land, about, borders: seen, hasSpain };
}

function insetOf({ area, inset }: BasemapRequest, atlas: LoadedAtlas, focus: string | null): InsetGround | null {
  const bare = { area: null, about: NO_LAND, borders: NO_LINES };
  if (inset === "spain") {
    const { outline } = spainParts(needed(atlas["spain-light"], "spain-light"));
    return { ...bare, kind: inset, land: outline, hasSpain: true };
  }
  if (inset === null) return null;
  const name = worldOf(area);
  const region =
    inset === "region" && typeof area !== "string" ? regionOf(area, needed(atlas[name], name), focus) : null;
  return (
    region ?? { ...bare, kind: "world", land: allLand(needed(atlas["world-110m"], "world-110m")), hasSpain: false }
  );
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

const isSpanish = (code: string) => code === SPAIN || code === GIBRALTAR;

/** Area of polygons, square degrees of their outlines: enough for what share of one is. */
function roughArea(land: Geometry): number {
  const outlines = polygonsOf(land).map(([outline = []]) => outline);
  const doubled = outlines.map((ring) =>
    Math.abs(
      ring.reduce((sum, [lon = 0, lat = 0], at) => {
        const [toLon = 0, toLat = 0] = ring[at + 1] ?? ring[0] ?? [];
        return sum + lon * toLat - toLon * lat;
      }, 0),
    ),
  );
  return doubled.reduce((sum, area) => sum + area, 0) / 2;
}

/** A country as far as it may be seen. */
function namedLand(title: Pick<NamedLand, "code" | "name">, whole: Geometry, box: GeoBounds | null): NamedLand {
  const land = seenPolygons([whole], box);
  return { ...title, land, seenRatio: roughArea(land) / (roughArea(whole) || 1) };
}

/** The names that may be seen: of what lies in an area, or reaches into it. */
function namesIn(request: BasemapRequest, atlas: LoadedAtlas): readonly MapName[] {
  if (!request.hasNames) return [];
  const box = seenBox(request.area);
  const near = isNear(request) ? needed(atlas["names-near"], "names-near") : [];
  return [...needed(atlas.names, "names"), ...near].filter(
    ({ bounds, point: { lon, lat } }) => box === null || areTouching(turnedEast(bounds) ?? [lon, lat, lon, lat], box),
  );
}

/** A box whose east is beyond its west, across the antimeridian too. */
const turnedEast = (bounds: GeoBounds | null): GeoBounds | null =>
  bounds === null || bounds[2] >= bounds[0] ? bounds : [bounds[0], bounds[1], bounds[2] + 360, bounds[3]];

/** Rivers and lakes that are seen. */
function watersOf(request: BasemapRequest, atlas: LoadedAtlas): Pick<Basemap, "rivers" | "lakes" | "namedRivers"> {
  if (!ofRivers(request)) return { rivers: NO_LINES, lakes: NO_LAND, namedRivers: [] };
  const { rivers, lakes, named } = needed(atlas.waters, "waters");
  const box = seenBox(request.area);
  return {
    rivers: seenLines(rivers, box),
    lakes: seenPolygons([lakes], box),
    namedRivers: named.filter(({ line }) => seenLines(line, box).coordinates.length > 0),
  };
}

/** Sources that are seen on a map. The finest file of the world has Spain's outline of its own atlas; towns that name themselves are of the gazetteer. */
function sourcesOf(
  { area, highlights, ratios }: BasemapRequest,
  { countries, inset, names, rivers, lakes }: Pick<Basemap, "countries" | "inset" | "names" | "rivers" | "lakes">,
): Basemap["sources"] {
  const isOwn = area === "spain" || worldOf(area) === "world-10m" ? isSpanish : () => false;
  const box = framedBox(area, ratios);
  const seen = countries.filter(({ land }) => isSeen(land, box)).map(({ code }) => isOwn(code));
  const isPainted = highlights.some(({ kind }) => kind !== "country");
  const hasOwn = isPainted || inset?.hasSpain === true || seen.includes(true);
  const hasWaters = seenLines(rivers, box).coordinates.length + seenPolygons([lakes], box).coordinates.length > 0;
  const hasWorld = seen.includes(false) || hasWaters || (inset !== null && inset.kind !== "spain");
  const atlas = [...(hasOwn ? (["spain"] as const) : []), ...(hasWorld ? (["world"] as const) : [])];
  const isFramed = ({ kind, point: { lon, lat } }: MapName) =>
    kind === "city" && (box === null || areTouching([lon, lat, lon, lat], box));
  return names.some(isFramed) ? [...atlas, "towns"] : atlas;
}

/** Parts of Spain's own atlas that are drawn where the world's coarser file would draw it, and the seam between both. */
function ownGround({ area }: BasemapRequest, world: WorldAtlas, parts: SpainParts) {
  const box = seenBox(area);
  const seam = seenLines(spainBorders(world), box);
  return {
    outlines: new Map([
      [SPAIN, parts.outline],
      [GIBRALTAR, parts.gibraltar],
    ]),
    seam,
    border: landBorderOf(seenLines(parts.edge, box), seam, SEAM_DEG),
    disputed: parts.gibraltarBorder,
  };
}

/**
 * Takes out of the atlas what a map needs whose ground is not of it: the little map alone.
 *
 * @param atlas - At least what {@link atlasFor} asks for.
 * @throws {Error} When a file is missing.
 */
export function resolveInset(request: BasemapRequest, atlas: LoadedAtlas): Basemap {
  const name = worldOf(request.area);
  const focus =
    request.inset === "region"
      ? focusOf(request, composeWorld(seenUnits(needed(atlas[name], name), seenBox(request.area))))
      : null;
  const inset = insetOf(request, atlas, focus);
  return {
    ...{ land: NO_LAND, neighbours: NO_LAND, seam: NO_LINES, seamKm: 0, highlights: NO_LAND, painted: [] },
    ...{ borders: NO_LINES, disputed: NO_LINES, communities: NO_LINES, provinces: NO_LINES, municipalities: NO_LINES },
    ...{ tiny: [], countries: [], names: [], rivers: NO_LINES, lakes: NO_LAND, namedRivers: [], focus, inset },
    sources: [
      ...(inset?.hasSpain === true ? (["spain"] as const) : []),
      ...(inset !== null && inset.kind !== "spain" ? (["world"] as const) : []),
    ],
  };
}

/**
 * Takes out of the atlas what a map is drawn on: land, the country that it is about, and borders as the house's policy has them. Of all Spain the outline is that of
 * its own atlas, which is finer; nearer, the world's finest file has it already.
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
  const whole = composeWorld(seen);
  const focus = focusOf(request, whole);
  const spain = isSpains(area) ? spainParts(needed(atlas.spain ?? atlas["spain-light"], "spain-light")) : null;
  const own = area === "spain" && spain !== null ? ownGround(request, world, spain) : null;
  // Where Spain comes from its own atlas there is no border with it either: that has it.
  const drawn = own === null ? seen : seenUnits(seen, null, (country) => !isSpanish(country));
  const { borders, disputed, tiny } = own === null ? whole : composeWorld(drawn);
  const isAbout = (country: string) => focus === null || country === focus;
  const landWhere = (isWanted: (country: string) => boolean): MultiPolygon => {
    const outlines = [...(own?.outlines ?? [])].filter(([country]) => isWanted(country)).map(([, land]) => land);
    return seenPolygons([landOf(drawn, isWanted), ...outlines], box);
  };
  const highlights = highlighted(request, atlas);
  const noLines = { communities: NO_LINES, provinces: NO_LINES, municipalities: NO_LINES };
  const countries = whole.countries.map(({ id, properties: { name: title }, geometry }) =>
    namedLand({ code: String(id), name: title }, own?.outlines.get(String(id)) ?? geometry, box),
  );
  const inset = insetOf(request, atlas, focus);
  const names = namesIn(request, atlas);
  const waters = watersOf(request, atlas);
  return {
    land: landWhere(isAbout),
    neighbours: focus === null ? NO_LAND : landWhere((id) => !isAbout(id)),
    seam: own?.seam ?? NO_LINES,
    seamKm: SEAM_DEG * KM_PER_DEGREE,
    highlights: {
      type: "MultiPolygon",
      coordinates: highlights.flatMap((shape) => polygonsOf(shape).map((rings) => rings.map((ring) => [...ring]))),
    },
    painted: highlights.map((shape) => boundsOfArea(shape)).filter((bounds) => bounds !== null),
    borders: joined(seenLines(borders, box), own?.border ?? NO_LINES),
    disputed: joined(seenLines(disputed, box), own?.disputed ?? NO_LINES),
    ...(spain === null ? noLines : spainLines(request, spain, atlas, box)),
    tiny: tiny.flatMap(({ geometry: { coordinates } }) => {
      const [lon = 0, lat = 0] = coordinates;
      return [{ lon, lat }];
    }),
    countries,
    names,
    ...waters,
    inset,
    focus,
    sources: sourcesOf(request, { countries, inset, names, ...waters }),
  };
}
