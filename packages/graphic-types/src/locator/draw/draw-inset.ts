import {
  type Basemap,
  centreOf,
  type FittedMap,
  fitGlobe,
  fitMap,
  type GeoBounds,
  lonSpanOf,
  type MapArea,
  type PxRect,
  tracePath,
} from "@nv/geography";
import type { PaintRole } from "../palette.ts";
import { element, fix } from "./svg.ts";

/** An area that is smaller than this on the little map is a dot there, pixels. */
const DOT_BELOW_PX = 7;
const PADDING_PX = 5;

/** Width and height of the inset map, pixels of a phone. */
export const INSET_SIZES = { spain: { widthPx: 104, heightPx: 82 }, world: { widthPx: 82, heightPx: 82 } } as const;

/** Options for drawing the inset map. */
export interface InsetPlace {
  readonly kind: "spain" | "world";
  readonly area: MapArea;
  readonly rect: PxRect;
  readonly scale: number;
  readonly paint: (role: PaintRole) => string;
}

/** The box of the Canary Islands: what is beyond it falls somewhere else on a map of Spain. */
const CANARIES: GeoBounds = [-18.4, 27.4, -13.25, 29.6];

/** An area as far as a map of Spain shows it in one piece. */
function onSpain(area: GeoBounds): GeoBounds {
  const { lon, lat } = centreOf(area);
  if (lon > CANARIES[2] || lat > CANARIES[3]) return area;
  const [west, south, east, north] = CANARIES;
  return [Math.max(west, area[0]), Math.max(south, area[1]), Math.min(east, area[2]), Math.min(north, area[3])];
}

/** The area on the little map: its outline, or a dot. */
function whereSvg(map: FittedMap, asked: GeoBounds, { kind, scale, paint }: InsetPlace): string {
  const area = kind === "spain" ? onSpain(asked) : asked;
  const [west, south, , north] = area;
  const width = lonSpanOf(area);
  const steps = [0, 0.25, 0.5, 0.75, 1];
  const corners = [
    ...steps.map((share) => ({ lon: west + width * share, lat: north })),
    ...steps.map((share) => ({ lon: west + width, lat: north - (north - south) * share })),
    ...steps.map((share) => ({ lon: west + width * (1 - share), lat: south })),
    ...steps.map((share) => ({ lon: west, lat: south + (north - south) * share })),
  ].flatMap((point) => {
    const px = map.project(point);
    return px === null ? [] : [px];
  });
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const sizePx = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
  const middle = map.project(centreOf(area));
  const mark = paint("mark");
  if (middle === null) return "";
  if (!(sizePx >= DOT_BELOW_PX * scale))
    return element("circle", {
      cx: middle[0],
      cy: middle[1],
      r: 3.5 * scale,
      fill: mark,
      stroke: paint("halo"),
      "stroke-width": scale,
    });
  const d = `M${corners.map(([x, y]) => `${fix(x)} ${fix(y)}`).join("L")}z`;
  return element("path", { d, fill: mark, "fill-opacity": "0.18", stroke: mark, "stroke-width": 1.6 * scale });
}

/** The little map that says where the large one is. */
export function insetSvg(land: NonNullable<Basemap["insetLand"]>, place: InsetPlace): string {
  const { kind, area, rect, scale, paint } = place;
  if (typeof area === "string") return "";
  const { width, height } = rect;
  const trace = { tolerancePx: 0.5, leastAreaPx: 1.2 };
  const [water, fill, edge] = [paint("water"), paint("neighbour"), paint("border")];
  const frame = { fill: water, stroke: edge, "stroke-width": 0.8 * scale };
  if (kind === "world") {
    const map = fitGlobe(centreOf(area), width);
    const round = element("circle", { cx: width / 2, cy: height / 2, r: width / 2, ...frame });
    return `<g transform="translate(${fix(rect.x)} ${fix(rect.y)})">${round}${element("path", { d: tracePath(map, land, trace), fill })}${whereSvg(map, area, place)}</g>`;
  }
  const map = fitMap("spain", { widthPx: width, heightPx: height, paddingPx: PADDING_PX * scale });
  const islands = map.inset;
  const box =
    islands === null
      ? ""
      : element("rect", {
          x: islands.x,
          y: islands.y,
          width: islands.width,
          height: islands.height,
          fill: "none",
          stroke: edge,
          "stroke-width": 0.6 * scale,
        });
  const sheet = element("rect", { x: 0, y: 0, width, height, ...frame });
  return `<g transform="translate(${fix(rect.x)} ${fix(rect.y)})">${sheet}${element("path", { d: tracePath(map, land, trace), fill: paint("land") })}${box}${whereSvg(map, area, place)}</g>`;
}
