import { existsSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { namesOf } from "../new/names.ts";
import { foundLists } from "./found-lists.ts";

const SOURCES = "packages/contracts/src";

/** Folders whose failures are of the identity service, which has a catalogue of its own. */
const OF_IDENTITY = new Set(["identity"]);

const TOLD = "// Made of the folders beside it by `npm run fix`.\n\n";

const exportsOf = (files: readonly string[]) =>
  `${TOLD}${files.map((file) => `export * from "./${file}";\n`).join("")}`;

/** Writes a constant that holds the constants that features declare in a file of one name. */
function joined(features: readonly string[], file: string, kind: string, about: string): string {
  const parts = features.map((feature) => ({ feature, name: `${namesOf(feature)?.upper}_${kind}` }));
  const imports = parts.map(({ feature, name }) => `import { ${name} } from "./${feature}/${file}";\n`).join("");
  const spread = parts.map(({ name }) => `  ...${name},\n`).join("");
  return `${TOLD}${imports}\n/** ${about} */\nexport const FEATURE_${kind} = {\n${spread}} as const;\n`;
}

/** Lists of what the folders of features hold, by path from the root. @param root - Folder of the repository. */
async function contractLists(root: string): Promise<Readonly<Record<string, string>>> {
  const folder = join(root, SOURCES);
  const entries = await readdir(folder, { withFileTypes: true });
  const features = entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort();
  const files = (await Promise.all(features.map(async (name) => (await readdir(join(folder, name))).sort())))
    .flatMap((names, index) => names.map((name) => `${features[index]}/${name}`))
    .filter((file) => !file.endsWith(".test.ts"));
  const withFile = (name: string) => features.filter((feature) => existsSync(join(folder, feature, name)));
  const failing = withFile("errors.ts").filter((feature) => !OF_IDENTITY.has(feature));
  return {
    [`${SOURCES}/feature-paths.ts`]: exportsOf(files.filter((file) => /\/(?:paths|types)\.ts$/.test(file))),
    [`${SOURCES}/feature-schemas.ts`]: exportsOf(files.filter((file) => /(?:\/kind|schemas)\.ts$/.test(file))),
    [`${SOURCES}/feature-errors.ts`]: joined(failing, "errors.ts", "ERRORS", "Failures that features declare."),
    [`${SOURCES}/feature-audit-actions.ts`]: joined(
      withFile("audit-actions.ts"),
      "audit-actions.ts",
      "AUDIT_ACTIONS",
      "Actions in the audit that features declare.",
    ),
  };
}

const allLists = async (root: string) => ({ ...(await contractLists(root)), ...(await foundLists(root)) });

/** Writes the lists that are made of folders. @param root - Folder of the repository. */
export async function writeLists(root: string): Promise<void> {
  for (const [path, text] of Object.entries(await allLists(root))) await writeFile(join(root, path), text);
}

/** Names the lists that are not what the folders hold. @param root - Folder of the repository. */
export async function staleLists(root: string): Promise<readonly string[]> {
  const stale: string[] = [];
  for (const [path, text] of Object.entries(await allLists(root)))
    if (!existsSync(join(root, path)) || (await readFile(join(root, path), "utf8")) !== text) stale.push(path);
  return stale;
}
