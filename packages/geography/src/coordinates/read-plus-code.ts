import { type FoundPoint, foundPoint } from "./found-point.ts";
import { CODE_FAULTS, type LocationProblem, locationProblem } from "./location-fault.ts";
import { pointOfPlusCode, WHOLE_LENGTH } from "./plus-code.ts";

/** A short plus code, which says a place only beside a town. */
export interface FoundShortCode {
  readonly kind: "short-code";
  /** Its characters without the sign. */
  readonly code: string;
  /** Characters before the sign: four or six. */
  readonly before: number;
  /** Town that was written behind it; empty for none. */
  readonly town: string;
}

const CODE = /^([23456789CFGHJMPQRVWX]{2,8}0{0,6})\+([23456789CFGHJMPQRVWX]{0,7})(?:[\s,]+(\p{L}.{0,80}))?$/iu;

/**
 * Reads a plus code: whole, «8CGRC75W+M8», or short with its town, «C75W+M8 Madrid».
 *
 * @returns `null` when it is not written so, and may be something else.
 */
export function readPlusCode(text: string): FoundPoint | FoundShortCode | LocationProblem | null {
  const parts = CODE.exec(text);
  if (parts === null) return null;
  const [, front = "", back = "", town = ""] = parts;
  const isPadded = front.endsWith("0") && back === "";
  if (front.length === WHOLE_LENGTH && (isPadded || !front.includes("0")) && back.length !== 1)
    return foundPoint(pointOfPlusCode(front + back), { notation: "plus-code" });
  if ((front.length === 4 || front.length === 6) && back.length > 1 && !front.includes("0"))
    return { kind: "short-code", code: front + back, before: front.length, town: town.trim() };
  return locationProblem(CODE_FAULTS, "PLUS_CODE");
}
