import { readdir, readFile } from "node:fs/promises";
import { join, parse } from "node:path";
import { COMPOSER_FOLDER, FORMATS_FOLDER, type PageAssets, READERS_FOLDER } from "@nv/embeds";

/** Files that were built for readers' browsers. */
export interface EmbedAssets {
  /** Goes into every published page. */
  readonly page: PageAssets;
  /** Goes besides into the pages of one type of graphic, by its name. */
  readonly readers: ReadonlyMap<string, string>;
  /** Files of each format that a story carries, by name: `ImgTransition.js`, `stage.css`. */
  readonly formats: ReadonlyMap<string, string>;
  /** `/e/v1/host.js`. */
  readonly hostScript: Buffer;
  /** `/e/v1/include.js`. */
  readonly includeScript: Buffer;
  /** `/e/v1/story.js`. */
  readonly storyScript: Buffer;
  /** Pages for Arc's Composer: the panels, and the page that gives them a key. */
  readonly composer: { readonly powerup: PageAssets; readonly connect: PageAssets };
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

/** Script and styles of a page that stands in front of Composer. */
async function readPanelAssets(folder: string, name: string): Promise<PageAssets> {
  const [script, styles] = await Promise.all([
    readFile(join(folder, COMPOSER_FOLDER, `${name}.js`), "utf8"),
    readFile(join(folder, COMPOSER_FOLDER, "panel.css"), "utf8"),
  ]);
  return { script, styles };
}

/**
 * Reads what the package `embeds` was built into.
 *
 * @param folder - Its `dist`.
 * @throws {Error} When the build is missing.
 */
export async function readEmbedAssets(folder: string): Promise<EmbedAssets> {
  try {
    const [script, styles, hostScript, includeScript, storyScript, readers, formats, powerup, connect] =
      await Promise.all([
        readFile(join(folder, "page.js"), "utf8"),
        readFile(join(folder, "page.css"), "utf8"),
        readFile(join(folder, "host.js")),
        readFile(join(folder, "include.js")),
        readFile(join(folder, "story.js")),
        readTexts(join(folder, READERS_FOLDER), (fileName) => parse(fileName).name),
        readTexts(join(folder, FORMATS_FOLDER)),
        readPanelAssets(folder, "powerup"),
        readPanelAssets(folder, "connect"),
      ]);
    const composer = { powerup, connect };
    return { page: { script, styles }, readers, formats, hostScript, includeScript, storyScript, composer };
  } catch (cause) {
    throw new Error(`The build in ${folder} is missing: run \`npm run build\`.`, { cause });
  }
}
