import { describe, expect, test } from "vitest";
import { textWidthPx } from "../estimated-text.ts";
import { type Legend, legendText } from "./legend.ts";
import { legendParts, legendSvg } from "./legend-svg.ts";
import { placeLegend } from "./place-legend.ts";
import { classColours, colourAt, inkOn, themedPaints } from "./scale-colours.ts";

const GAP = { name: "sin dato", colour: "none", mark: "rim" } as const;
const PHONE = { widthPx: 288, textPx: 13 };

const THRESHOLDS: Legend = {
  title: "Tasa de paro (%)",
  scale: {
    kind: "classes",
    classes: [
      { colour: "var(--k0)", at: "menos de 5 %", short: "menos de 5", whole: "menos de 5 %" },
      { colour: "var(--k1)", at: "5 %", short: "5", whole: "de 5 % a menos de 10 %" },
      { colour: "var(--k2)", at: "10 % o más", short: "10 % o más", whole: "10 % o más" },
    ],
  },
  others: [GAP],
};
const CONTINUOUS: Legend = { scale: { kind: "ramp", colours: ["#fff", "#000"], least: "3,0", most: "12,5" } };
const DIVERGING: Legend = {
  scale: { kind: "ramp", colours: ["#00f", "#eee", "#f00"], least: "−8", middle: "0", most: "8" },
};
const CATEGORIES: Legend = {
  scale: {
    kind: "names",
    names: ["Partido Alfa", "Partido Beta", "Partido Gamma", "Partido Delta"].map((name, at) => ({
      ...{ name, colour: `var(--k${at})`, mark: "square" },
    })),
  },
  others: [GAP],
};
const ALL = [THRESHOLDS, CONTINUOUS, DIVERGING, CATEGORIES];

const edgesOf = (legend: Legend, room = PHONE) =>
  placeLegend(legend, room).parts.map((part) => {
    if (part.shape === "rect" || part.shape === "ramp") return { right: part.box.right, bottom: part.box.bottom };
    return { right: part.x, bottom: part.y };
  });

describe("a legend", () => {
  test.each([
    [THRESHOLDS, "Leyenda de Tasa de paro (%): menos de 5 %; de 5 % a menos de 10 %; 10 % o más; sin dato"],
    [CONTINUOUS, "Leyenda: de 3,0 a 12,5"],
    [DIVERGING, "Leyenda: de −8 a 8, con 0 en medio"],
    [CATEGORIES, "Leyenda: Partido Alfa; Partido Beta; Partido Gamma; Partido Delta; sin dato"],
  ])("is said to who does not see it: %#", (legend, text) => {
    expect(legendText(legend)).toBe(text);
  });

  test.each(ALL)("stays in its room: %#", (legend) => {
    const { heightPx } = placeLegend(legend, PHONE);
    for (const { right, bottom } of edgesOf(legend)) {
      expect(right).toBeLessThanOrEqual(PHONE.widthPx);
      expect(bottom).toBeLessThanOrEqual(heightPx);
    }
  });

  test("of classes says where each begins below its left edge, without units where they do not fit", () => {
    const texts = (widthPx: number) =>
      placeLegend({ scale: THRESHOLDS.scale }, { widthPx, textPx: 13 }).parts.flatMap((part) =>
        part.shape === "text" ? [part.text] : [],
      );
    expect(texts(640)).toEqual(["menos de 5 %", "5 %", "10 % o más"]);
    expect(texts(200)).toEqual(["menos de 5", "5", "10 % o más"]);
    const { parts } = placeLegend({ scale: THRESHOLDS.scale }, { widthPx: 640, textPx: 13 });
    const lefts = parts.flatMap((part) => (part.shape === "rect" ? [part.box.left] : []));
    expect(parts.flatMap((part) => (part.shape === "text" ? [part.x] : []))).toEqual(lefts);
  });

  test.each([120, 150, 180, 210, 240, 288, 400])("of classes never lays a text over another, %i px wide", (widthPx) => {
    const words = ["menos de 1.250,5", "1.250,5", "2.500", "10.000 o más"];
    const classes = words.map((at) => ({ at: `${at} €`, short: at, whole: `de ${at} €`, colour: "red" }));
    const { parts } = placeLegend({ scale: { kind: "classes", classes } }, { widthPx, textPx: 13 });
    const texts = parts.flatMap((part) => (part.shape === "text" ? [part] : []));
    for (const [at, { x, y, text }] of texts.entries()) {
      const next = texts[at + 1];
      if (next?.y === y) expect(x + textWidthPx(text, 13)).toBeLessThan(next.x);
    }
  });

  test("of two sides has the value between them in the middle, where there is room", () => {
    const texts = (legend: Legend) =>
      placeLegend(legend, { widthPx: 180, textPx: 13 }).parts.flatMap((part) =>
        part.shape === "text" ? [[part.text, part.x]] : [],
      );
    expect(texts(DIVERGING)).toEqual([
      ["−8", 0],
      ["0", 90],
      ["8", 180],
    ]);
    const long = { kind: "ramp", colours: ["#00f", "#f00"], least: "−1.234.567 €", middle: "0 €", most: "1.234.567 €" };
    expect(texts({ scale: { ...long, kind: "ramp" } }).map(([text]) => text)).toEqual(["−1.234.567 €", "1.234.567 €"]);
  });

  test("puts names that do not fit into the next line, and what has no value last", () => {
    const names = placeLegend(CATEGORIES, PHONE).parts.flatMap((part) => (part.shape === "text" ? [part] : []));
    expect(new Set(names.map(({ y }) => y)).size).toBeGreaterThan(1);
    expect(names.at(-1)?.text).toBe("sin dato");
  });
});

describe("a legend as SVG", () => {
  test("is a picture with a text, and its own gradient", () => {
    const svg = legendSvg(CONTINUOUS, PHONE, { id: "k7" });
    expect(svg).toContain('role="img" aria-label="Leyenda: de 3,0 a 12,5"');
    expect(svg).toContain('<linearGradient id="k7">');
    expect(svg).toContain('fill="url(#k7)"');
    // The policy of a published page takes no style of an element: its ramp would be black.
    expect(svg).not.toContain("style=");
  });

  test("shows what has no value as a rim without colour", () => {
    expect(legendParts(THRESHOLDS, PHONE, { id: "k" }).parts).toMatch(
      /<rect [^>]*fill="none" stroke="currentColor" stroke-dasharray="2,2"\/>/,
    );
  });

  test("lets no text nor colour out of its place", () => {
    const bad = '"><script>alert(1)</script>';
    const legend: Legend = {
      title: bad,
      scale: { kind: "names", names: [{ name: bad, colour: bad, mark: "square" }] },
      others: [{ name: bad, colour: bad }],
    };
    const ramp: Legend = { scale: { kind: "ramp", colours: [bad], least: bad, most: bad, middle: bad } };
    for (const one of [legend, ramp]) expect(legendSvg(one, PHONE, { id: bad, ink: bad })).not.toContain("<script");
  });
});

describe("colours of a scale", () => {
  const RAMP = { light: ["#ffffff", "#000000"], dark: ["#000000", "#ffffff"] };

  test("go from the first of the ramp to its last, one of them alone from its middle", () => {
    expect(classColours(RAMP, 3).map(({ light }) => light)).toEqual(["#ffffff", colourAt(RAMP, 0.5).light, "#000000"]);
    expect(classColours(RAMP, 1)).toEqual([colourAt(RAMP, 0.5)]);
  });

  test("are others on a dark page", () => {
    expect(themedPaints(".map", "m", classColours(RAMP, 2))).toEqual({
      paints: ["var(--m0)", "var(--m1)"],
      styles: '.map{--m0:#ffffff;--m1:#000000}[data-nv-theme="dark"] .map{--m0:#000000;--m1:#ffffff}',
    });
    expect(themedPaints(".map", "m", [])).toEqual({ paints: [], styles: "" });
  });

  test.each([
    ["#ffffff", "#000000"],
    ["#16587f", "#ffffff"],
  ])("leave a text on %s readable", (ground, ink) => {
    expect(inkOn(ground)).toBe(ink);
  });
});
