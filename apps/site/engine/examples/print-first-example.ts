import { AVERAGE_START, AVERAGE_WORK } from "../../src/features/trackers/core/average-work.ts";
import { firstExample } from "../../src/features/trackers/core/example-work.ts";
import { MANDATE_START, MANDATE_WORK } from "../../src/features/trackers/core/mandate-work.ts";

/** Ways to each example, by the name of its file. */
const MAKES = new Map([
  ["mandate", () => firstExample(MANDATE_WORK, MANDATE_START)],
  ["average", () => firstExample(AVERAGE_WORK, AVERAGE_START)],
]);

const [name = ""] = process.argv.slice(2);
const make = MAKES.get(name);
if (make === undefined) throw new Error(`There is no example «${name}»: ask for ${[...MAKES.keys()].join(" or ")}.`);
process.stdout.write(JSON.stringify(make()));
