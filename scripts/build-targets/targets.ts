/** Stands in a command for the folder that the build goes into. */
export const OUTPUT = "{output}";

/** Something that is built into a folder and needs building again when one of its inputs changes. */
export interface BuildTarget {
  readonly name: string;
  /** Name that the person at the terminal reads while it is built. */
  readonly label: string;
  /** Files and folders, relative to the root, whose contents decide whether the output is out of date. */
  readonly inputs: readonly string[];
  /** Folder whose history in git is shown, relative to the root: a commit of the same contents makes the output out of date too. */
  readonly history?: string;
  /** Environment variables that change the output. */
  readonly variables: readonly string[];
  /** Path at which everybody looks for the build, relative to the root: it leads to the folder that the command filled. */
  readonly output: string;
  /** Arguments of `node`, run in `cwd`; {@link OUTPUT} in them is the folder to fill. */
  readonly command: readonly string[];
  readonly cwd: string;
  /** Whether text files in the output get `.br` and `.gz` neighbours for the server. */
  readonly isServed: boolean;
}

const BROWSER_PACKAGES = ["contracts", "identity-client", "identity-widget", "spanish", "ui"].map(
  (name) => `packages/${name}`,
);

/** Packages of the pages with a session: those of every page, and more. */
const PAGE_PACKAGES = [...BROWSER_PACKAGES, "packages/tables", "packages/web"];

/** Packages that pieces are made of, for whoever makes them and whoever reads them. */
const PIECE_PACKAGES = [
  "ai2html",
  "cases",
  "election-pages",
  "elections",
  "embeds",
  "formats",
  "glb",
  "graphic-types",
  "piece-parts",
].map((name) => `packages/${name}`);

/** Program that serves the product, relative to the root, once everything is built. */
export const SERVER_PROGRAM = "apps/server/build/main.mjs";

/** In the order in which they are built: a target may use the output of those above it. */
export const BUILD_TARGETS: readonly BuildTarget[] = [
  {
    name: "fonts",
    label: "las tipografías",
    inputs: ["packages/ui/fonts", "packages/ui/package.json", "package-lock.json"],
    variables: [],
    output: "packages/ui/build/fonts",
    command: ["fonts/build-fonts.ts", OUTPUT],
    cwd: "packages/ui",
    isServed: false,
  },
  {
    name: "widget",
    label: "el diálogo de inicio de sesión para otras páginas",
    inputs: [...BROWSER_PACKAGES, "package-lock.json"],
    variables: [],
    output: "packages/identity-widget/dist",
    command: ["build.ts", OUTPUT],
    cwd: "packages/identity-widget",
    isServed: true,
  },
  {
    name: "embeds",
    label: "lo que cargan las páginas del periódico",
    inputs: [...PIECE_PACKAGES, "packages/contracts", "packages/spanish", "package-lock.json"],
    variables: [],
    output: "packages/embeds/dist",
    command: ["build.ts", OUTPUT],
    cwd: "packages/embeds",
    isServed: false,
  },
  {
    name: "geography",
    label: "el atlas de los mapas",
    inputs: ["packages/geography", "packages/spanish", "package-lock.json"],
    variables: [],
    output: "packages/geography/build/atlas",
    command: ["build.ts", OUTPUT],
    cwd: "packages/geography",
    isServed: false,
  },
  {
    name: "entrance",
    label: "la entrada",
    inputs: ["apps/entrance", ...BROWSER_PACKAGES, "packages/web", "team.config.ts", "package-lock.json"],
    variables: ["WIDGET_LOCALE"],
    output: "apps/entrance/build",
    command: ["build.ts", OUTPUT],
    cwd: "apps/entrance",
    isServed: true,
  },
  {
    name: "admin",
    label: "la administración",
    inputs: ["apps/admin", ...PAGE_PACKAGES, "team.config.ts", "package-lock.json"],
    variables: [],
    output: "apps/admin/build",
    command: [
      ...["../../node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"],
      ...["--outDir", `${OUTPUT}/admin`, "--emptyOutDir"],
    ],
    cwd: "apps/admin",
    isServed: true,
  },
  {
    name: "site",
    label: "el sitio",
    inputs: [
      "apps/site",
      "snippets",
      "packages/descriptions",
      "packages/geography",
      ...PIECE_PACKAGES,
      ...PAGE_PACKAGES,
      "team.config.ts",
      "package-lock.json",
    ],
    history: "apps/site/content",
    variables: ["SITE_LOCALE", "WIDGET_LOCALE"],
    output: "apps/site/build",
    command: ["../../node_modules/@docusaurus/core/bin/docusaurus.mjs", "build", "--out-dir", OUTPUT],
    cwd: "apps/site",
    isServed: true,
  },
  {
    name: "server",
    label: "el servidor",
    inputs: ["apps/server", "packages", "package-lock.json"],
    variables: [],
    output: "apps/server/build",
    command: ["build.ts", OUTPUT],
    cwd: "apps/server",
    isServed: false,
  },
];
