import { WAVEFORM_EVERY_MS } from "@nv/contracts";

/** Half of the height of the drawing, in units of its own. */
export const HALF_HEIGHT = 50;

/** Least height of a peak, in units of the drawing: what is quieter is drawn as a line, so that silence is seen and not missing. */
const LEAST = 0.5;

/**
 * Draws how loud a sound is as an outline around a line in the middle, for SVG.
 *
 * @param peaks - A byte for every {@link WAVEFORM_EVERY_MS}.
 * @param fromMs - First moment that is drawn; it is at 0, and a unit is a millisecond.
 * @param toMs - Last one.
 */
export function waveformPath(peaks: Uint8Array, fromMs: number, toMs: number): string {
  const [first, end] = [Math.floor(fromMs / WAVEFORM_EVERY_MS), Math.ceil(toMs / WAVEFORM_EVERY_MS)];
  const shown = [...peaks.subarray(first, end)];
  if (shown.length === 0) return "";
  const x = (at: number) => (first + at) * WAVEFORM_EVERY_MS - fromMs;
  const tall = (peak: number) => Math.max(LEAST, Math.round((peak / 255) * HALF_HEIGHT * 10) / 10);
  const above = shown.map((peak, at) => `${x(at)} ${HALF_HEIGHT - tall(peak)}`);
  const below = shown.map((peak, at) => `${x(at)} ${HALF_HEIGHT + tall(peak)}`).toReversed();
  return `M${[...above, ...below].join("L")}Z`;
}
