import { expect, test } from "vitest";
import { READING_PATH, readingAddress, readReadingPlace } from "./reading-address.ts";

test.each([
  ["", { part: "proposals", view: "open", page: 1 }],
  ["?parte=opinions&lista=read&pagina=3", { part: "opinions", view: "read", page: 3 }],
  ["?part=opinions&view=read&page=3", { part: "opinions", view: "read", page: 3 }],
  ["?part=reviews&view=read", { part: "reviews", view: "overdue", page: 1 }],
  ["?part=searches&page=-1", { part: "searches", view: "all", page: 1 }],
  ["?part=constructor&page=1.5", { part: "proposals", view: "open", page: 1 }],
] as const)("%s", (query, place) => {
  expect(readReadingPlace(query)).toEqual(place);
});

test("a list and its address are the same thing", () => {
  const place = { part: "opinions", view: "pages", page: 2 } as const;
  expect(readReadingPlace(readingAddress(place).slice(READING_PATH.length))).toEqual(place);
  expect(readingAddress({ part: "proposals", view: "open", page: 1 })).toBe(READING_PATH);
});
