import { expect, test } from "vitest";
import { factsInWords } from "./facts-in-words.ts";

test("what is known of a file is said in words", () => {
  const size = { widthPx: 2400, heightPx: 1600, bitDepth: 8, format: "any" };
  expect(
    factsInWords({ kind: "picture", ...size, colourSpace: "srgb", hasAlpha: false, isTurned: false, frames: 1 }),
  ).toBe("2400 × 1600 px");
  const video = { codec: "h264", framesPerSecond: 25, isVariableRate: false, keyFramesEveryMs: 2000 };
  expect(
    factsInWords({
      kind: "video",
      ...size,
      ...video,
      isHdr: false,
      rotation: 0,
      durationMs: 64_600,
      hasSound: true,
    }),
  ).toBe("2400 × 1600 px · 1:05 · con sonido");
  expect(factsInWords({ kind: "table", format: "csv", rows: 1, columns: ["a", "b"] })).toBe("1 fila · 2 columnas");
  expect(factsInWords({ kind: "archive", format: "zip", files: 12_000, unpackedBytes: 1, holds: "ai2html" })).toBe(
    "12.000 archivos",
  );
});
