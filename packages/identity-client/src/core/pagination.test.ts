import { expect, test } from "vitest";
import { paginationOf } from "./pagination.ts";

const link = (pages: Record<string, string>) =>
  Object.entries(pages)
    .map(([rel, query]) => `</admin/users?${query}>; rel="${rel}"`)
    .join(", ");

test.each([
  {
    name: "the first of three pages",
    header: link({ next: "page=2&per_page=5", last: "page=3&per_page=5" }),
    total: "12",
    expected: { next: 2, last: 3, current: 1, total: 12 },
  },
  {
    name: "a middle page",
    header: link({ first: "page=1", prev: "page=1", next: "page=3", last: "page=3" }),
    total: null,
    expected: { first: 1, prev: 1, next: 3, last: 3, current: 2, total: null },
  },
  {
    name: "the last page, whose link to itself is missing",
    header: link({ first: "page=1", prev: "page=2" }),
    total: "12",
    expected: { first: 1, prev: 2, last: 3, current: 3, total: 12 },
  },
  {
    name: "per_page before page",
    header: link({ next: "per_page=50&page=2" }),
    total: "60",
    expected: { next: 2, last: 2, current: 1, total: 60 },
  },
  { name: "an empty header", header: "", total: "", expected: { current: 1, total: null } },
  { name: "a header of nonsense", header: "<<>>;;rel", total: null, expected: { current: 1, total: null } },
])("paginationOf: $name", ({ header, total, expected }) => {
  expect(paginationOf(header, total)).toEqual(expected);
});
