import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { minify } from "terser";
import { build, type InlineConfig, type Plugin } from "vite";
import { LOCALES, loadCatalogue } from "../src/i18n/catalogues.ts";
import { FIRST_KEYS } from "../src/i18n/first-keys.ts";
import { lazyModulesOf, lazyPartsBesideScript } from "./lazy-parts.ts";
import { PREACT_CORE_ALIASES } from "./preact-aliases.ts";
import { partsWithReactOutside } from "./react-outside.ts";
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

/** Makes what a page waits for as small as it can be: a second minifier still finds a hundredth in what the first one left. */
async function smallest(file: DistChunk): Promise<DistChunk> {
  const { code = file.code } = await minify(file.code, { ecma: 2020, compress: { passes: 3 } });
  return { ...file, code };
}

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
    return output.output.flatMap((file) => {
      if (file.type === "chunk") {
        return [{ name: file.fileName, code: file.code, imports: file.imports, module: file.facadeModuleId }];
      }
      if (!file.fileName.endsWith(".map")) return [];
      return [{ name: file.fileName, code: String(file.source), imports: [], module: null }];
    });
  });
}

interface DistChunk extends DistFile {
  /** Path of the module that the file stands for. */
  readonly module: string | null;
}

/** StaticRoots for bundlers: what they load when it is wanted comes with the script, or not at all. */
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

/** Returns the first sentence of a failure: what is at hand is short, and the rest comes with the catalogue. */
const firstSentence = (text: string) => text.slice(0, text.indexOf(". ") + 1 || text.length);

/** Returns the texts that are seen first, in every language: a line each, which is shorter than a list of strings. */
async function firstTexts(): Promise<string> {
  const catalogues = await Promise.all(LOCALES.map(loadCatalogue));
  return catalogues.map((catalogue) => FIRST_KEYS.map((key) => firstSentence(catalogue[key])).join("\n")).join("\n\n");
}

/** The script for a tag, and beside it the parts that it loads when they are wanted. */
async function buildScript(): Promise<readonly DistFile[]> {
  const parts = await run(
    { plugins: [wholeParts()], resolve: { alias: PREACT_CORE_ALIASES } },
    {
      rollupOptions: {
        input: (await findLazyModules()).map(partId),
        preserveEntrySignatures: "strict",
        output: { entryFileNames: "parts/[name]-[hash:6].js", chunkFileNames: "parts/[name]-[hash:6].js" },
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
  return [...(await Promise.all(script.map(smallest))), ...parts];
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

/** Our packages, as who installs them imports them. */
const DOORS_OF = {
  widget: {
    index: join(PACKAGE, "src/as-published.ts"),
    react: join(PACKAGE, "src/react.tsx"),
    fragment: join(PACKAGE, "src/fragment.ts"),
  },
  client: { index: join(CLIENT, "src/index.ts") },
} as const;

/** The same for `require`: the original's gives the widget itself. */
const COMMONJS_DOORS_OF = {
  widget: { ...DOORS_OF.widget, index: join(PACKAGE, "src/as-commonjs.ts") },
  client: DOORS_OF.client,
} as const;

/**
 * The modules of a package for bundlers and for Node, as ESM and as CommonJS. Everything is in them but React, which the React
 * door leaves to the page. They are not minified, and have maps: whoever bundles them does the first, and reads the second. The React door is
 * for the browser: where components run on a server, its first words say so.
 */
async function buildModules(name: keyof typeof DOORS_OF): Promise<readonly DistFile[]> {
  const modules = (input: Readonly<Record<string, string>>, format: "esm" | "cjs", ending: string) =>
    run(
      { plugins: [...partsWithReactOutside()] },
      {
        minify: false,
        sourcemap: true,
        rollupOptions: {
          input,
          preserveEntrySignatures: "strict",
          output: {
            format,
            exports: "auto",
            banner: ({ name: door }) => (door === "react" ? '"use client";' : ""),
            entryFileNames: `${format}/[name].${ending}`,
            chunkFileNames: `${format}/[name]-[hash].${ending}`,
          },
        },
      },
    );
  const built = [
    ...(await modules(DOORS_OF[name], "esm", "js")),
    ...(await modules(COMMONJS_DOORS_OF[name], "cjs", "cjs")),
  ];
  // Vite writes its own name into what it builds, and would again into what is built of it. As long as the other, so that the maps hold.
  return built.map((file) => ({ ...file, code: file.code.replaceAll("__vitePreload", "__partPreload") }));
}

/** Builds what pages outside the repository load, in memory: the scripts for a tag, and the widget's modules. */
export async function buildDist(): Promise<readonly DistFile[]> {
  return [...(await buildScript()), ...(await buildFullScript()), ...(await buildModules("widget"))];
}

/** Builds the client for who installs it, in memory. */
export function buildClientDist(): Promise<readonly DistFile[]> {
  return buildModules("client");
}
