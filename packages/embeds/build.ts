/**
 * Builds into `packages/embeds/dist/` what readers of the newspaper load: `host.js`, the one script of an article, `include.js`, the one of its includes, `story.js`, that of stories in it, and
 * `page.js` and `page.css`, which every published page carries inside, `readers/`, what pages of one type of graphic, those in which readers choose and that of the cases of abuses carry besides, and
 * `formats/`, what a story carries of each format that it uses, and `composer/`, the panels that Arc's Composer frames and the small Composer of tests.
 */
import { glob, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { CHOICE_READER, COMPOSER_FOLDER, FORMATS_FOLDER, READERS_FOLDER } from "./src/index.ts";
import { bundle, bundleModule } from "./tooling/bundle.ts";

const DIST = process.argv[2] ?? join(import.meta.dirname, "dist");
const SOURCES = join(import.meta.dirname, "src/browser");
/** Sources of what stands in front of Arc's Composer, and of the small Composer of tests. */
const COMPOSER = join(import.meta.dirname, "src/composer");
/** The types of graphic, of which each may bring a script of its own: `reader.ts` in its folder. */
const TYPES = join(import.meta.dirname, "../graphic-types/src");
/** The page of the cases of abuses. */
const CASES = join(import.meta.dirname, "../cases/src");
/** The pages of the night of an election. */
const ELECTIONS = join(import.meta.dirname, "../election-pages/src");
/** The formats of stories: `runtime.ts` and `runtime.css` in the folder of each, and the engine that all share. */
const FORMATS = join(import.meta.dirname, "../formats/src");

await rm(DIST, { recursive: true, force: true });
for (const folder of [READERS_FOLDER, FORMATS_FOLDER, COMPOSER_FOLDER])
  await mkdir(join(DIST, folder), { recursive: true });
/** Styles without comments, and without the spaces that mean nothing. */
const readStyles = async (path: string) =>
  (await readFile(path, "utf8"))
    .replaceAll(/\/\*[^*]*\*\//g, "")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ ?([{};,]) ?/g, "$1")
    .replaceAll(";}", "}")
    .trim();
const files: Record<string, string> = {
  "host.js": await bundle(join(SOURCES, "host.ts")),
  "include.js": await bundle(join(SOURCES, "include.ts")),
  "story.js": await bundle(join(SOURCES, "inline.ts")),
  "page.js": await bundle(join(SOURCES, "page.ts")),
  "page.css": await readStyles(join(SOURCES, "page.css")),
  [`${READERS_FOLDER}/${CHOICE_READER}.js`]: await bundle(join(SOURCES, "choose.ts")),
  [`${COMPOSER_FOLDER}/powerup.js`]: await bundle(join(COMPOSER, "panel/powerup.ts")),
  [`${COMPOSER_FOLDER}/connect.js`]: await bundle(join(COMPOSER, "panel/connect.ts")),
  [`${COMPOSER_FOLDER}/panel.css`]: await readStyles(join(COMPOSER, "panel/panel.css")),
  [`${COMPOSER_FOLDER}/mini-composer.js`]: await bundle(join(COMPOSER, "mini/page.ts")),
  [`${COMPOSER_FOLDER}/mini-composer.css`]: await readStyles(join(COMPOSER, "mini/mini-composer.css")),
  [`${FORMATS_FOLDER}/stage.js`]: await bundle(join(FORMATS, "stage/stage.ts")),
  [`${FORMATS_FOLDER}/stage.css`]: await readStyles(join(FORMATS, "stage/stage.css")),
};
files[`${READERS_FOLDER}/cases.js`] = await bundle(join(CASES, "reader.ts"));
files[`${READERS_FOLDER}/elections.js`] = await bundle(join(ELECTIONS, "reader.ts"));
for await (const file of glob("*/reader.ts", { cwd: TYPES }))
  files[`${READERS_FOLDER}/${dirname(file)}.js`] = await bundle(join(TYPES, file));
// What such a page loads when it is wanted, what runs apart from it, and what reads archives of tiles.
for await (const file of glob("*/{later,worker,archives}.ts", { cwd: TYPES }))
  files[`${READERS_FOLDER}/${dirname(file)}.${basename(file, ".ts")}.js`] = await bundleModule(join(TYPES, file));
for await (const file of glob("*/runtime.ts", { cwd: FORMATS }))
  files[`${FORMATS_FOLDER}/${dirname(file)}.js`] = await bundle(join(FORMATS, file));
// Each has a style sheet, whether there is anything in it or not.
for await (const file of glob("*/format.ts", { cwd: FORMATS })) files[`${FORMATS_FOLDER}/${dirname(file)}.css`] = "";
for await (const file of glob("*/runtime.css", { cwd: FORMATS }))
  files[`${FORMATS_FOLDER}/${dirname(file)}.css`] = await readStyles(join(FORMATS, file));
// What a runtime loads when it is needed, as a module of its own.
for await (const file of glob("*/later.ts", { cwd: FORMATS }))
  files[`${FORMATS_FOLDER}/${dirname(file)}.later.js`] = await bundleModule(join(FORMATS, file));
for (const [name, content] of Object.entries(files)) {
  await writeFile(join(DIST, name), content);
  console.log(`embeds: ${name} ${Buffer.byteLength(content)} bytes, ${gzipSync(content).length} gzip`);
}
