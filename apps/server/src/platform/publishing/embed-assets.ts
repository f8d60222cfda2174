import { readdir, readFile } from "node:fs/promises";
import { join, parse } from "node:path";
import { FORMATS_FOLDER, type PageAssets, READERS_FOLDER } from "@nv/embeds";

/** What was built for readers' browsers. */
export interface EmbedAssets {
  /** Goes into every published page. */
  readonly page: PageAssets;
  /** Goes besides into the pages of one type of graphic, by its name. */
  readonly readers: ReadonlyMap<string, string>;
  /** What a story carries of each format, by file name: `ImgTransition.js`, `stage.css`. */
  readonly formats: ReadonlyMap<string, string>;
  /** `/e/v1/host.js`. */
  readonly hostScript: Buffer;
  /** `/e/v1/include.js`. */
  readonly includeScript: Buffer;
  /** `/e/v1/story.js`. */
  readonly storyScript: Buffer;
}

/** Texts in a folder. @param nameOf - What each is called, by the name of its file. */
async function readTexts(
  folder: string,
  nameOf = (fileName: string) => fileName,
): Promise<ReadonlyMap<string, string>> {
  const names = await readdir(folder);
  const texts = names.map(async (name) => [nameOf(name), await readFile(join(folder, name), "utf8")] as const);
  return new Map(await Promise.all(texts));
}

/**
 * Reads what the package `embeds` was built into.
 *
 * @param folder - Its `dist`.
 * @throws {Error} When the build is missing.
 */
export async function readEmbedAssets(folder: string): Promise<EmbedAssets> {
  try {
    const [script, styles, hostScript, includeScript, storyScript, readers, formats] = await Promise.all([
      readFile(join(folder, "page.js"), "utf8"),
      readFile(join(folder, "page.css"), "utf8"),
      readFile(join(folder, "host.js")),
      readFile(join(folder, "include.js")),
      readFile(join(folder, "story.js")),
      readTexts(join(folder, READERS_FOLDER), (fileName) => parse(fileName).name),
      readTexts(join(folder, FORMATS_FOLDER)),
    ]);
    return { page: { script, styles }, readers, formats, hostScript, includeScript, storyScript };
  } catch (cause) {
    throw new Error(`The build in ${folder} is missing: run \`npm run build\`.`, { cause });
  }
}
