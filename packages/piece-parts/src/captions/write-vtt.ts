import { writeTime } from "./caption-time.ts";
import type { Cue } from "./cue.ts";
import { writeText } from "./cue-text.ts";

/**
 * Writes captions as WebVTT, in the order in which they are given.
 *
 * @see https://www.w3.org/TR/webvtt1/
 */
export function writeVtt(cues: readonly Cue[]): string {
  const blocks = cues.map(
    ({ startMs, endMs, text }) => `${writeTime(startMs)} --> ${writeTime(endMs)}\n${writeText(text)}\n`,
  );
  return ["WEBVTT\n", ...blocks].join("\n");
}
