import { parseSpanishNumber } from "@nv/spanish";
import { useState } from "react";

const USUAL_TOLERANCE = "100";
const MOST_TOLERANCE_M = 10_000;

/** Simplification of a line, as somebody writes it. */
export interface Simplification {
  readonly text: string;
  readonly write: (text: string) => void;
  /** Distance that a point may be from the line, metres; `null` while none is written that can be used. */
  readonly toleranceM: number | null;
  /** Whether the simplified line is downloaded. */
  readonly isSimple: boolean;
  readonly setIsSimple: (isSimple: boolean) => void;
}

function toleranceOf(text: string): number | null {
  const metres = parseSpanishNumber(text);
  return metres !== null && metres >= 0 && metres <= MOST_TOLERANCE_M ? metres : null;
}

/** Keeps how the line of a route is simplified. */
export function useSimplification(): Simplification {
  const [text, write] = useState(USUAL_TOLERANCE);
  const [isSimple, setIsSimple] = useState(true);
  return { text, write, toleranceM: toleranceOf(text), isSimple, setIsSimple };
}
