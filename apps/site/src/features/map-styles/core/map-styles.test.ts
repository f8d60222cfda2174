import { type BasemapData, estimateTextPx, HOUSE_MAP_STYLE } from "@nv/geography";
import { contrastRatio } from "@nv/ui";
import { describe, expect, test } from "vitest";
import { contrastFindings } from "./contrast-findings";
import { mapNames, mapShapes } from "./live-map";
import { mapExports, namedColors } from "./map-exports";
import { NEW_STYLE, readStyle, STYLE_FORM } from "./style-draft";

const EXPORTED = {
  style: HOUSE_MAP_STYLE,
  title: "Casa",
  publicUrl: null,
  groundUrl: "https://mapas.example.org/ground.json",
};
const textOf = (id: string, more: Partial<typeof EXPORTED> = {}) =>
  mapExports({ ...EXPORTED, ...more }).find((one) => one.id === id)?.text ?? "";

describe("the form", () => {
  test("says what the style says, and reads Spanish decimals", () => {
    const { style, problems } = readStyle({ ...NEW_STYLE, "borders.widthPx": "1,5", "colors.water": " #0A7FC2 " });
    expect(problems).toEqual([]);
    expect(style?.borders.widthPx).toBe(1.5);
    expect(style?.colors.water).toBe("#0a7fc2");
    expect(readStyle(NEW_STYLE).style).toEqual(HOUSE_MAP_STYLE);
  });

  test.each([
    ["colors.water", "azul", "Escribe el color como #rrggbb"],
    ["labels.placesPx", "9", "De 12 px para arriba: más pequeño no se lee en un teléfono. Con 0 no se rotula"],
    ["labels.placesPx", "", "Escribe un número"],
    ["borders.widthPx", "gordo", "Escribe un número"],
    ["attribution", " ", "Sin atribución no se publica: di de quién son los datos."],
  ] as const)("tells beside %s that %j is wrong", (field, value, message) => {
    expect(readStyle({ ...NEW_STYLE, [field]: value }).problems).toEqual([{ field, message }]);
  });

  test("names what two people changed as the form does", () => {
    const theirs = { ...NEW_STYLE, "colors.water": "#111111", "labels.placesPx": "20" };
    const mine = { ...NEW_STYLE, "colors.water": "#333333", "labels.placesPx": "21" };
    expect(STYLE_FORM.conflicts(NEW_STYLE, theirs, mine)).toEqual([
      { field: "colors.water", label: "Agua", theirs: "#111111", mine: "#333333" },
      { field: "labels.placesPx", label: "Poblaciones", theirs: "20", mine: "21" },
    ]);
  });
});

test("colours too near each other are told with the figure, and the house's are not", () => {
  expect(contrastFindings(HOUSE_MAP_STYLE, contrastRatio)).toEqual([]);
  const colors = { ...HOUSE_MAP_STYLE.colors, water: HOUSE_MAP_STYLE.colors.land, label: "#8a8a8a" };
  expect(contrastFindings({ colors }, contrastRatio).map(({ text }) => text)).toEqual([
    "Los rótulos sobre la tierra: contraste 3,01, y hace falta 4,5.",
    "Los rótulos sobre el agua: contraste 3,01, y hace falta 4,5.",
    "Los rótulos sobre su halo: contraste 3,3, y hace falta 4,5.",
    "La tierra y el agua: contraste 1, y hace falta 1,15.",
  ]);
});

describe("an export", () => {
  test("of MapLibre is the document itself", () => {
    expect(JSON.parse(textOf("maplibre")).sources.ground.data).toBe(EXPORTED.groundUrl);
  });

  test("names the token of Mapbox and never holds one", () => {
    const provider = { kind: "mapbox", address: "diario/claro", glyphsUrl: "" } as const;
    const style = { ...HOUSE_MAP_STYLE, provider };
    for (const { text } of mapExports({ ...EXPORTED, style })) expect(text).not.toMatch(/\bpk\.\w/);
    expect(textOf("mapbox")).toContain("mapboxgl.accessToken = MAPBOX_TOKEN_PUBLIC;");
    expect(mapExports({ ...EXPORTED, style }).find(({ id }) => id === "qgis")?.text).toContain(
      "https://api.mapbox.com/styles/v1/diario/claro/tiles/512/{z}/{x}/{y}?access_token={MAPBOX_TOKEN_PUBLIC}",
    );
  });

  test("of Mapbox says where letters come from over the house's ground, and that archives are not read", () => {
    expect(textOf("mapbox")).toContain("localFontFamily");
    const over = (address: string) =>
      textOf("mapbox", { style: { ...HOUSE_MAP_STYLE, provider: { kind: "tiles", address, glyphsUrl: "" } } });
    expect(over("https://mapas.example.org/es.pmtiles")).toContain("Mapbox GL no abre PMTiles");
    expect(over("https://mapas.example.org/tiles.json")).not.toContain("localFontFamily");
  });

  test("of QGIS has a layer for each kind of the ground, and follows the policy on borders", () => {
    const layers = textOf("qlr", { title: "Claro & «más» <1>" });
    expect(layers.match(/<datasource>[^<]*<\/datasource>/g)).toEqual(
      ["Point", "LineString", "Polygon"].map(
        (geometry) => `<datasource>/vsicurl/${EXPORTED.groundUrl}|geometrytype=${geometry}</datasource>`,
      ),
    );
    expect(layers).toContain('name="Claro &amp; «más» &lt;1&gt;"');
    expect(layers).toContain("filter=\"&quot;kind&quot; = 'border' AND &quot;disputed&quot;\"");
    const { borders, labels } = HOUSE_MAP_STYLE;
    const bare = textOf("qlr", {
      style: {
        ...HOUSE_MAP_STYLE,
        borders: { ...borders, hasRegions: false, disputed: "hidden" },
        labels: { ...labels, countriesPx: 0, regionsPx: 0, placesPx: 0 },
      },
    });
    expect(bare.match(/<rule [^>]*symbol=/g)).toHaveLength(1);
    expect(bare).not.toContain("text-style");
  });

  test("of R carries every colour, the credit, and no quote that would end a text", () => {
    const script = textOf("r", { style: { ...HOUSE_MAP_STYLE, attribution: 'Casa "de" mapas' } });
    for (const { key, hex } of namedColors(HOUSE_MAP_STYLE)) expect(script).toContain(`${key} = "${hex}"`);
    expect(script).toContain('labs(caption = "Casa \\"de\\" mapas")');
  });

  test("of palettes is read by the programs that it is for", () => {
    expect(textOf("palette")).toContain("200 219 232\tAgua");
  });
});

test("the live map draws the ground, and what the style does not name is not named", () => {
  const square = [
    [
      [-9, 36],
      [-9, 43],
      [3, 43],
      [3, 36],
      [-9, 36],
    ],
  ];
  const ground: BasemapData = {
    type: "FeatureCollection",
    features: [
      {
        type: "Feature",
        properties: { kind: "country", name: "España" },
        geometry: { type: "MultiPolygon", coordinates: [square] },
      },
      {
        type: "Feature",
        properties: { kind: "country-name", name: "España", rank: 2 },
        geometry: { type: "Point", coordinates: [-5, 41] },
      },
      {
        type: "Feature",
        properties: { kind: "place-name", name: "Valencia", local: "València", rank: 1 },
        geometry: { type: "Point", coordinates: [-0.4, 39.5] },
      },
    ],
  };
  const shapes = mapShapes(ground, { area: [-10, 35, 4, 44], widthPx: 400, heightPx: 300 });
  expect(shapes.land).toMatch(/^M/);
  const both = { ...HOUSE_MAP_STYLE, labels: { ...HOUSE_MAP_STYLE.labels, language: "both" as const } };
  expect(mapNames(ground, shapes, both, "spain").map(({ lines }) => lines)).toEqual([
    ["ESPAÑA"],
    ["Valencia", "València"],
  ]);
  const bare = { ...both, labels: { ...both.labels, countriesPx: 0, placesPx: 0 } };
  expect(mapNames(ground, shapes, bare, "spain")).toEqual([]);
});

test("no name lies over the box of the Canary Islands, however small the map", () => {
  const empty: BasemapData = { type: "FeatureCollection", features: [] };
  const shapes = mapShapes(empty, { area: "spain", widthPx: 270, heightPx: 260 });
  const { inset } = shapes.map;
  if (inset === null) return expect.unreachable();
  const beside = shapes.map.unproject(inset.x + inset.width + 4, inset.y + inset.height / 2);
  const coordinates = [beside?.lon ?? 0, beside?.lat ?? 0];
  const town: BasemapData["features"][number] = {
    type: "Feature",
    properties: { kind: "place-name", name: "Ciudad de muestra", rank: 1 },
    geometry: { type: "Point", coordinates },
  };
  const [name] = mapNames({ ...empty, features: [town] }, shapes, HOUSE_MAP_STYLE, "spain");
  const left =
    (name?.x ?? Number.POSITIVE_INFINITY) - estimateTextPx("Ciudad de muestra", HOUSE_MAP_STYLE.labels.placesPx) / 2;
  expect(left).toBeGreaterThanOrEqual(inset.x + inset.width);
});
