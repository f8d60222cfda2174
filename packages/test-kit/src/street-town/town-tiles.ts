import { GeoJSONVT } from "@maplibre/geojson-vt";
import { fromGeojsonVt } from "@maplibre/vt-pbf";
import type { Feature, FeatureCollection } from "geojson";
import { inventedTown, TOWN, type TownThing, townLand } from "./invented-town.ts";
import { type ArchivedTile, pmtilesArchive } from "./pmtiles-archive.ts";

/** Box of the town, degrees. */
export const TOWN_BOUNDS = [-2.936, 39.4986, -2.864, 39.5422] as const;

const ZOOMS = [12, 13, 14, 15];
const LAST_ZOOM = 15;

const ROAD_KINDS: Readonly<Record<string, string>> = {
  ...{ motorway: "highway", motorway_link: "highway", primary: "major_road", secondary: "major_road" },
  ...{ tertiary: "major_road", residential: "minor_road", service: "minor_road", pedestrian: "path" },
  ...{ footway: "path", steps: "path" },
};

type Tags = TownThing["tags"];
type InLayer = readonly [layer: string, properties: Feature["properties"]];

const nameIn = ({ name }: Tags) => (name === undefined ? {} : { name });

function lineIn(tags: Tags): InLayer | null {
  const { highway, railway, waterway, bridge, service } = tags;
  if (waterway !== undefined) return ["water", { kind: waterway, ...nameIn(tags) }];
  const more = {
    ...nameIn(tags),
    ...(bridge === "yes" && { is_bridge: true }),
    ...(service !== undefined && { service }),
  };
  if (railway !== undefined) return ["roads", { kind: "rail", kind_detail: railway, ...more }];
  return highway === undefined
    ? null
    : ["roads", { kind: ROAD_KINDS[highway] ?? "other", kind_detail: highway, ...more }];
}

function areaIn(tags: Tags): InLayer {
  if (tags.building !== undefined) return ["buildings", { kind: "building" }];
  if (tags.natural === "water") return ["water", { kind: "water" }];
  return ["landuse", { kind: tags.leisure ?? tags.landuse ?? tags.highway ?? "other" }];
}

function pointIn(tags: Tags): InLayer {
  if (tags.railway === "station") return ["pois", { kind: "station", ...nameIn(tags) }];
  if (tags.leisure !== undefined) return ["pois", { kind: tags.leisure, ...nameIn(tags) }];
  const isSuburb = tags.place === "suburb";
  return ["places", { kind: isSuburb ? "neighbourhood" : "locality", kind_detail: tags.place ?? "", ...nameIn(tags) }];
}

const IN_LAYER = { LineString: lineIn, Polygon: areaIn, Point: pointIn } as const;

function layerOf({ tags, geometry }: TownThing): InLayer | null {
  if (geometry.type === "LineString" || geometry.type === "Polygon" || geometry.type === "Point")
    return IN_LAYER[geometry.type](tags);
  return null;
}

const columnOf = (lon: number, z: number) => Math.floor((lon / 360 + 0.5) * 2 ** z);
function rowOf(lat: number, z: number): number {
  const sine = Math.sin((lat * Math.PI) / 180);
  return Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 2 ** z);
}

/** The town as an archive of tiles in the schema of Protomaps, version 4. */
export function townPmtiles(): Buffer {
  const layers = new Map<string, Feature[]>([
    ["earth", [{ type: "Feature", properties: { kind: "earth" }, geometry: townLand.geometry }]],
  ]);
  for (const thing of inventedTown) {
    const [name, properties] = layerOf(thing) ?? [];
    if (name === undefined) continue;
    const feature: Feature = { type: "Feature", properties: properties ?? {}, geometry: thing.geometry };
    layers.set(name, [...(layers.get(name) ?? []), feature]);
  }
  const cut = [...layers].map(([name, features]) => {
    const data: FeatureCollection = { type: "FeatureCollection", features };
    return [name, new GeoJSONVT(data, { maxZoom: LAST_ZOOM, tolerance: 0, buffer: 64 })] as const;
  });
  const [west, south, east, north] = TOWN_BOUNDS;
  const tiles = ZOOMS.flatMap((z) => {
    const found: ArchivedTile[] = [];
    for (let x = columnOf(west, z); x <= columnOf(east, z); x += 1)
      for (let y = rowOf(north, z); y <= rowOf(south, z); y += 1) {
        const there = cut.flatMap(([name, index]) => {
          const tile = index.getTile(z, x, y);
          return tile === null ? [] : [[name, tile] as const];
        });
        found.push({ z, x, y, bytes: fromGeojsonVt(Object.fromEntries(there), { version: 2, extent: 4096 }) });
      }
    return found;
  });
  return pmtilesArchive(tiles, {
    bounds: TOWN_BOUNDS,
    metadata: {
      name: TOWN.name,
      attribution: "© OpenStreetMap contributors",
      "pgf:version": "4.0.0",
      version: "4.0.0",
      vector_layers: [...layers.keys()].map((id) => ({ id, fields: {} })),
    },
  });
}
