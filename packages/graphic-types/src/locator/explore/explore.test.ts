import { describe, expect, test } from "vitest";
import { loadTestAtlas } from "../../../test/atlas.ts";
import { configProblems } from "../../normalize-config.ts";
import { fileProblems, pieceFiles } from "../../page.ts";
import { NO_KEYS } from "../../page-parts.ts";
import { locatorAtlas } from "../basemap.ts";
import { LocatorConfig } from "../config.ts";
import { houseTiles } from "../editor/house-tiles.ts";
import { locatorExample } from "../example.ts";
import { LOCATOR_PALETTES } from "../palette.ts";
import { explored } from "./explored.ts";
import { mapboxAddress } from "./mapbox.ts";

const STYLE = {
  styleUrl: "https://mapas.example.org/estilo.json",
  attribution: "© Muestra",
  origins: ["https://teselas.example.org"],
};
const ARROW = {
  id: "puerto",
  from: { lon: -5.6, lat: 43 },
  to: { lon: -6.12, lat: 43.22 },
  label: "Por el puerto",
  look: "dashed" as const,
};
const ATLAS = await loadTestAtlas(locatorAtlas(locatorExample.config));
const READERS = new Map([
  ["locator", "way()"],
  ["locator.later", "export const openMap = 1"],
  ["locator.worker", "work()"],
  ["locator.archives", "export const createArchives = 1"],
]);
const withTiles = (tiles: unknown) => LocatorConfig.parse({ ...locatorExample.config, tiles });

function filesOf(
  config: LocatorConfig,
  srcOf = ({ path }: { readonly path: string }) => `/nv-revision/${path}`,
  keys = NO_KEYS,
) {
  const words = { language: "es", credit: "", author: "", section: "", tags: [], note: "" };
  return pieceFiles({
    slug: "muestra",
    fields: { ...words, ...locatorExample, config },
    heightsPx: [],
    resolved: { frames: new Map(), files: new Map() },
    atlas: ATLAS,
    assets: { script: "run()", styles: "" },
    readers: READERS,
    srcOf,
    keys,
  });
}

describe("the page of a map that can be explored", () => {
  test("has a button for those with a script, and carries none of what it opens", () => {
    const [page, ...others] = filesOf(withTiles(STYLE));
    const [drawn] = filesOf(locatorExample.config);
    expect(page.body).toContain('<button type="button" hidden>Explorar el mapa</button>');
    expect(page.body).not.toContain("mapas.example.org");
    expect(page.body.length - drawn.body.length).toBeLessThan(4000);
    expect(others.map(({ path, policy }) => [path, policy])).toEqual([
      ["explorar.js", "script"],
      ["explorar-aparte.js", "worker"],
      ["explorar-archivos.js", "script"],
      ["explorar.json", undefined],
    ]);
  });

  test("names the origins of its style, for itself and its worker alone", () => {
    const reach = ["https://mapas.example.org", "https://teselas.example.org"];
    expect(filesOf(withTiles(STYLE)).map(({ path, reaches }) => [path, reaches])).toEqual([
      ["index.html", reach],
      ["explorar.js", undefined],
      ["explorar-aparte.js", reach],
      ["explorar-archivos.js", undefined],
      ["explorar.json", undefined],
    ]);
  });

  test("is the drawing alone where nothing can lie beside it, and where nobody gave a style", () => {
    const preview = filesOf(withTiles(STYLE), () => "");
    expect(preview).toEqual(filesOf(locatorExample.config));
    expect(preview).toHaveLength(1);
  });
});

test("a map that is explored shows what the drawing does, over the same area", () => {
  const { bounds, texts, shapes, arrows } = explored(
    LocatorConfig.parse({ ...locatorExample.config, arrows: [ARROW] }),
    STYLE,
    NO_KEYS,
  );
  expect(bounds).toEqual([-7.2, 42.85, -4.5, 43.75]);
  expect(texts.map(({ lines }) => lines.map(({ text }) => text))).toEqual([
    ["20\u00a0km"],
    ["Por el puerto"],
    ["Gijón"],
    ["Mar Cantábrico"],
    ["LEÓN"],
    ["Oviedo"],
    ["Aldeamuestra", "Pueblo inventado"],
  ]);
  const [, , town, sea, , , village] = texts;
  expect(sea?.lines[0]).toMatchObject({ isItalic: true, colour: LOCATOR_PALETTES.claro.waterLabel });
  expect([sea?.sign, town?.sign === "", village?.side]).toEqual(["", false, "right"]);
  expect(arrows).toEqual([
    {
      from: ARROW.from,
      to: ARROW.to,
      bend: 0.2,
      colour: LOCATOR_PALETTES.claro.shape,
      widthPx: expect.any(Number),
      isDashed: true,
    },
  ]);
  expect(shapes).toHaveLength(1);
});

test("the radius of a circle is written as the house writes figures", () => {
  const rings = [{ id: "lejos", centre: ARROW.from, radiusKm: 1500, label: "" }];
  const config = LocatorConfig.parse({ ...locatorExample.config, rings });
  const numbers = { grouping: "point", groupFromDigits: 4, signSpace: "full" } as const;
  const ringOf = (more: object) => explored(config, STYLE, { ...NO_KEYS, ...more }).texts[0]?.lines[0]?.text;
  expect([ringOf({}), ringOf({ numbers })]).toEqual(["1500\u00a0km", "1.500\u00a0km"]);
});

test("a box across the antimeridian goes on to the east, as far as the projection does", () => {
  const area = { ...locatorExample.config.area, kind: "box", west: 170, east: -170, south: -90, north: 10 };
  expect(explored(LocatorConfig.parse({ ...locatorExample.config, area }), STYLE, NO_KEYS).bounds).toEqual([
    170, -85, 190, 10,
  ]);
});

test("an archive of tiles is no style, and it is told where it becomes one", () => {
  const tiles = { ...STYLE, styleUrl: "https://archivos.example.org/es.pmtiles" };
  expect(configProblems({ ...locatorExample.config, tiles })).toEqual([
    {
      field: "tiles.styleUrl",
      message: "Eso son teselas y no un estilo: ponlas en un estilo de «Estilo de los mapas»",
    },
  ]);
});

test.each([
  [{ styleUrl: "https://a;script-src/" }, "tiles.styleUrl"],
  [{ styleUrl: "https://*.example.org/e.json" }, "tiles.styleUrl"],
  [{ origins: ["https://a.example.org; script-src *"] }, "tiles.origins.0"],
  [{ origins: ["https://*"] }, "tiles.origins.0"],
])("what would be more than an origin in the page's policy is told: %j", (part, field) => {
  expect(configProblems({ ...locatorExample.config, tiles: { ...STYLE, ...part } })).toMatchObject([{ field }]);
});

describe("a style of Mapbox", () => {
  const tiles = { styleUrl: "mapbox://styles/diario/claro", attribution: "© Mapbox, © OpenStreetMap", origins: [] };
  const keys = { mapbox: "pk.muestra" };
  const files = { files: new Map() };

  test.each([
    ["mapbox://styles/diario/claro", "/styles/v1/diario/claro?access_token=pk.muestra"],
    ["mapbox://styles/diario/claro?optimize=true", "/styles/v1/diario/claro?optimize=true&access_token=pk.muestra"],
    ["mapbox://sprites/diario/claro/1a2b.json", "/styles/v1/diario/claro/1a2b/sprite.json?access_token=pk.muestra"],
    ["mapbox://sprites/diario/claro@2x.png", "/styles/v1/diario/claro/sprite@2x.png?access_token=pk.muestra"],
    [
      "mapbox://fonts/diario/Open Sans Regular/0-255.pbf",
      "/fonts/v1/diario/Open Sans Regular/0-255.pbf?access_token=pk.muestra",
    ],
    [
      "mapbox://mapbox.calles-v8,mapbox.alturas",
      "/v4/mapbox.calles-v8,mapbox.alturas.json?secure&access_token=pk.muestra",
    ],
  ])("names things by %s, which its API answers at an address", (name, address) => {
    expect(mapboxAddress(name, "pk.muestra")).toBe(`https://api.mapbox.com${address}`);
  });

  test("leaves the addresses of others as they are, without the token", () => {
    expect(mapboxAddress("https://teselas.example.org/1/2/3.pbf", "pk.muestra")).not.toContain("pk.");
  });

  test("goes out with the public token, the three credits and the origins of Mapbox", () => {
    const [page, ...others] = filesOf(withTiles(tiles), undefined, keys);
    expect(page.reaches).toEqual([
      "https://api.mapbox.com",
      "https://a.tiles.mapbox.com",
      "https://b.tiles.mapbox.com",
    ]);
    const told = JSON.parse(others.find(({ path }) => path === "explorar.json")?.body ?? "");
    expect(told).toMatchObject({ mapboxToken: "pk.muestra", attribution: "" });
    expect(told.credits.map(({ text }: { readonly text: string }) => text)).toEqual([
      "© Mapbox",
      "© OpenStreetMap",
      "Mejora este mapa",
    ]);
    expect(filesOf(withTiles(STYLE), undefined, keys).some(({ body }) => body.includes("pk.muestra"))).toBe(false);
  });

  test("is not published without a token, and says where it is put", () => {
    expect(fileProblems(withTiles(tiles), files, "2026-03-03")).toEqual([
      {
        field: "tiles.styleUrl",
        message: "Falta MAPBOX_TOKEN_PUBLIC en el servidor: sin esa clave nadie abre un mapa de Mapbox",
      },
    ]);
    expect(fileProblems(withTiles(tiles), files, "2026-03-03", keys)).toEqual([]);
  });

  test.each([
    ["mapbox://styles/claro", "mapbox://styles/usuario/estilo"],
    [`https://api.mapbox.com/styles/v1/a/b?access_token=sk.${"a".repeat(40)}`, "clave secreta"],
    [`mapbox://styles/a/b?access_token=pk.${"a".repeat(40)}`, "Quita la clave"],
  ])("is refused as %s", (styleUrl, said) => {
    expect(configProblems(withTiles({ ...tiles, styleUrl })).map(({ message }) => message)).toEqual([
      expect.stringContaining(said),
    ]);
  });

  test("leaves room for as many servers more as a page may reach", () => {
    const origins = ["a", "b", "c"].map((name) => `https://${name}.example.org`);
    expect(configProblems(withTiles({ ...tiles, origins }))).toMatchObject([{ field: "tiles.origins.0" }]);
    expect(configProblems(withTiles({ ...tiles, origins: origins.slice(1) }))).toEqual([]);
  });
});

describe("the style of the house", () => {
  const style = {
    colors: { water: "", land: "", green: "", road: "", building: "", border: "", label: "", halo: "", mark: "" },
    provider: { kind: "own" as const, address: "", glyphsUrl: "" },
    attribution: "© Casa",
    labels: { language: "es" as const, countriesPx: 14, regionsPx: 14, placesPx: 14 },
    borders: { widthPx: 1, hasRegions: true, disputed: "dashed" as const },
    maxZoom: 8,
  };
  const chosen = (publicUrl: string, provider: object = {}) => ({
    current: {
      id: "1",
      title: "Claro",
      revision: "1-a",
      publicUrl,
      style: { ...style, provider: { ...style.provider, ...provider } },
    },
  });
  const URL = "https://graficos.example.org/map/style/claro/1-a.json";

  test("is taken with whom it names and where its tiles come from", () => {
    expect(houseTiles(chosen(URL)).tiles).toEqual({ styleUrl: URL, attribution: "© Casa", origins: [] });
    const tiles = { kind: "tiles", address: "https://teselas.example.org/t.json", glyphsUrl: "" };
    expect(houseTiles(chosen(URL, tiles)).tiles?.origins).toEqual(["https://teselas.example.org"]);
  });

  test.each(["", "pmtiles://"])("over an archive of tiles, which is reached where it is (%s)", (scheme) => {
    const archive = { kind: "tiles", address: `${scheme}https://archivos.example.org/es.pmtiles`, glyphsUrl: "" };
    expect(houseTiles(chosen(URL, archive)).tiles?.origins).toEqual(["https://archivos.example.org"]);
  });

  test("of Mapbox reaches Mapbox", () => {
    const origins = ["https://api.mapbox.com", "https://a.tiles.mapbox.com", "https://b.tiles.mapbox.com"];
    expect(houseTiles(chosen(URL, { kind: "mapbox", address: "diario/claro" })).tiles?.origins).toEqual(origins);
  });

  test("is refused with a sentence where a reader's page could not open it", () => {
    expect(houseTiles({ current: null }).problem).toContain("no ha elegido ningún estilo");
    expect(houseTiles(chosen("http://localhost/map/style/claro/1-a.json")).problem).toContain("https");
  });
});
