import { expect, test } from "vitest";
import { isMadeSlug, madeSlug } from "./made-slug.ts";

test("an address is made of the title, and of the kind's name where the title has hardly a word", () => {
  expect(["El paro baja", "L", ""].map((title) => madeSlug(title, "grafico"))).toEqual([
    "el-paro-baja",
    "grafico-l",
    "grafico",
  ]);
});

test.each([
  { slug: "el-paro", title: "El paro", isMade: true },
  { slug: "el-paro-12", title: "El paro", isMade: true },
  { slug: "grafico-3", title: "", isMade: true },
  { slug: "el-paro-baja", title: "El paro", isMade: false },
  { slug: "paro", title: "El paro", isMade: false },
  { slug: "el-paro-", title: "El paro", isMade: false },
])("«$slug» of «$title»: made of it, $isMade", ({ slug, title, isMade }) => {
  expect(isMadeSlug(slug, title, "grafico")).toBe(isMade);
});
