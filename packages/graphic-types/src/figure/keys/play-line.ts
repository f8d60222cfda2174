import { pitchOf } from "./pitch-of.ts";

/** A series lasts no longer, and a value neither, seconds. */
const MOST_S = 5;
const MOST_STEP_S = 0.25;
/** Of the loudest that a device is set to: a sound beside somebody's voice. */
const LOUDNESS = 0.15;
/** Time in which a sound comes and goes without a click, seconds. */
const SOFTENING_S = 0.01;

/**
 * Plays a series, a pitch for each value, from the left ear to the right one; where there is none it is silent.
 *
 * @param all - Values of all series, whose least and most are the ends of the scale: two series are told apart by ear.
 * @param onEnd - Called once it is over, or was stopped.
 * @returns Stops it.
 */
export function playLine(
  figures: readonly (number | null)[],
  all: readonly (number | null)[],
  onEnd: () => void,
): () => void {
  const known = all.filter((figure) => figure !== null);
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const context = new AudioContext();
  const [tone, loudness, side] = [context.createOscillator(), context.createGain(), context.createStereoPanner()];
  tone.connect(loudness).connect(side).connect(context.destination);
  const stepS = Math.min(MOST_STEP_S, MOST_S / figures.length);
  const startS = context.currentTime + SOFTENING_S;
  loudness.gain.setValueAtTime(0, 0);
  for (const [at, figure] of figures.entries()) {
    const atS = startS + at * stepS;
    loudness.gain.setTargetAtTime(figure === null ? 0 : LOUDNESS, atS, SOFTENING_S);
    side.pan.setValueAtTime((at / Math.max(1, figures.length - 1)) * 1.6 - 0.8, atS);
    if (figure !== null) tone.frequency.setValueAtTime(pitchOf(figure, least, most), atS);
  }
  const endS = startS + figures.length * stepS;
  loudness.gain.setTargetAtTime(0, endS, SOFTENING_S);
  tone.onended = () => {
    onEnd();
    void context.close();
  };
  tone.start();
  tone.stop(endS + 10 * SOFTENING_S);
  return () => tone.stop();
}
