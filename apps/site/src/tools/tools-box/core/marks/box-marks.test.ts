import { expect, test } from "vitest";
import { readMarks, toggleFavourite, withRecent } from "./box-marks.ts";

test.each([null, "", "[]", "7", '{"favourites":3}'])("%s keeps nothing", (stored) => {
  expect(readMarks(stored)).toEqual({ favourites: [], recent: [] });
});

test("what is kept is read again", () => {
  const marks = withRecent(toggleFavourite(readMarks(null), "qr"), "slug");
  expect(readMarks(JSON.stringify(marks))).toEqual({ favourites: ["qr"], recent: ["slug"] });
});

test("a favourite is marked and unmarked", () => {
  const marked = toggleFavourite(toggleFavourite(readMarks(null), "qr"), "slug");
  expect(toggleFavourite(marked, "qr").favourites).toEqual(["slug"]);
});

test("the last ones used are kept, each once, latest first", () => {
  const used = ["a", "b", "c", "a", "d", "e"].reduce(withRecent, readMarks(null));
  expect(used.recent).toEqual(["e", "d", "a", "c"]);
});
