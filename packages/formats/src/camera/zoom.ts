import type { Point } from "./similarity.ts";

/** Visible part of a plane: its middle, and its width. */
export interface Sight extends Point {
  readonly width: number;
}

/** Degree to which one draws back on the way: the root of two, as readers found best in the paper. */
const RHO = Math.SQRT2;

/** Shorter ways, in widths of the sight, are none. */
const NEAR = 1e-6;

/**
 * The way from one sight of a plane to another that seems shortest: on a long way one draws back, crosses and comes near again.
 *
 * @returns The sight at a part of the way, 0 to 1.
 * @see J. J. van Wijk and W. A. A. Nuij, «Smooth and efficient zooming and panning», IEEE InfoVis 2003, equations 9 and 10.
 */
export function zoomBetween(from: Sight, to: Sight): (ratio: number) => Sight {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const distance = Math.hypot(dx, dy);
  if (distance < NEAR * Math.min(from.width, to.width))
    return (ratio) => ({
      x: from.x + dx * ratio,
      y: from.y + dy * ratio,
      width: from.width * (to.width / from.width) ** ratio,
    });
  const [w0, w1, rho2] = [from.width, to.width, RHO ** 2];
  const bend = (sign: number, width: number) =>
    (w1 ** 2 - w0 ** 2 + sign * rho2 ** 2 * distance ** 2) / (2 * width * rho2 * distance);
  // `r = ln(−b + √(b² + 1))` loses its digits where `b` is large; this is the same and does not.
  const [r0, r1] = [-Math.asinh(bend(1, w0)), -Math.asinh(bend(-1, w1))];
  return (ratio) => {
    if (ratio >= 1) return to;
    const s = r0 + (r1 - r0) * ratio;
    const along = (w0 * (Math.cosh(r0) * Math.tanh(s) - Math.sinh(r0))) / rho2 / distance;
    return { x: from.x + dx * along, y: from.y + dy * along, width: (w0 * Math.cosh(r0)) / Math.cosh(s) };
  };
}
