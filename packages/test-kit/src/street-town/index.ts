export { TOWN } from "./invented-town.ts";
export { townOsm } from "./town-osm.ts";
export { townPmtiles } from "./town-tiles.ts";
