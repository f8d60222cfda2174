import { describe, expect, test } from "vitest";
import { MEDIA_FORMATS, MIN_TEXT_RATIO } from "./media-formats.ts";

describe.each(MEDIA_FORMATS)("$name", ({ widthPx, heightPx, safe, medium, minTextPx }) => {
  test("leaves more than half of the piece for the content", () => {
    const inner = (widthPx - safe.left - safe.right) * (heightPx - safe.top - safe.bottom);
    expect(inner / (widthPx * heightPx)).toBeGreaterThan(0.5);
  });

  test.runIf(medium !== "papel")("can be read when a phone shows it across its whole width", () => {
    expect(minTextPx / widthPx).toBeGreaterThanOrEqual(MIN_TEXT_RATIO - 0.0005);
  });
});

test("text on paper is seven points", () => {
  const [paper] = MEDIA_FORMATS.filter(({ medium }) => medium === "papel");
  expect(((paper?.minTextPx ?? 0) * 72) / 300).toBeCloseTo(7, 0);
});
