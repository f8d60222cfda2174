import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { namesOf } from "../new/names.ts";

const TOLD = "// Made of the folders beside it by `npm run fix`.\n\n";

const FORMATS = "packages/formats/src";
const TYPES = "packages/graphic-types/src";
const FEATURES = "apps/server/src/features";
const CONTRACTS = "packages/contracts/src";

/** Names the folders of a folder that have a file. @param file - Its name, made of the folder's. */
async function foldersWith(folder: string, file: (name: string) => string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  return names
    .filter((name) => existsSync(join(folder, name, file(name))))
    .toSorted((one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1));
}

const camelOf = (kebab: string) => namesOf(kebab)?.camel ?? kebab;
/** `WebglScrolling` is `webglScrolling`, and `CSS3dScrolling` `css3dScrolling`. */
const formatName = (folder: string) => folder.replace(/^[A-Z]+(?=[A-Z0-9])|^[A-Z]/, (head) => head.toLowerCase());

/** Name under which a folder declares its kind of record: one of them is a serie, and the folder of all of them `series`. */
async function declaredIn(path: string): Promise<string> {
  const [, name] = /export const (\w+) = recordKind\(/.exec(await readFile(path, "utf8")) ?? [];
  if (name === undefined) throw new Error(`${path} declares no kind of record.`);
  return name;
}

const imports = (names: readonly (readonly [name: string, from: string])[]) =>
  names.map(([name, from]) => `import { ${name} } from "${from}";\n`).join("");

/** Writes a list of what the folders export. */
function listOf(about: string, declared: string, found: readonly (readonly [name: string, from: string])[]): string {
  return `${TOLD}${imports(found)}\n/** ${about} */\nexport const ${declared} = [\n${found.map(([name]) => `  ${name},\n`).join("")}] as const;\n`;
}

/** Lists of the features, kinds of record, types and formats that there are, by path from the root. @param root - Folder of the repository. */
export async function foundLists(root: string): Promise<Readonly<Record<string, string>>> {
  const features = await foldersWith(join(root, FEATURES), (name) => `${name}.feature.ts`);
  const kinds = await foldersWith(join(root, CONTRACTS), () => "kind.ts");
  const records = await Promise.all(kinds.map((name) => declaredIn(join(root, CONTRACTS, name, "kind.ts"))));
  const types = await foldersWith(join(root, TYPES), () => "type.ts");
  const formats = await foldersWith(join(root, FORMATS), () => "format.ts");
  const loads = types.map(
    (name) =>
      `  { kind: ${camelOf(name)}Kind, load: async () => (await import("./${name}/type.ts")).${camelOf(name)} },\n`,
  );
  return {
    "apps/server/src/found-features.ts": listOf(
      "Features, each a folder of `features/`.",
      "FOUND_FEATURES",
      features.map((name) => [camelOf(name), `./features/${name}/${name}.feature.ts`]),
    ),
    [`${CONTRACTS}/found-kinds.ts`]: listOf(
      "Kinds of record that their folders declare.",
      "FOUND_KINDS",
      kinds.map((name, at) => [records[at] ?? "", `./${name}/kind.ts`]),
    ),
    [`${TYPES}/found-kinds.ts`]: `${TOLD}${imports(types.map((name) => [`${camelOf(name)}Kind`, `./${name}/kind.ts`]))}
/** Types of graphic that are a folder each, with where they are loaded from. */
export const FOUND_TYPES = [\n${loads.join("")}] as const;\n`,
    [`${FORMATS}/found-formats.ts`]: listOf(
      "Formats, each a folder.",
      "FOUND_FORMATS",
      formats.map((name) => [formatName(name), `./${name}/format.ts`]),
    ),
    [`${FORMATS}/found-abouts.ts`]: listOf(
      "Descriptions that the formats give of themselves.",
      "FOUND_ABOUTS",
      formats.map((name) => [`about${name}`, `./${name}/about.ts`]),
    ),
  };
}
