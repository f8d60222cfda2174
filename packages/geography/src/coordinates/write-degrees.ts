import { MINUS } from "@nv/spanish";

/**
 * Writes a figure of an angle as the house does. No angle has thousands: what is left of its style is the comma and the minus.
 *
 * @param decimals - At most so many.
 * @param least - At least so many: zeros make up for them.
 * @example writeDegrees(-3.7, 4) // "−3,7000"
 */
export function writeDegrees(value: number, decimals: number, least = decimals): string {
  // Its rounding is that of the figure as it is written: of 160.915, to 160,92.
  const written = value.toLocaleString("en", { minimumFractionDigits: least, maximumFractionDigits: decimals });
  return written.replace(".", ",").replace("-", MINUS);
}
