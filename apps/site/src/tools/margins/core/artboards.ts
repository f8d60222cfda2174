import { formatNumber, slugOf } from "@nv/spanish";
import { marginAt, type PageLayout, PIECE_WIDTHS, widthAt } from "./page-layout.ts";

/** A board to draw on, with the lines that nothing should cross. */
export interface Artboard {
  /** As Illustrator and ai2html call it: `movil:358`. */
  readonly name: string;
  /** In `unit`. */
  readonly width: number;
  /** In `unit`. */
  readonly height: number;
  readonly unit: "px" | "mm";
  /** Distance from each edge to its guide, in `unit`. */
  readonly safe: { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number };
}

/** A piece of a fixed size: a card, a vertical video, a page of paper. */
export interface FixedPiece {
  readonly id: string;
  readonly medium: string;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly safe: Artboard["safe"];
}

/** Initial height of the drawing of a piece of the web: it is made as high as it needs. */
const WEB_HEIGHT_PX = 500;
const NO_MARGIN = { top: 0, right: 0, bottom: 0, left: 0 } as const;
/** Boards that ai2html can tell apart without anybody getting lost. */
const SCREEN_NAMES: readonly (readonly [untilPx: number, name: string])[] = [
  [500, "movil"],
  [900, "tableta"],
  [Number.POSITIVE_INFINITY, "ancho"],
];
const LONGEST_NAME = 40;

/**
 * Boards for the web: one for each different width that a piece has on the screens, the narrowest first.
 *
 * @returns Named as ai2html reads them: the width after the colon is that from which the board is shown.
 */
export function webArtboards(
  layout: PageLayout,
  viewportsPx: readonly number[],
  piece: "text" | "wide" | "full",
): readonly Artboard[] {
  const widths = [...new Set(viewportsPx.map((viewportPx) => widthAt(layout, piece, viewportPx)))].filter(
    (px) => px > 0,
  );
  return widths
    .toSorted((one, other) => one - other)
    .map((width) => {
      const name = SCREEN_NAMES.find(([untilPx]) => width < untilPx)?.[1] ?? "ancho";
      // What bleeds has no margin of its own: the texts in it keep that of the page.
      const side = piece === "full" ? marginAt(layout, width) : 0;
      return {
        name: `${name}:${width}`,
        width,
        height: WEB_HEIGHT_PX,
        unit: "px",
        safe: { ...NO_MARGIN, left: side, right: side },
      };
    });
}

/** Boards for who draws before the page is known: a phone, a column and a wide page. */
export const FIXED_WEB_BOARDS: readonly Artboard[] = [
  ["movil", 300],
  ["medio", 600],
  ["ancho", 960],
].map(([name, width]) => ({
  ...{ name: `${name}:${width}`, width: Number(width), height: WEB_HEIGHT_PX },
  ...{ unit: "px", safe: NO_MARGIN },
}));

/** A board of a fixed piece: paper is measured in millimetres, the rest in pixels. @param pxPerMm - Of the press. */
export function fixedArtboard({ id, medium, widthPx, heightPx, safe }: FixedPiece, pxPerMm: number): Artboard {
  if (medium !== "papel") return { name: id, width: widthPx, height: heightPx, unit: "px", safe };
  const mm = (px: number) => Math.round(px / pxPerMm);
  const margins = { top: mm(safe.top), right: mm(safe.right), bottom: mm(safe.bottom), left: mm(safe.left) };
  return { name: id, width: mm(widthPx), height: mm(heightPx), unit: "mm", safe: margins };
}

/**
 * A board as SVG, which Illustrator opens at its size: an empty layer to draw on and, apart, the guides.
 *
 * SVG has no guides: they are lines in a layer of their own, to be selected and made guides with Ctrl+5.
 */
export function artboardSvg({ name, width, height, unit, safe }: Artboard): string {
  const lines = [
    ...(safe.left > 0 ? [[safe.left, 0, safe.left, height]] : []),
    ...(safe.right > 0 ? [[width - safe.right, 0, width - safe.right, height]] : []),
    ...(safe.top > 0 ? [[0, safe.top, width, safe.top]] : []),
    ...(safe.bottom > 0 ? [[0, height - safe.bottom, width, height - safe.bottom]] : []),
  ];
  const guides = lines.map(([x1, y1, x2, y2]) => `    <line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"/>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="${width}${unit}" height="${height}${unit}" viewBox="0 0 ${width} ${height}">
  <title>${name}</title>
  <g id="dibujo"></g>
  <g id="guias" fill="none" stroke="#00a0e0" stroke-width="${unit === "mm" ? 0.1 : 1}">
${guides.join("\n")}
  </g>
</svg>
`;
}

/** Returns the file name of a board. */
export function artboardFile({ name }: Artboard): string {
  return `mesa-${slugOf(name.replace(":", "-"), LONGEST_NAME)}.svg`;
}

/** Writes the size of a board for people. @example «98 × 120 mm» */
export function artboardSize({ width, height, unit }: Artboard): string {
  return `${formatNumber(width, { decimals: 0 })}\u00a0×\u00a0${formatNumber(height, { decimals: 0 })}\u00a0${unit}`;
}

/** The boards as the script of Illustrator that makes them asks for them. @example "movil:358, ancho:860" */
export const scriptLine = (boards: readonly Artboard[]): string => boards.map(({ name }) => name).join(", ");

/** One width of a piece on one screen. */
export interface WidthRow {
  readonly viewportPx: number;
  readonly marginPx: number;
  /** By {@link PIECE_WIDTHS}, in their order. */
  readonly widthsPx: readonly number[];
}

/** The table of what is how wide where. */
export function widthRows(layout: PageLayout, viewportsPx: readonly number[]): readonly WidthRow[] {
  return viewportsPx.map((viewportPx) => ({
    viewportPx,
    marginPx: marginAt(layout, viewportPx),
    widthsPx: PIECE_WIDTHS.map(({ id }) => widthAt(layout, id, viewportPx)),
  }));
}
