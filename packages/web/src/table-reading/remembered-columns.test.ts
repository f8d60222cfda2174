import { expect, test } from "vitest";
import type { TextStore } from "../drafts/text-store.ts";
import { recalledColumns, rememberColumns } from "./remembered-columns.ts";

function memory(): TextStore {
  const kept = new Map<string, string>();
  return {
    read: (key) => kept.get(key) ?? null,
    keep: (key, text) => void (text === null ? kept.delete(key) : kept.set(key, text)),
    list: () => [],
    forgetAll: () => kept.clear(),
  };
}

const NAMES = ["pollster", "enddate", "approve"];
const CHOSEN = { house: "pollster", date: "enddate" };

test("a table of the same names has the columns that were chosen in it, in the same tool", () => {
  const store = memory();
  rememberColumns("polls", NAMES, CHOSEN, store);
  expect(recalledColumns("polls", NAMES, store)).toEqual(CHOSEN);
  expect(recalledColumns("series", NAMES, store)).toBeNull();
  expect(recalledColumns("polls", [...NAMES, "url"], store)).toBeNull();
  expect(recalledColumns("polls", NAMES.toReversed(), store)).toBeNull();
});

test("what was taken back is not remembered, and the oldest of many is forgotten", () => {
  const store = memory();
  rememberColumns("polls", NAMES, CHOSEN, store);
  rememberColumns("polls", NAMES, { house: "", date: "" }, store);
  expect(recalledColumns("polls", NAMES, store)).toBeNull();
  rememberColumns("polls", NAMES, CHOSEN, store);
  for (let at = 0; at < 60; at += 1) rememberColumns("polls", [`column ${at}`], { house: `column ${at}` }, store);
  expect(recalledColumns("polls", NAMES, store)).toBeNull();
});

test("whatever else stands in the browser's store is nothing", () => {
  const store = memory();
  for (const text of ["{", '{"a":1}', '[["polls 3 x"]]', "[[1,{}]]"]) {
    store.keep("nv.table-columns", text);
    expect(recalledColumns("polls", NAMES, store)).toBeNull();
  }
});
