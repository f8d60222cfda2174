import { describe, expect, test } from "vitest";
import { type ColorVision, colorDistance, toOklab } from "./core/color-vision.ts";
import { contrastRatio, MIN_MARK_CONTRAST, MIN_TEXT_CONTRAST } from "./core/contrast.ts";
import { CATEGORICAL, DIVERGING, MIN_SERIES_DISTANCE, SEQUENTIAL } from "./data-palette.ts";
import { COLOR_TOKENS, colorOf, type ThemeName } from "./tokens.ts";

const THEMES: readonly ThemeName[] = ["light", "dark"];
const VISIONS: readonly ColorVision[] = ["typical", "protanopia", "deuteranopia", "tritanopia"];
const SURFACES = ["paper", "sheet", "wash"] as const;

/** Neighbouring classes of a map must be told apart also across a border. */
const MIN_CLASS_DISTANCE = 0.06;

describe.each(THEMES)("in the %s theme", (theme) => {
  test.each(COLOR_TOKENS.filter(({ role }) => role === "text"))("$name can be read on every ground", (token) => {
    for (const ground of SURFACES) {
      expect(contrastRatio(token[theme], colorOf(ground, theme)), ground).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
    }
  });

  test.each(COLOR_TOKENS.filter(({ role }) => role === "mark"))("$name can be seen on every ground", (token) => {
    for (const ground of SURFACES) {
      expect(contrastRatio(token[theme], colorOf(ground, theme)), ground).toBeGreaterThanOrEqual(MIN_MARK_CONTRAST);
    }
  });

  test.each([
    ["accent", "rojo"],
    ["blue", "azul"],
    ["ochre", "ocre"],
    ["green", "verde"],
  ] as const)("%s of the interface is %s of the data: one colour has one name", (token, series) => {
    expect(colorOf(token, theme)).toBe(CATEGORICAL.find(({ name }) => name === series)?.[theme]);
  });

  test.each(CATEGORICAL)("the series $name can be seen on every ground", (color) => {
    for (const ground of SURFACES) {
      expect(contrastRatio(color[theme], colorOf(ground, theme)), ground).toBeGreaterThanOrEqual(MIN_MARK_CONTRAST);
    }
  });

  test.each(VISIONS)("no two series look alike with %s vision", (vision) => {
    for (const [i, first] of CATEGORICAL.entries()) {
      for (const second of CATEGORICAL.slice(i + 1)) {
        const distance = colorDistance(first[theme], second[theme], vision);
        expect(distance, `${first.name} and ${second.name}`).toBeGreaterThanOrEqual(MIN_SERIES_DISTANCE);
      }
    }
  });

  test.each(SEQUENTIAL)("$name goes one way, away from the ground", (ramp) => {
    const fromPaper = ramp[theme].map((hex) =>
      Math.abs(toOklab(hex).lightness - toOklab(colorOf("paper", theme)).lightness),
    );
    expect(fromPaper).toEqual(fromPaper.toSorted((a, b) => a - b));
  });

  test.each([...SEQUENTIAL, ...DIVERGING])("neighbouring classes of $name differ for every colour vision", (ramp) => {
    for (const vision of VISIONS) {
      for (const [i, hex] of ramp[theme].slice(1).entries()) {
        expect(colorDistance(hex, ramp[theme][i] ?? "", vision), `${vision}, class ${i + 1}`).toBeGreaterThanOrEqual(
          MIN_CLASS_DISTANCE,
        );
      }
    }
  });

  test.each(DIVERGING)("both sides of $name weigh the same, and can be told apart", (ramp) => {
    const half = Math.floor(ramp[theme].length / 2);
    for (let i = 0; i < half; i++) {
      const [low, high] = [ramp[theme][i] ?? "", ramp[theme].at(-1 - i) ?? ""];
      expect(Math.abs(toOklab(low).lightness - toOklab(high).lightness)).toBeLessThan(0.06);
      for (const vision of VISIONS)
        expect(colorDistance(low, high, vision), vision).toBeGreaterThan(MIN_CLASS_DISTANCE);
    }
  });
});
