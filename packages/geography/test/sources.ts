import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { prepareSpain } from "../src/atlas/prepare-spain.ts";
import { prepareWorld } from "../src/atlas/prepare-world.ts";

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

/** The prepared atlas of the world, made once for all tests of a process. */
export const WORLD = prepareWorld(
  {
    coarse: readSource("world-atlas/countries-110m.json"),
    middle: readSource("world-atlas/countries-50m.json"),
    fine: readSource("world-atlas/countries-10m.json"),
  },
  nameOfLetters,
);
