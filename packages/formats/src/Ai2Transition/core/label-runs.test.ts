import type { Ai2HtmlStyle, Ai2HtmlText } from "@nv/contracts/schemas";
import { expect, test } from "vitest";
import { labelRuns, type WrittenBoard } from "./label-runs.ts";

const label = (words: string, style: Ai2HtmlStyle = { top: "10%", left: "10%" }, colour = "#000"): Ai2HtmlText => ({
  style,
  paragraphs: [{ style: { color: colour }, runs: [{ text: words, style: {}, href: null }] }],
});
const board = (texts: readonly Ai2HtmlText[], heightPx = 400): WrittenBoard => ({
  widthPx: 600,
  heightPx,
  texts: [...texts],
});
const at = (top: string, left: string) => label("Río", { top, left });

/** The words of each run with its first and last step. */
const told = (...boards: readonly WrittenBoard[]) =>
  labelRuns(boards).map(({ text, from, to }) => `${text.paragraphs[0]?.runs[0]?.text} ${from}-${to}`);

test.each([
  {
    name: "the same at the same place stays",
    boards: [board([label("Río")]), board([label("Río")])],
    runs: ["Río 0-1"],
  },
  {
    name: "two percent away stays",
    boards: [board([at("10%", "10%")]), board([at("12%", "8%")])],
    runs: ["Río 0-1"],
  },
  {
    name: "further away is another",
    boards: [board([at("10%", "10%")]), board([at("12.1%", "10%")])],
    runs: ["Río 0-0", "Río 1-1"],
  },
  {
    name: "a length in pixels is a part of its drawing",
    boards: [board([at("10%", "10%")]), board([at("44px", "62px")])],
    runs: ["Río 0-1"],
  },
  {
    name: "a margin counts",
    boards: [
      board([label("Río", { top: "10%", "margin-top": "-8px" })]),
      board([label("Río", { top: "10%", "margin-top": "-28px" })]),
    ],
    runs: ["Río 0-0", "Río 1-1"],
  },
  {
    name: "another edge is another place",
    boards: [board([label("Río", { top: "10%" })]), board([label("Río", { bottom: "10%" })])],
    runs: ["Río 0-0", "Río 1-1"],
  },
  {
    name: "other words are another",
    boards: [board([label("Río")]), board([label("Mar")])],
    runs: ["Río 0-0", "Mar 1-1"],
  },
  {
    name: "another colour is another",
    boards: [board([label("Río")]), board([label("Río", undefined, "#f00")])],
    runs: ["Río 0-0", "Río 1-1"],
  },
  {
    name: "what goes and comes back is there twice",
    boards: [board([label("Río")]), board([]), board([label("Río")])],
    runs: ["Río 0-0", "Río 2-2"],
  },
  {
    name: "small steps are counted from where it is seen",
    boards: [board([at("10%", "10%")]), board([at("11.5%", "10%")]), board([at("13%", "10%")])],
    runs: ["Río 0-1", "Río 2-2"],
  },
  {
    name: "two of the same words stay two",
    boards: [board([at("10%", "10%"), at("50%", "50%")]), board([at("50%", "50%"), at("10%", "10%")])],
    runs: ["Río 0-1", "Río 0-1"],
  },
  {
    name: "in a drawing of another proportion nothing is at the same place",
    boards: [board([label("Río")]), board([label("Río")], 500)],
    runs: ["Río 0-0", "Río 1-1"],
  },
])("$name", ({ boards, runs }) => {
  expect(told(...boards)).toEqual(runs);
});
