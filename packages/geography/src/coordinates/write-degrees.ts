import { MINUS } from "@nv/spanish";

/**
 * Writes a figure of an angle as the house does. No angle has thousands: what is left of its style is the comma and the minus.
 *
 * @param decimals - Exactly so many.
 * @example writeDegrees(-3.7, 4) // "−3,7000"
 */
export function writeDegrees(value: number, decimals: number): string {
  return value.toFixed(decimals).replace(".", ",").replace("-", MINUS);
}
