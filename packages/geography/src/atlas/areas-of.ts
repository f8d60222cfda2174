import type { Feature, Geometry } from "geojson";
import { feature } from "topojson-client";
import type { AreaCollection, AreaProperties, AtlasTopology } from "./atlas-topology.ts";

/** An area of the atlas, with its code as `id`. */
export type AtlasArea = Feature<Geometry, AreaProperties>;

/** Anything of a map, with its code as `id` where it has one. */
export type MapFeature = Feature;

/** The areas of one list of the atlas. */
export function areasOf<Names extends string>(atlas: AtlasTopology<Names>, list: Names): readonly AtlasArea[] {
  return feature(atlas, atlas.objects[list]).features;
}

/** Names of the areas of a list, by their codes. */
export const namesOf = ({ geometries }: AreaCollection): ReadonlyMap<string, string> =>
  new Map(
    geometries.flatMap(({ id, properties }) =>
      properties !== undefined && "name" in properties ? [[String(id), properties.name] as const] : [],
    ),
  );
