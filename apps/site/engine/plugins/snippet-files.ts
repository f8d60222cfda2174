import path from "node:path";
import type { Plugin } from "@docusaurus/types";

/** Folder of the files that pages show and people take away: tested there, never copied into a page. */
const SNIPPETS = path.resolve(__dirname, "../../../../snippets");

/**
 * Lets a page show a real file of the repository: `import ipc from "!!snippet!@snippets/r/ipc.R"`.
 *
 * The two exclamation marks keep the bundler's own rules off the file. It stays a dependency of the page, so that a change in
 * the file rebuilds the page.
 */
export default function snippetFilesPlugin(): Plugin {
  return {
    name: "nv-snippet-files",
    configureWebpack() {
      return {
        resolve: { alias: { "@snippets": SNIPPETS } },
        // A sample that a tool of a page reads is its plain text.
        module: { rules: [{ test: /\.gml$/, type: "asset/source" }] },
        resolveLoader: { alias: { snippet: path.resolve(__dirname, "../markdown/snippet-loader.ts") } },
      };
    },
  };
}
