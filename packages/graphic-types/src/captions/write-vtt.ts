import type { Cue } from "./cue.ts";

const part = (value: number, digits: number) => String(value).padStart(digits, "0");

function momentOf(atMs: number): string {
  const seconds = Math.floor(atMs / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${part(hours, 2)}:${part(minutes, 2)}:${part(seconds % 60, 2)}.${part(atMs % 1000, 3)}`;
}

/** What a text may not hold in a file of captions: marks of its own, and an empty line, which ends it. */
const safe = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== "")
    .join("\n");

/** Writes captions as browsers read them. @see https://www.w3.org/TR/webvtt1/ */
export function writeVtt(cues: readonly Cue[]): string {
  const written = cues.map(
    ({ startMs, endMs, text }) => `${momentOf(startMs)} --> ${momentOf(endMs)}\n${safe(text)}\n`,
  );
  return ["WEBVTT\n", ...written].join("\n");
}
