/** `npm run new -- type|format|tool|feature|record NAME`: the folders of something new and its first test; the lists find it there. */
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { writeLists } from "./lists/lists.ts";
import { featureRecipe } from "./new/feature.ts";
import { formatRecipe } from "./new/format.ts";
import { type Names, namesOf } from "./new/names.ts";
import type { Recipe } from "./new/recipe.ts";
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

const { files, next } = recipeOf(names);
const taken = Object.keys(files).find((path) => existsSync(join(ROOT, path)));
if (taken !== undefined) stop(`Ya existe ${taken}: no se ha tocado nada.`);

for (const [path, text] of Object.entries(files)) {
  await mkdir(dirname(join(ROOT, path)), { recursive: true });
  await writeFile(join(ROOT, path), text);
}
await writeLists(ROOT);
const touched = Object.keys(files);
const code = touched.filter((path) => /\.tsx?$/.test(path));
await runNode(["node_modules/@biomejs/biome/bin/biome", "check", "--write", ...code], { cwd: ROOT });
process.stdout.write(
  `\n${touched.map((path) => `  ${path}`).join("\n")}\n\n${next.map((step) => `  ${step}`).join("\n")}\n\n`,
);
