import { expect, test } from "vitest";
import { mailsQuery, readMailsPlace } from "./mails-address.ts";

test.each([
  ["", { state: null, search: "", page: 1 }],
  ["?state=failed&search=ana%40&page=3", { state: "failed", search: "ana@", page: 3 }],
  ["?state=perdido&page=-1", { state: null, search: "", page: 1 }],
  ["?page=1.5", { state: null, search: "", page: 1 }],
] as const)("%s", (query, place) => {
  expect(readMailsPlace(query)).toEqual(place);
});

test("a place and its query are the same thing", () => {
  const place = { state: "waiting", search: "a&b", page: 2 } as const;
  expect(readMailsPlace(mailsQuery(place))).toEqual(place);
  expect(mailsQuery({ state: null, search: "", page: 1 })).toBe("");
});
