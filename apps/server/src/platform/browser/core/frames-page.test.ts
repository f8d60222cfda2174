import { expect, test } from "vitest";
import { framesPage, readFrameHeights, readToldHeight } from "./frames-page.ts";

test("each frame has its width, and an address stays an address", () => {
  const page = framesPage('https://graficos.example.org/g/a/?"><script>', [320, 980]);
  expect(page.match(/<iframe /g)).toHaveLength(2);
  expect(page).toContain('width="320"');
  expect(page).toContain('width="980"');
  expect(page.match(/<script>/g)).toHaveLength(1);
});

test("what a frame told is read by its width; one that told nothing is left out", () => {
  const became =
    '<iframe width="320" data-height-px="470" style="height: 470px"></iframe><iframe width="640" src="https://example.org/"></iframe><iframe width="980" data-height-px="620"></iframe>';
  expect(readFrameHeights(became)).toEqual([
    [320, 470],
    [980, 620],
  ]);
});

test.each([
  ['<body data-nv-told="" data-nv-height="612">', 612],
  ['<body data-nv-height="612">', 0],
  ['<body data-nv-told="">', 0],
  ["<main data-nv-told data-nv-height=9>", 0],
])("a page by itself: %s", (html, heightPx) => {
  expect(readToldHeight(html)).toBe(heightPx);
});
