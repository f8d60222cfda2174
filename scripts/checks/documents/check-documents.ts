import { existsSync } from "node:fs";
import { glob, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { CommandError } from "../../terminal/run-command.ts";
import { localLinks } from "./local-links.ts";
import { namedTests } from "./named-tests.ts";
import { originalCaseFaults } from "./original-cases.ts";
import { standardFaults } from "./standard-rows.ts";

const ROOT = join(import.meta.dirname, "../../..");
const PAGES = [
  "*.md",
  "docs/**/*.md",
  "apps/*/README.md",
  "packages/*/README.md",
  "snippets/**/*.md",
  "examples/**/*.md",
];

/** What a page must also be, beside what every page is held to. */
const RULES: Readonly<Record<string, (page: string) => readonly string[]>> = {
  "docs/contracts/asvs.md": standardFaults,
  "docs/contracts/original-suite.md": originalCaseFaults,
};

async function missingTests(page: string): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const { file, title } of namedTests(page)) {
    const path = join(ROOT, file);
    const isThere = existsSync(path) && (await readFile(path, "utf8")).includes(`"${title}"`);
    if (!isThere) faults.push(`names a test that does not exist: ${file} › ${title}`);
  }
  return faults;
}

function brokenLinks(name: string, page: string): readonly string[] {
  return localLinks(page)
    .filter((target) => !existsSync(join(ROOT, dirname(name), decodeURI(target))))
    .map((target) => `links to what is not there: ${target}`);
}

/**
 * Checks that the documents for developers tell the truth where a program can see it: the tests that they name and the
 * files that they link to exist, and the tables of the two standards are whole.
 *
 * @throws {CommandError} With a line for each fault.
 */
export async function checkDocuments(): Promise<void> {
  const faults: string[] = [];
  let read = 0;
  for await (const name of glob(PAGES, { cwd: ROOT, exclude: (path) => path.includes("node_modules") })) {
    const page = await readFile(join(ROOT, name), "utf8");
    read += 1;
    const found = [...(await missingTests(page)), ...brokenLinks(name, page), ...(RULES[name]?.(page) ?? [])];
    faults.push(...found.map((fault) => `${name}: ${fault}`));
  }
  if (read < Object.keys(RULES).length) faults.push("hardly any document was read");
  if (faults.length > 0) throw new CommandError(faults.join("\n"));
}
