import { sampleOutput } from "@nv/ai2html";
import { zipSync } from "fflate";

/**
 * A ZIP of what ai2html writes, of an invented map in three widths.
 *
 * @param without - End of the name of a file that is left out.
 */
export function ai2htmlZip(without?: string): Buffer {
  const files = sampleOutput().filter(({ name }) => without === undefined || !name.endsWith(without));
  return Buffer.from(
    zipSync(Object.fromEntries(files.map(({ name, content }) => [`ai2html-output/${name}`, content]))),
  );
}
