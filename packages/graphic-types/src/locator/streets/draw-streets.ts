import type { StreetAreaKind, StreetGround, StreetLineKind } from "@nv/contracts/schemas";
import { type FittedMap, pathOfLines, pathOfRings } from "@nv/geography";
import type { Layer } from "../draw/draw-basemap.ts";
import { attributes, element } from "../draw/svg.ts";
import type { PaintRole } from "../palette.ts";
import { CASED_FROM_PX, CASING_PX, streetWidthPx } from "./street-widths.ts";
import { type UnitProjector, unitProjector } from "./unit-projector.ts";

/** Options for drawing a ground of streets. */
export interface StreetPlace {
  readonly map: FittedMap;
  /** Sizes of lines, for those of a phone. */
  readonly scale: number;
  readonly paint: (role: PaintRole) => string;
  /** Factor by which paths are coarser than they would be: 1 and up. */
  readonly coarseness: number;
  /** Before the names of layers. */
  readonly idPrefix: string;
  /** Whether a path that is painted twice is written once: programs that edit drawings would show a copy of it. */
  readonly sharesPaths: boolean;
  readonly hasBuildings: boolean;
}

/** Layers of areas, the lowest first. */
const AREAS: readonly { readonly kind: StreetAreaKind; readonly name: string; readonly role: PaintRole }[] = [
  { kind: "green", name: "verde", role: "green" },
  { kind: "sand", name: "arena", role: "sand" },
  { kind: "paved", name: "plazas", role: "paved" },
  { kind: "water", name: "agua", role: "water" },
  { kind: "building", name: "edificios", role: "building" },
];

/** Streets, the lowest first. */
const STREETS: readonly { readonly kind: StreetLineKind; readonly name: string }[] = [
  { kind: "service", name: "de-servicio" },
  { kind: "minor", name: "menores" },
  { kind: "secondary", name: "secundarias" },
  { kind: "main", name: "principales" },
  { kind: "motorway", name: "autovias" },
];

/** Kinds that go when a drawing is too heavy, with how coarse it is then. */
const GONE_FROM: Readonly<Partial<Record<StreetLineKind | StreetAreaKind, number>>> = {
  ...{ path: 2.25, service: 3.5, building: 3.5, paved: 6 },
};

const TOLERANCE_PX = 0.3;
const LEAST_AREA_PX = 3;

interface Drawing extends StreetPlace {
  readonly ground: StreetGround;
  readonly units: UnitProjector;
  /** Metres of a pixel of a phone. */
  readonly metresPerPx: number;
}

const isGone = (kind: StreetLineKind | StreetAreaKind, coarseness: number) =>
  coarseness >= (GONE_FROM[kind] ?? Number.POSITIVE_INFINITY);

function areaPath({ ground, units, coarseness }: Drawing, kind: StreetAreaKind): string {
  if (isGone(kind, coarseness)) return "";
  const rings = ground.areas.flatMap((area) => (area.kind === kind ? area.rings.map(units.points) : []));
  return pathOfRings(rings, { tolerancePx: TOLERANCE_PX * coarseness, leastAreaPx: LEAST_AREA_PX * coarseness });
}

function linePath({ ground, units, coarseness }: Drawing, kind: StreetLineKind, level: -1 | 0 | 1): string {
  if (isGone(kind, coarseness)) return "";
  const lines = ground.lines.flatMap((line) =>
    line.kind === kind && line.level === level ? [units.points(line.steps)] : [],
  );
  return pathOfLines(lines, { tolerancePx: TOLERANCE_PX * coarseness });
}

const group = (id: string, svg: string, more: Readonly<Record<string, string | number>> = {}) =>
  svg === "" ? "" : `<g${attributes({ id, ...more })}>${svg}</g>`;

function areasLayers(drawing: Drawing): readonly Layer[] {
  const { paint, hasBuildings } = drawing;
  return AREAS.flatMap(({ kind, name, role }) => {
    if (kind === "building" && !hasBuildings) return [];
    const svg = element("path", { d: areaPath(drawing, kind), fill: paint(role) });
    return svg === "" ? [] : [{ name, svg }];
  });
}

/** Water or land under everything, and the land that a file of streets has as areas. */
function landLayers(drawing: Drawing): readonly Layer[] {
  const { map, ground, paint } = drawing;
  const sheet = { x: 0, y: 0, width: map.widthPx, height: map.heightPx };
  const land = element("path", { d: areaPath(drawing, "land"), fill: paint("streetLand") });
  return [
    { name: "fondo", svg: element("rect", { ...sheet, fill: paint(ground.isOnLand ? "streetLand" : "water") }) },
    ...(land === "" ? [] : [{ name: "tierra", svg: land }]),
  ];
}

function strokeOf(drawing: Drawing, kind: StreetLineKind) {
  return {
    fill: "none",
    "stroke-width": streetWidthPx(kind, drawing.metresPerPx) * drawing.scale,
    "stroke-linejoin": "round",
  };
}

/** Lines that are no streets, with their colours. */
const OTHER_LINES = {
  river: "water",
  ferry: "waterLabel",
  path: "thinStreet",
  rail: "rail",
  tram: "rail",
  runway: "paved",
} as const;

/** Lines that are no streets: rivers, paths, railways. */
function otherLines(drawing: Drawing, kinds: readonly (keyof typeof OTHER_LINES)[]): string {
  const { paint, scale } = drawing;
  return kinds
    .map((kind) => {
      const d = linePath(drawing, kind, 0) + linePath(drawing, kind, 1);
      const dashes = kind === "path" || kind === "ferry" ? `${2.6 * scale} ${1.8 * scale}` : null;
      const stroke = { stroke: paint(OTHER_LINES[kind]), "stroke-dasharray": dashes };
      return element("path", { d, ...strokeOf(drawing, kind), ...stroke });
    })
    .join("");
}

interface StreetPath {
  readonly id: string;
  readonly d: string;
  readonly widthPx: number;
  readonly isMain: boolean;
}

/** The streets of a level by class: each with its path, where there is one. */
function streetPaths(drawing: Drawing, level: -1 | 0 | 1): readonly StreetPath[] {
  const { idPrefix, scale, metresPerPx } = drawing;
  const suffix = level === 0 ? "" : level === 1 ? "-puente" : "-tunel";
  return STREETS.flatMap(({ kind, name }) => {
    const d = linePath(drawing, kind, level);
    if (d === "") return [];
    const widthPx = streetWidthPx(kind, metresPerPx) * scale;
    return [{ id: `${idPrefix}calles-${name}${suffix}`, d, widthPx, isMain: kind === "main" || kind === "motorway" }];
  });
}

const CAPS = { "stroke-linecap": "round", "stroke-linejoin": "round" } as const;

/** Streets of a level: all of their edges first, so that where two meet no edge crosses them. */
function streetsSvg(drawing: Drawing, level: 0 | 1): string {
  const { paint, scale, sharesPaths, idPrefix } = drawing;
  const paths = streetPaths(drawing, level);
  const cased = paths.filter(({ widthPx }) => widthPx >= CASED_FROM_PX * scale);
  const edge = ({ widthPx }: StreetPath) => widthPx + 2 * CASING_PX * scale;
  const edges = cased.map((path) => {
    const stroke = { stroke: paint(path.isMain ? "mainCasing" : "casing"), "stroke-width": edge(path) };
    return sharesPaths
      ? `<use${attributes({ href: `#${path.id}`, ...stroke })}/>`
      : element("path", { d: path.d, ...stroke });
  });
  const streets = paths.map((path) => {
    const stroke = paint(path.widthPx >= CASED_FROM_PX * scale ? "street" : "thinStreet");
    // What a shared path has of its own its copy cannot change.
    return sharesPaths
      ? `<g${attributes({ stroke, "stroke-width": path.widthPx })}><path${attributes({ id: path.id, d: path.d })}/></g>`
      : element("path", { id: path.id, d: path.d, stroke, "stroke-width": path.widthPx });
  });
  const name = level === 0 ? "calles" : "puentes";
  return (
    group(`${idPrefix}${name}-borde`, edges.join(""), {
      fill: "none",
      ...(level === 0 ? CAPS : { "stroke-linejoin": "round" }),
    }) + group(`${idPrefix}${name}-trazado`, streets.join(""), { fill: "none", ...CAPS })
  );
}

/** Streets under the ground: dashed, and as pale as they are far. */
function tunnelsSvg(drawing: Drawing): string {
  const { paint, scale } = drawing;
  const paths = streetPaths(drawing, -1).filter(({ widthPx }) => widthPx >= CASED_FROM_PX * scale);
  return paths
    .map(({ id, d, widthPx }) =>
      element("path", {
        ...{ id, d, fill: "none", stroke: paint("casing"), "stroke-width": widthPx, "stroke-opacity": "0.7" },
        "stroke-dasharray": `${3 * scale} ${2 * scale}`,
      }),
    )
    .join("");
}

/** The ground of a street map as layers, the lowest first. */
export function streetLayers(ground: StreetGround, place: StreetPlace): readonly Layer[] {
  const units = unitProjector(ground, place.map);
  const drawing: Drawing = { ...place, ground, units, metresPerPx: units.metresPerPx * place.scale };
  const areas = areasLayers(drawing);
  const layers = [
    ...landLayers(drawing),
    ...areas.filter(({ name }) => name !== "edificios"),
    { name: "rios", svg: otherLines(drawing, ["river", "ferry"]) },
    { name: "tuneles", svg: tunnelsSvg(drawing) },
    ...areas.filter(({ name }) => name === "edificios"),
    { name: "caminos", svg: otherLines(drawing, ["runway", "path"]) },
    { name: "calles", svg: streetsSvg(drawing, 0) },
    { name: "ferrocarril", svg: otherLines(drawing, ["tram", "rail"]) },
    { name: "puentes", svg: streetsSvg(drawing, 1) },
  ];
  return layers.filter(({ svg }) => svg !== "");
}
