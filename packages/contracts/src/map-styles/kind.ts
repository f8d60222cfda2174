import { GRAPHIC_STATUSES } from "../graphics/types.ts";
import { recordKind } from "../records/record-kind.ts";
import {
  MAP_COLOR_NAMES,
  MAP_DISPUTED,
  MAP_LABEL_LEVELS,
  MAP_LANGUAGES,
  MAP_PROVIDERS,
  MAP_STYLES_API_PATH,
} from "./paths.ts";
import { EditMapStyle, RegisterMapStyle } from "./schemas.ts";

/** Styles of the house's maps, as a kind of record. */
export const MAP_STYLE_RECORD = recordKind({
  name: "map-styles",
  path: MAP_STYLES_API_PATH,
  section: "map/style",
  event: "map-style",
  slug: { start: "estilo", taken: "Otro estilo tiene ya esa dirección" },
  errors: { notFound: "MAP_STYLE_NOT_FOUND", notLive: "MAP_STYLE_NOT_LIVE" },
  labels: {
    title: "Nombre",
    slug: "Dirección",
    status: "Estado",
    colors: "Colores",
    provider: "Fondo",
    attribution: "Atribución",
    labels: "Rótulos",
    borders: "Fronteras",
    maxZoom: "Zoom máximo",
    note: "Nota interna",
    ...Object.fromEntries(Object.entries(MAP_COLOR_NAMES).map(([name, label]) => [`colors.${name}`, label])),
    ...Object.fromEntries(
      Object.entries(MAP_LABEL_LEVELS).map(([name, label]) => [`labels.${name}Px`, `${label}, px`]),
    ),
    "provider.kind": "Fondo",
    "provider.address": "Dirección del fondo",
    "provider.glyphsUrl": "Letras",
    "labels.language": "Lengua de los rótulos",
    "borders.widthPx": "Grosor de las fronteras",
    "borders.hasRegions": "Límites interiores",
    "borders.disputed": "Fronteras en disputa",
  },
  values: {
    status: GRAPHIC_STATUSES,
    "provider.kind": MAP_PROVIDERS,
    "labels.language": MAP_LANGUAGES,
    "borders.disputed": MAP_DISPUTED,
    "borders.hasRegions": { true: "Sí", false: "No" },
  },
  schemas: { register: RegisterMapStyle, edit: EditMapStyle },
});
