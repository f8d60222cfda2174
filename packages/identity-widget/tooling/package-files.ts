import { readFile } from "node:fs/promises";
import type { DistFile } from "./build-dist.ts";

/** A package of ours that others install. */
export type PackageName = "widget" | "client";

/** Paths of the declarations of the entry points, below a folder of types. */
const TYPES = {
  published: "identity-widget/src/as-published.d.ts",
  required: "identity-widget/src/as-commonjs.d.ts",
  react: "identity-widget/src/react.d.ts",
  fragment: "identity-widget/src/fragment.d.ts",
  client: "identity-client/src/index.d.ts",
} as const;

const door = (name: string, types: string, typesOfRequire = types) => ({
  import: { types: `./types/${types}`, default: `./esm/${name}.js` },
  require: { types: `./cjs/types/${typesOfRequire}`, default: `./cjs/${name}.cjs` },
});

const SHAPES = {
  widget: {
    description: "Sign-in dialog for pages: a drop-in for netlify-identity-widget",
    // For who does not read `exports`, and so gets what `main` names.
    types: `./cjs/types/${TYPES.required}`,
    exports: {
      ".": door("index", TYPES.published, TYPES.required),
      "./react": door("react", TYPES.react),
      "./fragment": door("fragment", TYPES.fragment),
      "./account.css": "./account.css",
      // The scripts for a tag are files to copy, which nobody imports: they are found beside this one.
      "./package.json": "./package.json",
    },
    files: [
      "cjs",
      "esm",
      "types",
      "react",
      "fragment",
      "account.css",
      "netlify-identity-widget*.js",
      "!**/*.br",
      "!**/*.gz",
    ],
    // Only the React door draws with it.
    peerDependencies: { react: ">=19" },
    peerDependenciesMeta: { react: { optional: true } },
  },
  client: {
    description: "Client of the identity service: a drop-in for gotrue-js",
    types: `./types/${TYPES.client}`,
    exports: { ".": door("index", TYPES.client) },
    files: ["cjs", "esm", "types"],
  },
} as const;

/** `require` gives the widget itself, as that of the original does. */
const REQUIRED = `import type * as module from "./as-published.js";
declare const netlifyIdentity: module.NetlifyIdentity;
declare namespace netlifyIdentity {
  export type InitOptions = module.InitOptions;
  export type NetlifyIdentity = module.NetlifyIdentity;
  export type User = module.User;
  export type GoTrue = module.GoTrue;
}
export = netlifyIdentity;
`;

/**
 * Lists the files that make a package of a build: its manifest, what it says of itself, and what `require` needs.
 *
 * @param parts - Paths of the build's own parts: those of earlier builds, which lie beside them, are nobody's to install.
 */
export async function packageFiles(name: PackageName, parts: readonly string[] = []): Promise<readonly DistFile[]> {
  const own: unknown = JSON.parse(
    await readFile(new URL(`../../identity-${name}/package.json`, import.meta.url), "utf8"),
  );
  const version = typeof own === "object" && own !== null && "version" in own ? own.version : undefined;
  const manifest = {
    name: `@nv/identity-${name}`,
    version,
    license: "MIT",
    engines: { node: ">=20" },
    type: "module",
    sideEffects: name === "widget" ? ["./*.js", "./*.css"] : false,
    main: "./cjs/index.cjs",
    module: "./esm/index.js",
    ...SHAPES[name],
    files: [...SHAPES[name].files, ...parts],
  };
  const readme = await readFile(new URL(`../../identity-${name}/README.md`, import.meta.url), "utf8");
  const licence = await readFile(new URL("../../../LICENSE", import.meta.url), "utf8");
  // Checkers that do not read `exports` look for a folder of the door's name.
  const older = (door: "react" | "fragment") =>
    [
      `${door}/package.json`,
      `${JSON.stringify({ main: `../cjs/${door}.cjs`, module: `../esm/${door}.js`, types: `../cjs/types/${TYPES[door]}` })}\n`,
    ] as const;
  const texts: readonly (readonly [string, string])[] = [
    ["package.json", `${JSON.stringify(manifest, null, 2)}\n`],
    ["README.md", readme],
    ["LICENSE", licence],
    ["cjs/package.json", '{ "type": "commonjs" }\n'],
    ...(name === "widget"
      ? [[`cjs/types/${TYPES.required}`, REQUIRED] as const, older("react"), older("fragment")]
      : []),
  ];
  return texts.map(([file, code]) => ({ name: file, code, imports: [] }));
}
