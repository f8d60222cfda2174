import {
  type GeoPermissibleObjects,
  type GeoProjection,
  geoAzimuthalEqualArea,
  geoConicConformal,
  geoEqualEarth,
  geoMercator,
  geoPath,
} from "d3-geo";
import type { MultiPoint, Position } from "geojson";
import type { GeoBounds } from "../coordinates/geo-point.ts";
import { chooseProjection, lonSpanOf, type MapArea, type ProjectionChoice } from "./choose-projection.ts";
import { fitSpain } from "./fit-spain.ts";
import type { FittedMap, MapBox } from "./fitted-map.ts";

/** Points along each side of a box: its sides are curves on most maps. */
const SIDE_STEPS = 24;
/** Width drawn beyond the box, pixels, so that no line of the cut is seen. */
const BLEED_PX = 8;
const PX_PER_MM = 96 / 25.4;

/** Pixels of a length on paper. */
export function pxOfMm(mm: number): number {
  return mm * PX_PER_MM;
}

function projectionOf({ name, centre, parallels }: ProjectionChoice): GeoProjection {
  const { lon, lat } = centre;
  if (name === "mercator") return geoMercator().rotate([-lon, 0]);
  if (name === "equal-earth") return geoEqualEarth().rotate([-lon, 0]);
  if (name === "azimuthal-equal-area") return geoAzimuthalEqualArea().rotate([-lon, -lat]);
  const cone = geoConicConformal().rotate([-lon, 0]);
  return parallels === null ? cone : cone.parallels([parallels[0], parallels[1]]);
}

/** The outline of a box as points: as a polygon it could be taken for the rest of the Earth. */
function outlineOf(bounds: GeoBounds): MultiPoint {
  const [west, south, , north] = bounds;
  const width = lonSpanOf(bounds);
  const steps = Array.from({ length: SIDE_STEPS + 1 }, (_, at) => at / SIDE_STEPS);
  const coordinates = steps.flatMap((share): Position[] => {
    const [lon, lat] = [west + width * share, south + (north - south) * share];
    return [
      [lon, south],
      [lon, north],
      [west, lat],
      [west + width, lat],
    ];
  });
  return { type: "MultiPoint", coordinates };
}

/**
 * Makes a map of an area in a box: the whole area is seen, as large as it fits.
 *
 * @param area - What must be seen. A box without size, as that of a point, is refused: `boundsAround` makes one.
 * @param choice - Another projection than the one that the area deserves. `spain` shows Spain whatever the area.
 * @throws {RangeError} For a box or an area without size.
 */
export function fitMap(area: MapArea, box: MapBox, choice: ProjectionChoice = chooseProjection(area)): FittedMap {
  const { widthPx, heightPx, paddingPx = 0, bleedPx = BLEED_PX } = box;
  if (!(widthPx > 2 * paddingPx && heightPx > 2 * paddingPx)) throw new RangeError("the map has no room");
  if (choice.name === "spain") return fitSpain(choice, { widthPx, heightPx, paddingPx });
  const isWorld = area === "world" || area === "spain";
  if (!isWorld && !(lonSpanOf(area) > 0 && area[3] > area[1])) throw new RangeError("the area has no size");
  const projection = projectionOf(choice)
    .fitExtent(
      [
        [paddingPx, paddingPx],
        [widthPx - paddingPx, heightPx - paddingPx],
      ],
      isWorld ? { type: "Sphere" } : outlineOf(area),
    )
    .clipExtent([
      [-bleedPx, -bleedPx],
      [widthPx + bleedPx, heightPx + bleedPx],
    ]);
  return {
    choice,
    widthPx,
    heightPx,
    inset: null,
    stream: (output) => projection.stream(output),
    project: ({ lon, lat }) => projection([lon, lat]),
    unproject: (x, y) => {
      const [lon = Number.NaN, lat = Number.NaN] = projection.invert?.([x, y]) ?? [];
      return Number.isFinite(lon) && Number.isFinite(lat) ? { lon, lat } : null;
    },
  };
}

/**
 * Draws something on a map.
 *
 * @param decimals - Of a pixel: more are weight that nobody sees.
 * @returns The `d` of an SVG path; empty when nothing of it is on the map.
 */
export function drawPath(map: FittedMap, shape: GeoPermissibleObjects, decimals = 1): string {
  return geoPath(map).digits(decimals)(shape) ?? "";
}
