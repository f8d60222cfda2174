import { expect, test } from "vitest";
import {
  artboardFile,
  artboardSize,
  artboardSvg,
  fixedArtboard,
  scriptLine,
  webArtboards,
  widthRows,
} from "./artboards.ts";
import { layoutCss } from "./layout-css.ts";
import { type PageLayout, widthAt } from "./page-layout.ts";
import { type LayoutDraft, readLayout } from "./read-layout.ts";

const LAYOUT: PageLayout = { textPx: 860, widePx: 1140, narrowMarginPx: 16, wideMarginPx: 32, breakpointPx: 997 };
const DRAFT: LayoutDraft = {
  text: "860",
  wide: "1140",
  narrowMargin: "16",
  wideMargin: "32",
  breakpoint: "997",
  viewports: "390, 1280",
};

test.each([
  ["wide", 390, 358],
  ["text", 390, 358],
  ["full", 390, 390],
  ["text", 996, 860],
  ["wide", 996, 964],
  ["wide", 997, 933],
  ["wide", 1920, 1140],
] as const)("what is %s on a screen of %d measures %d", (piece, viewportPx, widthPx) => {
  expect(widthAt(LAYOUT, piece, viewportPx)).toBe(widthPx);
});

test("margins as wide as the screen leave nothing, and not less", () => {
  expect(widthAt({ ...LAYOUT, narrowMarginPx: 300 }, "text", 390)).toBe(0);
});

test("the table says the three widths of each screen", () => {
  expect(widthRows(LAYOUT, [390, 1280])).toEqual([
    { viewportPx: 390, marginPx: 16, widthsPx: [358, 358, 390] },
    { viewportPx: 1280, marginPx: 32, widthsPx: [860, 1140, 1280] },
  ]);
});

test("the screens are read in any order, once each", () => {
  expect(readLayout({ ...DRAFT, viewports: "1280; 390 390" })).toMatchObject({
    viewportsPx: [390, 1280],
    findings: [],
  });
});

test.each([
  [{ text: "-5" }, { text: "No hay medidas negativas. Por ejemplo: 860." }],
  [{ wide: "mucho" }, { wide: "Escribe píxeles, sin decimales. Por ejemplo: 1140." }],
  [{ breakpoint: "" }, { breakpoint: "Escribe píxeles, sin decimales. Por ejemplo: 997." }],
  [{ viewports: "12" }, { viewports: "Escribe anchos de 200 a 10000, separados por comas: 360, 390, 1280." }],
  [{ viewports: "" }, { viewports: "Escribe anchos de 200 a 10000, separados por comas: 360, 390, 1280." }],
  [
    { viewports: Array.from({ length: 13 }, (_, at) => 300 + at).join() },
    { viewports: "Caben 12 pantallas. Quita alguna." },
  ],
])("%j is told beside its field", (change, problems) => {
  expect(readLayout({ ...DRAFT, ...change })).toMatchObject(problems);
});

test.each([
  [{ wide: "700" }, /El ancho \(700\) es menor que el texto/],
  [{ viewports: "390" }, /La columna de 860 no cabe en ninguna/],
  [{ narrowMargin: "195" }, /en 390 no queda sitio para nada/],
])("%j makes sense and is warned of", (change, words) => {
  const read = readLayout({ ...DRAFT, ...change });
  expect("findings" in read ? read.findings.map(({ text }) => text).join() : "").toMatch(words);
});

test("the style sheet has the same measures", () => {
  expect(layoutCss(LAYOUT)).toMatchInlineSnapshot(`
    ":root {
      --margen: 16px;
      --columna-texto: max(0px, min(860px, 100% - 2 * var(--margen)));
      --columna-ancho: max(0px, min(1140px, 100% - 2 * var(--margen)));
      --columna-sangre: 100%;
    }

    @media (min-width: 997px) {
      :root {
        --margen: 32px;
      }
    }

    .pieza-texto { width: var(--columna-texto); margin-inline: auto; }
    .pieza-ancho { width: var(--columna-ancho); margin-inline: auto; }
    .pieza-sangre { width: var(--columna-sangre); }
    "
  `);
});

test("there is one board for each different width, named as ai2html reads it", () => {
  expect(scriptLine(webArtboards(LAYOUT, [360, 390, 768, 1280, 1920], "text"))).toBe(
    "movil:328, movil:358, tableta:736, tableta:860",
  );
  expect(webArtboards(LAYOUT, [390], "full")).toEqual([
    { name: "movil:390", width: 390, height: 500, unit: "px", safe: { top: 0, right: 16, bottom: 0, left: 16 } },
  ]);
});

test("paper is measured in millimetres and a card in pixels", () => {
  const safe = { top: 64, right: 0, bottom: 0, left: 0 };
  expect(
    fixedArtboard(
      { id: "papel-dos", medium: "papel", widthPx: 1157, heightPx: 1417, safe: { ...safe, top: 118 } },
      300 / 25.4,
    ),
  ).toEqual({
    name: "papel-dos",
    width: 98,
    height: 120,
    unit: "mm",
    safe: { top: 10, right: 0, bottom: 0, left: 0 },
  });
  expect(artboardSize(fixedArtboard({ id: "x", medium: "redes", widthPx: 1080, heightPx: 1350, safe }, 1))).toBe(
    "1080\u00a0×\u00a01350\u00a0px",
  );
});

test("a board opens at its size, with its guides in a layer of their own", () => {
  const board = {
    name: "movil:358",
    width: 358,
    height: 500,
    unit: "px",
    safe: { top: 0, right: 16, bottom: 20, left: 16 },
  } as const;
  expect(artboardFile(board)).toBe("mesa-movil-358.svg");
  expect(artboardSvg(board)).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <svg xmlns="http://www.w3.org/2000/svg" width="358px" height="500px" viewBox="0 0 358 500">
      <title>movil:358</title>
      <g id="dibujo"></g>
      <g id="guias" fill="none" stroke="#00a0e0" stroke-width="1">
        <line x1="16" y1="0" x2="16" y2="500"/>
        <line x1="342" y1="0" x2="342" y2="500"/>
        <line x1="0" y1="480" x2="358" y2="480"/>
      </g>
    </svg>
    "
  `);
});
