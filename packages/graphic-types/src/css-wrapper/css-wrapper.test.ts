import { describe, expect, test } from "vitest";
import { configProblems } from "../normalize-config.ts";
import { CssWrapperConfig } from "./config.ts";
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
        margin-block: 24px;
        padding: 16px;
        background: #f5f5f5;
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
      @media (prefers-color-scheme: dark) {
        .nv-wrap-gx0q04 {
          background: #111111;
        }
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

  test("nothing but a colour gets in as a colour", () => {
    for (const background of ["red;}body{display:none", "url(x)", "#fff", "#12345g"])
      expect(CssWrapperConfig.safeParse({ type: "css-wrapper", chart: "AbC12", background }).success).toBe(false);
  });
});
