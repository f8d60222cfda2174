import type { LoadedAtlas, PlaneArea } from "@nv/geography";
import type { ColourOf } from "@nv/piece-parts";
import { DESK_RULES, type NumberRules } from "@nv/spanish";
import { type ClassedMap, classedMap, provinceOf } from "../data-map/draw/classed-map.ts";
import { type BasemapPlane, basemapPlane } from "../data-map/draw/data-basemap.ts";
import { type AreaClass, type AreaLook, classNameOf } from "../data-map/draw/draw-areas.ts";
import { type AreaLabel, drawLabels, type LabelFrame } from "../data-map/draw/draw-labels.ts";
import { type TableLine, valueText } from "../data-map/draw/map-table.ts";
import { AREA_NOUNS } from "../data-map/values/area-names.ts";
import { columnAt, type MapValue, type ValuedRow, valuedRows } from "../data-map/values/map-values.ts";
import { type ValueScale, valueScale, valueWriter } from "../data-map/values/value-scale.ts";
import type { AreaMapConfig } from "./config.ts";
import { unitOf } from "./unit-of.ts";

/** Everything of a map that its page and its picture are made of. */
export interface AreaMapParts {
  readonly ground: BasemapPlane;
  readonly scale: ValueScale;
  readonly rows: ReadonlyMap<string, ValuedRow>;
  readonly lines: readonly TableLine[];
  readonly write: (value: number) => string;
  /** Words above the legend: the column, and its unit. */
  readonly title: string;
  readonly placeName: string;
  readonly hasGaps: boolean;
  readonly hasProtected: boolean;
  readonly classOf: (area: PlaneArea) => AreaClass;
}

const MISSING: MapValue = { kind: "missing" };

/** Beyond so many, labels are a cloud. */
const MOST_LABELS = 80;

/** Names in both official languages are too long for a map. */
export const shortName = (name: string): string => name.split("/")[0]?.trim() ?? name;

/** Puts the parts of a map together. */
export function areaMapParts(
  config: AreaMapConfig,
  atlas: LoadedAtlas,
  {
    numbers = DESK_RULES,
    colourOf,
  }: { readonly numbers?: NumberRules | undefined; readonly colourOf?: ColourOf | undefined },
): AreaMapParts {
  const { data, value, scale: kind, areas } = config;
  const ground = basemapPlane(areas, atlas);
  const rows = new Map(valuedRows(data, value, kind === "categories").map((row) => [row.code, row]));
  const valueAt = ({ id }: PlaneArea): MapValue => rows.get(id)?.value ?? MISSING;
  const values = ground.plane.areas.map(valueAt);
  const unit = unitOf(config);
  const scale = valueScale({ ...config, unit }, values, { numbers, colourOf });
  const write = valueWriter({ ...config, unit }, numbers);
  const flags = new Map(data.flags.map(({ row, column, flag }) => [`${row}:${column}`, flag]));
  const at = columnAt(data, value);
  const lines = ground.plane.areas.map((area): TableLine => {
    const row = rows.get(area.id);
    const flag = row === undefined ? "" : (flags.get(`${row.at}:${at}`) ?? "");
    return { name: area.name, value: valueAt(area), flag };
  });
  const [noun] = AREA_NOUNS[areas.kind];
  return {
    ...{ ground, scale, rows, lines, write },
    title: unit === "" || unit === "%" || value.includes(`(${unit})`) ? value : `${value} (${unit})`,
    placeName: noun.charAt(0).toUpperCase() + noun.slice(1),
    hasGaps: values.some((one) => one.kind === "missing"),
    hasProtected: values.some((one) => one.kind === "protected"),
    classOf: (area) => {
      const own = valueAt(area);
      return scale.classOf(own) ?? (own.kind === "protected" ? "protected" : "none");
    },
  };
}

/** Labels of the areas of a map, in their order of importance. */
function labelsOf(config: AreaMapConfig, { ground, rows, write, classOf }: AreaMapParts): readonly AreaLabel[] {
  const { labels } = config;
  if (labels === "none" || ground.plane.areas.length > MOST_LABELS * 4) return [];
  return ground.plane.areas.map((area): AreaLabel => {
    const value = rows.get(area.id)?.value ?? MISSING;
    const has = value.kind === "number" || value.kind === "text";
    const text = has ? valueText(value, write) : "";
    const isTold = has || labels === "names";
    const lines = isTold
      ? [labels === "values" ? "" : shortName(area.name), labels === "names" ? "" : text].filter(Boolean)
      : [];
    return {
      area,
      lines: lines.length === 0 ? [""] : lines,
      priority: value.kind === "number" ? Math.abs(value.value) : 0,
      className: classNameOf(classOf(area)),
    };
  });
}

const HATCH =
  '<pattern id="nv-hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path class="h0" d="M0 0h5v5H0z"/><path class="h1" d="M0 0v5" stroke-width="2"/></pattern>';

/** Draws a map. @param paint - Attributes of what has a class. @param frames - For which labels are written. @param spokenOf - See {@link AreaLook}. */
export function drawAreaMap(
  config: AreaMapConfig,
  parts: AreaMapParts,
  {
    paint,
    frames,
    attributes = "",
    spokenOf,
  }: {
    readonly paint: AreaLook["paint"];
    readonly spokenOf?: AreaLook["spokenOf"];
    readonly frames: readonly LabelFrame[];
    readonly attributes?: string;
  },
): ClassedMap {
  const { ground, scale, classOf } = parts;
  const order: readonly AreaClass[] = [...scale.classes.keys(), "none", "protected"];
  const groupOf = config.areas.kind === "municipalities" ? provinceOf : null;
  const labels = labelsOf(config, parts).filter(({ lines }) => lines[0] !== "");
  const over = frames.map((frame) => drawLabels(ground, labels, frame, paint)).join("");
  const under = parts.hasProtected ? HATCH : "";
  return classedMap(ground, { paint, classOf, order, groupOf, spokenOf }, { under, over, attributes });
}
