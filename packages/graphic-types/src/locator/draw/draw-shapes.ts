import { circleAround, type FittedMap, type GeoPoint, pointOnCircle, tracePath } from "@nv/geography";
import { formatNumber, NO_BREAK_SPACE, type NumberRules } from "@nv/spanish";
import type { LocatorConfig } from "../config.ts";
import type { PaintRole } from "../palette.ts";
import { ARROW_GAP_PX, arrowPaths } from "./draw-arrow.ts";
import type { Layer } from "./draw-basemap.ts";
import type { WantedText } from "./map-text.ts";
import { element } from "./svg.ts";
import { TEXT_LOOKS } from "./text-look.ts";

type ShapeStyle = LocatorConfig["shapes"][number]["look"];
type Shape = LocatorConfig["shapes"][number];

/** Shapes drawn over the ground besides marks, and the texts that name them. */
export interface DrawnShapes {
  readonly layers: readonly Layer[];
  readonly texts: readonly WantedText[];
}

/** Options for drawing them. */
export interface ShapePlace {
  readonly map: FittedMap;
  readonly scale: number;
  readonly paint: (role: PaintRole) => string;
  /** Factor by which paths are coarser than they would be: 1 and up. */
  readonly coarseness: number;
  /** Rules by which the house writes figures; the desk's when left out. */
  readonly numbers?: NumberRules | undefined;
}

/** Tolerance of the shapes that people imported, pixels: they are drawn finer than the basemap, since the map is about them. */
const TOLERANCE_PX = 0.25;

const WIDTHS: Readonly<Record<ShapeStyle, number>> = { main: 2.4, quiet: 1.1, dashed: 1.8 };
/** From a line to its name, pixels of a phone. */
const LINE_GAP_PX = 5;

/** Width of a circle's line, pixels of a phone. */
export const RING_WIDTH_PX = 1.3;

/** Width of the edge of an area, pixels of a phone: its colour says where it is. */
export const edgeWidth = (look: ShapeStyle): number => Math.min(1.2, WIDTHS[look]);

/** Areas let the ground be seen through them. */
export const SHAPE_FILL_OPACITY = 0.22;

const PRIORITIES = { shape: 45, ring: 60, arrow: 70 } as const;

/** Returns the stroke attributes of a line of a look. */
export function strokeOf(look: ShapeStyle, { scale, paint }: Pick<ShapePlace, "scale" | "paint">) {
  const width = WIDTHS[look] * scale;
  const dashes = look === "dashed" ? `${width * 2.4} ${width * 1.6}` : null;
  const role = look === "quiet" ? "border" : "shape";
  return {
    stroke: paint(role),
    "stroke-width": width,
    "stroke-dasharray": dashes,
    "stroke-linejoin": "round",
    "stroke-linecap": look === "dashed" ? null : "round",
  };
}

const positions = (part: readonly number[]) =>
  Array.from({ length: Math.floor(part.length / 2) }, (_, at) => [part[2 * at] ?? 0, part[2 * at + 1] ?? 0]);

/** Rings as lines: which side of them is inside is said by the even-odd rule, however a file turns them. */
function pathOf({ kind, parts }: Shape, { map, coarseness }: ShapePlace): string {
  const closed = kind === "area" ? parts.map((part) => [...part, ...part.slice(0, 2)]) : parts;
  return tracePath(
    map,
    { type: "MultiLineString", coordinates: closed.map(positions) },
    {
      tolerancePx: TOLERANCE_PX * coarseness,
    },
  );
}

/** The longest part's middle: where the name of a line is, and that of an area by the box of its largest ring. */
export function shapeAnchor({ kind, parts }: Shape): GeoPoint | null {
  const [longest] = parts.toSorted((a, b) => b.length - a.length);
  if (longest === undefined) return null;
  const points = positions(longest);
  if (kind === "line") {
    const [lon = 0, lat = 0] = points[Math.floor(points.length / 2)] ?? [];
    return { lon, lat };
  }
  const [lons, lats] = [points.map(([lon = 0]) => lon), points.map(([, lat = 0]) => lat)];
  return { lon: (Math.min(...lons) + Math.max(...lons)) / 2, lat: (Math.min(...lats) + Math.max(...lats)) / 2 };
}

function textOf(
  wanted: Omit<WantedText, "at" | "offset">,
  point: GeoPoint | null,
  map: FittedMap,
): readonly WantedText[] {
  const at = point === null ? null : map.project(point);
  return at === null || wanted.texts.every(({ text }) => text === "") ? [] : [{ ...wanted, at, offset: null }];
}

function drawnAreas({ shapes }: LocatorConfig, place: ShapePlace): string {
  return shapes
    .filter(({ kind }) => kind === "area")
    .map((shape) =>
      element("path", {
        d: pathOf(shape, place),
        fill: place.paint(shape.look === "quiet" ? "border" : "shape"),
        "fill-opacity": String(SHAPE_FILL_OPACITY),
        "fill-rule": "evenodd",
        ...strokeOf(shape.look, place),
        "stroke-width": edgeWidth(shape.look) * place.scale,
      }),
    )
    .join("");
}

function drawnLines({ shapes }: LocatorConfig, place: ShapePlace): string {
  return shapes
    .filter(({ kind }) => kind === "line")
    .map((shape) => element("path", { d: pathOf(shape, place), fill: "none", ...strokeOf(shape.look, place) }))
    .join("");
}

function drawnArrows({ arrows }: LocatorConfig, place: ShapePlace): string {
  return arrows
    .map(({ from, to, bend, look }) => {
      const [a, b] = [place.map.project(from), place.map.project(to)];
      if (a === null || b === null) return "";
      const { line, head } = arrowPaths(a, b, { bend, scale: place.scale, gapPx: ARROW_GAP_PX * place.scale });
      const stroke = strokeOf(look, place);
      return element("path", { d: line, fill: "none", ...stroke }) + element("path", { d: head, fill: stroke.stroke });
    })
    .join("");
}

/** Returns the text style of the name of a line or an area. */
export const textLookOfShape = ({ look }: Pick<Shape, "look">) =>
  look === "quiet" ? TEXT_LOOKS.street : TEXT_LOOKS.ring;

/** Returns the text of a circle: its own, or its radius. */
export const ringText = ({ label, radiusKm }: LocatorConfig["rings"][number], numbers?: NumberRules): string =>
  label ||
  (radiusKm < 1
    ? `${formatNumber(radiusKm * 1000, numbers)}${NO_BREAK_SPACE}m`
    : `${formatNumber(radiusKm, numbers)}${NO_BREAK_SPACE}km`);

/** Lines, areas, circles and arrows. */
export function drawShapes(config: LocatorConfig, place: ShapePlace): DrawnShapes {
  const { map, scale, paint } = place;
  const { rings, shapes, arrows } = config;
  const circles = rings.map(({ centre, radiusKm }) =>
    tracePath(map, circleAround(centre, radiusKm), { tolerancePx: 0.15 }),
  );
  const layers = [
    { name: "areas", svg: drawnAreas(config, place) },
    { name: "lineas", svg: drawnLines(config, place) },
    {
      name: "circulos",
      svg: circles
        .map((d) =>
          element("path", {
            d,
            fill: "none",
            stroke: paint("shape"),
            "stroke-width": RING_WIDTH_PX * scale,
            "stroke-dasharray": `${1.5 * scale} ${3 * scale}`,
            "stroke-linecap": "round",
          }),
        )
        .join(""),
    },
    { name: "flechas", svg: drawnArrows(config, place) },
  ];
  const texts = [
    ...shapes.flatMap((shape) =>
      textOf(
        {
          id: shape.id,
          texts: [{ text: shape.label, look: textLookOfShape(shape) }],
          names: shape.kind === "area" ? "area" : "mark",
          ...(shape.kind === "line" && { markRadiusPx: LINE_GAP_PX * scale }),
          priority: PRIORITIES.shape,
        },
        shapeAnchor(shape),
        map,
      ),
    ),
    ...rings.flatMap((ring) =>
      textOf(
        {
          id: ring.id,
          texts: [{ text: ringText(ring, place.numbers), look: TEXT_LOOKS.ring }],
          names: "area",
          priority: PRIORITIES.ring,
        },
        pointOnCircle(ring.centre, ring.radiusKm, 0),
        map,
      ),
    ),
    ...arrows.flatMap(({ id, label, from }) =>
      textOf(
        {
          id,
          texts: [{ text: label, look: TEXT_LOOKS.city }],
          names: "mark",
          markRadiusPx: 2 * scale,
          priority: PRIORITIES.arrow,
        },
        from,
        map,
      ),
    ),
  ];
  return { layers: layers.filter(({ svg }) => svg !== ""), texts };
}
