import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { readFontContent } from "./font-facts.ts";
import { faceLetters, prepareFace } from "./library-face.ts";

const read = (specifier: string) => readFile(fileURLToPath(import.meta.resolve(specifier)));
const variable = () => read("@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2");
const serif = () => read("@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2");
/** One weight alone: that of code. */
const single = () => read("@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2");

/** WOFF2 with some of its letters alone. */
const WITHOUT_LATIN = "@fontsource-variable/public-sans/files/public-sans-latin-ext-wght-normal.woff2";

test("a font tells its family, its weights, and that all its letters are there", async () => {
  // As the file of the family says: https://fonts.google.com/specimen/Public+Sans
  expect(await readFontContent(await variable())).toEqual({
    family: expect.stringMatching(/^Public Sans/),
    style: expect.any(String),
    weightMin: 100,
    weightMax: 900,
    isVariable: true,
    embedding: "free",
    missing: "",
  });
  expect(await readFontContent(await single())).toMatchObject({ weightMin: 400, weightMax: 400, isVariable: false });
});

test("a font without Spanish letters says which are missing, in the order of the alphabet", async () => {
  const { missing } = await readFontContent(await read(WITHOUT_LATIN));
  expect(missing).toContain("ñ");
  expect(missing.indexOf("B")).toBeLessThan(missing.indexOf("ñ"));
});

test.each([
  ["words", Buffer.from("no soy una letra")],
  ["the signature alone", Buffer.concat([Buffer.from("wOF2"), Buffer.alloc(60)])],
  ["a font that is cut short", null],
])("%s are no font", async (_name, bytes) => {
  const broken = bytes ?? (await variable()).subarray(0, 4000);
  await expect(readFontContent(broken)).rejects.toThrow();
});

/** The place of `fsType` in a font that nobody packed: `OS/2`, eight bytes on. */
async function withLeave(fsType: number): Promise<Buffer> {
  const { default: subsetFont } = await import("subset-font");
  const sfnt = await subsetFont(await single(), "Añ0", { targetFormat: "sfnt" });
  const tables = sfnt.readUInt16BE(4);
  for (let at = 12; at < 12 + tables * 16; at += 16)
    if (sfnt.toString("latin1", at, at + 4) === "OS/2") sfnt.writeUInt16BE(fsType, sfnt.readUInt32BE(at + 8) + 8);
  return sfnt;
}

// https://learn.microsoft.com/typography/opentype/spec/os2#fstype
test.each([
  [0x0000, "free"],
  [0x0002, "restricted"],
  [0x0004, "print"],
  [0x0008, "editable"],
  [0x0100, "no-subsetting"],
  [0x0204, "bitmap"],
])("leave %i of a font is read as %s", async (fsType, embedding) => {
  expect(await readFontContent(await withLeave(fsType))).toMatchObject({ embedding });
});

test("titles are of one weight, and texts of a range of weights where the font has it", async () => {
  const [titles, texts, one] = await Promise.all([
    prepareFace(await variable(), "titles"),
    prepareFace(await variable(), "texts"),
    prepareFace(await single(), "texts"),
  ]);
  expect([titles.weight, texts.weight, one.weight]).toEqual(["1 1000", "400 700", "1 599"]);
  expect(titles.bytes.byteLength).toBeLessThan(texts.bytes.byteLength);
});

test("a serif is held by serifs and a sans by sans, on Android and a bare Linux too, each with measures of its own", async () => {
  const [news, sans] = [await prepareFace(await serif(), "titles"), await prepareFace(await variable(), "titles")];
  const names = ({ fallbacks }: typeof news) => fallbacks.map(({ system, localNames }) => [system, localNames[0]]);
  expect(names(news)).toEqual([
    ["f", "Times New Roman Bold"],
    ["a", "Noto Serif Bold"],
    ["d", "DejaVu Serif Bold"],
  ]);
  expect(names(sans)).toEqual([
    ["f", "Arial Bold"],
    ["a", "Roboto Bold"],
    ["d", "DejaVu Sans Bold"],
  ]);
  expect(new Set([...news.fallbacks, ...sans.fallbacks].map(({ sizeAdjust }) => sizeAdjust)).size).toBe(6);
});

test("its letters are outlines of the weight that is asked for", async () => {
  const [thin, fat] = [await faceLetters(await variable(), 400), await faceLetters(await variable(), 700)];
  const advanceOf = ({ glyphs }: typeof thin) => glyphs.n?.[0] ?? 0;
  expect(advanceOf(fat)).toBeGreaterThan(advanceOf(thin));
});
