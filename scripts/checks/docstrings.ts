import { glob, readFile } from "node:fs/promises";
import { CommandError } from "../terminal/run-command.ts";

const SOURCES = "{apps,packages,scripts,bench,e2e,examples}/**/*.{ts,tsx}";
const NOT_READ = new Set(["node_modules", "build", "dist", ".docusaurus", ".cache"]);

/** First words of a docstring that asks instead of naming what it stands over. */
const ASKING = new Set(["What", "Who", "Whose", "Whom", "Those", "How", "Where", "When", "Why"]);

const OPENING = "/**";

/** Lists the docstrings that begin with none of the nouns and verbs that name things. @returns `line: its beginning`. */
export function askingDocstrings(text: string): readonly string[] {
  const found: string[] = [];
  for (let from = text.indexOf(OPENING); from >= 0; from = text.indexOf(OPENING, from + OPENING.length)) {
    const end = text.indexOf("*/", from);
    if (end < 0) break;
    const words = text
      .slice(from + OPENING.length, end)
      .replaceAll(/\s*\*?\s+/g, " ")
      .trim();
    const [first = ""] = words.split(" ", 1);
    if (ASKING.has(first)) found.push(`${text.slice(0, from).split("\n").length}: ${words.slice(0, 80)}`);
  }
  return found;
}

/** Checks that docstrings say what a thing is or does, with a noun or a verb. @throws {CommandError} With those that do not. */
export async function checkDocstrings(): Promise<void> {
  const faults: string[] = [];
  let count = 0;
  for await (const file of glob(SOURCES, { exclude: (name) => NOT_READ.has(name) })) {
    if (file === "scripts/checks/docstrings.test.ts") continue;
    count += 1;
    for (const fault of askingDocstrings(await readFile(file, "utf8"))) faults.push(`${file}:${fault}`);
  }
  if (count === 0) faults.push("No source was read at all.");
  if (faults.length > 0) throw new CommandError(`Begin with a noun or a verb (STYLE.md):\n${faults.join("\n")}`);
}
