import type { Ai2HtmlArtboard } from "@nv/contracts/schemas";
import type { FileOf } from "@nv/piece-parts";
import { ai2htmlFile } from "@nv/piece-parts/test";
import { describe, expect, test } from "vitest";
import { ai2HorizontalExample } from "./example.ts";
import { ai2Horizontal } from "./format.ts";
import type { Ai2HorizontalBlock } from "./settings.ts";

const { block } = ai2HorizontalExample;
const YEARS = ["1890", "1925", "1968", "2020"];

const board = (more: Partial<Ai2HtmlArtboard> = {}): Ai2HtmlArtboard => ({
  name: "movil",
  minWidthPx: 0,
  maxWidthPx: 899,
  widthPx: 2400,
  heightPx: 740,
  isFixed: true,
  art: [{ kind: "picture", file: "penamuestra-movil.png", fallback: null, style: { left: "0%", width: "50%" } }],
  texts: YEARS.map((text, at) => ({
    style: { top: "10%", left: `${30 * at}%`, width: "10%" },
    paragraphs: [{ style: {}, runs: [{ text, style: {}, href: "https://example.org/" }] }],
  })),
  ...more,
});

const BOARDS = [board(), board({ name: "ancho", minWidthPx: 900, maxWidthPx: null, widthPx: 4800, heightPx: 800 })];

const fileOf =
  (artboards: readonly Ai2HtmlArtboard[]): FileOf =>
  (source) => ({ ...ai2htmlFile(source), data: { artboards, notices: [] } });

const INPUT = { selector: "#b-linea", isFirst: true, srcOf: () => "", built: () => "" };
const html = ai2Horizontal.html(block, { ...INPUT, file: fileOf(BOARDS) });

describe("its HTML", () => {
  test("has the labels as text, each with the steps at which it is in the middle", () => {
    expect(html.scene).toMatch(/class="nv-ai-abs nv-stop--1 nv-ai-\w+"><p>1925</);
    expect(html.scene).not.toContain("<a ");
    expect(html.scene).not.toMatch(/style=/);
  });

  test("without movement is one strip that the keyboard reaches, with its links", () => {
    expect(html.stills.filter((still) => still !== "")).toHaveLength(1);
    expect(html.stills[0]).toContain('<div class="nv-strip" tabindex="0" role="region" aria-label=');
    expect(html.stills[0]).toContain('<a href="https://example.org/"');
  });

  test("on paper is rows, in which each label is once and as small as its drawing", () => {
    const rows = (html.stills[0] ?? "").split('class="nv-rows__row"').slice(1);
    expect(rows.map((row) => YEARS.filter((year) => row.includes(`>${year}<`)))).toEqual([
      ["1890"],
      ["1925", "1968"],
      ["2020"],
    ]);
  });

  test("says at each step what is seen and what is written there", () => {
    expect(html.said[0]).toBe("Tres casas bajas junto a una vía de tren. 1890.");
    expect(html.said[3]).toBe("Doce edificios altos y bajos. 2020.");
  });

  test("makes each step as long as what passes by, for each width", () => {
    const { css = "" } = html;
    expect(css).toContain("#b-linea{--nv-ratio:3.243}");
    expect(css).toContain("@media(min-width:900px){#b-linea{--nv-ratio:6}");
    expect(css).toMatch(/#b-linea \.nv-step:nth-child\(1\)\{--nv-way:0\.1\d+\}/);
    expect(css).toContain("--nv-factor:1;--nv-hold-start:0;--nv-hold-end:0.5");
  });
});

describe("what keeps it from being published", () => {
  const said = (one: Ai2HorizontalBlock, artboards = BOARDS) =>
    ai2Horizontal.fileRules(one, fileOf(artboards)).map(({ field, message }) => `${field}: ${message}`);
  const stopping = (stop: string): Ai2HorizontalBlock => ({
    ...block,
    steps: block.steps.map((step, place) => (place === 1 ? { ...step, data: { stop } } : step)),
  });

  test("is nothing in the example", () => {
    expect(said(block)).toEqual([]);
  });

  test("is a drawing that does not pass by", () => {
    expect(said(block, [board({ widthPx: 400 })])).toEqual([
      "settings.folder: No hay recorrido horizontal: usa Ai2Transition. «movil» mide 1,1 pantallas de ancho, y hacen falta 1,2",
    ]);
  });

  test("is a label that a drawing has not got", () => {
    const other = board({ name: "ancho", texts: board().texts.slice(0, 1) });
    expect(said(stopping("1925"), [board(), other]).slice(0, 1)).toEqual([
      "steps.1.data.stop: Ningún rótulo de «ancho» dice «1925»: escribe el texto de un rótulo, o un número de 0 a 1",
    ]);
    expect(said(stopping("0,3"))).toEqual([]);
    expect(said(stopping(""))).toEqual([]);
  });

  test("is a hold that is no number, or too long", () => {
    const parsed = ai2Horizontal.schema.safeParse({
      ...block,
      settings: { ...block.settings, holdStart: Number.NaN, holdEnd: 9 },
    });
    expect(parsed.error?.issues.map(({ message }) => message)).toEqual([
      "Escribe un número de 0 a 3",
      "Como mucho 3 pantallas",
    ]);
  });
});

test("a phone loads the slices of its drawing", () => {
  const picture = ai2htmlFile("file:a").parts.find(({ name }) => name === "penamuestra-movil.png");
  expect(ai2Horizontal.phoneBytes(block, fileOf(BOARDS))).toBe(picture?.sizeBytes);
});
