import path from "node:path";
import type { Plugin } from "@docusaurus/types";
import { simpleHash } from "@docusaurus/utils";

/** Generated data that every page, or every document, carries. */
const DATA =
  /[\\/]\.docusaurus[\\/](docusaurus\.config\.mjs|globalData\.json|registry\.js|routes\.js|routesChunkNames\.json|site-metadata\.json|docusaurus-plugin-content-docs[\\/]default[\\/]p[\\/]docs-\w+\.json)$/;

/** Schemas of the library, with what only the server asks of them, and its words for what is wrong. */
const SCHEMAS = /[\\/]zod[\\/]v4[\\/](classic[\\/]schemas|locales[\\/]en)\.js$/;

/** Number of letters of the hash of the component's address with which the framework names parts of the bundle. */
const NAME_LETTERS = 8;

function partOf(component: string): string {
  return simpleHash(component, NAME_LETTERS);
}

/** The parts that draw a document, one inside the other: no document is without one of them. */
const DOCUMENT_PARTS = ["@theme/DocsRoot", "@theme/DocVersionRoot", "@theme/DocRoot", "@theme/DocItem"].map(partOf);

/** Modules that every type of graphic and every form of one is made of: a page that makes graphics has them once, with the first that needs them. */
const OF_TYPES =
  /[\\/]packages[\\/](graphic-types[\\/]src[\\/](graphic-type|capabilities|kept-parts)|piece-parts[\\/]src[\\/](labels|well-formed|config-parts|references[\\/]reference)|contracts[\\/]src[\\/](issue-words|well-formed|kept-parts|records[\\/]schemas|graphics[\\/](schemas|types)))\.ts$/;

/** Modules that every form is made of, whatever it writes: a page that has two kinds of forms has them once. */
const OF_FORMS =
  /[\\/]packages[\\/](ui[\\/]src[\\/]Field[\\/]\w+|web[\\/]src[\\/](drafts[\\/]bind-fields|workbench[\\/]steps|use-touched)|spanish[\\/]src[\\/](number-format|rounded-digits|fold)|contracts[\\/]src[\\/](graphics[\\/]texts|later-apis))\.tsx?$/;

/** Modules that a locator, its form and its map are made of. */
const OF_LOCATORS =
  /[\\/]packages[\\/](graphic-types[\\/]src[\\/]locator[\\/](about|config|example|first-map|palette|drawn-sizes|streets[\\/](street-colours|streets-lack)|editor[\\/](map-thread|view-sizes))|contracts[\\/]src[\\/]map-styles[\\/]paths)\.ts$/;

/** More than the framework's own groups. */
const PRIORITY = 45;

/** A file of its own for modules that several parts of a page share. */
const sharedFile = (name: string, test: RegExp) => ({
  ...{ name, test, type: /^javascript/, chunks: "async" as const, minChunks: 2, enforce: true, priority: PRIORITY },
});

/** The framework's plugin that gives every page the number of each part by its name, for its own way of fetching ahead, which is not ours. */
const NAMES_PLUGIN = "ChunkAssetPlugin";

/** Takes the names of parts out of what every page carries. @throws {Error} When the framework has no such plugin. */
function leaveOutNames(config: { plugins?: unknown[] }): void {
  const at = config.plugins?.findIndex((plugin) => plugin?.constructor.name === NAMES_PLUGIN) ?? -1;
  if (at < 0) throw new Error(`There is no ${NAMES_PLUGIN} in this version of the framework: see engine/UPGRADE.md.`);
  config.plugins?.splice(at, 1);
}

/**
 * Makes what every page carries light: of the framework's generated data and of the schemas' library, what a page reads; of the parts that draw a document, one
 * file, which repeats nothing and compresses as a whole. It has the name of the innermost, which is fetched ahead by it. What every type of
 * graphic is made of comes once, for a form in which several are at hand, and so does what every form and every locator is made of.
 *
 * @see docs/adr/0058-weight-of-a-page.md
 */
export default function leanPagesPlugin(): Plugin {
  return {
    name: "nv-lean-pages",
    configureWebpack(config, isServer) {
      // What prints the pages reads the data whole.
      if (isServer) return undefined;
      leaveOutNames(config);
      return {
        // By its number: its name, as random as the hash, would come twice with every page for each file of the site. Six signs of the hash tell
        // two versions of one part from each other.
        ...(process.env.NODE_ENV === "production" && {
          output: { chunkFilename: "assets/js/part.[id]-[contenthash:6].js" },
        }),
        module: { rules: [{ test: [DATA, SCHEMAS], use: [path.resolve(__dirname, "../lean/lean-data-loader.ts")] }] },
        optimization: {
          splitChunks: {
            cacheGroups: {
              document: {
                name: partOf("@theme/DocItem"),
                type: /^javascript/,
                chunks: ({ name }: { readonly name?: string | null }) =>
                  typeof name === "string" && DOCUMENT_PARTS.includes(name),
                enforce: true,
                priority: PRIORITY,
              },
              types: sharedFile("types", OF_TYPES),
              forms: sharedFile("forms", OF_FORMS),
              locators: sharedFile("locators", OF_LOCATORS),
            },
          },
        },
      };
    },
  };
}
