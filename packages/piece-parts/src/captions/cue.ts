/** A text over a video, for as long as it is seen. */
export interface Cue {
  /** From the beginning of the video, milliseconds. */
  readonly startMs: number;
  /** After {@link startMs}. */
  readonly endMs: number;
  /** Plain, in lines. */
  readonly text: string;
}
