import { glob, readFile } from "node:fs/promises";
import { CommandError } from "../../terminal/run-command.ts";
import { figuresInCode, figuresInPage, mayHoldFigures } from "./figures-in.ts";

/** Files that people read: pages, and the code of apps and packages for the texts in it. */
const SOURCES = ["apps/*/{src,content,engine}/**/*.{ts,tsx,mdx}", "packages/*/src/**/*.{ts,tsx}"];
const NOT_READ = new Set(["node_modules", "build", "dist", ".docusaurus"]);
/** Tests, the outlines of a mark, which nobody reads, and a table of coordinates. */
const NO_TEXT = /\.(test|bench)\.tsx?$|\.d\.ts$|\/(mapbox-mark|news-places)\.ts$/;

/** Figures that stand so for a reason, file by file: beside longer ones in a column, or as a table that somebody pastes writes them. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  "packages/spanish/src/format-examples.ts": ["4.567"],
  "apps/site/content/docs/Snippets/Datawrapper general.mdx": ["1.234"],
  "apps/site/src/guide/TypeSpecimen.tsx": ["1.111", "9.006"],
  "apps/site/src/tools/tools-box/core/excel-paste/excel-paste.ts": ["1.234"],
  "apps/site/src/tools/tools-box/core/table-forms/table-forms.ts": ["1.234"],
};

/**
 * Checks that figures of four digits go together, as the style guide says, in whatever people read.
 *
 * @throws {CommandError} With each figure that has a point, and each that is allowed and not there any more.
 * @see apps/site/content/docs/Guia de estilos/TipoNum.mdx
 */
export async function checkFigures(): Promise<void> {
  const faults: string[] = [];
  const unused = new Set(Object.entries(ALLOWED).flatMap(([file, figures]) => figures.map((one) => `${file}: ${one}`)));
  let count = 0;
  for await (const file of glob(SOURCES, { exclude: (name) => NOT_READ.has(name) })) {
    if (NO_TEXT.test(file)) continue;
    count += 1;
    const text = await readFile(file, "utf8");
    if (!mayHoldFigures(text)) continue;
    const figures = file.endsWith(".mdx") ? figuresInPage(text) : figuresInCode(text, file.endsWith("x"));
    for (const figure of figures) {
      const named = `${file}: ${figure}`;
      const isAllowed = ALLOWED[file]?.includes(figure) ?? false;
      if (isAllowed) unused.delete(named);
      else faults.push(`${named} has a point among its four figures: ${figure.replace(".", "")}`);
    }
  }
  if (count === 0) faults.push("No file was read at all.");
  faults.push(...[...unused].map((named) => `${named} is allowed and not there any more`));
  if (faults.length > 0) throw new CommandError(faults.join("\n"));
}
