/**
 * Benchmark of the weight of each utility of the box when it is opened, with everything that it takes from the house's packages, as if the page had
 * none of it. Budget: 5 kB with gzip.
 */
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { bundle } from "../../packages/embeds/tooling/bundle.ts";

const CORE = join(import.meta.dirname, "../../apps/site/src/tools/tools-box/core");
const MOST_BYTES = 5000;

/** A utility is a room with a file called as itself, and its test. */
async function utilityNames(): Promise<readonly string[]> {
  const rooms = await readdir(CORE, { withFileTypes: true });
  const files = await Promise.all(rooms.map(async ({ name }) => ({ name, files: await readdir(join(CORE, name)) })));
  return files.flatMap(({ name, files: own }) =>
    own.includes(`${name}.ts`) && own.includes(`${name}.test.ts`) ? [name] : [],
  );
}

/** Measures and prints; ends with code 1 over the budget. */
export async function benchUtilities(): Promise<void> {
  const names = await utilityNames();
  if (names.length === 0) throw new Error(`No utility in ${CORE}.`);
  for (const name of names) {
    const script = await bundle(join(CORE, name, `${name}.ts`));
    const bytes = gzipSync(script, { level: 9 }).length;
    const isOver = bytes > MOST_BYTES;
    console.log(`utilities: ${name} ${bytes} bytes with gzip${isOver ? " — OVER" : ""}`);
    if (isOver) process.exitCode = 1;
  }
}
