/**
 * Builds into `packages/embeds/dist/` what readers of the newspaper load: `host.js`, the one script of an article, `include.js`, the one of its includes, and
 * `page.js` and `page.css`, which every published page carries inside, and `readers/`, what pages of one type of graphic carry besides.
 */
import { glob, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { READERS_FOLDER } from "./src/index.ts";
import { bundle } from "./tooling/bundle.ts";

const DIST = join(import.meta.dirname, "dist");
const SOURCES = join(import.meta.dirname, "src/browser");
/** The types of graphic, of which each may bring a script of its own: `reader.ts` in its folder. */
const TYPES = join(import.meta.dirname, "../graphic-types/src");

await rm(DIST, { recursive: true, force: true });
await mkdir(join(DIST, READERS_FOLDER), { recursive: true });
const files: Record<string, string> = {
  "host.js": await bundle(join(SOURCES, "host.ts")),
  "include.js": await bundle(join(SOURCES, "include.ts")),
  "page.js": await bundle(join(SOURCES, "page.ts")),
  "page.css": (await readFile(join(SOURCES, "page.css"), "utf8")).replaceAll(/\s+/g, " ").trim(),
};
for await (const file of glob("*/reader.ts", { cwd: TYPES }))
  files[`${READERS_FOLDER}/${dirname(file)}.js`] = await bundle(join(TYPES, file));
for (const [name, content] of Object.entries(files)) {
  await writeFile(join(DIST, name), content);
  console.log(`embeds: ${name} ${Buffer.byteLength(content)} bytes, ${gzipSync(content).length} gzip`);
}
