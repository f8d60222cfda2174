import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type InlineConfig, type Plugin } from "vite";
import { LOCALES, loadCatalogue } from "../src/i18n/catalogues.ts";
import { FIRST_KEYS } from "../src/i18n/first-keys.ts";
import { lazyModulesOf, lazyPartsBesideScript } from "./lazy-parts.ts";
import { PREACT_CORE_ALIASES } from "./preact-aliases.ts";
import { partId, plainId, wholeParts } from "./whole-parts.ts";

const PACKAGE = fileURLToPath(new URL("../", import.meta.url));
const CLIENT = fileURLToPath(new URL("../../identity-client/", import.meta.url));

/** Name of the script for pages with a tag, as its predecessor's. */
export const SCRIPT_FILE = "netlify-identity-widget.js";

/** The same with everything inside. */
export const FULL_SCRIPT_FILE = "netlify-identity-widget.full.js";

/** A file of what pages outside the repository load. */
export interface DistFile {
  /** Path below `dist/`. */
  readonly name: string;
  readonly code: string;
  /** Files that come with this one, before it runs. */
  readonly imports: readonly string[];
}

const COMMON: InlineConfig = {
  configFile: false,
  logLevel: "error",
  mode: "production",
  // A test runner's NODE_ENV would bring React's development runtime, past the aliases.
  oxc: { jsx: { runtime: "automatic", development: false } },
  define: { "process.env.NODE_ENV": '"production"' },
};

/** The styles are text in a module, which no minifier touches. Around these marks, and in a comment, a space means nothing. */
const SHORT_STYLES: Plugin = {
  name: "short-styles",
  transform: (code, id) =>
    /styles\.ts$/.test(id)
      ? { code: code.replace(/\/\*[^*]*\*\/|(?<=[{};,])\s+|\s+(?=[{}])|(?<=[\w-]:) +/g, ""), map: null }
      : null,
};

async function run(config: InlineConfig, build_: NonNullable<InlineConfig["build"]>): Promise<readonly DistChunk[]> {
  const result = await build({
    ...COMMON,
    ...config,
    plugins: [...(config.plugins ?? []), SHORT_STYLES],
    build: { write: false, target: "es2022", modulePreload: false, reportCompressedSize: false, ...build_ },
  });
  const outputs = Array.isArray(result) ? result : [result];
  return outputs.flatMap((output) => {
    if (!("output" in output)) throw new Error("The build watches instead of building.");
    return output.output.flatMap((file) =>
      file.type === "chunk"
        ? [{ name: file.fileName, code: file.code, imports: file.imports, module: file.facadeModuleId }]
        : [],
    );
  });
}

interface DistChunk extends DistFile {
  /** Path of the module that the file stands for. */
  readonly module: string | null;
}

/** Doors for bundlers: what they load when it is wanted comes with the script, or not at all. */
const DOORS = /\/src\/(index\.ts|react\.tsx)$/;

/** Every module of the widget and of the client that is loaded when it is wanted. */
async function findLazyModules(): Promise<readonly string[]> {
  const sources: [string, string][] = [];
  for (const folder of [join(PACKAGE, "src"), join(CLIENT, "src")]) {
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (!/(?<!\.test)\.tsx?$/.test(entry.name)) continue;
      const path = join(entry.parentPath, entry.name);
      if (DOORS.test(path)) continue;
      sources.push([path, await readFile(path, "utf8")]);
    }
  }
  return [...lazyModulesOf(sources)].sort();
}

/** What is seen first, in every language: a line each, which is shorter than a list of strings. */
async function firstTexts(): Promise<string> {
  const catalogues = await Promise.all(LOCALES.map(loadCatalogue));
  return catalogues.map((catalogue) => FIRST_KEYS.map((key) => catalogue[key]).join("\n")).join("\n\n");
}

/** The script for a tag, and beside it the parts that it loads when they are wanted. */
async function buildScript(): Promise<readonly DistFile[]> {
  const parts = await run(
    { plugins: [wholeParts()], resolve: { alias: PREACT_CORE_ALIASES } },
    {
      rollupOptions: {
        input: (await findLazyModules()).map(partId),
        preserveEntrySignatures: "strict",
        output: { entryFileNames: "parts/[name]-[hash].js", chunkFileNames: "parts/[name]-[hash].js" },
      },
    },
  );
  const files = new Map(
    parts.flatMap(({ module, name }) => (module === null ? [] : [[plainId(module), name] as const])),
  );
  const script = await run(
    {
      plugins: [lazyPartsBesideScript(files)],
      resolve: { alias: PREACT_CORE_ALIASES },
      define: { ...COMMON.define, __FIRST_TEXTS__: JSON.stringify(await firstTexts()) },
    },
    {
      rollupOptions: {
        input: join(PACKAGE, "src/script-tag.ts"),
        output: { format: "iife", entryFileNames: SCRIPT_FILE },
      },
    },
  );
  return [...script, ...parts];
}

/** The script for a tag with everything inside, for who takes one file along and nothing else. */
async function buildFullScript(): Promise<readonly DistFile[]> {
  return run(
    {
      resolve: { alias: PREACT_CORE_ALIASES },
      define: { ...COMMON.define, __FIRST_TEXTS__: JSON.stringify(await firstTexts()) },
    },
    {
      rollupOptions: {
        input: join(PACKAGE, "src/script-tag.ts"),
        output: { format: "iife", codeSplitting: false, entryFileNames: FULL_SCRIPT_FILE },
      },
    },
  );
}

/** The modules for bundlers: the widget with everything in it, and the React door that leaves React to the page. */
function buildModules(): Promise<readonly DistFile[]> {
  return run(
    { plugins: [wholeParts()], resolve: { alias: PREACT_CORE_ALIASES } },
    {
      rollupOptions: {
        input: { index: join(PACKAGE, "src/as-published.ts") },
        preserveEntrySignatures: "strict",
        output: { entryFileNames: "esm/[name].js", chunkFileNames: "esm/[name]-[hash].js" },
      },
    },
  );
}

/** Builds what pages outside the repository load, in memory: the script for a tag, and modules for bundlers. */
export async function buildDist(): Promise<readonly DistFile[]> {
  return [...(await buildScript()), ...(await buildFullScript()), ...(await buildModules())];
}
