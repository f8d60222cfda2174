import type { MapStyle } from "@nv/contracts/schemas";
import type { BasemapKind } from "./basemap.ts";
import {
  type BasemapWords,
  borderLayers,
  fill,
  growing,
  nameLayers,
  type StyleLayer,
  type StyleValue,
} from "./style-layers.ts";

/** The one source of every style. */
export const SOURCE = "ground";

const below = (color: string): StyleLayer => ({
  id: "below",
  type: "background",
  paint: { "background-color": color },
});

const from = (layer: string, filter?: StyleValue) => ({
  source: SOURCE,
  "source-layer": layer,
  ...(filter !== undefined && { filter }),
});

/** Written so that QGIS reads it too, which passes over `in` with a list. */
const oneOf = (field: string, values: readonly string[]): StyleValue => [
  "match",
  ["get", field],
  [...values],
  true,
  false,
];
const is = (field: string, value: StyleValue): StyleValue => ["==", ["get", field], value];
const all = (...filters: readonly StyleValue[]): StyleValue => ["all", ...filters];

const spanishFirst: StyleValue = ["coalesce", ["get", "name:es"], ["get", "name"]];

/** Layers of the house's own ground: `BasemapData` as GeoJSON. */
export function ownLayers(style: MapStyle): readonly StyleLayer[] {
  const { colors, labels } = style;
  const of = (kind: BasemapKind, ...filters: readonly StyleValue[]) => ({
    source: SOURCE,
    filter: filters.length === 0 ? is("kind", kind) : all(is("kind", kind), ...filters),
  });
  const name: StyleValue = ["get", "name"];
  const words: BasemapWords = {
    source: SOURCE,
    names: { es: name, local: ["coalesce", ["get", "local"], name] },
    font: "Public Sans",
  };
  const ranked = (kind: BasemapKind, rank: number) => of(kind, is("rank", rank));
  return [
    below(colors.water),
    fill("land", of("country"), colors.land),
    ...borderLayers(style, {
      regions: of("region-border"),
      agreed: of("border", is("disputed", false)),
      disputed: of("border", is("disputed", true)),
    }),
    ...nameLayers(style, words, [
      { id: "towns", place: ranked("place-name", 2), sizePx: labels.placesPx, minzoom: 5.5 },
      { id: "region-names", place: of("region-name"), sizePx: labels.regionsPx, minzoom: 5 },
      // The last are placed first: «Madrid» before «Comunidad de Madrid».
      { id: "cities", place: ranked("place-name", 1), sizePx: labels.placesPx, minzoom: 4.5 },
      ...[4, 3, 2, 1].map((rank) => ({
        id: `country-names-${rank}`,
        place: ranked("country-name", rank),
        sizePx: labels.countriesPx,
        minzoom: rank,
        isCapitals: true,
      })),
    ]),
  ];
}

const ROADS = [
  { id: "streets", minzoom: 12, width: growing(12, 0.4, 18, 10) },
  { id: "roads", minzoom: 8, width: growing(8, 0.5, 18, 14) },
  { id: "motorways", minzoom: 5, width: growing(5, 0.5, 18, 18) },
] as const;

/** Roads, the larger ones above. @param field - What tells one kind from another. */
function roadLayers(
  color: string,
  layer: string,
  field: string,
  kinds: readonly (readonly string[])[],
): readonly StyleLayer[] {
  return ROADS.map(({ id, minzoom, width }, at) => ({
    id,
    type: "line",
    ...from(layer, oneOf(field, kinds[at] ?? [])),
    minzoom,
    layout: { "line-cap": "round", "line-join": "round" },
    paint: { "line-color": color, "line-width": width },
  }));
}

const river = (layer: string, color: string, filter?: StyleValue): StyleLayer => ({
  id: "rivers",
  type: "line",
  ...from(layer, filter),
  paint: { "line-color": color, "line-width": growing(8, 0.5, 16, 6) },
});

/** Layers of the open Protomaps basemap. @see https://docs.protomaps.com/basemaps/layers */
export function tileLayers(style: MapStyle): readonly StyleLayer[] {
  const { colors, labels, provider } = style;
  const words: BasemapWords = {
    source: SOURCE,
    names: { es: spanishFirst, local: ["get", "name"] },
    font: "Noto Sans Regular",
  };
  const places = (kind: string) => from("places", is("kind", kind));
  return [
    below(colors.water),
    fill("land", from("earth"), colors.land),
    fill(
      "green",
      from("landuse", oneOf("kind", ["park", "forest", "wood", "nature_reserve", "national_park"])),
      colors.green,
    ),
    fill("water", from("water", ["==", ["geometry-type"], "Polygon"]), colors.water),
    river("water", colors.water, ["==", ["geometry-type"], "LineString"]),
    fill("buildings", from("buildings"), colors.building, 14),
    ...roadLayers(colors.road, "roads", "kind", [["minor_road"], ["major_road"], ["highway"]]),
    ...borderLayers(style, {
      regions: from("boundaries", is("kind", "region")),
      agreed: from("boundaries", all(is("kind", "country"), ["!=", ["get", "disputed"], true])),
      disputed: from("boundaries", is("disputed", true)),
    }),
    ...(provider.glyphsUrl === ""
      ? []
      : nameLayers(style, words, [
          { id: "places", place: places("locality"), sizePx: labels.placesPx, minzoom: 5 },
          { id: "region-names", place: places("region"), sizePx: labels.regionsPx, minzoom: 4 },
          { id: "country-names", place: places("country"), sizePx: labels.countriesPx, minzoom: 2, isCapitals: true },
        ])),
  ];
}

/** Layers of Mapbox Streets v8, for Mapbox GL alone. @see https://docs.mapbox.com/data/tilesets/reference/mapbox-streets-v8/ */
export function mapboxLayers(style: MapStyle): readonly StyleLayer[] {
  const { colors, labels } = style;
  const words: BasemapWords = {
    source: SOURCE,
    names: { es: ["coalesce", ["get", "name_es"], ["get", "name"]], local: ["get", "name"] },
    font: "Open Sans Regular",
  };
  // Each border is there once for every view of the world: without this they lie over each other.
  const oneView = oneOf("worldview", ["all", "US"]);
  const admin = (level: number, isDisputed: "true" | "false") =>
    from("admin", all(is("admin_level", level), is("disputed", isDisputed), is("maritime", "false"), oneView));
  const places = (kind: string) => from("place_label", all(is("class", kind), oneView));
  return [
    below(colors.land),
    fill("green", from("landuse", oneOf("class", ["park", "wood", "grass", "scrub"])), colors.green),
    fill("water", from("water"), colors.water),
    river("waterway", colors.water),
    fill("buildings", from("building"), colors.building, 14),
    ...roadLayers(colors.road, "road", "class", [
      ["street", "street_limited", "service"],
      ["primary", "secondary", "tertiary"],
      ["motorway", "trunk"],
    ]),
    ...borderLayers(style, { regions: admin(1, "false"), agreed: admin(0, "false"), disputed: admin(0, "true") }),
    ...nameLayers(style, words, [
      { id: "places", place: places("settlement"), sizePx: labels.placesPx, minzoom: 5 },
      { id: "region-names", place: places("state"), sizePx: labels.regionsPx, minzoom: 4 },
      { id: "country-names", place: places("country"), sizePx: labels.countriesPx, minzoom: 2, isCapitals: true },
    ]),
  ];
}
