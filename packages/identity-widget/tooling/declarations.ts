import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { DistFile } from "./build-dist.ts";

const PACKAGES = fileURLToPath(new URL("../../", import.meta.url));

/** Entry points from which the declarations of a bundler's modules start. */
const DOORS = {
  widget: [
    "identity-widget/src/as-published.ts",
    "identity-widget/src/react.tsx",
    "identity-widget/src/fragment.ts",
    "identity-client/src/index.ts",
  ],
  client: ["identity-client/src/index.ts"],
} as const;

/** The type checker's own command, wherever it is installed. */
const CHECKER = fileURLToPath(new URL("../bin/tsc", import.meta.resolve("typescript")));

const SETTINGS = {
  compilerOptions: {
    target: "es2022",
    lib: ["es2024", "dom", "dom.iterable"],
    module: "nodenext",
    jsx: "react-jsx",
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: true,
    types: [],
    allowImportingTsExtensions: true,
    declaration: true,
    emitDeclarationOnly: true,
    removeComments: false,
  },
};

/** A declaration names modules as they are in `dist`: our own packages by their place, and no source endings. */
function withDistImports(code: string, file: string): string {
  return code
    .replace(/(from |import\()"@nv\/identity-client"/g, (_, before: string) => {
      const path = relative(dirname(file), "identity-client/src/index.js");
      return `${before}"${path.startsWith(".") ? path : `./${path}`}"`;
    })
    .replace(/((?:from |import\()"\.[^"]*)\.tsx?"/g, '$1.js"');
}

/**
 * Writes the types of what is imported from a package, without a source file in them.
 * @throws {Error} With what the type checker said.
 */
export async function buildDeclarations(name: keyof typeof DOORS): Promise<readonly DistFile[]> {
  const folder = await mkdtemp(join(tmpdir(), "nv-declarations-"));
  try {
    const settings = join(folder, "tsconfig.json");
    const compilerOptions = { ...SETTINGS.compilerOptions, rootDir: PACKAGES, outDir: folder };
    await writeFile(
      settings,
      JSON.stringify({ compilerOptions, files: DOORS[name].map((door) => join(PACKAGES, door)) }),
    );
    // On a busy machine several threads leave out what they found through a package first: TypeScript 7.0.2.
    await promisify(execFile)(process.execPath, [CHECKER, "--singleThreaded", "-p", settings]);
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter(({ name }) => name.endsWith(".d.ts"));
    return await Promise.all(
      files.map(async ({ parentPath, name }) => {
        const path = join(parentPath, name);
        const file = relative(folder, path);
        return { name: file, code: withDistImports(await readFile(path, "utf8"), file), imports: [] };
      }),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
