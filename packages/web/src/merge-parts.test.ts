import { expect, test } from "vitest";
import { mergeParts } from "./merge-parts.ts";
import { isRecord } from "./schema.ts";

const chartOf = (item: unknown) => (isRecord(item) && typeof item.chart === "string" ? item.chart : null);
const item = (chart: string, label = chart) => ({ chart, label });
const [A, B, C, D] = ["a", "b", "c", "d"].map((name) => item(name));

const BASE = { heading: "Uno", control: "tabs", items: [A, B, C] };

test.each([
  {
    name: "different parts",
    theirs: { ...BASE, heading: "Dos" },
    mine: { ...BASE, control: "select" },
    joined: { ...BASE, heading: "Dos", control: "select" },
  },
  {
    name: "different items of a list",
    theirs: { ...BASE, items: [item("a", "Norte"), B, C] },
    mine: { ...BASE, items: [A, item("b", "Sur"), C] },
    joined: { ...BASE, items: [item("a", "Norte"), item("b", "Sur"), C] },
  },
  {
    name: "different parts of one item",
    theirs: { ...BASE, items: [item("a", "Norte"), B, C] },
    mine: { ...BASE, items: [{ ...item("a"), group: "G" }, B, C] },
    joined: { ...BASE, items: [{ ...item("a", "Norte"), group: "G" }, B, C] },
  },
  {
    name: "an item that one side moved and the other wrote in",
    theirs: { ...BASE, items: [item("a", "Norte"), B, C] },
    mine: { ...BASE, items: [C, A, B] },
    joined: { ...BASE, items: [C, item("a", "Norte"), B] },
  },
  {
    name: "an item added by one side and another taken out by the other",
    theirs: { ...BASE, items: [A, B, C, D] },
    mine: { ...BASE, items: [A, C] },
    joined: { ...BASE, items: [A, C, D] },
  },
  {
    name: "a chart put in the place of another beside a new label",
    theirs: { ...BASE, items: [A, item("b", "Sur"), C] },
    mine: { ...BASE, items: [item("x", "a"), B, C] },
    joined: { ...BASE, items: [item("x", "a"), item("b", "Sur"), C] },
  },
  {
    name: "the same item added by both",
    theirs: { ...BASE, items: [A, B, C, D] },
    mine: { ...BASE, items: [A, B, C, D], heading: "Dos" },
    joined: { ...BASE, items: [A, B, C, D], heading: "Dos" },
  },
])("$name are joined without a question", ({ theirs, mine, joined }) => {
  expect(mergeParts({ base: BASE, theirs, mine }, chartOf)).toEqual({ value: joined, conflicts: [] });
});

test("of what both changed mine stays, told by where it stands", () => {
  const theirs = { ...BASE, heading: "Suyo", items: [A, item("b", "Suya"), C] };
  const mine = { ...BASE, heading: "Mío", items: [B, A, C].map((one) => (one === B ? item("b", "Mía") : one)) };
  expect(mergeParts({ base: BASE, theirs, mine }, chartOf)).toEqual({
    value: mine,
    conflicts: [
      { path: "heading", name: "heading", theirs: "Suyo", mine: "Mío" },
      { path: "items.0.label", name: "items.base 1.label", theirs: "Suya", mine: "Mía" },
    ],
  });
});

test("what I wrote in an item that they took out is kept and told; what I took out stays out and is told", () => {
  const changed = item("b", "Nueva");
  expect(
    mergeParts({ base: BASE, theirs: { ...BASE, items: [A, C] }, mine: { ...BASE, items: [A, changed, C] } }, chartOf),
  ).toEqual({
    value: { ...BASE, items: [A, changed, C] },
    conflicts: [{ path: "items.1", name: "items.base 1", theirs: undefined, mine: changed }],
  });
  expect(
    mergeParts({ base: BASE, theirs: { ...BASE, items: [A, changed, C] }, mine: { ...BASE, items: [A, C] } }, chartOf),
  ).toEqual({
    value: { ...BASE, items: [A, C] },
    conflicts: [{ path: "items.1", name: "items.base 1", theirs: changed, mine: undefined }],
  });
});

test("items without a key, as two empty rows are, keep their places", () => {
  const empty = { items: [item("", ""), item("", "")] };
  const theirs = { items: [item("", "Suya"), item("", "")] };
  const mine = { items: [item("", ""), item("", "Mía")] };
  expect(mergeParts({ base: empty, theirs, mine }, chartOf).value).toEqual({
    items: [item("", "Suya"), item("", "Mía")],
  });
});
