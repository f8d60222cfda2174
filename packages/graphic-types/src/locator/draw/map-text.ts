import type { MapLabel } from "@nv/geography";
import { LINE_HEIGHT, linesOf, TEXT_LOOKS, type TextLook, textPx } from "./text-look.ts";

/** A line of a text with how it is written. */
export interface TextLine {
  readonly text: string;
  readonly look: TextLook;
  readonly sizePx: number;
}

/** A text that wants a place on the map. */
export interface MapText {
  readonly label: MapLabel;
  readonly lines: readonly TextLine[];
  /** Its text, for whoever is told that it has no room. */
  readonly said: string;
}

/** Text to place on a map: what it names, its position and its style. */
export interface WantedText {
  readonly id: string;
  readonly at: readonly [x: number, y: number];
  readonly texts: readonly { readonly text: string; readonly look: TextLook; readonly share?: number }[];
  readonly names: MapLabel["names"];
  readonly markRadiusPx?: number;
  readonly reachPx?: MapLabel["reachPx"];
  readonly isOnIt?: MapLabel["isOnIt"];
  readonly isAllowed?: MapLabel["isAllowed"];
  readonly isAllowedFar?: MapLabel["isAllowedFar"];
  /** The widest that it is before it goes on in another line, as a share of the map; that of all texts when left out. */
  readonly widest?: number;
  readonly priority: number;
  readonly offset: { readonly dx: number; readonly dy: number } | null;
}

/** The widest that a text is before it goes on in another line, as a share of the map. */
const WIDEST_SHARE = 0.44;

/** Measures a text. @param textScale - Sizes of the drawing for those of a phone. */
export function mapText(wanted: WantedText, textScale: number, mapWidthPx: number): MapText {
  const {
    id,
    at,
    texts,
    names,
    markRadiusPx = 0,
    reachPx,
    isOnIt,
    isAllowed,
    isAllowedFar,
    widest = WIDEST_SHARE,
    priority,
    offset,
  } = wanted;
  const lines = texts.flatMap(({ text, look, share = 1 }) => {
    if (text === "") return [];
    const sizePx = look.sizePx * share * textScale;
    return linesOf(text, look, sizePx, mapWidthPx * widest).map((line) => ({ text: line, look, sizePx }));
  });
  const widthPx = Math.max(0, ...lines.map(({ text, look, sizePx }) => textPx(text, look, sizePx)));
  const heightPx = lines.reduce((sum, { sizePx }) => sum + sizePx * LINE_HEIGHT, 0);
  const [x, y] = at;
  const pinned = offset === null ? null : { x: x + offset.dx - widthPx / 2, y: y + offset.dy - heightPx / 2 };
  return {
    label: {
      id,
      x,
      y,
      widthPx,
      heightPx,
      names,
      markRadiusPx,
      priority,
      ...(reachPx !== undefined && { reachPx }),
      ...(isOnIt !== undefined && { isOnIt }),
      ...(isAllowed !== undefined && { isAllowed }),
      ...(isAllowedFar !== undefined && { isAllowedFar }),
      ...(pinned !== null && { pinned }),
    },
    lines,
    said: texts.map(({ text }) => text).join(" · ") || TEXT_LOOKS.mark.role,
  };
}
