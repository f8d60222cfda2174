import { expect, test } from "vitest";
import { readLayoutDraft } from "./layout-draft.ts";
import { guideLines } from "./screenshot-guides.ts";

const LAYOUT = { textPx: 860, widePx: 1140, narrowMarginPx: 16, wideMarginPx: 32, breakpointPx: 997 };

test.each([
  [390, 390, 1, [16, 374]],
  [1170, 390, 3, [48, 1122]],
  [780, 390, 2, [32, 748]],
  [1280, 1280, 1, [70, 210, 1070, 1210]],
  [2880, 1440, 2, [300, 580, 2300, 2580]],
])("a capture of %d is of a screen of %d at %d", (pictureWidthPx, viewportPx, scale, linesPx) => {
  expect(guideLines(LAYOUT, pictureWidthPx)).toEqual({ viewportPx, scale, linesPx });
});

test("what was kept of the fields is taken up, and nothing else", () => {
  expect(readLayoutDraft('{"text":"700","viewports":3,"other":"x"}')).toEqual({ text: "700" });
  expect(readLayoutDraft("3")).toBeNull();
  expect(readLayoutDraft(null)).toBeNull();
});
