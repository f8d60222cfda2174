import { validateStyleMin } from "@maplibre/maplibre-gl-style-spec";
import { describe, expect, it } from "vitest";
import { type MapColors, type MapStyleSettings, mapStyle, mapStyleFaults } from "./map-style";

const COLORS: MapColors = {
  land: "#f4efe4",
  water: "#c8dbe8",
  green: "#e3ead9",
  road: "#ffffff",
  building: "#ebe7dd",
  border: "#8a8375",
  label: "#171512",
  halo: "#fbfaf6",
};

const SETTINGS: MapStyleSettings = {
  tilesUrl: "https://mapas.example.org/espana.pmtiles",
  glyphsUrl: "https://mapas.example.org/letras/{fontstack}/{range}.pbf",
  attribution: "© Colaboradores de OpenStreetMap",
  labels: "es",
};

/** What the published validator of the style specification says, apart from what only a browser can fetch. */
function specificationFaults(settings: MapStyleSettings): readonly string[] {
  return validateStyleMin(JSON.parse(JSON.stringify(mapStyle(settings, COLORS)))).map(({ message }) => message);
}

describe("mapStyle", () => {
  it("is a document that the style specification accepts, with labels and without", () => {
    expect(specificationFaults(SETTINGS)).toEqual([]);
    expect(specificationFaults({ ...SETTINGS, glyphsUrl: "", labels: "local" })).toEqual([]);
  });

  it("draws no label when there are no letters to draw it with", () => {
    const types = mapStyle({ ...SETTINGS, glyphsUrl: "" }, COLORS).layers.map(({ type }) => type);
    expect(types).not.toContain("symbol");
  });

  it("gives a .pmtiles file the scheme its reader wants, once", () => {
    expect(mapStyle(SETTINGS, COLORS).sources.base?.url).toBe("pmtiles://https://mapas.example.org/espana.pmtiles");
    const already = { ...SETTINGS, tilesUrl: `pmtiles://${SETTINGS.tilesUrl}` };
    expect(mapStyle(already, COLORS).sources.base?.url).toBe("pmtiles://https://mapas.example.org/espana.pmtiles");
  });

  it("carries the attribution in the source, where the renderer shows it", () => {
    expect(mapStyle(SETTINGS, COLORS).sources.base?.attribution).toBe("© Colaboradores de OpenStreetMap");
  });

  it("stays under 30 kB", () => {
    expect(JSON.stringify(mapStyle(SETTINGS, COLORS), null, 2).length).toBeLessThan(30_000);
  });
});

describe("mapStyleFaults", () => {
  it("finds nothing in settings that can be published", () => {
    expect(mapStyleFaults(SETTINGS)).toEqual({});
  });

  it("asks for the attribution, also when it is only spaces", () => {
    expect(mapStyleFaults({ ...SETTINGS, attribution: "  " })).toHaveProperty("attribution");
  });

  it("says why a mapbox:// address does not serve", () => {
    expect(mapStyleFaults({ ...SETTINGS, tilesUrl: "mapbox://styles/a/b" }).tilesUrl).toContain("mapbox://");
  });

  it.each(["", "http://mapas.example.org/a.pmtiles", "mapas.example.org"])(
    "refuses %j as the tiles' address",
    (tilesUrl) => {
      expect(mapStyleFaults({ ...SETTINGS, tilesUrl })).toHaveProperty("tilesUrl");
    },
  );

  it("wants the two places of a letters' address", () => {
    const glyphsUrl = "https://mapas.example.org/letras/{fontstack}.pbf";
    expect(mapStyleFaults({ ...SETTINGS, glyphsUrl })).toHaveProperty("glyphsUrl");
  });
});
