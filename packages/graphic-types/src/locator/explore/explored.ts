import { circleAround, type GeoPoint, pointOnCircle } from "@nv/geography";
import type { NumberRules } from "@nv/spanish";
import type { PageKeys } from "../../page-parts.ts";
import type { LocatorConfig } from "../config.ts";
import {
  edgeWidth,
  RING_WIDTH_PX,
  ringText,
  SHAPE_FILL_OPACITY,
  shapeAnchor,
  strokeOf,
  textLookOfShape,
} from "../draw/draw-shapes.ts";
import { SIGN_RADIUS_PX, signSvg, TOWN_RADIUS_PX, townSvg } from "../draw/draw-signs.ts";
import { SIZE_SHARES, shownText, TEXT_LOOKS, type TextLook } from "../draw/text-look.ts";
import { DRAWN_SCALES, WIDE_FROM_PX } from "../drawn-sizes.ts";
import { coloursOf, type PaintRole, withStreets } from "../palette.ts";
import { MAPBOX_CREDITS } from "./mapbox.ts";
import { asksMapbox } from "./reached-by.ts";

/** A line of a name, written as in the drawing. Sizes are of a phone. */
interface ExploredLine extends Pick<TextLook, "weight" | "isItalic" | "opacity" | "spacing"> {
  readonly text: string;
  readonly sizePx: number;
  readonly colour: string;
}

/** A name on the map. */
interface ExploredText extends GeoPoint {
  readonly lines: readonly ExploredLine[];
  /** The sign at its point, as SVG around 0, 0; empty for none. */
  readonly sign: string;
  /** On which side of its point it is. */
  readonly side: "over" | "right" | "left";
  /** From its point to its edge, pixels of a phone. */
  readonly gapPx: number;
}

/** Stroke with which a line is drawn. */
interface ExploredStroke {
  readonly colour: string;
  readonly widthPx: number;
  readonly isDashed: boolean;
}

/** A line or an area on the map, longitudes and latitudes in turn. */
interface ExploredShape extends ExploredStroke {
  readonly kind: "line" | "area";
  readonly parts: readonly (readonly number[])[];
}

/** An arrow, which bends on the screen as much as in the drawing. */
interface ExploredArrow extends ExploredStroke, Pick<LocatorConfig["arrows"][number], "from" | "to" | "bend"> {}

/** Data of a map to explore, in a file beside the page, which does not carry its points a third time. */
export interface Explored {
  readonly styleUrl: string;
  /** As the desk wrote it; empty where the links say it. */
  readonly attribution: string;
  /** Credits of those whom the service asks to be named, where it asks for links. */
  readonly credits: readonly { readonly text: string; readonly href: string }[];
  /** The public token of Mapbox; empty for a map that asks it for nothing. */
  readonly mapboxToken: string;
  /** West, south, east, north; east is beyond 180 across the antimeridian. */
  readonly bounds: readonly [number, number, number, number];
  readonly texts: readonly ExploredText[];
  readonly shapes: readonly ExploredShape[];
  readonly arrows: readonly ExploredArrow[];
  readonly areaOpacity: number;
  readonly halo: string;
  /** Texts, signs and arrows are larger by so much in frames from that width on. */
  readonly wide: { readonly fromPx: number; readonly scale: number };
}

/** With the Canary Islands where they are. */
const SPAIN = [-18.4, 27.4, 4.6, 44] as const;
/** As far as a map of Mercator says anything. */
const WORLD = [-170, -58, 190, 78] as const;
/** Mercator ends here, degrees. */
const FARTHEST_LAT = 85;

/** From the end of an arrow to its name, pixels of a phone. */
const ARROW_NAME_GAP_PX = 4;
/** From a sign to its name, pixels of a phone. */
const NAME_GAP_PX = 4;

/** Pattern of an attribution that names Mapbox already, which the desk need not say a second time. */
const NAMES_MAPBOX = /mapbox/i;

type Paint = (role: PaintRole) => string;

function boundsOf({ area }: Pick<LocatorConfig, "area">): Explored["bounds"] {
  if (area.kind === "spain") return SPAIN;
  if (area.kind === "world") return WORLD;
  const { west, south, east, north } = area;
  const within = (lat: number) => Math.min(FARTHEST_LAT, Math.max(-FARTHEST_LAT, lat));
  return [west, within(south), east < west ? east + 360 : east, within(north)];
}

/** A name over its point, unless it is told to stand beside it. */
function textAt(
  { lon, lat }: GeoPoint,
  texts: readonly { readonly text: string; readonly look: TextLook; readonly share?: number }[],
  paint: Paint,
  more: Partial<Pick<ExploredText, "sign" | "side" | "gapPx">> = {},
): ExploredText {
  const lines = texts
    .filter(({ text }) => text !== "")
    .map(({ text, look, share = 1 }) => {
      const { sizePx, weight, role, isItalic, opacity, spacing } = look;
      const own = { text: shownText(text, look), sizePx: sizePx * share, weight, colour: paint(role) };
      return { ...own, ...(isItalic && { isItalic }), ...(opacity && { opacity }), ...(spacing && { spacing }) };
    });
  return { lon, lat, lines, sign: "", side: "over", gapPx: 0, ...more };
}

function markTexts({ marks }: LocatorConfig, paint: Paint): readonly ExploredText[] {
  let number = 0;
  return marks.map(({ point, label, detail, kind }) => {
    if (kind === "number") number += 1;
    const texts = [
      { text: label, look: TEXT_LOOKS.mark },
      { text: detail, look: TEXT_LOOKS.detail },
    ];
    const sign = signSvg(kind, { at: [0, 0], scale: 1, paint, number });
    return textAt(point, texts, paint, { sign, side: "right", gapPx: SIGN_RADIUS_PX[kind] + NAME_GAP_PX });
  });
}

function labelTexts({ labels }: LocatorConfig, paint: Paint): readonly ExploredText[] {
  return labels.map(({ point, text, kind, size }) => {
    const texts = [{ text, look: TEXT_LOOKS[kind], share: SIZE_SHARES[size] }];
    if (kind !== "city") return textAt(point, texts, paint);
    const sign = townSvg([0, 0], 1, paint);
    return textAt(point, texts, paint, { sign, side: "right", gapPx: TOWN_RADIUS_PX + NAME_GAP_PX });
  });
}

/** The names of lines, areas, circles and arrows. */
function namesOfShapes(
  { shapes, rings, arrows }: LocatorConfig,
  paint: Paint,
  numbers?: NumberRules,
): readonly ExploredText[] {
  return [
    ...shapes.flatMap((shape) => {
      const anchor = shapeAnchor(shape);
      return anchor === null ? [] : [textAt(anchor, [{ text: shape.label, look: textLookOfShape(shape) }], paint)];
    }),
    ...rings.map((ring) =>
      textAt(
        pointOnCircle(ring.centre, ring.radiusKm, 0),
        [{ text: ringText(ring, numbers), look: TEXT_LOOKS.ring }],
        paint,
      ),
    ),
    ...arrows.map(({ from, to, label }) =>
      textAt(from, [{ text: label, look: TEXT_LOOKS.city }], paint, {
        side: to.lon > from.lon ? "left" : "right",
        gapPx: ARROW_NAME_GAP_PX,
      }),
    ),
  ].filter(({ lines }) => lines.length > 0);
}

/** Key of the service that a map is asked for, and the rules by which the house writes figures; the desk's without them. */
export interface ExploredWith extends Pick<PageKeys, "mapbox"> {
  readonly numbers?: NumberRules | undefined;
}

/** Builds the data of a map to explore: the same area, marks, names, lines, circles and arrows as in the drawing. */
export function explored(
  config: LocatorConfig,
  tiles: NonNullable<LocatorConfig["tiles"]>,
  { mapbox, numbers }: ExploredWith,
): Explored {
  const isOfMapbox = asksMapbox(tiles);
  const colours = withStreets(coloursOf(config));
  const paint: Paint = (role) => colours[role];
  const stroked = (look: Parameters<typeof strokeOf>[0]): ExploredStroke => {
    const { stroke, "stroke-width": widthPx } = strokeOf(look, { scale: 1, paint });
    return { colour: stroke, widthPx, isDashed: look === "dashed" };
  };
  return {
    styleUrl: tiles.styleUrl,
    attribution: isOfMapbox && NAMES_MAPBOX.test(tiles.attribution) ? "" : tiles.attribution,
    credits: isOfMapbox ? MAPBOX_CREDITS : [],
    mapboxToken: isOfMapbox ? mapbox : "",
    bounds: boundsOf(config),
    // The first mark is what the map is about: nothing covers it.
    texts: [
      ...namesOfShapes(config, paint, numbers),
      ...labelTexts(config, paint),
      ...markTexts(config, paint).toReversed(),
    ],
    shapes: [
      ...config.shapes.map(({ kind, look, parts }) => ({
        ...{ kind, parts, ...stroked(look) },
        ...(kind === "area" && { widthPx: edgeWidth(look) }),
      })),
      ...config.rings.map(({ centre, radiusKm }) => ({
        ...{ kind: "line" as const, ...stroked("dashed"), widthPx: RING_WIDTH_PX },
        parts: [circleAround(centre, radiusKm).coordinates.flat()],
      })),
    ],
    arrows: config.arrows.map(({ from, to, bend, look }) => ({ from, to, bend, ...stroked(look) })),
    areaOpacity: SHAPE_FILL_OPACITY,
    halo: colours.halo,
    wide: { fromPx: WIDE_FROM_PX, scale: DRAWN_SCALES.wide },
  };
}
