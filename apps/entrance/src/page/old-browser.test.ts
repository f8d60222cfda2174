import { expect, test } from "vitest";
import { type AskedBrowser, isOldBrowser } from "./old-browser.ts";

const today: AskedBrowser = {
  document: { adoptedStyleSheets: [] },
  CSS: { supports: () => true },
  Array: { prototype: { toSorted: 1 } },
  Intl: { Segmenter: 1 },
};

test.each<{ name: string; lacks: Partial<AskedBrowser>; isOld: boolean }>([
  { name: "today's", lacks: {}, isOld: false },
  { name: "Safari 16.3", lacks: { document: {} }, isOld: true },
  { name: "Chrome 109", lacks: { Array: { prototype: {} } }, isOld: true },
  { name: "Firefox 115", lacks: { Intl: {} }, isOld: true },
  { name: "one without CSS.supports", lacks: { CSS: undefined }, isOld: true },
  { name: "one without color-mix", lacks: { CSS: { supports: () => false } }, isOld: true },
])("$name is old: $isOld", ({ lacks, isOld }) => {
  expect(isOldBrowser({ ...today, ...lacks })).toBe(isOld);
});
