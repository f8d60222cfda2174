import { expect, test } from "vitest";
import { longTexts } from "./include-draft";

const base = { title: "Créditos", slug: "creditos", body: "Uno.", note: "" };

test("a text that is too long names its field, its limit and what is over", () => {
  expect(longTexts({ ...base, body: "x".repeat(3_145_728) })).toEqual([
    { field: "body", message: "Como mucho 20.000 caracteres: sobran 3.125.728" },
  ]);
  expect(longTexts(base)).toEqual([]);
});
