/** Passes of a box that together come near enough to a bell. */
const PASSES = 3;

/** Half of the box whose passes spread as a bell does. @see https://www.w3.org/TR/filter-effects-1/#feGaussianBlurElement */
const halfBox = (deviationPx: number) =>
  Math.max(0, Math.round((Math.sqrt((12 * deviationPx ** 2) / PASSES + 1) - 1) / 2));

function boxPass(values: Float32Array, width: number, height: number, half: number, isAcross: boolean): Float32Array {
  const result = new Float32Array(values.length);
  const [lines, length, line, step] = isAcross ? [height, width, width, 1] : [width, height, 1, width];
  const size = 2 * half + 1;
  for (let index = 0; index < lines; index += 1) {
    const start = index * line;
    let sum = 0;
    for (let at = -half; at < length; at += 1) {
      const [coming, going] = [at + half, at - half - 1];
      if (coming < length) sum += values[start + coming * step] ?? 0;
      if (going >= 0) sum -= values[start + going * step] ?? 0;
      if (at >= 0) result[start + at * step] = sum / size;
    }
  }
  return result;
}

/**
 * Blurs a drawing as the browsers blur a shadow.
 *
 * @param alpha - Opacity of each point, 0-255, by rows.
 * @param radiusPx - As `text-shadow` takes it: twice the deviation.
 */
export function blurred(alpha: ArrayLike<number>, width: number, height: number, radiusPx: number): Float32Array {
  const half = halfBox(radiusPx / 2);
  let values: Float32Array = Float32Array.from(alpha);
  if (half === 0) return values;
  for (let pass = 0; pass < PASSES; pass += 1)
    values = boxPass(boxPass(values, width, height, half, true), width, height, half, false);
  return values;
}
