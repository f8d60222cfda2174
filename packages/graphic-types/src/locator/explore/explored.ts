import { circleAround } from "@nv/geography";
import type { PageKeys } from "../../graphic-type.ts";
import type { LocatorConfig } from "../config.ts";
import { ringText } from "../draw/draw-shapes.ts";
import { coloursOf } from "../palette.ts";
import { MAPBOX_CREDITS } from "./mapbox.ts";
import { asksMapbox } from "./reached-by.ts";

/** A name on the map. */
interface ExploredText {
  readonly lon: number;
  readonly lat: number;
  readonly text: string;
  /** A second line; empty for none. */
  readonly detail: string;
  /** Whether there is a sign at its point. */
  readonly isMark: boolean;
}

/** A line or an area on the map, longitudes and latitudes in turn. */
interface ExploredShape {
  readonly kind: "line" | "area";
  readonly isDashed: boolean;
  readonly parts: readonly (readonly number[])[];
}

/** What a map that is explored shows. It lies beside the page, which does not carry its points a third time. */
export interface Explored {
  readonly styleUrl: string;
  /** As the desk wrote it; empty where the links say it. */
  readonly attribution: string;
  /** Whom the service asks to be named, where it asks for links. */
  readonly credits: readonly { readonly text: string; readonly href: string }[];
  /** The public token of Mapbox; empty for a map that asks it for nothing. */
  readonly mapboxToken: string;
  /** West, south, east, north; east is beyond 180 across the antimeridian. */
  readonly bounds: readonly [number, number, number, number];
  readonly texts: readonly ExploredText[];
  readonly shapes: readonly ExploredShape[];
  readonly colours: { readonly mark: string; readonly shape: string; readonly label: string; readonly halo: string };
}

/** With the Canary Islands where they are. */
const SPAIN = [-18.4, 27.4, 4.6, 44] as const;
/** As far as a map of Mercator says anything. */
const WORLD = [-170, -58, 190, 78] as const;
/** Mercator ends here, degrees. */
const FARTHEST_LAT = 85;

/** What the desk need not say a second time. */
const NAMES_MAPBOX = /mapbox/i;

function boundsOf({ area }: Pick<LocatorConfig, "area">): Explored["bounds"] {
  if (area.kind === "spain") return SPAIN;
  if (area.kind === "world") return WORLD;
  const { west, south, east, north } = area;
  const within = (lat: number) => Math.min(FARTHEST_LAT, Math.max(-FARTHEST_LAT, lat));
  return [west, within(south), east < west ? east + 360 : east, within(north)];
}

/** What somebody who explores a map sees: the same area, marks, names, lines and circles as in the drawing. Arrows are the drawing's. */
export function explored(
  config: LocatorConfig,
  tiles: NonNullable<LocatorConfig["tiles"]>,
  keys: Pick<PageKeys, "mapbox">,
): Explored {
  const isOfMapbox = asksMapbox(tiles);
  const { mark, shape, label, halo } = coloursOf(config);
  const { marks, labels, rings, shapes } = config;
  const atTop = rings.map((ring) => {
    const points = circleAround(ring.centre, ring.radiusKm).coordinates;
    const [lon = ring.centre.lon, lat = ring.centre.lat] =
      points.toSorted(([, one = 0], [, other = 0]) => other - one)[0] ?? [];
    return { points, name: { lon, lat, text: ringText(ring), detail: "", isMark: false } };
  });
  return {
    styleUrl: tiles.styleUrl,
    attribution: isOfMapbox && NAMES_MAPBOX.test(tiles.attribution) ? "" : tiles.attribution,
    credits: isOfMapbox ? MAPBOX_CREDITS : [],
    mapboxToken: isOfMapbox ? keys.mapbox : "",
    bounds: boundsOf(config),
    texts: [
      ...labels.map(({ point, text }) => ({ ...point, text, detail: "", isMark: false })),
      ...atTop.map(({ name }) => name),
      ...marks.map(({ point, label: text, detail }) => ({ ...point, text, detail, isMark: true })),
    ],
    shapes: [
      ...shapes.map(({ kind, look, parts }) => ({ kind, isDashed: look === "dashed", parts })),
      ...atTop.map(({ points }) => ({ kind: "line" as const, isDashed: true, parts: [points.flat()] })),
    ],
    colours: { mark, shape, label, halo },
  };
}
