import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { Face, Blob as FontBlob } from "harfbuzzjs";
import subsetFont from "subset-font";
import { expect, test } from "vitest";
import { cutFace } from "./cut-face.ts";
import { TEXT_GLYPHS } from "./glyphs.ts";

const source = () =>
  readFile(
    fileURLToPath(import.meta.resolve("@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2")),
  );

/** Characters that HarfBuzz finds in a font. */
async function charactersIn(face: Uint8Array): Promise<string> {
  const whole = await subsetFont(face, TEXT_GLYPHS, { targetFormat: "sfnt" });
  return String.fromCodePoint(
    ...[...new Face(new FontBlob(new Uint8Array(whole).buffer)).collectUnicodes()].toSorted((a, b) => a - b),
  );
}

test("a typeface is cut to the characters that were asked for, and the same ones give the same bytes", async () => {
  const cut = await cutFace(await source(), "Eaelñé€¿");
  expect(await charactersIn(cut)).toBe("Eael¿éñ€".split("").toSorted().join("").replace("EE", "E"));
  expect(Buffer.from(await cutFace(await source(), "¿€éñleaE"))).toEqual(Buffer.from(cut));
});
