import { build } from "vite";

/** Bundles a source into one piece, minified. @throws The bundler's error. */
async function bundled(entry: string, format: "iife" | "es"): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "warn",
    build: {
      write: false,
      minify: true,
      target: ["chrome109", "firefox115", "safari15.4"],
      modulePreload: false,
      lib: { entry, formats: [format], name: "nv", fileName: "nv" },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((part) => ("output" in part ? part.output : []));
  const [script] = outputs.filter((output) => output.type === "chunk");
  if (script === undefined) throw new Error(`The bundler made nothing of ${entry}.`);
  return script.code.trim();
}

/**
 * Bundles a script for readers' browsers into one piece without imports.
 *
 * @param entry - Absolute path of the source.
 * @returns Minified script, a function that runs at once.
 * @throws The bundler's error.
 */
export const bundle = (entry: string): Promise<string> => bundled(entry, "iife");

/**
 * Bundles a module that a script of a reader's browser imports when it needs it.
 *
 * @param entry - Absolute path of the source.
 * @returns Minified module, which exports what the source exports.
 * @throws The bundler's error.
 */
export const bundleModule = (entry: string): Promise<string> => bundled(entry, "es");
