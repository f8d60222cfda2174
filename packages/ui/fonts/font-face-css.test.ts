import { expect, test } from "vitest";
import { fallbackFaceCss, fontFaceCss, unicodeRangeBeyond, unicodeRangeOf } from "./font-face-css.ts";

test("neighbouring characters share a range, and repetitions do not count", () => {
  expect(unicodeRangeOf("bacabñ")).toBe("U+61-63, U+F1");
});

test("what lies beyond a text is everything else that can be drawn, control characters aside", () => {
  expect(unicodeRangeBeyond(" ac")).toBe("U+21-60, U+62, U+64-10FFFF");
});

test("a face swaps in and is found beside its style sheet", () => {
  expect(
    fontFaceCss({ family: "Muestra", style: "italic", weight: "400 600", file: "muestra.1234.woff2" }),
  ).toMatchInlineSnapshot(`
      "@font-face {
        font-family: "Muestra";
        font-style: italic;
        font-weight: 400 600;
        font-display: swap;
        src: url("./muestra.1234.woff2") format("woff2");
      }"
    `);
});

test("a fallback that is a fifth narrower is stretched, and its heights are brought back", () => {
  const ours = { ascentRatio: 0.9, descentRatio: 0.3, lineGapRatio: 0, widthRatio: 0.5 };
  const css = fallbackFaceCss("Muestra", ours, { localNames: ["Arial"], widthRatio: 0.4 });
  expect(css).toContain('font-family: "Muestra Fallback"');
  expect(css).toContain("size-adjust: 125.00%");
  expect(css).toContain("ascent-override: 72.00%");
  expect(css).toContain("descent-override: 24.00%");
});
