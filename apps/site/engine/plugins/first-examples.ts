import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import type { Plugin } from "@docusaurus/types";

const PRINT = path.resolve(__dirname, "../examples/print-first-example.ts");
/** Examples that are worked out when the site is built. */
const NAMES = ["mandate", "average"];
/** Most that an example may take, bytes. */
const MOST_BYTES = 1_000_000;

/**
 * Works the examples of trackers out, as they begin: a page that nobody has touched need not bring what makes them.
 *
 * In a process of its own, because what loads plugins knows no modules of the packages that draw.
 *
 * @see docs/adr/0120-what-comes-with-the-first-touch.md
 */
export default function firstExamplesPlugin(): Plugin {
  return {
    name: "nv-first-examples",
    async allContentLoaded({ actions }) {
      for (const name of NAMES) {
        const { stdout } = await promisify(execFile)(process.execPath, [PRINT, name], { maxBuffer: MOST_BYTES });
        await actions.createData(`${name}.json`, stdout);
      }
    },
  };
}
