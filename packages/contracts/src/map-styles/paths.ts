/** Styles of the house's maps. `GET` lists, `POST` adds. */
export const MAP_STYLES_API_PATH = "/api/map-styles";

/** First part of the address of every published style: `/map/style/{slug}/{revision}.json`. */
export const MAP_STYLES_PATH = "/map/style";

/** Parts of a map that have a colour, with their names for people; the mark is what the news is about. */
export const MAP_COLOR_NAMES = {
  water: "Agua",
  land: "Tierra",
  green: "Verde",
  road: "Vías",
  building: "Edificios",
  border: "Fronteras",
  label: "Rótulos",
  halo: "Halo",
  mark: "Marca",
} as const;

/** Part of a map that has a colour. */
export type MapColorName = keyof typeof MAP_COLOR_NAMES;

/** Providers of the basemap. */
export const MAP_PROVIDERS = {
  own: "La casa, sin red",
  tiles: "Teselas propias (PMTiles o TileJSON)",
  style: "Un estilo de MapLibre",
  mapbox: "Mapbox",
} as const;

/** Names of places, from the first that are drawn to the last. */
export const MAP_LABEL_LEVELS = { countries: "Países", regions: "Comunidades", places: "Poblaciones" } as const;

/** In which language places are named. */
export const MAP_LANGUAGES = {
  es: "En español",
  local: "En la lengua de cada lugar",
  both: "En las dos",
} as const;

/** Ways to draw a border that is not agreed. */
export const MAP_DISPUTED = { dashed: "De trazos", hidden: "No se dibujan" } as const;

/** Bounds of a style. */
export const MAP_STYLE_LIMITS = { title: 120, note: 2000, attribution: 300, address: 500, maxZoom: 22 } as const;
