/** What a base map is made from. */
export interface MapStyleSettings {
  /** Address of the tiles: a `.pmtiles` file (with or without `pmtiles://`) or a TileJSON document. */
  readonly tilesUrl: string;
  /** Address of the letters, with `{fontstack}` and `{range}` in it; empty for a map without labels. */
  readonly glyphsUrl: string;
  /** Who the data belongs to; shown on the map, obligatory. */
  readonly attribution: string;
  /** Language of the labels: the newspaper's, or each place's own. */
  readonly labels: "es" | "local";
}

/** Colours of a base map, `#rrggbb`. */
export interface MapColors {
  readonly land: string;
  readonly water: string;
  readonly green: string;
  readonly road: string;
  readonly building: string;
  readonly border: string;
  readonly label: string;
  readonly halo: string;
}

/** Names of the fields that {@link mapStyleFaults} may find something to say of. */
export type MapStyleField = "tilesUrl" | "glyphsUrl" | "attribution";

/** Name of the one source; layers point to it. */
const SOURCE = "base";
/** The family that the letters' folder must hold. */
const FONT = "Noto Sans Regular";
const HTTPS = /^(pmtiles:\/\/)?https:\/\/\S+$/;
/** Where a border is disputed, the paper draws it dashed: the data marks it, the style obeys. */
const DISPUTED = ["==", ["get", "disputed"], true];

/**
 * Tells what is wrong with the settings, field by field, in Spanish.
 *
 * @returns A sentence for each field that has a fault; an empty object when the style can be built.
 */
export function mapStyleFaults(settings: MapStyleSettings): Partial<Record<MapStyleField, string>> {
  const { tilesUrl, glyphsUrl, attribution } = settings;
  return {
    ...(tilesUrl.startsWith("mapbox://") && {
      tilesUrl: "Una dirección mapbox:// solo la entiende Mapbox GL. Pon la del archivo .pmtiles o la del TileJSON.",
    }),
    ...(!tilesUrl.startsWith("mapbox://") &&
      !HTTPS.test(tilesUrl) && { tilesUrl: "Escribe una dirección completa que empiece por https://." }),
    ...(glyphsUrl !== "" &&
      !(HTTPS.test(glyphsUrl) && glyphsUrl.includes("{fontstack}") && glyphsUrl.includes("{range}")) && {
        glyphsUrl: "Debe empezar por https:// y contener {fontstack} y {range}.",
      }),
    ...(attribution.trim() === "" && { attribution: "Sin atribución no se publica: di de quién son los datos." }),
  };
}

/** Address of the source as the renderer wants it, and how it is called there. */
function sourceOf({ tilesUrl, attribution }: MapStyleSettings) {
  const isArchive = tilesUrl.endsWith(".pmtiles");
  const url = isArchive && !tilesUrl.startsWith("pmtiles://") ? `pmtiles://${tilesUrl}` : tilesUrl;
  return { type: "vector", url, attribution: attribution.trim() };
}

/** Width of a line that grows with the zoom: CSS pixels at the two zooms. */
function growing(fromZoom: number, fromPx: number, toZoom: number, toPx: number) {
  return ["interpolate", ["exponential", 1.6], ["zoom"], fromZoom, fromPx, toZoom, toPx];
}

function groundLayers(colors: MapColors) {
  return [
    { id: "water-below", type: "background", paint: { "background-color": colors.water } },
    { id: "land", type: "fill", source: SOURCE, "source-layer": "earth", paint: { "fill-color": colors.land } },
    {
      id: "green",
      type: "fill",
      source: SOURCE,
      "source-layer": "landuse",
      filter: ["in", ["get", "kind"], ["literal", ["park", "forest", "wood", "nature_reserve", "national_park"]]],
      paint: { "fill-color": colors.green },
    },
    {
      id: "water",
      type: "fill",
      source: SOURCE,
      "source-layer": "water",
      filter: ["==", ["geometry-type"], "Polygon"],
      paint: { "fill-color": colors.water },
    },
    {
      id: "rivers",
      type: "line",
      source: SOURCE,
      "source-layer": "water",
      filter: ["==", ["geometry-type"], "LineString"],
      paint: { "line-color": colors.water, "line-width": growing(8, 0.5, 16, 6) },
    },
  ];
}

function builtLayers(colors: MapColors) {
  const road = (id: string, kinds: readonly string[], minzoom: number, width: unknown) => ({
    id,
    type: "line",
    source: SOURCE,
    "source-layer": "roads",
    minzoom,
    filter: ["in", ["get", "kind"], ["literal", kinds]],
    layout: { "line-cap": "round", "line-join": "round" },
    paint: { "line-color": colors.road, "line-width": width },
  });
  return [
    {
      id: "buildings",
      type: "fill",
      source: SOURCE,
      "source-layer": "buildings",
      minzoom: 14,
      paint: { "fill-color": colors.building },
    },
    road("streets", ["minor_road"], 12, growing(12, 0.4, 18, 10)),
    road("roads", ["major_road"], 8, growing(8, 0.5, 18, 14)),
    road("motorways", ["highway"], 5, growing(5, 0.5, 18, 18)),
  ];
}

function borderLayers(colors: MapColors) {
  const line = {
    type: "line",
    source: SOURCE,
    "source-layer": "boundaries",
  };
  return [
    {
      ...line,
      id: "regions",
      minzoom: 4,
      filter: ["==", ["get", "kind"], "region"],
      paint: { "line-color": colors.border, "line-width": 0.6, "line-opacity": 0.6 },
    },
    {
      ...line,
      id: "countries",
      filter: ["all", ["==", ["get", "kind"], "country"], ["!", DISPUTED]],
      paint: { "line-color": colors.border, "line-width": growing(2, 0.6, 10, 2) },
    },
    {
      ...line,
      id: "disputed",
      filter: DISPUTED,
      paint: { "line-color": colors.border, "line-width": growing(2, 0.6, 10, 2), "line-dasharray": [3, 2] },
    },
  ];
}

function labelLayers(colors: MapColors, labels: MapStyleSettings["labels"]) {
  const name = labels === "es" ? ["coalesce", ["get", "name:es"], ["get", "name"]] : ["get", "name"];
  const label = (id: string, kind: string, minzoom: number, sizePx: unknown) => ({
    id,
    type: "symbol",
    source: SOURCE,
    "source-layer": "places",
    minzoom,
    filter: ["==", ["get", "kind"], kind],
    layout: {
      "text-field": name,
      "text-font": [FONT],
      "text-size": sizePx,
      "text-max-width": 8,
      ...(kind === "country" && { "text-transform": "uppercase", "text-letter-spacing": 0.08 }),
    },
    paint: { "text-color": colors.label, "text-halo-color": colors.halo, "text-halo-width": 1.2 },
  });
  return [
    label("places", "locality", 5, ["interpolate", ["linear"], ["zoom"], 5, 12, 14, 16]),
    label("country-names", "country", 2, 12),
  ];
}

/**
 * Builds a style for MapLibre: a ground, roads, borders and labels, over tiles with the layers of the open Protomaps basemap
 * (`earth`, `water`, `landuse`, `roads`, `buildings`, `boundaries`, `places`).
 *
 * @param settings - Without faults; see {@link mapStyleFaults}.
 * @returns A document of the MapLibre style specification, version 8.
 */
export function mapStyle(settings: MapStyleSettings, colors: MapColors) {
  const hasLabels = settings.glyphsUrl !== "";
  return {
    version: 8,
    name: "Narrativas Visuales",
    ...(hasLabels && { glyphs: settings.glyphsUrl }),
    sources: { [SOURCE]: sourceOf(settings) },
    layers: [
      ...groundLayers(colors),
      ...builtLayers(colors),
      ...borderLayers(colors),
      ...(hasLabels ? labelLayers(colors, settings.labels) : []),
    ],
  };
}
