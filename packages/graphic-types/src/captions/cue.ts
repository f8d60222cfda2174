/** Something that is read while a video plays. */
export interface Cue {
  /** From the beginning of the video, milliseconds. */
  readonly startMs: number;
  readonly endMs: number;
  readonly text: string;
}
