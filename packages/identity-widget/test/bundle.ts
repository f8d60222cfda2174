import { fileURLToPath } from "node:url";
import { build } from "vite";
import { PREACT_ALIASES } from "../tooling/preact-aliases.ts";

/** A file of a build: its name and its text. */
export interface BundleFile {
  readonly name: string;
  readonly code: string;
  readonly isEntry: boolean;
  /** Files that come with this one, before it runs. */
  readonly imports: readonly string[];
}

/** Which implementation of React the dialog is drawn with. */
export type Renderer = "preact" | "react";

/** Builds that are made already: files of tests run one after another in a process. */
const made = new Map<string, Promise<readonly BundleFile[]>>();

/**
 * Builds the widget as an application does, minified, in memory, once for all who ask for the same.
 *
 * @param entry - Module to start from; by default the page of the tests.
 */
export function bundle(renderer: Renderer, entry = "./page.ts"): Promise<readonly BundleFile[]> {
  const name = `${renderer} ${entry}`;
  const known = made.get(name) ?? make(renderer, entry);
  made.set(name, known);
  return known;
}

/** Returns the files of a build by their names. */
export const filesByName = (files: readonly BundleFile[]): Map<string, string> =>
  new Map(files.map(({ name, code }) => [name, code]));

async function make(renderer: Renderer, entry: string): Promise<readonly BundleFile[]> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    mode: "production",
    // The test runner's NODE_ENV would bring React's development runtime, past the aliases.
    oxc: { jsx: { runtime: "automatic", development: false } },
    define: { "process.env.NODE_ENV": '"production"' },
    resolve: { alias: renderer === "preact" ? PREACT_ALIASES : [] },
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      rollupOptions: {
        input: fileURLToPath(new URL(entry, import.meta.url)),
        preserveEntrySignatures: "strict",
        output: { entryFileNames: "widget.js", chunkFileNames: "[name]-[hash].js" },
      },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  return outputs.flatMap((output) => {
    if (!("output" in output)) throw new Error("The build watches instead of building.");
    return output.output.flatMap((file) =>
      file.type === "chunk"
        ? [{ name: file.fileName, code: file.code, isEntry: file.isEntry, imports: file.imports }]
        : [],
    );
  });
}
