import { fileURLToPath } from "node:url";
import { build, type Plugin, type Rolldown } from "vite";
import type { PageAssets } from "../src/page/page-assets.ts";
import { PAGE_NAMES, type PageName } from "./pages.ts";

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
  const result = await build({
    configFile: false,
    root: ROOT,
    base: BASE,
    logLevel: "warn",
    publicDir: false,
    define: { __WIDGET_LOCALE__: JSON.stringify(widgetLocale) },
    // The dialog is the only React in the browser, and it is small enough for a smaller React.
    resolve: { alias: { react: "preact/compat", "react-dom": "preact/compat" } },
    plugins: [appendTo("/dot-map/dot-map.css", dotMapRules)],
    build: {
      write: false,
      target: "es2022",
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: {
          styles: "src/styles/public-styles.ts",
          theme: "src/page/theme.client.ts",
          ...Object.fromEntries(PAGE_NAMES.map((page) => [page, `src/${page}/${page}.client.ts`])),
        },
      },
    },
  });
  const output = (Array.isArray(result) ? result : [result]).flatMap((one) => ("output" in one ? one.output : []));
  return { files: contentsOf(output), assets: assetsOf(output) };
}

/** Adds rules to one style sheet before it is minified. */
function appendTo(suffix: string, rules: string): Plugin {
  return {
    name: "entrance:append-rules",
    enforce: "pre",
    transform: (code, id) => (id.endsWith(suffix) ? `${code}\n${rules}` : null),
  };
}

type Output = readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[];

function contentsOf(output: Output): ReadonlyMap<string, string | Uint8Array> {
  return new Map(output.map((file) => [file.fileName, file.type === "chunk" ? file.code : file.source]));
}

function assetsOf(output: Output): Readonly<Record<PageName, PageAssets>> {
  const chunks = output.filter((file) => file.type === "chunk");
  const entry = (name: string): Rolldown.OutputChunk => {
    const chunk = chunks.find((candidate) => candidate.isEntry && candidate.name === name);
    if (chunk === undefined) throw new Error(`the client bundle has no entry "${name}"`);
    return chunk;
  };
  const fileNames = output.map(({ fileName }) => fileName);
  const shared = {
    styles: fileNames.filter((name) => /\/styles-[^/]+\.css$/.test(name)).map(toUrl),
    fonts: fileNames.filter((name) => name.endsWith(".woff2")).map(toUrl),
    themeScript: toUrl(entry("theme").fileName),
  };
  const page = (name: PageName): PageAssets => ({
    ...shared,
    script: toUrl(entry(name).fileName),
    scriptImports: entry(name).imports.map(toUrl),
  });
  return { home: page("home"), gate: page("gate"), outbox: page("outbox") };
}

function toUrl(fileName: string): string {
  return BASE + fileName;
}
