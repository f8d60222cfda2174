import { expect, test } from "vitest";
import { ai2htmlConfig } from "./ai2html-config.ts";

function fontsOf(fonts: string) {
  return JSON.parse(ai2htmlConfig({ fonts, responsiveness: "fixed" }).json).fonts;
}

test.each([
  ["PublicSans-Regular", "'Public Sans', Arial, sans-serif", "400", ""],
  ["PublicSans-SemiBoldItalic", "'Public Sans', Arial, sans-serif", "600", "italic"],
  ["Newsreader-ExtraLight", "Newsreader, Georgia, serif", "200", ""],
  ["Newsreader16pt-Bold", "Newsreader, Georgia, serif", "700", ""],
  ["IBMPlexMono", "'IBM Plex Mono', monospace", "400", ""],
])("%s is written %s, %s", (aifont, family, weight, style) => {
  expect(fontsOf(aifont)).toEqual([{ aifont, family, weight, style }]);
});

test("a font of somebody else is named and left out", () => {
  const { json, findings } = ai2htmlConfig({ fonts: "ComicSansMS\nPublicSans-Bold", responsiveness: "fixed" });
  expect(findings).toEqual([
    { level: "fault", text: "Falta equivalencia para «ComicSansMS»: no es de la casa. Cámbiala en Illustrator." },
  ]);
  expect(JSON.parse(json).fonts).toHaveLength(1);
});

test("blank lines and repeated names do not count", () => {
  expect(fontsOf("PublicSans-Bold\n\n PublicSans-Bold ,")).toHaveLength(1);
});

test("no address is written: ai2html takes two strokes for a comment and would cut the file there", () => {
  expect(ai2htmlConfig({ fonts: "PublicSans-Bold", responsiveness: "dynamic" }).json).not.toContain("//");
});
