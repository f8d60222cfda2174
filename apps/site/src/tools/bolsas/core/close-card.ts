import { escapeHtml } from "@nv/embeds";
import { estimateTextPx } from "@nv/geography";
import { extremesOf, type MarketSession, type Move, quoted, signedMove } from "@nv/series";
import { formatDate, formatNumber } from "@nv/spanish";
import { lastSessions, type MarketView, NO_NAME } from "./read-market";
import { sparkPath } from "./spark-path";
import { sparkValues } from "./spark-values";

/** Side of the card, pixels: the square of social networks. */
export const CARD_PX = 1080;

const EDGE_PX = 72;
const INSIDE_PX = CARD_PX - 2 * EDGE_PX;
/** Position of the line, from the top. */
const LINE_TOP_PX = 444;
const LINE_HEIGHT_PX = 250;
const SENTENCE_TOP_PX = 846;
const SENTENCE_PX = 36;
const MOST_LINES = 4;

/** The house's colours on paper. Up and down are told by the sign and the arrow too. */
const PAINT = {
  ...{ paper: "#fbfaf6", ink: "#171512", soft: "#5b564d", rule: "#dcd7cb" },
  ...{ up: "#2f6a47", down: "#a32413", still: "#171512" },
} as const;

const FONT = "'Public Sans', Arial, sans-serif";

interface TextLook {
  readonly x: number;
  readonly y: number;
  readonly sizePx: number;
  readonly weight?: number;
  readonly fill?: string;
  readonly anchor?: "start" | "middle" | "end";
}

function text(words: string, { x, y, sizePx, weight = 400, fill = PAINT.ink, anchor = "start" }: TextLook): string {
  return `<text x="${x}" y="${y}" font-size="${sizePx}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${escapeHtml(words)}</text>`;
}

/** A text in lines no wider than the card; what does not fit ends in an ellipsis. */
export function cardLines(words: string, sizePx: number, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of words.split(" ")) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && estimateTextPx(longer, sizePx) <= INSIDE_PX) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.length <= most ? lines : [...lines.slice(0, most - 1), `${lines[most - 1]}…`];
}

/** The size at which a text of one line fits. */
const fitting = (words: string, sizePx: number, mostPx: number) =>
  Math.floor(Math.min(sizePx, (sizePx * mostPx) / estimateTextPx(words, sizePx)));

const ARROWS = { up: "▲", down: "▼", still: "" } as const;

function wayOf(move: Move | null | undefined): keyof typeof ARROWS {
  if (!move || move.points === 0) return "still";
  return move.points < 0 ? "down" : "up";
}

function changeLine({ moves, words }: MarketView): string {
  const move = moves.at(-1);
  if (!move) return "";
  const way = wayOf(move);
  const { points, percent } = signedMove(move, words);
  const written = [percent, words.unit === "" ? points : `${points} ${words.unit}`].filter((part) => part !== "");
  const line = [ARROWS[way], ...written].filter((part) => part !== "").join("  ");
  return text(line, { x: EDGE_PX, y: 392, sizePx: fitting(line, 46, INSIDE_PX), weight: 600, fill: PAINT[way] });
}

/** The line with its highest and lowest close, whose figures stand over and under it. */
function line(sessions: readonly MarketSession[], market: MarketView): string {
  const values = sparkValues(sessions, market.holes);
  const box = { widthPx: INSIDE_PX, heightPx: LINE_HEIGHT_PX, edgePx: 12 };
  const closes = values.map((value) => value?.close ?? null);
  const spark = sparkPath(closes, box);
  const extremes = extremesOf(sessions);
  if (spark === null || extremes === null) return "";
  const step = (box.widthPx - 2 * box.edgePx) / Math.max(1, values.length - 1);
  const flag = ({ date, close }: MarketSession, isHigh: boolean) => {
    const x = box.edgePx + values.findIndex((value) => value?.date === date) * step;
    const y = isHigh ? box.edgePx : LINE_HEIGHT_PX - box.edgePx;
    const words = formatNumber(close, { decimals: market.words.decimals, fixedDecimals: true });
    const halfPx = estimateTextPx(words, 26) / 2;
    const at = Math.min(INSIDE_PX - halfPx, Math.max(halfPx, x));
    return `<circle cx="${x.toFixed(1)}" cy="${y}" r="7" fill="${PAINT.paper}" stroke="${PAINT.ink}" stroke-width="3"/>${text(words, { x: Math.round(at), y: isHigh ? y - 22 : y + 42, sizePx: 26, fill: PAINT.soft, anchor: "middle" })}`;
  };
  const flags = extremes.high.close === extremes.low.close ? "" : flag(extremes.high, true) + flag(extremes.low, false);
  const [first, last] = [sessions[0]?.date ?? "", sessions.at(-1)?.date ?? ""];
  const below = LINE_HEIGHT_PX + 84;
  return `<g transform="translate(${EDGE_PX} ${LINE_TOP_PX})"><path d="${spark.d}" fill="none" stroke="${PAINT.ink}" stroke-width="5" stroke-linejoin="round"/><circle cx="${spark.end.x}" cy="${spark.end.y}" r="9" fill="${PAINT[wayOf(market.moves.at(-1))]}"/>${flags}<path d="M0 ${below - 36}H${INSIDE_PX}" stroke="${PAINT.rule}" stroke-width="2"/>${text(formatDate(first, "short"), { x: 0, y: below, sizePx: 26, fill: PAINT.soft })}${text(formatDate(last, "short"), { x: INSIDE_PX, y: below, sizePx: 26, fill: PAINT.soft, anchor: "end" })}</g>`;
}

/** Texts of a card besides those about its sessions. */
export interface CardWords {
  /** Empty for none. */
  readonly sentence: string;
  /** Source of the figures. */
  readonly source: string;
}

/**
 * The close of something quoted as a square picture: name, close, change, line, sentence and source.
 *
 * @param span - How much of it is drawn.
 * @returns An SVG of {@link CARD_PX} by as many; texts cannot bring elements along.
 */
export function closeCard(market: MarketView, span: Parameters<typeof lastSessions>[1], card: CardWords): string {
  const { draft, words, sessions } = market;
  const last = sessions.at(-1);
  const name = draft.name.trim() || NO_NAME;
  const close = last === undefined ? "" : quoted(last.close, words);
  const sentence = cardLines(card.sentence, SENTENCE_PX, MOST_LINES)
    .map((words, at) => text(words, { x: EDGE_PX, y: SENTENCE_TOP_PX + at * SENTENCE_PX * 1.25, sizePx: SENTENCE_PX }))
    .join("");
  const source = card.source === "" ? "" : `Fuente: ${card.source}`;
  const [foot = ""] = cardLines(source, 24, 1);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD_PX} ${CARD_PX}" width="${CARD_PX}" height="${CARD_PX}" font-family="${FONT}"><rect width="${CARD_PX}" height="${CARD_PX}" fill="${PAINT.paper}"/><path d="M${EDGE_PX} ${EDGE_PX}H${CARD_PX - EDGE_PX}" stroke="${PAINT.ink}" stroke-width="6"/>${text(name, { x: EDGE_PX, y: 152, sizePx: fitting(name, 52, INSIDE_PX), weight: 700 })}${text(last === undefined ? "" : `Cierre del ${formatDate(last.date, "weekday")}`, { x: EDGE_PX, y: 202, sizePx: 32, fill: PAINT.soft })}${text(close, { x: EDGE_PX, y: 318, sizePx: fitting(close, 104, INSIDE_PX), weight: 700 })}${changeLine(market)}${line(lastSessions(sessions, span), market)}${sentence}${text(foot, { x: EDGE_PX, y: CARD_PX - 32, sizePx: 24, fill: PAINT.soft })}</svg>`;
}
