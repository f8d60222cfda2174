import { readdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build, type Plugin, type Rolldown } from "vite";
import { wholeParts } from "../../../packages/identity-widget/tooling/whole-parts.ts";
import type { PageAssets } from "../src/page/page-assets.ts";
import type { PageName } from "./pages.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** Public address of the client files; the server maps the build folder to addresses one to one. */
const BASE = "/entrance/";

/** The bundle: files to write, and what each page loads. */
export interface ClientBundle {
  /** Path under `/entrance/` → content. */
  readonly files: ReadonlyMap<string, string | Uint8Array>;
  readonly assets: Readonly<Record<PageName, PageAssets>>;
}

/**
 * Bundles scripts, styles and fonts of the public pages.
 *
 * @param dotMapRules - CSS that the picture's data writes.
 * @param widgetLocale - Language of the sign-in dialog, e.g. `es`.
 */
export async function bundleClient(dotMapRules: string, widgetLocale: string): Promise<ClientBundle> {
  const siteSerif = await findSiteSerif();
  const bundle = (names: readonly EntryName[]) => runVite(names, { dotMapRules, widgetLocale, siteSerif });
  const output = [
    ...(await bundle(["styles", "home", "gate"])),
    // Alone: a plain script imports nothing.
    ...(await bundle(["early"])),
    // Alone: what it shared with the home would become one more request there.
    ...(await bundle(["outbox"])),
  ];
  return { files: contentsOf(output), assets: assetsOf(output) };
}

/** Entry points of the bundler. */
const ENTRIES = {
  styles: "src/styles/styles.client.ts",
  early: "src/page/early.client.ts",
  home: "src/home/home.client.ts",
  gate: "src/gate/gate.client.ts",
  outbox: "src/outbox/outbox.client.ts",
} as const;
type EntryName = keyof typeof ENTRIES;

interface BundleInput {
  readonly dotMapRules: string;
  readonly widgetLocale: string;
  readonly siteSerif: string;
}

async function runVite(names: readonly EntryName[], input: BundleInput): Promise<Output> {
  const { dotMapRules, widgetLocale, siteSerif } = input;
  const result = await build({
    configFile: false,
    root: ROOT,
    base: BASE,
    logLevel: "warn",
    publicDir: false,
    define: { __WIDGET_LOCALE__: JSON.stringify(widgetLocale) },
    // The dialog is the only React in the browser, and it is small enough for a smaller React.
    resolve: { alias: { react: "preact/compat", "react-dom": "preact/compat", "nv-site-serif.woff2": siteSerif } },
    plugins: [
      wholeParts(),
      changeStyles("/dot-map/dot-map.css", (css) => `${css}\n${dotMapRules}`),
      // Two thirds of the tokens are the palettes for data, which no public page draws with.
      changeStyles("/ui/src/tokens.css", (css) => css.replaceAll(/--nv-(data|seq|div)-[^;]+;/g, "")),
    ],
    build: {
      write: false,
      // The plain script finds out whether a browser is too old for the rest: it has to be read by those too.
      target: names.includes("early") ? "es2015" : "es2022",
      // A part imports nothing: there is nothing to fetch ahead of it.
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: Object.fromEntries(names.map((name) => [name, ENTRIES[name]])),
        // A plain script would leave its names in the page.
        output: { format: names.includes("early") ? "iife" : "es" },
      },
    },
  });
  return (Array.isArray(result) ? result : [result]).flatMap((one) => ("output" in one ? one.output : []));
}

/** Changes one style sheet before it is minified. */
function changeStyles(suffix: string, change: (css: string) => string): Plugin {
  return {
    name: `entrance:change${suffix}`,
    enforce: "pre",
    transform: (code, id) => (id.endsWith(suffix) ? change(code) : null),
  };
}

/** The gate's title draws letters that the home's cut title font does not hold, and two cuts must not mix in a word. */
async function findSiteSerif(): Promise<string> {
  const folder = fileURLToPath(new URL("../../../packages/ui/build/fonts/", import.meta.url));
  const name = (await readdir(folder)).find((file) => file.startsWith("newsreader-roman."));
  if (name === undefined)
    throw new Error(`no newsreader-roman font in ${folder}: build the fonts of packages/ui first`);
  return folder + name;
}

type Output = readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[];

function contentsOf(output: Output): ReadonlyMap<string, string | Uint8Array> {
  const contents = output.map((file): [string, string | Uint8Array] => [
    file.fileName,
    file.type === "chunk" ? file.code : file.source,
  ]);
  // The entry of the style sheets leaves an empty script behind.
  return new Map(contents.filter(([, content]) => content.length > 0));
}

function assetsOf(output: Output): Readonly<Record<PageName, PageAssets>> {
  const chunks = output.filter((file) => file.type === "chunk");
  const entry = (name: string): Rolldown.OutputChunk => {
    const chunk = chunks.find((candidate) => candidate.isEntry && candidate.name === name);
    if (chunk === undefined) throw new Error(`the client bundle has no entry "${name}"`);
    return chunk;
  };
  const urlsOf = (pattern: RegExp) =>
    output
      .map(({ fileName }) => fileName)
      .filter((name) => pattern.test(name))
      .map(toUrl);
  const still = (fonts: RegExp): PageAssets => ({
    styles: urlsOf(/\/styles-[^/]+\.css$/),
    fonts: urlsOf(fonts),
    earlyScript: toUrl(entry("early").fileName),
    script: null,
    scriptImports: [],
  });
  const page = (name: PageName, fonts: RegExp): PageAssets => ({
    ...still(fonts),
    script: toUrl(entry(name).fileName),
    scriptImports: entry(name).imports.map(toUrl),
  });
  return {
    home: page("home", /\/entrance-[^/]+\.woff2$/),
    gate: page("gate", DOOR_FONTS),
    outbox: page("outbox", DOOR_FONTS),
    forbidden: still(DOOR_FONTS),
  };
}

/** The pages without the home's big title draw theirs with the site's serif. */
const DOOR_FONTS = /\/(entrance-(brand|text|strong)|newsreader-roman(?!-rest))[^/]*\.woff2$/;

function toUrl(fileName: string): string {
  return BASE + fileName;
}
