/** Trial of how finely a machine can draw a model: seen with frames that are drawn before anybody looks. */

/** Frames that are drawn to see, besides the first, which prepares everything. */
const TRIAL_FRAMES = 5;

/** The time of a frame at sixty a second, milliseconds: one that takes longer makes the page stumble. */
const FRAME_MS = 1000 / 60;

/** More of the screen's own pixels than this in one of CSS are not seen, and each doubling costs four times as much. */
const MOST_DENSITY = 2;

/** Densities to try, the finest first. @param density - Of the screen. */
export const densitiesFor = (density: number): readonly number[] => [
  ...new Set([Math.min(MOST_DENSITY, Math.max(1, density)), 1]),
];

/** Whether frames are drawn in time: most of them, since one alone may have met something else that the machine did. */
export function isFast(framesMs: readonly number[]): boolean {
  const sorted = [...framesMs].sort((a, b) => a - b);
  return (sorted[Math.floor(sorted.length / 2)] ?? 0) <= FRAME_MS;
}

/** Resolves when the browser is about to draw. */
export const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * The finest density at which a machine draws in time; `null` when it does at none.
 *
 * @param draw - Draws a frame, and comes back when it is drawn.
 */
export async function findDensity(
  densities: readonly number[],
  draw: (density: number) => void,
): Promise<number | null> {
  for (const density of densities) {
    draw(density);
    const framesMs: number[] = [];
    while (framesMs.length < TRIAL_FRAMES) {
      await nextFrame();
      const began = performance.now();
      draw(density);
      framesMs.push(performance.now() - began);
    }
    if (isFast(framesMs)) return density;
  }
  return null;
}
