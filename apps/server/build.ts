/**
 * Builds the server into one program, which starts in two thirds of the time: files need not be found, read and linked one by one. What runs apart from
 * it, in a process or a thread, stays a file of the source. See `docs/adr/0169-the-server-in-one-file.md`.
 */
import { readFileSync, realpathSync } from "node:fs";
import { isAbsolute, join, relative } from "node:path";
import { build, type Plugin } from "vite";

const ROOT = join(import.meta.dirname, "../..");
const OUTPUT = process.argv[2] ?? join(import.meta.dirname, "build");
/** Part of the path of what others wrote. */
const PACKAGES_OF_OTHERS = /\/node_modules\//;
/** Modules of JavaScript's own kind. What is older finds its parts while it runs, and stays where it is. */
const MODULE = /\.mjs$/;
const OF_MODULES = /"type"\s*:\s*"module"/;

/** The `package.json` that a file belongs to. */
function packageOf(file: string): string {
  const folder = file.slice(0, file.lastIndexOf("/"));
  try {
    return readFileSync(join(folder, "package.json"), "utf8");
  } catch {
    return packageOf(folder);
  }
}

/** Whether a file of a package of others can be taken into the program: a module that asks for nothing that lies beside it. */
function canBeTaken(file: string): boolean {
  return (MODULE.test(file) || OF_MODULES.test(packageOf(file))) && !readFileSync(file, "utf8").includes("import.meta");
}

/** Leaves outside what has to be read where it is, by its path: two versions of one package are told apart so. */
function leaveOutside(): Plugin {
  return {
    name: "server:leave-outside",
    enforce: "pre",
    async resolveId(source, importer, options) {
      if (importer === undefined || source.startsWith("node:") || isAbsolute(source)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (found === null || !isAbsolute(found.id)) return found;
      const file = realpathSync(found.id);
      if (!PACKAGES_OF_OTHERS.test(file) || canBeTaken(file)) return found;
      return { id: relative(OUTPUT, file), external: true };
    },
  };
}

/** Lets a source go on finding what lies beside it. */
function keepPlaces(): Plugin {
  return {
    name: "server:keep-places",
    enforce: "pre",
    transform(code, id) {
      if (!code.includes("import.meta.") || PACKAGES_OF_OTHERS.test(id)) return null;
      const own = `new URL(${JSON.stringify(relative(OUTPUT, id))}, import.meta.url)`;
      const places = {
        url: `${own}.href`,
        dirname: `process.getBuiltinModule("node:url").fileURLToPath(new URL(".", ${own}))`,
      };
      return {
        code: code.replaceAll(/import\.meta\.(url|dirname)\b/g, (_, name: keyof typeof places) => places[name]),
        map: null,
      };
    },
  };
}

await build({
  configFile: false,
  root: import.meta.dirname,
  logLevel: "warn",
  // Everything is asked about above, and found as Node finds it.
  ssr: { noExternal: true, resolve: { conditions: ["node", "import", "module-sync"], mainFields: [] } },
  plugins: [leaveOutside(), keepPlaces()],
  build: {
    ssr: join(ROOT, "apps/server/src/main.ts"),
    outDir: OUTPUT,
    emptyOutDir: true,
    target: "node24",
    // What a failure says names functions as they are written.
    minify: false,
    rolldownOptions: { output: { entryFileNames: "main.mjs", chunkFileNames: "[name]-[hash].mjs" } },
  },
});
