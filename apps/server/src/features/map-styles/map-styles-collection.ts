import { keptParts, MAP_STYLE_RECORD, MapStyleFields } from "@nv/contracts/schemas";
import { STYLE_FILE } from "../../platform/publishing/core/published-path.ts";
import type { Entry } from "../../platform/records/collection.ts";
import { collectionOf } from "../../platform/records/collection-of.ts";
import { facetWords } from "../../platform/records/core/facet-words.ts";
import { foldWords } from "../../platform/records/core/fold-words.ts";
import { NO_EXTENSION } from "../../platform/records/no-extension.ts";

/** A style, as the records keep it. */
export type MapStyleRow = Entry<object, MapStyleFields>;

/** The styles of the house's maps, as records. */
export const MAP_STYLES = collectionOf(MAP_STYLE_RECORD, {
  extension: NO_EXTENSION,
  fields: keptParts(MapStyleFields),
  publishable: MapStyleFields,
  words(style) {
    const { title, note } = style.fields;
    return [...foldWords([title, style.slug, note].join(" ")), ...facetWords({ status: style.status })];
  },
  described(_style, snapshot) {
    const { title } = MapStyleFields.parse(snapshot);
    return { title, altText: "", language: "es", type: "map-style", heightsPx: [], picture: null, entry: STYLE_FILE };
  },
});
