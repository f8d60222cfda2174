import { expect, test } from "vitest";
import { groupBy, parseUrl, wellFormed } from "./later-apis.ts";

test.each([
  "https://a.example/x?y#z",
  "mailto:ana@diario.example",
  "//a.example",
  "/x",
  "",
  "https://",
  "a b",
  "http://[::1",
])("«%s» is an address or none, as the platform says", (text) => {
  expect(parseUrl(text)?.href ?? null).toBe(URL.parse(text)?.href ?? null);
  expect(parseUrl(text, "https://b.example")?.href ?? null).toBe(URL.parse(text, "https://b.example")?.href ?? null);
});

test("what has the same key stands together, as the platform has it", () => {
  const words = ["uno", "dos", "tres", "cuatro", "seis"];
  expect([...groupBy(words, ({ length }) => length)]).toEqual([...Map.groupBy(words, ({ length }) => length)]);
});

test.each(["ñ", "👩‍🚒", "\ud83d", "a\udc00b", "\udc00\ud83d", "\ud83d\ud83d\ude00"])(
  "«%s» has no halves left",
  (text) => {
    expect(wellFormed(text)).toBe(text.toWellFormed());
  },
);
