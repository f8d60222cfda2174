import { readdir, readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { buildFonts, ENTRANCE_BUDGET_BYTES, SITE_BUDGET_BYTES } from "./build-fonts.ts";

const OUTPUT = new URL("../build/fonts/", import.meta.url);

test("the fonts keep their budgets, and two builds give the same files", async () => {
  const first = await buildFonts();
  const names = await readdir(OUTPUT);
  expect(first.siteBytes).toBeLessThanOrEqual(SITE_BUDGET_BYTES);
  expect(first.entranceBytes).toBeLessThanOrEqual(ENTRANCE_BUDGET_BYTES);
  await buildFonts();
  expect(await readdir(OUTPUT)).toEqual(names);
});

test.each(["site-fonts.css", "entrance-fonts.css"])("%s names only files that exist", async (sheet) => {
  await buildFonts();
  const css = await readFile(new URL(sheet, OUTPUT), "utf8");
  const named = [...css.matchAll(/url\("\.\/([^"]+)"\)/g)].map(([, file]) => file);
  expect(named.length).toBeGreaterThan(0);
  expect(await readdir(OUTPUT)).toEqual(expect.arrayContaining(named));
});
