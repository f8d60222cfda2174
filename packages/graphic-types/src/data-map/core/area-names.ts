import { type AreaList, COMMUNITIES, PROVINCES } from "@nv/geography";

const KNOWN: Partial<Record<AreaList, ReadonlyMap<string, string>>> = {
  provinces: new Map(PROVINCES.map(({ code, name }) => [code, name])),
  communities: new Map(COMMUNITIES.map(({ code, name }) => [code, name])),
};

/** What the areas of a list are called, one and several. */
export const AREA_NOUNS: Readonly<Record<AreaList, readonly [one: string, several: string]>> = {
  provinces: ["provincia", "provincias"],
  communities: ["comunidad", "comunidades"],
  municipalities: ["municipio", "municipios"],
  countries: ["país", "países"],
};

/** Name of an area where nobody has the atlas: that of the desk, or what its row says without its code. */
export const areaName = (kind: AreaList, code: string, cell: string): string =>
  KNOWN[kind]?.get(code) ?? (cell.replace(/^\d+[\s\-–·:.]*/, "") || cell || code);
