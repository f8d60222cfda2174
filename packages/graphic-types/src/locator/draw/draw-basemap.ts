import { type Basemap, type FittedMap, tracePath } from "@nv/geography";
import type { PaintRole } from "../palette.ts";
import { element } from "./svg.ts";

/** A layer of the drawing: a group with a name. */
export interface Layer {
  readonly name: string;
  readonly svg: string;
}

/** No corner that is seen goes, nor an island. */
const DETAIL = { tolerancePx: 0.4, leastAreaPx: 1 };
/** The whole world has the most corners of all, and nobody looks for one of them. */
const WORLD_DETAIL = { tolerancePx: 0.55, leastAreaPx: 2.5 };

/** Lakes below this are dots, square pixels of a phone; a river keeps its bends as long as they are seen. */
const LEAST_LAKE_PX = 4;
const RIVER_TOLERANCE_PX = 0.5;
const RIVER_PX = 0.9;

/** Options for drawing the ground. */
export interface BasemapPlace {
  readonly map: FittedMap;
  readonly scale: number;
  readonly paint: (role: PaintRole) => string;
  /** Factor by which paths are coarser than they would be: 1 and up. */
  readonly coarseness: number;
}

const coarser = ({ tolerancePx, leastAreaPx }: typeof DETAIL, by: number) => ({
  tolerancePx: tolerancePx * by,
  leastAreaPx: leastAreaPx * by,
});

/** Returns the pixels of a kilometre in the middle of a map. */
export function pxPerKm(map: FittedMap): number {
  const middle = map.unproject(map.widthPx / 2, map.heightPx / 2);
  if (middle === null) return 0;
  const step = middle.lat > 0 ? -0.05 : 0.05;
  const [a, b] = [map.project(middle), map.project({ lon: middle.lon, lat: middle.lat + step })];
  return a === null || b === null ? 0 : Math.hypot(a[0] - b[0], a[1] - b[1]) / (0.05 * 111.2);
}

/** The Canary Islands in their box: on water of their own, since the sea and Africa go on under it. */
export function islandsLayer(
  { land, highlights, provinces }: Basemap,
  { map, scale, paint, coarseness }: BasemapPlace,
): Layer {
  const detail = coarser(DETAIL, coarseness);
  const { inset, islands } = map;
  if (inset === null || islands === undefined) return { name: "canarias", svg: "" };
  const { x, y, width, height } = inset;
  const box = { x, y, width, height };
  return {
    name: "canarias",
    svg:
      element("rect", { ...box, fill: paint("water") }) +
      element("path", { d: tracePath(islands, land, detail), fill: paint("land") }) +
      element("path", { d: tracePath(islands, highlights, detail), fill: paint("highlight") }) +
      element("path", {
        d: tracePath(islands, provinces, detail),
        fill: "none",
        stroke: paint("inner"),
        "stroke-width": 0.8 * scale,
      }) +
      element("rect", { ...box, fill: "none", stroke: paint("border"), "stroke-width": 0.9 * scale }),
  };
}

/** The ground as layers, the lowest first. */
export function basemapLayers(ground: Basemap, { map, scale, paint, coarseness }: BasemapPlace): readonly Layer[] {
  const { widthPx, heightPx } = map;
  const isGlobe = map.choice.name === "equal-earth";
  const detail = coarser(isGlobe ? WORLD_DETAIL : DETAIL, coarseness);
  const trace = (shape: Parameters<typeof tracePath>[1]) => tracePath(map, shape, detail);
  const line = (d: string, role: PaintRole, width: number, more: Readonly<Record<string, string | number>> = {}) =>
    element("path", {
      d,
      fill: "none",
      stroke: paint(role),
      "stroke-width": width * scale,
      "stroke-linejoin": "round",
      ...more,
    });
  const water = isGlobe
    ? element("path", { d: tracePath(map, { type: "Sphere" }), fill: paint("water") })
    : element("rect", { x: 0, y: 0, width: widthPx, height: heightPx, fill: paint("water") });
  const seamPx = ground.seamKm * pxPerKm(map);
  const seam = seamPx < 0.6 * scale ? "" : line(trace(ground.seam), "neighbour", seamPx / scale);
  const tiny = ground.tiny.flatMap((point) => {
    const at = map.project(point);
    return at === null ? [] : element("circle", { cx: at[0], cy: at[1], r: 1.2 * scale, fill: paint("border") });
  });
  const rivers = tracePath(map, ground.rivers, { tolerancePx: RIVER_TOLERANCE_PX * coarseness });
  const layers = [
    { name: "agua", svg: water },
    { name: "tierra-vecina", svg: element("path", { d: trace(ground.neighbours), fill: paint("neighbour") }) + seam },
    { name: "tierra", svg: element("path", { d: trace(ground.land), fill: paint("land") }) },
    { name: "lugares-pintados", svg: element("path", { d: trace(ground.highlights), fill: paint("highlight") }) },
    { name: "rios", svg: line(rivers, "river", RIVER_PX) },
    {
      name: "lagos",
      svg: element("path", {
        d: tracePath(map, ground.lakes, { ...detail, leastAreaPx: LEAST_LAKE_PX * scale * scale }),
        fill: paint("water"),
      }),
    },
    {
      name: "limites",
      svg:
        line(trace(ground.municipalities), "inner", 0.5) +
        line(trace(ground.provinces), "inner", 0.8) +
        line(trace(ground.communities), "inner", 1.2),
    },
    { name: "fronteras", svg: line(trace(ground.borders), "border", isGlobe ? 0.5 : 0.9) + tiny.join("") },
    {
      name: "fronteras-en-disputa",
      svg: line(trace(ground.disputed), "disputed", isGlobe ? 0.6 : 1.1, {
        "stroke-dasharray": isGlobe ? `${1.6 * scale} ${1.2 * scale}` : `${4 * scale} ${2.6 * scale}`,
      }),
    },
  ];
  return layers.filter(({ svg }) => svg !== "");
}
