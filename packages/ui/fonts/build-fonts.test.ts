import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { pathToFileURL } from "node:url";
import { unzipSync } from "fflate";
import subsetFont from "subset-font";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildFonts, ENTRANCE_BUDGET_BYTES, FIRST_BUDGET_BYTES, SITE_BUDGET_BYTES } from "./build-fonts.ts";
import type { LetterShapes } from "./letter-outlines.ts";
import { sfntTables } from "./sfnt-tables.ts";

/** A build compresses every font: seconds on a busy machine. */
const TIMEOUT_MS = 60_000;

let output: URL;
let first: Awaited<ReturnType<typeof buildFonts>>;

beforeAll(async () => {
  output = pathToFileURL(`${await mkdtemp(`${tmpdir()}/nv-fonts-`)}/`);
  first = await buildFonts(output);
}, TIMEOUT_MS);
afterAll(() => rm(output, { recursive: true }));

test(
  "the fonts keep their budgets, and two builds give the same files",
  async () => {
    const names = await readdir(output);
    expect(first.siteBytes).toBeLessThanOrEqual(SITE_BUDGET_BYTES);
    expect(first.firstBytes).toBeLessThanOrEqual(FIRST_BUDGET_BYTES);
    expect(first.entranceBytes).toBeLessThanOrEqual(ENTRANCE_BUDGET_BYTES);
    await buildFonts(output);
    expect(await readdir(output)).toEqual(names);
  },
  TIMEOUT_MS,
);

test("the letters of drawn pictures are outlines with their widths, and pairs that stand closer", async () => {
  const faces = JSON.parse(await readFile(new URL("letter-shapes.json", output), "utf8"));
  expect(Object.keys(faces)).toEqual(["serif", "sans", "strong"]);
  for (const { unitsPerEm, capHeight, glyphs, kerns } of Object.values<LetterShapes>(faces)) {
    expect(capHeight / unitsPerEm).toBeGreaterThan(0.6);
    expect(kerns.A?.V).toBeLessThan(0);
    for (const letter of "añÑ«»€%ğŠ−") {
      const [advance = 0, path = ""] = glyphs[letter] ?? [];
      expect(advance, letter).toBeGreaterThan(0);
      expect(path, letter).toMatch(/^m[-\d. mlqcz]+z$/);
    }
    // Without an outline, and with a width.
    expect(glyphs[" "]?.[1]).toBe("");
    expect(glyphs["😀"]).toBeUndefined();
  }
});

test.each(["site-fonts.css", "entrance-fonts.css"])("%s names only files that exist", async (sheet) => {
  const css = await readFile(new URL(sheet, output), "utf8");
  const named = [...css.matchAll(/url\("\.\/([^"]+)"\)/g)].map(([, file]) => file);
  expect(named.length).toBeGreaterThan(0);
  expect(await readdir(output)).toEqual(expect.arrayContaining(named));
});

test("letters of other languages come in a second file, and a variable face is kerned", async () => {
  const css = await readFile(new URL("site-fonts.css", output), "utf8");
  const second = css.split("@font-face").find((rule) => rule.includes("public-sans-rest")) ?? "";
  // ã and ≥ are of it; a, ñ and the sign of lists are not.
  expect(second).toContain("U+E2-E4");
  expect(second).toContain("U+2264-2265");
  expect(second).not.toMatch(/U\+(61|F1|2022)\b/);
  const name = (await readdir(output)).find((file) => file.startsWith("newsreader-roman.")) ?? "";
  const face = await subsetFont(await readFile(new URL(name, output)), "AV", { targetFormat: "sfnt" });
  const { tables } = sfntTables(face);
  expect([tables.has("GPOS"), tables.has("gvar"), tables.has("fvar")]).toEqual([true, true, true]);
});

test("what is installed has its families whole, as TrueType, with their licences", async () => {
  const zip = unzipSync(await readFile(new URL("downloads/descargas/tipografia-de-la-casa.zip", output)));
  expect(Object.keys(zip).toSorted()).toEqual([
    "LEEME.txt",
    "Newsreader-Italic.ttf",
    "Newsreader.ttf",
    "OFL-Newsreader.txt",
    "OFL-PublicSans.txt",
    "PublicSans.ttf",
  ]);
  const { buffer } = zip["PublicSans.ttf"] ?? new Uint8Array(4);
  expect(new DataView(buffer).getUint32(0)).toBe(0x00010000);
  expect(new TextDecoder().decode(zip["OFL-PublicSans.txt"])).toContain("SIL OPEN FONT LICENSE");
});
