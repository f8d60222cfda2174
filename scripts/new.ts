/** `npm run new -- type|format|tool|feature|record NAME`: the folder of something new, its lines in the lists, its first test. */
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { writeContractLists } from "./lists/contract-lists.ts";
import { featureRecipe } from "./new/feature.ts";
import { formatRecipe } from "./new/format.ts";
import { type Names, namesOf } from "./new/names.ts";
import { type Recipe, withLine } from "./new/recipe.ts";
import { recordRecipe } from "./new/record.ts";
import { toolRecipe } from "./new/tool.ts";
import { typeRecipe } from "./new/type.ts";
import { runNode } from "./terminal/run-command.ts";

const ROOT = join(import.meta.dirname, "..");

const today = new Date().toISOString().slice(0, 10);

const RECIPES: Readonly<Record<string, (names: Names) => Recipe>> = {
  feature: featureRecipe,
  format: (names) => formatRecipe(names, today),
  record: (names) => recordRecipe(names, today),
  tool: (names) => toolRecipe(names, today),
  type: typeRecipe,
};

function stop(sentence: string): never {
  process.stderr.write(`\n${sentence}\n`);
  process.exit(1);
}

const [kind = "", name = ""] = process.argv.slice(2);
const recipeOf = Object.hasOwn(RECIPES, kind) ? RECIPES[kind] : undefined;
const names = namesOf(name);
if (recipeOf === undefined || names === null)
  stop(
    "Se escribe así: npm run new -- type|format|tool|feature|record nombre, con minúsculas sin tilde y guiones sueltos.",
  );

const { files, lines, next } = recipeOf(names);
const taken = Object.keys(files).find((path) => existsSync(join(ROOT, path)));
if (taken !== undefined) stop(`Ya existe ${taken}: no se ha tocado nada.`);

const changed = new Map<string, string>();
for (const line of lines)
  changed.set(line.file, withLine(changed.get(line.file) ?? (await readFile(join(ROOT, line.file), "utf8")), line));
for (const [path, text] of [...Object.entries(files), ...changed]) {
  await mkdir(dirname(join(ROOT, path)), { recursive: true });
  await writeFile(join(ROOT, path), text);
}
await writeContractLists(ROOT);
const touched = [...Object.keys(files), ...changed.keys()];
const code = touched.filter((path) => /\.tsx?$/.test(path));
await runNode(["node_modules/@biomejs/biome/bin/biome", "check", "--write", ...code], { cwd: ROOT });
process.stdout.write(
  `\n${touched.map((path) => `  ${path}`).join("\n")}\n\n${next.map((step) => `  ${step}`).join("\n")}\n\n`,
);
