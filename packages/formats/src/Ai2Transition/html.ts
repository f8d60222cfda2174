import type { Ai2HtmlArtboard } from "@nv/contracts/schemas";
import {
  boardArtHtml,
  boardHtml,
  boardRules,
  boardTextHtml,
  createStyleSheet,
  fallbackHtml,
  type Written,
} from "@nv/piece-parts";
import { saidOf, withoutLinks, wordsOf } from "../ai2html/core/board-words.ts";
import { folderOf } from "../ai2html/folder.ts";
import type { BlockInput, BlockParts } from "../format.ts";
import { type LabelRun, labelRuns } from "./core/label-runs.ts";
import { type StepRange, stepRanges } from "./core/ranges.ts";
import { isSameShape, type Shape, tallest } from "./core/shapes.ts";
import { STEPS } from "./rules.ts";
import type { Ai2TransitionBlock } from "./settings.ts";

/** Writes the drawings of all steps, one over another; over all of them the words, each once for as long as it stays. */
function setHtml({ boards }: StepRange<Ai2HtmlArtboard>, runs: readonly LabelRun[], written: Written): string {
  const frame = (kind: string, place: number, inside: string) =>
    `<div class="nv-frame nv-frame-${place} ${kind}">${inside}</div>`;
  const labels = (place: number) =>
    runs
      .filter(({ from }) => from === place)
      .map(({ text, to }) => boardTextHtml(withoutLinks(text), written.sheet, `nv-label nv-label--to-${to}`))
      .join("");
  const drawn = boards.map((board, place) => frame("nv-art", place, boardArtHtml(board, written)));
  const said = boards.map((_, place) => frame("nv-words", place, labels(place)));
  return [...drawn, ...said].join("");
}

const ratioOf = ({ widthPx, heightPx }: Shape) => Math.round((1000 * widthPx) / heightPx) / 1000;

/** The places of drawings that are lower than the tallest. @param selector - Of the block. */
function unevenRules({ boards }: StepRange<Ai2HtmlArtboard>, range: number, selector: string): string {
  const place = tallest(boards);
  return boards
    .map((board, step) =>
      isSameShape(board, place)
        ? ""
        : `${selector} .nv-ai-board-${range} .nv-frame-${step},${selector} .nv-still-${step} .nv-ai-board-${range}{aspect-ratio:${ratioOf(board)};height:auto}`,
    )
    .join("");
}

/** As wide as the page, or as its height lets it be; browsers that know no boxes take the window's width. */
const widths = (ratio: number) =>
  ["100vw", "100cqi"].map((width) => `width:min(${width},calc(100svh*${ratio}));`).join("");

/** One place for all drawings, as large as the tallest; without movement a figure a step. */
export function ai2TransitionHtml(block: Ai2TransitionBlock, { file: fileOf, selector }: BlockInput): BlockParts {
  const { steps } = block;
  const { file, artboards } = folderOf(block, STEPS, fileOf);
  const sheet = createStyleSheet(selector);
  const written = { file, sheet };
  const ranges = stepRanges(
    artboards,
    steps.map(({ data }) => data.artboard),
  );
  const told = ranges.map((range) => ({ range, runs: labelRuns(range.boards) }));
  const shapes = ranges.map(({ boards, ...widths }) => ({ ...widths, ...tallest(boards), isFixed: false }));
  const sets = told.map(
    ({ range, runs }, at) => `<div class="nv-ai-board nv-ai-board-${at}">${setHtml(range, runs, written)}</div>`,
  );
  const newWords = steps.map((_, place) =>
    (told[0]?.runs ?? []).filter(({ from }) => from === place).map(({ text }) => wordsOf(text)),
  );
  const stills = steps.map(({ alt }, place) => {
    const boards = ranges.map(({ boards: [first, ...others] }, at) =>
      boardHtml([first, ...others][place] ?? first, at, alt, written),
    );
    return fallbackHtml(`<div class="nv-ai nv-still-${place}">${boards.join("")}</div>`);
  });
  const fitted = shapes.map(
    (shape, at) =>
      // Light is added to light while one gives way to the other: a ground of its own would be added too.
      `${selector} .nv-scene .nv-ai-board-${at}{${widths(ratioOf(shape))}background:none}`,
  );
  return {
    scene: ranges.length === 0 ? "" : `<div class="nv-ai">${sets.join("")}</div>`,
    stills,
    said: steps.map(({ alt }, place) => saidOf([alt, ...(newWords[place] ?? [])])),
    own: {
      steps: steps.map(({ data: { transition, pace, zoomTo } }) => ({ transition, pace, zoomTo })),
      minWidths: shapes.map(({ minWidthPx }) => minWidthPx),
    },
    css: [
      boardRules(shapes, selector),
      ...ranges.map((range, at) => unevenRules(range, at, selector)),
      ...fitted,
      sheet.css(),
    ].join(""),
  };
}
