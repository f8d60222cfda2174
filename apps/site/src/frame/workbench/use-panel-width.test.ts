import { expect, test } from "vitest";
import { readPanel } from "./use-panel-width";

test.each([
  [null, { widthPx: 400, isFolded: false }],
  ["", { widthPx: 400, isFolded: false }],
  ["440 folded", { widthPx: 440, isFolded: true }],
  ["90000", { widthPx: 560, isFolded: false }],
  ["-5 folded", { widthPx: 320, isFolded: true }],
  ["ancho", { widthPx: 400, isFolded: false }],
])("the panel is read from %j, and stays within what a window takes", (stored, panel) => {
  expect(readPanel(stored)).toEqual(panel);
});
