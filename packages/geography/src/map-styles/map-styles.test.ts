import { validateStyleMin } from "@maplibre/maplibre-gl-style-spec";
import { MapStyle } from "@nv/contracts/schemas";
import { describe, expect, test } from "vitest";
import { readBasemapData } from "./basemap.ts";
import { HOUSE_MAP_STYLE } from "./house-style.ts";
import { locatorColors } from "./locator-colors.ts";
import { makeBasemap } from "./make-basemap.ts";
import { mapboxStyleAddress } from "./mapbox-address.ts";
import { MAX_STYLE_BYTES, mapStyleDocument } from "./style-document.ts";
import { mapStyleFaults } from "./style-faults.ts";

const OPTIONS = { name: "Muestra", groundUrl: "https://mapas.example.org/ground.json" };
const GLYPHS = "https://mapas.example.org/letras/{fontstack}/{range}.pbf";
const PMTILES = "https://mapas.example.org/espana.pmtiles";

function withProvider(kind: MapStyle["provider"]["kind"], address = "", glyphsUrl = ""): MapStyle {
  return { ...HOUSE_MAP_STYLE, provider: { kind, address, glyphsUrl } };
}

/** Lists the faults that the published validator of the style specification finds. */
const specificationFaults = (style: MapStyle) =>
  validateStyleMin(JSON.parse(JSON.stringify(mapStyleDocument(style, OPTIONS)))).map(({ message }) => message);

describe("the document of a style", () => {
  test.each<[string, MapStyle]>([
    ["the house's own ground", HOUSE_MAP_STYLE],
    ["both languages", { ...HOUSE_MAP_STYLE, labels: { ...HOUSE_MAP_STYLE.labels, language: "both" } }],
    ["tiles with letters", withProvider("tiles", PMTILES, GLYPHS)],
    ["tiles without letters", withProvider("tiles", PMTILES)],
    ["Mapbox", withProvider("mapbox", "diario/claro")],
  ])("over %s is one that the specification accepts, under 30 kB", (_name, style) => {
    // Without letters of its own, the browser draws those of the system: MapLibre allows it, the validator of the minimum too.
    expect(specificationFaults(style)).toEqual([]);
    expect(JSON.stringify(mapStyleDocument(style, OPTIONS), null, 2).length).toBeLessThan(MAX_STYLE_BYTES);
  });

  test("asks nobody for anything over the house's own ground", () => {
    const { sources, glyphs } = mapStyleDocument(HOUSE_MAP_STYLE, OPTIONS);
    expect(Object.values(sources).map(({ type, data }) => [type, data])).toEqual([["geojson", OPTIONS.groundUrl]]);
    expect(glyphs).toBeUndefined();
  });

  test("carries the attribution in the source, where the renderer shows it", () => {
    expect(mapStyleDocument(HOUSE_MAP_STYLE, OPTIONS).sources.ground?.attribution).toBe(
      "© Instituto Geográfico Nacional, CC BY 4.0 · Natural Earth",
    );
  });

  test("gives a .pmtiles file the scheme its reader wants, once", () => {
    for (const address of [PMTILES, `pmtiles://${PMTILES}`])
      expect(mapStyleDocument(withProvider("tiles", address), OPTIONS).sources.ground?.url).toBe(
        `pmtiles://${PMTILES}`,
      );
  });

  test("draws disputed borders dashed or not at all, and no name of size 0", () => {
    const ids = (style: MapStyle) => mapStyleDocument(style, OPTIONS).layers.map(({ id }) => id);
    expect(ids(HOUSE_MAP_STYLE)).toContain("disputed");
    const { borders, labels } = HOUSE_MAP_STYLE;
    const bare: MapStyle = {
      ...HOUSE_MAP_STYLE,
      borders: { ...borders, disputed: "hidden", hasRegions: false },
      labels: { ...labels, countriesPx: 0, regionsPx: 0, placesPx: 0 },
    };
    expect(ids(bare)).toEqual(["below", "land", "countries"]);
  });
});

describe("faults", () => {
  test("the style where all others begin has none, and is one", () => {
    expect(mapStyleFaults(HOUSE_MAP_STYLE)).toEqual([]);
    expect(MapStyle.parse(HOUSE_MAP_STYLE)).toEqual(HOUSE_MAP_STYLE);
  });

  test.each<[string, MapStyle, string]>([
    [
      "no attribution",
      { ...HOUSE_MAP_STYLE, attribution: " " },
      "Sin atribución no se publica: di de quién son los datos.",
    ],
    [
      "mapbox:// under MapLibre",
      withProvider("style", "mapbox://styles/diario/claro"),
      "https://api.mapbox.com/styles/v1/diario/claro?access_token={MAPBOX_TOKEN_PUBLIC}",
    ],
    ["mapbox:// tiles", withProvider("tiles", "mapbox://mapbox.mapbox-streets-v8"), "solo la entiende Mapbox GL"],
    ["an address without https", withProvider("tiles", "http://mapas.example.org/a.pmtiles"), "empiece por https://"],
    ["no address", withProvider("style"), "empiece por https://"],
    [
      "letters without their places",
      withProvider("tiles", PMTILES, "https://mapas.example.org/{fontstack}.pbf"),
      "{range}",
    ],
    ["no style of Mapbox", withProvider("mapbox", "claro"), "usuario/estilo"],
    [
      "a secret token",
      withProvider("style", `https://api.mapbox.com/x?access_token=sk.${"a".repeat(40)}`),
      "clave secreta",
    ],
    [
      "a public token",
      withProvider("style", `https://api.mapbox.com/x?access_token=pk.${"a".repeat(40)}`),
      "MAPBOX_TOKEN_PUBLIC",
    ],
  ])("%s is told", (_name, style, said) => {
    expect(mapStyleFaults(style).map(({ message }) => message)).toEqual([expect.stringContaining(said)]);
  });

  test("an address of Mapbox is rewritten with the name of the token, never its value", () => {
    expect(mapboxStyleAddress("mapbox://styles/diario/claro")).toBe(
      "https://api.mapbox.com/styles/v1/diario/claro?access_token={MAPBOX_TOKEN_PUBLIC}",
    );
    expect(mapboxStyleAddress("https://example.org")).toBeNull();
  });
});

test("a locator begins with the colours of the style", () => {
  expect(locatorColors({ colors: { ...HOUSE_MAP_STYLE.colors, water: "#0000ff" } })).toEqual({
    land: "#f4efe4",
    neighbour: "#e5e0d4",
    water: "#0000ff",
    border: "#8a8375",
    disputed: "#8a8375",
    inner: "#bfb9ad",
    highlight: "#eccdc1",
    label: "#171512",
    waterLabel: "#100f59",
    halo: "#fbfaf6",
    mark: "#c8321f",
    shape: "#c8321f",
  });
});

describe("the ground", () => {
  test("keeps areas that are areas, marks what is disputed, and names what is large first", () => {
    const world = {
      type: "Topology" as const,
      arcs: [
        [
          [0, 0],
          [0, 20],
          [20, 20],
          [20, 0],
          [0, 0],
        ],
        [
          [-96.758, 28.152],
          [-96.452, 28.344],
          [-96.398, 28.378],
          [-96.758, 28.152],
        ],
        [
          [40, 40],
          [40, 40.001],
          [40.001, 40.001],
          [40.001, 40],
          [40, 40],
        ],
      ],
      objects: {
        units: {
          type: "GeometryCollection" as const,
          geometries: [
            { type: "Polygon" as const, id: "724", properties: { name: "España" }, arcs: [[0]] },
            { type: "Polygon" as const, id: "020", properties: { name: "Andorra" }, arcs: [[2]] },
            { type: "Polygon" as const, id: "840", properties: { name: "Estados Unidos" }, arcs: [[1]] },
          ],
        },
      },
    };
    const none = { type: "GeometryCollection" as const, geometries: [] };
    const spain = {
      type: "Topology" as const,
      arcs: [],
      objects: { provinces: none, communities: none, gibraltar: none },
    };
    const point = { lon: 10, lat: 10 };
    const bounds = [0, 0, 20, 20] as const;
    const place = (code: string, name: string) => ({
      kind: "country" as const,
      code,
      name,
      names: [name],
      within: "",
      point,
      bounds,
      ...{ isSeat: false, people: null, capitalOf: "", zone: "", importance: 0 },
    });
    const ground = makeBasemap(world, spain, { places: [place("724", "España"), place("020", "Andorra")] });
    const countries = ground.features.filter(({ properties }) => properties.kind === "country");
    expect(countries.map(({ geometry }) => geometry.type === "MultiPolygon" && geometry.coordinates.length)).toEqual([
      1, 0, 0,
    ]);
    const names = ground.features.filter(({ properties }) => properties.kind === "country-name");
    expect(names.map(({ properties: { name, rank } }) => [name, rank])).toEqual([
      ["España", 1],
      ["Andorra", 4],
    ]);
    expect(readBasemapData(JSON.parse(JSON.stringify(ground)))).toEqual(ground);
  });

  test.each([[null], [{}], [{ features: [{ properties: { kind: "otra" }, geometry: { coordinates: [] } }] }]])(
    "%j is no ground",
    (value) => {
      expect(() => readBasemapData(value)).toThrow("npm run build");
    },
  );
});
