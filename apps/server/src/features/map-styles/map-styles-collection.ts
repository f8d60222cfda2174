import {
  GRAPHIC_STATUSES,
  MAP_COLOR_NAMES,
  MAP_DISPUTED,
  MAP_LABEL_LEVELS,
  MAP_LANGUAGES,
  MAP_PROVIDERS,
} from "@nv/contracts";
import { MapStyleFields } from "@nv/contracts/schemas";
import { Problem } from "../../http/problem.ts";
import { STYLE_FILE } from "../../platform/publishing/core/published-path.ts";
import type { Collection, Entry } from "../../platform/records/collection.ts";
import { facetWords } from "../../platform/records/core/facet-words.ts";
import { foldWords } from "../../platform/records/core/fold-words.ts";
import { NO_EXTENSION } from "../../platform/records/no-extension.ts";

/** A style, as the records keep it. */
export type MapStyleRow = Entry<object>;

/** What a person wrote of a style. */
export function fieldsOf({ fields }: Pick<MapStyleRow, "fields">): MapStyleFields {
  return MapStyleFields.parse(JSON.parse(fields));
}

const LABELS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(MAP_COLOR_NAMES).map(([name, label]) => [`colors.${name}`, label])),
  ...Object.fromEntries(Object.entries(MAP_LABEL_LEVELS).map(([name, label]) => [`labels.${name}Px`, `${label}, px`])),
  "provider.kind": "Fondo",
  "provider.address": "Dirección del fondo",
  "provider.glyphsUrl": "Letras",
  "labels.language": "Lengua de los rótulos",
  "borders.widthPx": "Grosor de las fronteras",
  "borders.hasRegions": "Límites interiores",
  "borders.disputed": "Fronteras en disputa",
};

const TEXTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  status: GRAPHIC_STATUSES,
  "provider.kind": MAP_PROVIDERS,
  "labels.language": MAP_LANGUAGES,
  "borders.disputed": MAP_DISPUTED,
  "borders.hasRegions": { true: "Sí", false: "No" },
};

/** The styles of the house's maps, as records. */
export const MAP_STYLES: Collection<object> = {
  name: "map-styles",
  section: "map/style",
  event: "map-style",
  slugStart: "estilo",
  codes: { notFound: "MAP_STYLE_NOT_FOUND", notLive: "MAP_STYLE_NOT_LIVE" },
  extension: NO_EXTENSION,
  words(style) {
    const { title, note } = fieldsOf(style);
    return [...foldWords([title, style.slug, note].join(" ")), ...facetWords({ status: style.status })];
  },
  history: {
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
    },
    labelOf: (path) => LABELS[path] ?? path,
    textOf: (path, value) => TEXTS[path]?.[value] ?? value,
  },
  slugTaken: () =>
    new Problem("SLUG_TAKEN", { fields: [{ field: "slug", message: "Otro estilo tiene ya esa dirección" }] }),
  described(_style, snapshot) {
    const { title } = MapStyleFields.parse(snapshot);
    return { title, altText: "", language: "es", type: "map-style", heightsPx: [], picture: null, entry: STYLE_FILE };
  },
};
