import type { MapStyle } from "@nv/contracts/schemas";

/** Something of the style specification: an expression, or a plain value. */
export type StyleValue = string | number | boolean | readonly StyleValue[];

/** A layer of a style. @see https://maplibre.org/maplibre-style-spec/layers/ */
export interface StyleLayer {
  readonly id: string;
  readonly type: "background" | "fill" | "line" | "symbol";
  readonly source?: string;
  readonly "source-layer"?: string;
  readonly minzoom?: number;
  readonly filter?: StyleValue;
  readonly layout?: Readonly<Record<string, StyleValue>>;
  readonly paint: Readonly<Record<string, StyleValue>>;
}

/** Names that a kind of basemap uses. */
export interface BasemapWords {
  readonly source: string;
  /** Name of a place in Spanish, and in its own language. */
  readonly names: Readonly<Record<"es" | "local", StyleValue>>;
  readonly font: string;
}

/** Part of a layer that says where it takes what it draws. */
type LayerSource = Pick<StyleLayer, "source" | "source-layer" | "filter">;

/** Width of a line that grows with the zoom: CSS pixels at the two zooms. */
export function growing(fromZoom: number, fromPx: number, toZoom: number, toPx: number): StyleValue {
  return ["interpolate", ["exponential", 1.6], ["zoom"], fromZoom, fromPx, toZoom, toPx];
}

/** A surface of one colour. */
export function fill(id: string, place: LayerSource, color: string, minzoom?: number): StyleLayer {
  return { id, type: "fill", ...place, ...(minzoom !== undefined && { minzoom }), paint: { "fill-color": color } };
}

/** Borders of countries, of what is inside of them, and those that are not agreed, as the style wants them. */
export function borderLayers(
  { colors, borders }: MapStyle,
  { regions, agreed, disputed }: Readonly<Record<"regions" | "agreed" | "disputed", LayerSource>>,
): readonly StyleLayer[] {
  const width = growing(2, borders.widthPx, 10, borders.widthPx * 3);
  const line = (id: string, place: LayerSource, paint: StyleLayer["paint"]): StyleLayer => ({
    id,
    type: "line",
    ...place,
    layout: { "line-join": "round" },
    paint: { "line-color": colors.border, ...paint },
  });
  return [
    ...(borders.hasRegions
      ? [{ ...line("regions", regions, { "line-width": borders.widthPx * 0.6, "line-opacity": 0.6 }), minzoom: 3 }]
      : []),
    line("countries", agreed, { "line-width": width }),
    ...(borders.disputed === "dashed"
      ? [line("disputed", disputed, { "line-width": width, "line-dasharray": [3, 2] })]
      : []),
  ];
}

function nameIn(language: MapStyle["labels"]["language"], { es, local }: BasemapWords["names"]): StyleValue {
  if (language === "es") return es;
  if (language === "local") return local;
  return ["case", ["==", es, local], es, ["concat", es, "\n", local]];
}

/** A rank of names. */
interface Names {
  readonly id: string;
  readonly place: LayerSource;
  readonly sizePx: number;
  readonly minzoom: number;
  readonly isCapitals?: boolean;
}

/** Names of places, none smaller than the style says; those of a size of 0 are left out. */
export function nameLayers(style: MapStyle, words: BasemapWords, names: readonly Names[]): readonly StyleLayer[] {
  const { colors, labels } = style;
  return names
    .filter(({ sizePx }) => sizePx > 0)
    .map(
      ({ id, place, sizePx, minzoom, isCapitals = false }): StyleLayer => ({
        id,
        type: "symbol",
        ...place,
        minzoom,
        layout: {
          "text-field": nameIn(labels.language, words.names),
          "text-font": [words.font],
          "text-size": sizePx,
          "text-max-width": 8,
          ...(isCapitals && { "text-transform": "uppercase", "text-letter-spacing": 0.08 }),
        },
        paint: { "text-color": colors.label, "text-halo-color": colors.halo, "text-halo-width": 1.4 },
      }),
    );
}
