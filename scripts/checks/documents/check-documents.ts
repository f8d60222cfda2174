import { existsSync } from "node:fs";
import { glob, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { IDENTITY_ERRORS, SERVER_ERRORS } from "@nv/contracts";
import { staleLists } from "../../lists/lists.ts";
import { CommandError } from "../../terminal/run-command.ts";
import { identityErrorFaults, serverErrorFaults } from "./error-rows.ts";
import { FEATURE_TABLE, featureTableFaults } from "./feature-table.ts";
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

/** Failures that the pages of features tell, besides those of `server-errors.md`: rows with a code and its status. */
async function failuresOfFeatures(): Promise<string> {
  let rows = "";
  for await (const name of glob("docs/contracts/*.md", { cwd: ROOT })) {
    if (OF_ALL.has(name)) continue;
    rows += (await readFile(join(ROOT, name), "utf8")).match(/^\| `[A-Z_]+` \| [45]\d\d \|.*\n/gm)?.join("") ?? "";
  }
  return rows;
}
/** Pages whose tables are checked by themselves. */
const OF_ALL = new Set(["docs/contracts/server-errors.md", "docs/contracts/identity.md"]);
const FAILURES = await failuresOfFeatures();

/** Checks of single pages, beside what every page is held to. */
const RULES: Readonly<Record<string, (page: string) => readonly string[]>> = {
  "docs/contracts/asvs.md": standardFaults,
  "docs/contracts/identity.md": (page) => identityErrorFaults(page, IDENTITY_ERRORS),
  "docs/contracts/server-errors.md": (page) => serverErrorFaults(`${page}\n${FAILURES}`, SERVER_ERRORS),
  "docs/contracts/original-suite.md": originalCaseFaults,
  [FEATURE_TABLE]: featureTableFaults,
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

/** Files that name failures: those that answer, and the kinds of record, whose codes the operations of all kinds answer with. */
const ANSWERING = [
  "apps/server/src/**/*.ts",
  "packages/identity-server/src/**/*.ts",
  "packages/contracts/src/*/kind.ts",
];

/** Codes of the catalogues that nothing names: nobody can be answered with them. */
async function unusedCodes(): Promise<readonly string[]> {
  let source = "";
  for await (const name of glob(ANSWERING, { cwd: ROOT }))
    if (!name.endsWith(".test.ts")) source += await readFile(join(ROOT, name), "utf8");
  const named = new Set(source.match(/\b[A-Z]+(?:_[A-Z]+)*\b/g));
  const codes = Object.keys({ ...SERVER_ERRORS, ...IDENTITY_ERRORS });
  return codes.filter((code) => !named.has(code)).map((code) => `packages/contracts: nothing fails with ${code}`);
}

function brokenLinks(name: string, page: string): readonly string[] {
  return localLinks(page)
    .filter((target) => !existsSync(join(ROOT, dirname(name), decodeURI(target))))
    .map((target) => `links to what is not there: ${target}`);
}

/**
 * Checks that the documents for developers tell the truth where a program can see it: the tests that they name and the
 * files that they link to exist, the tables of the two standards are whole, the tables of failures are the
 * catalogues, of which every code is used, and the lists that are made of folders hold what is in them.
 *
 * @throws {CommandError} With a line for each fault.
 */
export async function checkDocuments(): Promise<void> {
  const stale = await staleLists(ROOT);
  const faults = [
    ...(await unusedCodes()),
    ...stale.map((path) => `${path}: is not what the folders hold: run \`npm run fix\``),
  ];
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
