import { expect, test } from "vitest";
import { loadCatalogue } from "./catalogues.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";

test("Spanish has exactly the keys of English, and no text is empty or left in English", () => {
  expect(Object.keys(es).sort()).toEqual(Object.keys(en).sort());
  for (const [key, text] of Object.entries(es)) {
    expect(text.trim(), key).not.toBe("");
    expect(Object.values(en), key).not.toContain(text);
  }
});

test("a locale that the widget does not speak is English", async () => {
  expect(await loadCatalogue("tlh")).toBe(en);
  expect(await loadCatalogue("es")).toBe(es);
});
