import {
  centreOf,
  type FittedMap,
  fitGlobe,
  fitMap,
  type GeoBounds,
  type InsetGround,
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
export const INSET_SIZES = {
  spain: { widthPx: 104, heightPx: 82 },
  region: { widthPx: 104, heightPx: 82 },
  world: { widthPx: 82, heightPx: 82 },
} as const;

/** Options for drawing the inset map. */
export interface InsetPlace {
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
function whereSvg(map: FittedMap, asked: GeoBounds, { scale, paint }: InsetPlace): string {
  const area = map.choice.name === "spain" ? onSpain(asked) : asked;
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

const TRACE = { tolerancePx: 0.5, leastAreaPx: 1.2 };

/** Ground of a little map of Spain: its land, and the box of the Canary Islands. */
function spainSvg(map: FittedMap, { land }: InsetGround, { scale, paint }: InsetPlace): string {
  const box =
    map.inset === null ? "" : boxSvg(map.inset, { fill: "none", stroke: paint("border"), "stroke-width": 0.6 * scale });
  return element("path", { d: tracePath(map, land, TRACE), fill: paint("land") }) + box;
}

/** Ground of a little map of a region: its countries, the one of the large map among them. */
function regionSvg(map: FittedMap, { land, about, borders }: InsetGround, { scale, paint }: InsetPlace): string {
  const line = { fill: "none", stroke: paint("border"), "stroke-width": 0.5 * scale };
  return (
    element("path", { d: tracePath(map, land, TRACE), fill: paint("neighbour") }) +
    element("path", { d: tracePath(map, about, TRACE), fill: paint("land") }) +
    element("path", { d: tracePath(map, borders, TRACE), ...line })
  );
}

const boxSvg = ({ x, y, width, height }: PxRect, look: Readonly<Record<string, string | number>>) =>
  element("rect", { x, y, width, height, ...look });

/** The little map that says where the large one is. */
export function insetSvg(ground: InsetGround, place: InsetPlace): string {
  const { area, rect, scale, paint } = place;
  if (typeof area === "string") return "";
  const { width, height } = rect;
  const frame = { fill: paint("water"), stroke: paint("border"), "stroke-width": 0.8 * scale };
  const at = `<g transform="translate(${fix(rect.x)} ${fix(rect.y)})">`;
  if (ground.kind === "world") {
    const map = fitGlobe(centreOf(area), width);
    const round = element("circle", { cx: width / 2, cy: height / 2, r: width / 2, ...frame });
    const land = element("path", { d: tracePath(map, ground.land, TRACE), fill: paint("neighbour") });
    return `${at}${round}${land}${whereSvg(map, area, place)}</g>`;
  }
  const sheet = { x: 0, y: 0, width, height };
  const size = { widthPx: width, heightPx: height };
  const map =
    ground.area === null
      ? fitMap("spain", { ...size, paddingPx: PADDING_PX * scale })
      : fitMap(ground.area, { ...size, bleedPx: 0 });
  const body = ground.area === null ? spainSvg(map, ground, place) : regionSvg(map, ground, place);
  const around = ground.area === null ? "" : boxSvg(sheet, { ...frame, fill: "none" });
  return `${at}${boxSvg(sheet, frame)}${body}${around}${whereSvg(map, area, place)}</g>`;
}
