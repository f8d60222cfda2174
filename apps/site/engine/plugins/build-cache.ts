import { createHash } from "node:crypto";
import { globSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "@docusaurus/types";

/** Folder of what the site adds to the framework's build: plugins, loaders, stand-ins. */
const ENGINE = path.resolve(__dirname, "..");

/** Root of the repository. */
const ROOT = path.resolve(ENGINE, "../../..");

/** Folder of the cut typefaces, whose names carry their contents: it is a link that leads elsewhere when they change. */
const FONTS = path.join(ROOT, "packages/ui/build/fonts");

/** Sums up what decides how a module is built besides the module, and the modules that the bundler takes for unchanged. */
function buildHash(): string {
  const files = [path.join(ROOT, "package-lock.json"), ...globSync("**/*.ts", { cwd: ENGINE }).map(inEngine)];
  const hash = createHash("sha256");
  for (const file of files.sort()) hash.update(readFileSync(file));
  for (const name of readdirSync(FONTS).sort()) hash.update(name);
  return hash.digest("hex");
}

const inEngine = (file: string) => path.join(ENGINE, file);

/**
 * Lets the bundler's cache on disk go when the build's own parts, a package or the typefaces change.
 *
 * It looks at the files of modules alone: what a loader leaves out of a package, or a link that leads to other typefaces, would show only in
 * a fresh clone.
 */
export default function buildCachePlugin(): Plugin {
  return {
    name: "nv-build-cache",
    configureWebpack(config) {
      const cache: unknown = config.experiments && "cache" in config.experiments && config.experiments.cache;
      const version = typeof cache === "object" && cache !== null && "version" in cache ? cache.version : undefined;
      if (typeof version !== "string") return {};
      return { experiments: { cache: { version: `${version}-${buildHash()}` } } };
    },
  };
}
