import { expect, test } from "vitest";
import { tallest, unevenSentence } from "./shapes.ts";

test.each([
  { ratios: [1.5, 1.5, 1.505], told: "" },
  { ratios: [1.5, 1.5, 1.2], told: "Los pasos 2 y 3 tienen proporción distinta; se ajustará a la mayor" },
  { ratios: [1, 2, 1], told: "Los pasos 1, 2 y 3 tienen proporción distinta; se ajustará a la mayor" },
  { ratios: [1, null, 2], told: "" },
  { ratios: [], told: "" },
])("of proportions $ratios it is told: $told", ({ ratios, told }) => {
  expect(unevenSentence(ratios)).toBe(told);
});

test("all drawings are whole in the place of the tallest", () => {
  const shapes = [300, 450, 400].map((heightPx) => ({ widthPx: 600, heightPx }));
  expect(tallest([{ widthPx: 300, heightPx: 100 }, ...shapes])).toEqual({ widthPx: 600, heightPx: 450 });
});
