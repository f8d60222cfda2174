/** Whether a machine draws fast enough: the first frames of a model, drawn before anybody sees them. */

/** Frames that are drawn to see. */
export const TRIAL_FRAMES = 10;

/** A frame that takes longer is one of a machine that stumbles, milliseconds. */
const SLOW_MS = 50;

/**
 * Whether a machine is too weak: each of its first frames was slow. One alone was something else that the machine did.
 *
 * @param framesMs - How long each took.
 */
export const isWeak = (framesMs: readonly number[]): boolean =>
  framesMs.length >= TRIAL_FRAMES && framesMs.every((ms) => ms > SLOW_MS);
