/**
 * Prepares into `packages/geography/build/atlas` what maps are drawn from and places are found in: `es-atlas` and `world-atlas` mended as
 * `src/atlas` says, and the gazetteer.
 */
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { ATLAS_FILES } from "./src/atlas/atlas-topology.ts";
import { prepareSpain, prepareSpainLight } from "./src/atlas/prepare-spain.ts";
import { prepareWorld } from "./src/atlas/prepare-world.ts";
import { makeGazetteer } from "./src/gazetteer/make-gazetteer.ts";
import { makeBasemap } from "./src/map-styles/make-basemap.ts";

const OUTPUT = process.argv[2] ?? join(import.meta.dirname, "build/atlas");

const { resolve } = createRequire(import.meta.url);
const read = async (path: string) => JSON.parse(await readFile(resolve(path), "utf8"));
const languages = new Intl.DisplayNames("es", { type: "region" });
const nameOf = (letters: string) => languages.of(letters);

const spain = prepareSpain(await read("es-atlas/es/municipalities.json"));
const world = prepareWorld(
  {
    coarse: await read("world-atlas/countries-110m.json"),
    middle: await read("world-atlas/countries-50m.json"),
    fine: await read("world-atlas/countries-10m.json"),
  },
  nameOf,
);
const spainLight = prepareSpainLight(await read("es-atlas/es/provinces.json"));
const gazetteer = makeGazetteer(spain, world.fine, nameOf);
const files: Readonly<Record<string, unknown>> = {
  [ATLAS_FILES.spain]: spain,
  [ATLAS_FILES.spainLight]: spainLight,
  [ATLAS_FILES.world["110m"]]: world.coarse,
  [ATLAS_FILES.world["50m"]]: world.middle,
  [ATLAS_FILES.world["10m"]]: world.fine,
  [ATLAS_FILES.gazetteer]: gazetteer,
  [ATLAS_FILES.ground]: makeBasemap(world.middle, spainLight, gazetteer),
};

await rm(OUTPUT, { recursive: true, force: true });
await mkdir(OUTPUT, { recursive: true });
for (const [name, content] of Object.entries(files)) {
  const text = JSON.stringify(content);
  await writeFile(join(OUTPUT, name), text);
  console.log(`geography: ${name} ${Buffer.byteLength(text)} bytes, ${gzipSync(text).length} gzip`);
}
