import { faceNamed, linePath, type Typefaces, textWidthPx } from "../../core/faces.ts";
import { type Block, fitStack, type Overflow, type SetStack } from "../core/fit-stack.ts";
import type { CardRatio } from "../core/ratios.ts";
import type { CardColours } from "../palette.ts";
import type { Rect, Shape } from "./shape.ts";

/** Position of texts in their room. */
export type TextPosition = "top" | "middle" | "bottom";

/** A card that is being drawn. */
export interface CardSheet {
  readonly faces: Typefaces;
  readonly colours: CardColours;
  readonly shapes: Shape[];
  readonly overflows: Overflow[];
  readonly ratio: CardRatio;
  /** Colour of the mark of something that always has one, by its name; `null` for what has none that is seen here. */
  readonly markOf: (name: string) => string | null;
}

const SHARES: Readonly<Record<TextPosition, number>> = { top: 0, middle: 0.5, bottom: 1 };

/** Fills a part. */
export function fill({ shapes }: CardSheet, rect: Rect, colour: string): void {
  shapes.push({ kind: "rect", ...rect, fill: colour });
}

/** Draws texts that were set. */
export function drawStack({ faces, colours, shapes }: CardSheet, { lines }: SetStack, xPx: number, yPx: number): void {
  for (const line of lines) {
    const face = faceNamed(faces, line.face);
    const path = linePath(face, line.text);
    if (path === "") continue;
    const scale = line.sizePx / face.unitsPerEm;
    shapes.push({ kind: "path", path, xPx, yPx: yPx + line.yPx, scale, fill: colours[line.paint] });
  }
}

/** A text that may not be set smaller than a card of its size may have it. */
function readable({ ratio }: Pick<CardSheet, "ratio">, block: Block): Block {
  const leastPx = Math.max(block.leastPx, ratio.minTextPx);
  return { ...block, leastPx, mostPx: Math.max(block.mostPx, leastPx) };
}

/** Sets texts in a room, and remembers what does not fit. */
export function setStack(
  sheet: CardSheet,
  blocks: readonly Block[],
  room: Pick<Rect, "widthPx" | "heightPx">,
): SetStack {
  const stack = fitStack(
    sheet.faces,
    blocks.map((block) => readable(sheet, block)),
    room,
  );
  if (stack.overflow !== null) sheet.overflows.push(stack.overflow);
  return stack;
}

/** Texts in a room. @returns The height that they take, with what hangs below them, pixels. */
export function write(sheet: CardSheet, blocks: readonly Block[], rect: Rect, place: TextPosition): number {
  const stack = setStack(sheet, blocks, rect);
  drawStack(sheet, stack, rect.xPx, rect.yPx + Math.max(0, rect.heightPx - stack.heightPx) * SHARES[place]);
  return stack.heightPx + (stack.heightPx > 0 ? stack.descentPx : 0);
}

/** Returns the width of a text in one line at its largest, pixels. */
export function oneLinePx(sheet: Pick<CardSheet, "faces" | "ratio">, block: Block): number {
  const { face, text, mostPx } = readable(sheet, block);
  return textWidthPx(faceNamed(sheet.faces, face), text, mostPx);
}

/** A part without a band at one of its sides. */
export const below = (rect: Rect, px: number): Rect => ({
  ...rect,
  yPx: rect.yPx + px,
  heightPx: Math.max(0, rect.heightPx - px),
});

/** The two parts of one, side by side. @param share - Of the width that the first has. */
export function sideBySide(rect: Rect, share: number, gapPx: number): readonly [Rect, Rect] {
  const firstPx = (rect.widthPx - gapPx) * share;
  const first = { ...rect, widthPx: firstPx };
  return [first, { ...rect, xPx: rect.xPx + firstPx + gapPx, widthPx: rect.widthPx - gapPx - firstPx }];
}
