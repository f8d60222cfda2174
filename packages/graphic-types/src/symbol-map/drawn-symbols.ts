import type { LoadedAtlas, PlaneArea, PxPoint } from "@nv/geography";
import type { ColourOf } from "@nv/piece-parts";
import { DESK_RULES, type NumberRules } from "@nv/spanish";
import { CATEGORICAL } from "@nv/ui/data-palette";
import { spotOf } from "../data-map/draw/area-spot.ts";
import { type BasemapPlane, basemapPlane, DRAWN_WIDTH_PX } from "../data-map/draw/data-basemap.ts";
import { classNameOf, drawAreas } from "../data-map/draw/draw-areas.ts";
import { drawMarkLabels } from "../data-map/draw/draw-mark-labels.ts";
import { PAINTS } from "../data-map/map-parts.ts";
import { areaName } from "../data-map/values/area-names.ts";
import { columnAt, type MapValue, numberValue, textValue } from "../data-map/values/map-values.ts";
import { type ValueScale, valueScale, valueWriter } from "../data-map/values/value-scale.ts";
import type { SymbolMapConfig } from "./config.ts";
import { moveApart } from "./radius/move-apart.ts";
import { radiusOf } from "./radius/symbol-radius.ts";

/** A symbol of a map. */
export interface MapSymbol {
  readonly name: string;
  readonly value: number;
  readonly x: number;
  readonly y: number;
  readonly radiusPx: number;
  readonly colour: MapValue;
}

/** Everything of a map that its page and its picture are made of. */
export interface SymbolMapParts {
  readonly ground: BasemapPlane;
  /** The largest first: they are drawn at the bottom. */
  readonly symbols: readonly MapSymbol[];
  /** Largest value without its sign. */
  readonly most: number;
  readonly hasNegative: boolean;
  /** Classes of the colour; `null` where all have one. */
  readonly scale: ValueScale | null;
  readonly write: (value: number) => string;
  readonly title: string;
  readonly colourTitle: string;
  /** Names of rows that are on no part of this map. */
  readonly outside: readonly string[];
}

/** Beyond the edge of the areas, a place is still seen: at sea, across a border. */
const AROUND_PX = 40;

/** Beyond so many, labels hide what they name. */
const MOST_LABELS = 14;

const titled = (name: string, unit: string) =>
  unit === "" || unit === "%" || name.includes(`(${unit})`) ? name : `${name} (${unit})`;

const unitOf = ({ data, unit }: SymbolMapConfig, name: string) =>
  unit || (data.columns[columnAt(data, name)]?.unit ?? "");

interface Placed {
  readonly row: number;
  readonly name: string;
  readonly place: PxPoint | null;
}

function placesOf(config: SymbolMapConfig, { plane, map }: BasemapPlane): readonly Placed[] {
  const { data, placedBy, lat, lon, place, areas } = config;
  const at = Math.max(0, columnAt(data, place));
  const [latAt, lonAt] = [columnAt(data, lat), columnAt(data, lon)];
  const byId = new Map<string, PlaneArea>(plane.areas.map((area) => [area.id, area]));
  return data.rows.map((cells, row): Placed => {
    const code = data.codes[row] ?? "";
    const area = byId.get(code);
    if (placedBy === "areas") {
      const spot = area === undefined ? null : spotOf(plane, area);
      const name = area?.name.split("/")[0] ?? areaName(areas.kind, code, cells[at] ?? "");
      return { row, name, place: spot === null ? null : [spot.x, spot.y] };
    }
    const [south, west] = [numberValue(cells[latAt] ?? ""), numberValue(cells[lonAt] ?? "")];
    const found =
      south.kind === "number" && west.kind === "number" ? map.project({ lon: west.value, lat: south.value }) : null;
    return { row, name: cells[at] ?? "", place: found === null ? null : [found[0], found[1]] };
  });
}

/** Puts the parts of a map together. */
export function symbolMapParts(
  config: SymbolMapConfig,
  atlas: LoadedAtlas,
  {
    numbers = DESK_RULES,
    colourOf,
  }: { readonly numbers?: NumberRules | undefined; readonly colourOf?: ColourOf | undefined },
): SymbolMapParts {
  const { data, size, colour, radiusPx, overlap, scale: kind } = config;
  const ground = basemapPlane(config.areas, atlas);
  const [sizeAt, colourAt] = [columnAt(data, size), columnAt(data, colour)];
  const isSeen = ([x, y]: PxPoint) =>
    x >= -AROUND_PX &&
    x <= DRAWN_WIDTH_PX + AROUND_PX &&
    y >= ground.topPx - AROUND_PX &&
    y <= ground.topPx + ground.heightPx + AROUND_PX;
  const places = placesOf(config, ground);
  const valued = places.flatMap(({ row, name, place }) => {
    const cells = data.rows[row] ?? [];
    const read = numberValue(cells[sizeAt] ?? "");
    const cell = cells[colourAt] ?? "";
    const own =
      colour === "" ? ({ kind: "missing" } as const) : kind === "categories" ? textValue(cell) : numberValue(cell);
    return read.kind !== "number" ? [] : [{ name, place, value: read.value, colour: own }];
  });
  const most = Math.max(0, ...valued.map(({ value }) => Math.abs(value)));
  const placed = valued.flatMap(({ place, ...one }) =>
    place === null || !isSeen(place)
      ? []
      : [{ ...one, x: place[0], y: place[1], radiusPx: radiusOf(one.value, most, radiusPx) }],
  );
  const symbols = placed.toSorted((a, b) => b.radiusPx - a.radiusPx || (a.name < b.name ? -1 : 1));
  const moved = overlap === "apart" ? moveApart(symbols) : symbols;
  const scale =
    colour === ""
      ? null
      : valueScale(
          { ...config, unit: unitOf({ ...config, unit: "" }, colour) },
          symbols.map((one) => one.colour),
          { numbers, colourOf },
        );
  return {
    ground,
    symbols: symbols.map((one, at) => ({ ...one, x: moved[at]?.x ?? one.x, y: moved[at]?.y ?? one.y })),
    most,
    hasNegative: symbols.some(({ value }) => value < 0),
    scale,
    write: valueWriter({ ...config, unit: unitOf(config, size) }, numbers),
    title: titled(size, unitOf(config, size)),
    colourTitle: colour,
    outside: valued.flatMap(({ place, name }) => (place === null || !isSeen(place) ? [name] : [])),
  };
}

/** Colours of the symbols that have one for all. */
export const onePaint = ({ paint }: Pick<SymbolMapConfig, "paint">) =>
  CATEGORICAL[PAINTS.indexOf(paint)] ?? CATEGORICAL[0];

const round = (value: number) => Math.round(value * 10) / 10;

/** Name of the class of a symbol in CSS: of its colour, with one more where it is below zero. */
function symbolClass({ scale }: SymbolMapParts, { colour, value }: MapSymbol): string {
  const own = scale === null ? "c0" : classNameOf(scale.classOf(colour) ?? "none");
  return value < 0 ? `${own} g` : own;
}

/** Frame that holds the areas and every symbol whole. */
function frameOf({ ground, symbols }: SymbolMapParts) {
  const left = Math.floor(Math.min(0, ...symbols.map(({ x, radiusPx }) => x - radiusPx - 1)));
  const right = Math.ceil(Math.max(DRAWN_WIDTH_PX, ...symbols.map(({ x, radiusPx }) => x + radiusPx + 1)));
  const top = Math.floor(Math.min(ground.topPx, ...symbols.map(({ y, radiusPx }) => y - radiusPx - 1)));
  const below = ground.topPx + ground.heightPx;
  const bottom = Math.ceil(Math.max(below, ...symbols.map(({ y, radiusPx }) => y + radiusPx + 1)));
  return { left, top, wide: right - left, high: bottom - top };
}

/** Draws a map. @param paint - Attributes of what has a class. @param frames - For which labels are written. */
export function drawSymbolMap(
  config: SymbolMapConfig,
  parts: SymbolMapParts,
  {
    paint,
    frames,
    attributes = "",
  }: {
    readonly paint: (className: string) => string;
    readonly frames: readonly ("phone" | "wide")[];
    readonly attributes?: string;
  },
): { readonly svg: string; readonly widthPx: number; readonly heightPx: number } {
  const { ground, symbols, write } = parts;
  const areas = drawAreas(ground, {
    paint: (name) => paint(name === "e" || name === "a" || name === "b" ? name : "u"),
    classOf: () => "none",
    order: ["none"],
    groupOf: config.areas.kind === "municipalities" ? ({ id }) => id.slice(0, 2) : null,
  });
  const { inset } = ground.map;
  const box =
    inset === null
      ? ""
      : `<path ${paint("i")} d="M${round(inset.x)} ${round(inset.y)}h${round(inset.width)}v${round(inset.height)}"/>`;
  const circles = symbols
    .map(
      (one) =>
        `<circle ${paint(symbolClass(parts, one))} cx="${round(one.x)}" cy="${round(one.y)}" r="${round(one.radiusPx)}"/>`,
    )
    .join("");
  const labelled = config.labels === "none" ? [] : symbols.slice(0, MOST_LABELS);
  const labels = labelled.map((one, at) => ({
    ...{ id: String(at), x: one.x, y: one.y, radiusPx: one.radiusPx, priority: one.radiusPx },
    lines: [one.name, ...(config.labels === "both" ? [write(one.value)] : [])],
  }));
  const texts = frames.map((frame) => drawMarkLabels(ground, labels, frame)).join("");
  const { left, top, wide, high } = frameOf(parts);
  const svg = `<svg viewBox="${left} ${top} ${wide} ${high}"${attributes}>${areas.svg}${box}<g ${paint("s")}>${circles}</g>${texts}</svg>`;
  return { svg, widthPx: wide, heightPx: high };
}
