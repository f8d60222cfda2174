import { gzipSync } from "node:zlib";
import { areaLayer, boundsOfAreas, layerAtlas, readImportedAreas } from "@nv/geography";
import { resolvedFiles } from "@nv/piece-parts/test";
import { expect, test } from "vitest";
import { typeOf } from "../src/graphic-config.ts";
import { pieceFiles } from "../src/page.ts";
import "../src/types.ts";
import { loadTestAtlas } from "./atlas.ts";
import { type DeskPlace, deskMaps } from "./desk-maps.ts";

const ATLAS = await loadTestAtlas(["spain", "spain-light", "world-50m"]);
const { spain } = ATLAS;

/** Municipalities with the first corner of each. */
const PLACES: readonly DeskPlace[] = (spain?.objects.municipalities.geometries ?? []).map((area) => {
  const list = { type: "GeometryCollection" as const, geometries: [area] };
  const [lon = 0, lat = 0] = (spain && boundsOfAreas(spain, list)) ?? [];
  return { code: String(area.id), lon, lat };
});
const MAPS = deskMaps(PLACES);

test("twenty maps as a desk makes them are right as they are kept, and each page is light as it travels", () => {
  expect(MAPS).toHaveLength(20);
  const words = { language: "es", credit: "Mesa", author: "", section: "", tags: [], note: "" };
  for (const { name, config } of MAPS) {
    const type = typeOf(config.type);
    const problems = [...type.problems(config), ...type.fileRules(config, () => expect.unreachable(), { mapbox: "" })];
    expect(problems, name).toEqual([]);
    expect(type.schema.parse(config), name).toEqual(config);
    const [page] = pieceFiles({
      slug: "mapa",
      fields: { ...words, title: name, altText: name, sourceLine: "Mesa de ejemplo", config },
      heightsPx: [],
      resolved: { frames: new Map(), files: resolvedFiles([]) },
      atlas: ATLAS,
      assets: { script: "", styles: "" },
      readers: new Map([["area-map", ""]]),
    });
    expect(gzipSync(page.body).length, name).toBeLessThanOrEqual(60_000);
  }
}, 120_000);

test("areas that are brought share their lines, and are as light as they must be", () => {
  const square = (x: number, wave: number) => {
    const side = Array.from({ length: 200 }, (_, at) => [x + 1 + Math.sin(at) * wave, at / 100]);
    return [[x, 0], ...side, [x, 1.99], [x, 0]];
  };
  const features = [0, 3].map((x, at) => ({
    type: "Feature",
    properties: { code: `0${at}`, nombre: `Zona ${at}` },
    geometry: { type: "Polygon", coordinates: [square(x, 0.00005)] },
  }));
  const read = readImportedAreas(JSON.stringify({ type: "FeatureCollection", features }));
  if (typeof read === "string") throw new Error(read);
  const layer = areaLayer(read.areas, { key: "code", nameKey: "nombre", most: 2000 });
  expect(layer?.areas.map(({ code, name }) => [code, name])).toEqual([
    ["00", "Zona 0"],
    ["01", "Zona 1"],
  ]);
  expect(JSON.stringify(layer).length).toBeLessThan(2000);
  if (layer === null) throw new Error("It is light.");
  const { lines, list } = layerAtlas(layer);
  const [west = 0, south = 0, east = 0, north = 0] = boundsOfAreas(lines, list) ?? [];
  expect([west, south, east, north].map((edge) => Math.round(edge * 100) / 100)).toEqual([0, 0, 4, 1.99]);
  expect(areaLayer(read.areas, { key: "code", nameKey: "nombre", most: 50 })).toBeNull();
});
