/** Another start, for the test of two at once: builds the sample of a folder. */
import { buildStale } from "./build-stale.ts";
import { OUTPUT } from "./targets.ts";

const [root = ""] = process.argv.slice(2);
const sample = { name: "sample", label: "la muestra", inputs: ["app/input.txt"], variables: [], output: "app/build" };
await buildStale(undefined, {
  root,
  targets: [{ ...sample, command: ["../build.mjs", OUTPUT], cwd: "app", isServed: false }],
  env: process.env,
  say: (line) => void process.stdout.write(`${line}\n`),
});
