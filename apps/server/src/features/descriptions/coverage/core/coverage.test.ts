import { expect, test } from "vitest";
import { coverageState } from "./coverage-state.ts";
import { writtenOf } from "./written-of.ts";

test.each([
  { name: "nothing is said", known: { text: " ", about: "a", written_of: "a", faults: 2 }, state: "missing" },
  { name: "a figure is invented", known: { text: "x", about: "b", written_of: "a", faults: 1 }, state: "wrong" },
  { name: "the data are others", known: { text: "x", about: "b", written_of: "a", faults: 0 }, state: "stale" },
  { name: "the data are the same", known: { text: "x", about: "a", written_of: "a", faults: 0 }, state: "good" },
])("$name: $state", ({ known, state }) => {
  expect(coverageState(known)).toBe(state);
});

test.each([
  { versions: ["x a"], about: "a" },
  { versions: ["x a", "x b"], about: "a" },
  { versions: ["x a", "y b", "y c"], about: "b" },
  { versions: ["x a", "y b", "x c", "x d"], about: "c" },
  { versions: [], about: "" },
])("a text of $versions was written of «$about»", ({ versions, about }) => {
  const read = versions.map((version) => ({ text: version.split(" ")[0] ?? "", about: version.split(" ")[1] ?? "" }));
  expect(writtenOf(read)).toBe(about);
});
