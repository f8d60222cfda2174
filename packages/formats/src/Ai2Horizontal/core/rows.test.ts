import type { Ai2HtmlText } from "@nv/contracts/schemas";
import { expect, test } from "vitest";
import { boardForPaper, lookInRow, rowsOf } from "./rows.ts";

const label = (left: string, width: string): Ai2HtmlText => ({ style: { left, width }, paragraphs: [] });

test.each([
  { widthPx: 700, heightPx: 740, rows: 1 },
  { widthPx: 1110, heightPx: 740, rows: 1 },
  { widthPx: 1480, heightPx: 740, rows: 2 },
  { widthPx: 2400, heightPx: 740, rows: 3 },
  { widthPx: 3600, heightPx: 800, rows: 3 },
])("$widthPx × $heightPx goes in rows of the shape of a page: $rows", ({ widthPx, heightPx, rows: count }) => {
  const rows = rowsOf({ widthPx, heightPx, texts: [] });
  expect(rows.map((row) => row.startPx)).toEqual(rows.map((_, place) => (place * widthPx) / count));
  expect(rows.map((row) => row.widthPx)).toEqual(rows.map(() => widthPx / count));
  expect(widthPx / count / heightPx).toBeLessThanOrEqual(1.5);
});

test("no label is cut where there is room beside it, and each is in one row", () => {
  const texts = [label("0%", "10%"), label("32%", "6%"), label("60%", "20%"), label("90%", "10%")];
  const rows = rowsOf({ widthPx: 2000, heightPx: 500, texts });
  expect(rows.map(({ startPx, texts: own }) => [startPx, own.map(({ style }) => style.left)])).toEqual([
    [0, ["0%"]],
    [640, ["32%"]],
    [1200, ["60%", "90%"]],
  ]);
});

test("a drawing that a label goes all along is cut evenly", () => {
  const rows = rowsOf({ widthPx: 2000, heightPx: 500, texts: [label("0%", "100%")] });
  expect(rows.map(({ texts }) => texts.length)).toEqual([0, 1, 0]);
});

test("the drawing for paper is the widest that its column has room for", () => {
  const [phone, desk] = [{ minWidthPx: 0 }, { minWidthPx: 900 }];
  expect(boardForPaper([phone, desk])).toBe(phone);
  expect(boardForPaper([phone, { minWidthPx: 480 }, desk])).toEqual({ minWidthPx: 480 });
  expect(boardForPaper([])).toBeUndefined();
});

test("pixels of a look are shares of its row, and what is no pixel stays", () => {
  expect(
    lookInRow({ left: "12%", "font-size": "18px", "text-shadow": "1px -0.5px 2px #fff", "font-weight": "700" }, 1000),
  ).toEqual({
    left: "12%",
    "font-size": "1.8cqw",
    "text-shadow": "0.1cqw -0.05cqw 0.2cqw #fff",
    "font-weight": "700",
  });
});
