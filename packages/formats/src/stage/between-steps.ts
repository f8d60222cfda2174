import type { StepPosition } from "./step-progress.ts";

/** Two steps between which something is, and how far it is from the first to the second. */
export interface Between {
  readonly from: number;
  readonly to: number;
  /** 0 to 1, slow at both ends. */
  readonly ratio: number;
}

/** The text of a step is half way through it: what goes with it is reached then. */
const READ = 0.5;

const eased = (ratio: number) => ratio * ratio * (3 - 2 * ratio);

/**
 * Returns the place of something that travels from what one step says to what the next says: it reaches each when its text is in the middle.
 *
 * @param count - Steps; 1 or more.
 */
export function betweenSteps({ step, offset }: StepPosition, count: number): Between {
  const last = Math.max(0, count - 1);
  const place = Math.min(last, Math.max(0, step + offset - READ));
  const from = Math.floor(place);
  return { from, to: Math.min(last, from + 1), ratio: eased(place - from) };
}
