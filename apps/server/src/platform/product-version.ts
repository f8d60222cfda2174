import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

const Package = z.object({ version: z.string() });

/** Version of the product, from the `package.json` at the root of the repository. */
export async function readProductVersion(): Promise<string> {
  const file = join(import.meta.dirname, "../../../../package.json");
  return Package.parse(JSON.parse(await readFile(file, "utf8"))).version;
}
