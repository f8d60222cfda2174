import { readFile } from "node:fs/promises";
import { FontFacts } from "@nv/contracts/schemas";
import { MediaError } from "../maker.ts";

/**
 * Facts of a typeface.
 *
 * @param path - Absolute path.
 * @throws {MediaError} For one that is broken, or that only begins like one.
 */
export async function fontFacts(path: string, format: string): Promise<FontFacts> {
  // What reads typefaces is a program of its own: other files do not wait for it.
  const { readFontContent } = await import("@nv/ui/typefaces");
  try {
    return FontFacts.parse({ kind: "font", format, ...(await readFontContent(await readFile(path))) });
  } catch (cause) {
    throw new MediaError(`El archivo .${format} no es una tipografía, o está roto: descárgalo o expórtalo otra vez.`, {
      cause,
    });
  }
}
