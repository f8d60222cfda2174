import { expect, test } from "vitest";
import { waveformPath } from "./waveform-path.ts";

test("a sound is drawn as high as it is loud, from the moment that is asked for", () => {
  const peaks = Uint8Array.of(0, 255, 51, 0, 255);
  expect(waveformPath(peaks, 40, 120)).toBe("M0 0L40 40L40 60L0 100Z");
});

test("silence is a line, and what nobody heard is nothing", () => {
  expect(waveformPath(Uint8Array.of(0), 0, 40)).toBe("M0 49.5L0 50.5Z");
  expect(waveformPath(new Uint8Array(), 0, 40)).toBe("");
  expect(waveformPath(Uint8Array.of(9), 4000, 8000)).toBe("");
});
