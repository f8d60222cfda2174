import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildFonts, ENTRANCE_BUDGET_BYTES, SITE_BUDGET_BYTES } from "./build-fonts.ts";

let output: URL;

beforeAll(async () => {
  output = pathToFileURL(`${await mkdtemp(`${tmpdir()}/nv-fonts-`)}/`);
});
afterAll(() => rm(output, { recursive: true }));

test("the fonts keep their budgets, and two builds give the same files", async () => {
  const first = await buildFonts(output);
  const names = await readdir(output);
  expect(first.siteBytes).toBeLessThanOrEqual(SITE_BUDGET_BYTES);
  expect(first.entranceBytes).toBeLessThanOrEqual(ENTRANCE_BUDGET_BYTES);
  await buildFonts(output);
  expect(await readdir(output)).toEqual(names);
});

test.each(["site-fonts.css", "entrance-fonts.css"])("%s names only files that exist", async (sheet) => {
  await buildFonts(output);
  const css = await readFile(new URL(sheet, output), "utf8");
  const named = [...css.matchAll(/url\("\.\/([^"]+)"\)/g)].map(([, file]) => file);
  expect(named.length).toBeGreaterThan(0);
  expect(await readdir(output)).toEqual(expect.arrayContaining(named));
});
