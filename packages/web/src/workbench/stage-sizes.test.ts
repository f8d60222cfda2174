import { expect, test } from "vitest";
import { sizeFor } from "./stage-sizes.ts";

test.each([
  [0, "phone"],
  [767, "phone"],
  [768, "tablet"],
  [1279, "tablet"],
  [1280, "desk"],
  [2400, "desk"],
] as const)("in a room of %i px a piece begins in the largest window that fits: %s", (roomPx, size) => {
  expect(sizeFor(roomPx)).toBe(size);
});
