export * from "./land-of-coasts.ts";
export * from "./make-street-ground.ts";
export * from "./mercator-units.ts";
export { type Inflate, OsmFileError } from "./osm/osm-blobs.ts";
export { readOsmData } from "./osm/osm-data.ts";
export * from "./osm/osm-features.ts";
export * from "./read-street-tile.ts";
export * from "./street-box.ts";
export type * from "./street-feature.ts";
