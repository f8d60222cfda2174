import type { PointerEvent } from "react";
import type { Focus } from "./crop-around.ts";

/** A picture that something is placed on. */
export interface PlacedOn {
  /** Address of the picture, small. */
  readonly pictureUrl: string;
  /** Pixels of the picture as it is. */
  readonly size: { readonly widthPx: number; readonly heightPx: number };
}

/** A part of a picture, in shares of its width and height from its top left. */
export interface Rect extends Focus {
  readonly width: number;
  readonly height: number;
}

/** Smallest side of a part that somebody draws, in shares: less is a slip of the hand. */
export const LEAST_SIDE = 0.02;

/** Step of an arrow key, in shares of the picture; ten times more with the big-step key. */
export const STEP = 0.005;
export const BIG_STEP = 0.05;

const ARROWS: Readonly<Record<string, Focus>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Returns the direction of an arrow key; `null` for any other key. */
export const arrowOf = (key: string): Focus | null => ARROWS[key] ?? null;

/** Tenths of a hundredth, so that the same drawing is the same number. */
const rounded = (share: number) => Math.round(share * 1000) / 1000;

/** A share that is in the picture. */
export const inPicture = (share: number) => rounded(Math.min(1, Math.max(0, share)));

/** The point of a picture that a pointer is at. */
export function pointIn({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): Focus {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: inPicture((clientX - left) / width), y: inPicture((clientY - top) / height) };
}

/** A point moved, kept in the picture. */
export const movedPoint = ({ x, y }: Focus, by: Focus): Focus => ({ x: inPicture(x + by.x), y: inPicture(y + by.y) });

/** The part between two corners, in any order. */
export function rectBetween(one: Focus, other: Focus): Rect {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  return {
    x: inPicture(x),
    y: inPicture(y),
    width: rounded(Math.max(one.x, other.x) - x),
    height: rounded(Math.max(one.y, other.y) - y),
  };
}

/** A part moved, whole, as far as the picture goes. */
export const movedRect = ({ x, y, width, height }: Rect, by: Focus): Rect => ({
  x: rounded(Math.min(1 - width, Math.max(0, x + by.x))),
  y: rounded(Math.min(1 - height, Math.max(0, y + by.y))),
  width,
  height,
});

/** A part whose far corner is moved, as far as the picture goes. */
export const sizedRect = ({ x, y, width, height }: Rect, by: Focus): Rect => ({
  x,
  y,
  width: rounded(Math.min(1 - x, Math.max(LEAST_SIDE, width + by.x))),
  height: rounded(Math.min(1 - y, Math.max(LEAST_SIDE, height + by.y))),
});
