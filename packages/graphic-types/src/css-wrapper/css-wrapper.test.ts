import { describe, expect, test } from "vitest";
import { configProblems } from "../normalize-config.ts";
import { CssWrapperConfig } from "./config.ts";
import { cssWrapperBox } from "./page.ts";
import { cssWrapper, wrappedWidth } from "./scoped-css.ts";

describe("CSS around a chart", () => {
  const config = (more: object) => CssWrapperConfig.parse({ type: "css-wrapper", chart: "AbC12", ...more });

  test("a box narrower than its column is refused", () => {
    expect(configProblems(config({ breakout: "wide", maxWidthPx: 500, columnWidthPx: 640 }))).toEqual([
      { field: "maxWidthPx", message: "Es menor que la columna del artículo" },
    ]);
  });

  test("as wide as the window, with a background in both themes", () => {
    const settings = {
      breakout: "full",
      background: "#f5f5f5",
      darkBackground: "#111111",
      paddingPx: 16,
      border: "top",
    };
    expect(cssWrapper(config(settings)).css).toMatchInlineSnapshot(`
      ":root:has(.nv-wrap-gx0q04) {
        overflow-x: clip;
      }
      .nv-wrap-gx0q04 {
        box-sizing: border-box;
        margin: 24px 0;
        padding: 16px;
        background: #f5f5f5;
        color: #1a1a1a;
        background: light-dark(#f5f5f5, #111111);
        color: light-dark(#1a1a1a, #f2f2f2);
        border-top: 1px solid currentColor;
        width: 100vw;
        position: relative;
        left: 50%;
        transform: translateX(-50%);
      }
      .nv-wrap-gx0q04 > iframe {
        display: block;
        width: 100%;
        min-width: 100% !important;
        border: 0;
      }
      "
    `);
  });

  test("the same settings give the same class, whatever the chart", () => {
    expect(cssWrapper(config({ chart: "zzzzz" })).className).toBe(cssWrapper(config({})).className);
    expect(cssWrapper(config({ paddingPx: 1 })).className).not.toBe(cssWrapper(config({})).className);
  });

  test.each([320, 360, 640, 980, 1280, 1920])("never makes the page scroll sideways at %d px", (windowPx) => {
    for (const breakout of ["none", "wide", "full"]) {
      expect(wrappedWidth(config({ breakout }), windowPx)).toBeLessThanOrEqual(windowPx);
    }
  });

  test("a dark ground alone leaves light articles as they are", () => {
    expect(cssWrapper(config({ darkBackground: "#111111" })).css).toContain(
      "  background: light-dark(transparent, #111111);\n  color: light-dark(currentColor, #f2f2f2);\n",
    );
  });

  test("the article holds a caption that stays in sight, and no other", () => {
    const captionOf = (more: object) => cssWrapperBox(config({ caption: "Pie", ...more })).caption;
    expect(captionOf({})).toBe("");
    expect(captionOf({ hasStickyCaption: true })).toBe("Pie");
    expect(cssWrapperBox(config({})).theme).toBe("light");
    expect(cssWrapperBox(config({ darkBackground: "#111111" })).theme).toBe("auto");
  });

  test("nothing but a colour gets in as a colour", () => {
    for (const background of ["red;}body{display:none", "url(x)", "#fff", "#12345g"])
      expect(CssWrapperConfig.safeParse({ type: "css-wrapper", chart: "AbC12", background }).success).toBe(false);
  });
});
