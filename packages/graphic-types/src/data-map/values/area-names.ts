import { COMMUNITIES, PROVINCES } from "@nv/geography";
import type { MapList } from "../map-parts.ts";

const KNOWN: Partial<Record<MapList, ReadonlyMap<string, string>>> = {
  provinces: new Map(PROVINCES.map(({ code, name }) => [code, name])),
  communities: new Map(COMMUNITIES.map(({ code, name }) => [code, name])),
};

/** Names of the areas of a list, one and several. */
export const AREA_NOUNS: Readonly<Record<MapList, readonly [one: string, several: string]>> = {
  provinces: ["provincia", "provincias"],
  communities: ["comunidad", "comunidades"],
  municipalities: ["municipio", "municipios"],
  countries: ["país", "países"],
  layer: ["área", "áreas"],
};

/** Name of an area where nobody has the atlas: that of the desk, or what its row says without its code. */
export const areaName = (kind: MapList, code: string, cell: string): string =>
  KNOWN[kind]?.get(code) ?? (cell.replace(/^\d+[\s\-–·:.]*/, "") || cell || code);
