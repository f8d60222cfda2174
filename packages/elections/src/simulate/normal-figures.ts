import { seededFigures } from "../law/lot.ts";

/** Normal figures of mean 0 and deviation 1, the same in the same order for the same seed. @see Box and Muller, 1958 */
export function normalFigures(seed: number): () => number {
  const figure = seededFigures(seed);
  let spare: number | null = null;
  return () => {
    if (spare !== null) {
      const kept = spare;
      spare = null;
      return kept;
    }
    // 1 less the figure is never 0, whose logarithm is none.
    const radius = Math.sqrt(-2 * Math.log(1 - figure()));
    const angle = 2 * Math.PI * figure();
    spare = radius * Math.sin(angle);
    return radius * Math.cos(angle);
  };
}
