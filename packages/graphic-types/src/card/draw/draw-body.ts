import { parseSpanishNumber } from "@nv/spanish";
import type { CardConfig, CardValue } from "../config.ts";
import type { Block } from "../core/fit-stack.ts";
import { blockOf, numberBlocks, quoted } from "./blocks.ts";
import type { Rect } from "./shape.ts";
import { below, type CardSheet, drawStack, fill, setStack, sideBySide, write } from "./sheet.ts";

/** Room between two parts, pixels. */
const GAP_PX = 56;

/** A bar of a comparison, pixels. */
const BAR_PX = 22;

/** The bar that stands before who said something, pixels. */
const MARK = { widthPx: 72, heightPx: 8 } as const;

/** Place of the body of a card. */
export interface Body {
  readonly rect: Rect;
  readonly isWide: boolean;
  /** Place in its thread, from 0. */
  readonly slide: number;
}

/** A template. */
type DrawBody = (sheet: CardSheet, config: CardConfig, body: Body) => void;

/** Two groups of texts, the second with the room that the first leaves, and both together in the middle. */
function writeBoth(
  sheet: CardSheet,
  first: readonly Block[],
  second: readonly Block[],
  rect: Rect,
  share: number,
): void {
  const top = setStack(sheet, first, { ...rect, heightPx: rect.heightPx * share });
  const gapPx = top.heightPx > 0 ? top.descentPx + GAP_PX : 0;
  const left = rect.heightPx - top.heightPx - gapPx;
  const bottom = setStack(sheet, second, { ...rect, heightPx: left });
  const yPx = rect.yPx + Math.max(0, left - bottom.heightPx) / 2;
  drawStack(sheet, top, rect.xPx, yPx);
  drawStack(sheet, bottom, rect.xPx, yPx + top.heightPx + gapPx);
}

const sentences = ({ heading, text }: CardConfig, look: "claim" | "title" | "caption") => [
  blockOf(look, "heading", heading),
  blockOf("text", "text", text),
];

const drawNumber: DrawBody = (sheet, config, { rect, isWide }) => {
  const number = numberBlocks(config.values[0], 0, "number");
  if (!isWide) return writeBoth(sheet, number, sentences(config, "claim"), rect, 0.5);
  const [left, right] = sideBySide(rect, 0.5, GAP_PX);
  write(sheet, number, left, "middle");
  write(sheet, sentences(config, "claim"), right, "middle");
};

const drawTitle: DrawBody = (sheet, config, { rect }) => void write(sheet, sentences(config, "title"), rect, "middle");

const drawQuote: DrawBody = (sheet, { quote, author, role }, { rect }) => {
  const { colours } = sheet;
  const whose = setStack(
    sheet,
    [{ ...blockOf("author", "author", author), gapRatio: 0 }, blockOf("role", "role", role)],
    {
      ...rect,
      heightPx: rect.heightPx * 0.4,
    },
  );
  const restPx = whose.heightPx === 0 ? 0 : whose.heightPx + GAP_PX + MARK.heightPx + GAP_PX / 2;
  const said = setStack(sheet, [blockOf("quote", "quote", quoted(quote))], {
    ...rect,
    heightPx: rect.heightPx - restPx,
  });
  const yPx = rect.yPx + Math.max(0, rect.heightPx - restPx - said.heightPx) / 2;
  drawStack(sheet, said, rect.xPx, yPx);
  if (restPx === 0) return;
  const markPx = yPx + said.heightPx + GAP_PX;
  fill(sheet, { xPx: rect.xPx, yPx: markPx, ...MARK }, colours.accent);
  drawStack(sheet, whose, rect.xPx, markPx + MARK.heightPx + GAP_PX / 2);
};

/** Draws a card of a picture, with what it says above it or beside it. */
const drawChart: DrawBody = (sheet, config, { rect, isWide }) => {
  const said = sentences(config, "caption");
  const [left, right] = sideBySide(rect, 0.36, GAP_PX);
  const isSaid = said.some(({ text }) => text !== "");
  if (isWide && isSaid) write(sheet, said, left, "middle");
  const usedPx = isWide || !isSaid ? 0 : write(sheet, said, { ...rect, heightPx: rect.heightPx * 0.4 }, "top") + GAP_PX;
  const place = isWide && isSaid ? right : below(rect, usedPx);
  sheet.shapes.push({ kind: "picture", ...place, fit: "contain" });
};

const drawMap: DrawBody = (sheet, config, { rect, isWide }) =>
  void write(sheet, sentences(config, "caption"), rect, isWide ? "middle" : "top");

/** The sign behind a figure. */
const SIGN = /\s?[%€]$/u;

/** Returns each number as a share of the larger of the two, 0 to 1; `null` where one of them is no quantity. */
export function barShares(values: readonly CardValue[]): readonly number[] | null {
  const [first, second] = values.map(({ text }) => parseSpanishNumber(text.replace(SIGN, "")));
  if (typeof first !== "number" || typeof second !== "number" || first < 0 || second < 0) return null;
  const most = Math.max(first, second);
  // Two numbers of different things are not measured with one rule.
  const [measure, other] = values.map(({ text, unit }) => `${SIGN.exec(text)?.[0].trim() ?? ""} ${unit}`);
  return most === 0 || measure !== other ? null : [first / most, second / most];
}

/** The two rooms of a comparison: side by side where the card lies, one below the other where it stands. */
function roomsOf(rect: Rect, isWide: boolean): readonly Rect[] {
  if (isWide) return sideBySide(rect, 0.5, GAP_PX);
  const heightPx = (rect.heightPx - GAP_PX) / 2;
  return [
    { ...rect, heightPx },
    { ...rect, yPx: rect.yPx + heightPx + GAP_PX, heightPx },
  ];
}

function drawCompared(sheet: CardSheet, { values }: CardConfig, rooms: readonly Rect[]): void {
  const shares = barShares(values);
  const barPx = shares === null ? 0 : BAR_PX * 2;
  for (const [at, room] of rooms.entries()) {
    const value = values[at];
    const label = blockOf("label", `values.${at}.label`, value?.label ?? "");
    const texts = [label, ...numberBlocks(value, at, "compared")];
    const usedPx = write(sheet, texts, { ...room, heightPx: room.heightPx - barPx }, "top");
    const bar = {
      ...room,
      yPx: room.yPx + usedPx + BAR_PX / 2,
      widthPx: room.widthPx * (shares?.[at] ?? 0),
      heightPx: BAR_PX,
    };
    const usual = at === 0 ? sheet.colours.accent : sheet.colours.quiet;
    if (bar.widthPx > 0) fill(sheet, bar, sheet.markOf(value?.label ?? "") ?? usual);
  }
}

const drawComparison: DrawBody = (sheet, config, { rect, isWide }) => {
  const usedPx = write(
    sheet,
    sentences(config, "claim"),
    { ...rect, heightPx: rect.heightPx * (isWide ? 0.3 : 0.36) },
    "top",
  );
  drawCompared(sheet, config, roomsOf(below(rect, usedPx === 0 ? 0 : usedPx + GAP_PX / (isWide ? 2 : 1)), isWide));
};

const drawSlide: DrawBody = (sheet, { slides }, { rect, slide }) => {
  const { heading = "", text = "" } = slides[slide] ?? {};
  const blocks = [blockOf("title", `slides.${slide}.heading`, heading), blockOf("text", `slides.${slide}.text`, text)];
  write(sheet, blocks, rect, "middle");
};

/** Functions with which each template draws between the head and the foot of a card. */
export const DRAW_BODY: Readonly<Record<CardConfig["template"], DrawBody>> = {
  dato: drawNumber,
  titular: drawTitle,
  cita: drawQuote,
  grafico: drawChart,
  mapa: drawMap,
  comparacion: drawComparison,
  hilo: drawSlide,
};
