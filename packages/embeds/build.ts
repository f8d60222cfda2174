/**
 * Builds into `packages/embeds/dist/` what readers of the newspaper load: `host.js`, the one script of an article, `include.js`, the one of its includes, and
 * `page.js` and `page.css`, which every published page carries inside.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { bundle } from "./tooling/bundle.ts";

const DIST = join(import.meta.dirname, "dist");
const SOURCES = join(import.meta.dirname, "src/browser");

await mkdir(DIST, { recursive: true });
const files = {
  "host.js": await bundle(join(SOURCES, "host.ts")),
  "include.js": await bundle(join(SOURCES, "include.ts")),
  "page.js": await bundle(join(SOURCES, "page.ts")),
  "page.css": (await readFile(join(SOURCES, "page.css"), "utf8")).replaceAll(/\s+/g, " ").trim(),
};
for (const [name, content] of Object.entries(files)) {
  await writeFile(join(DIST, name), content);
  console.log(`embeds: ${name} ${Buffer.byteLength(content)} bytes, ${gzipSync(content).length} gzip`);
}
