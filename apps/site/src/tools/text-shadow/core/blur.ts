/** Below this deviation a box has too few points to be like a bell, and the bell itself is counted, as browsers do. */
const SMALL_DEVIATION = 2;
/** Deviations after which a bell is nothing. */
const REACH = 3;

/** Weights of the points to each side of one, itself in the middle; all together 1. */
type Kernel = Float32Array;

function bell(deviation: number): Kernel {
  const reach = Math.ceil(REACH * deviation);
  const weights = Float32Array.from({ length: 2 * reach + 1 }, (_, at) =>
    Math.exp(-((at - reach) ** 2) / (2 * deviation ** 2)),
  );
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** A box, as far as it goes before and after its point. */
interface BlurReach {
  readonly before: number;
  readonly after: number;
}

/**
 * Three boxes that together are like a bell, as wide as the specification has them.
 *
 * @see https://www.w3.org/TR/filter-effects-1/#feGaussianBlurElement
 */
function boxesOf(deviation: number): readonly BlurReach[] {
  const size = Math.floor((deviation * 3 * Math.sqrt(2 * Math.PI)) / 4 + 0.5);
  const half = Math.floor(size / 2);
  const even = { before: half, after: half };
  if (size % 2 === 1) return [even, even, even];
  return [{ before: half, after: half - 1 }, { before: half - 1, after: half }, even];
}

/** Returns the order of the points of a drawing along its rows, or down its columns. */
const stepsOf = (width: number, height: number, isAcross: boolean) =>
  isAcross
    ? { lines: height, length: width, line: width, step: 1 }
    : { lines: width, length: height, line: 1, step: width };

function boxPass(values: Float32Array, steps: ReturnType<typeof stepsOf>, { before, after }: BlurReach): Float32Array {
  const result = new Float32Array(values.length);
  const { lines, length, line, step } = steps;
  const size = before + after + 1;
  for (let index = 0; index < lines; index += 1) {
    const start = index * line;
    let sum = 0;
    for (let at = -after; at < length; at += 1) {
      const [coming, going] = [at + after, at - before - 1];
      if (coming < length) sum += values[start + coming * step] ?? 0;
      if (going >= 0) sum -= values[start + going * step] ?? 0;
      if (at >= 0) result[start + at * step] = sum / size;
    }
  }
  return result;
}

function bellPass(values: Float32Array, steps: ReturnType<typeof stepsOf>, weights: Kernel): Float32Array {
  const result = new Float32Array(values.length);
  const { lines, length, line, step } = steps;
  const reach = (weights.length - 1) / 2;
  for (let index = 0; index < lines; index += 1) {
    const start = index * line;
    for (let at = 0; at < length; at += 1) {
      let sum = 0;
      for (let by = Math.max(-reach, -at); by <= Math.min(reach, length - 1 - at); by += 1)
        sum += (values[start + (at + by) * step] ?? 0) * (weights[by + reach] ?? 0);
      result[start + at * step] = sum;
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
  const deviation = radiusPx / 2;
  let values: Float32Array = Float32Array.from(alpha);
  if (deviation === 0) return values;
  for (const isAcross of [true, false]) {
    const steps = stepsOf(width, height, isAcross);
    if (deviation < SMALL_DEVIATION) values = bellPass(values, steps, bell(deviation));
    else for (const box of boxesOf(deviation)) values = boxPass(values, steps, box);
  }
  return values;
}
