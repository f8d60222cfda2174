import { expect, test } from "vitest";
import { accountTextsOf } from "./all.ts";
import { texts as en } from "./en.ts";

test.each(["fr", "es", "hu", "pt", "pl", "cs", "sk"])(
  "in %s the account page has every text, none in English",
  (locale) => {
    const texts = accountTextsOf(locale);
    expect(Object.keys(texts)).toEqual(Object.keys(en));
    const english = new Set(Object.values(en));
    for (const [key, text] of Object.entries(texts)) {
      expect(text.trim(), key).toBe(text);
      expect(text, key).not.toBe("");
      expect(english.has(text), `${key}: ${text}`).toBe(false);
    }
  },
);

test("another language is English", () => {
  expect(accountTextsOf("tlh")).toBe(en);
});
