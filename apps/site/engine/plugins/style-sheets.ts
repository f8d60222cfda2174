import type { Plugin } from "@docusaurus/types";

/** Style sheets that only some pages need, or that come with a dialog, by the files or folders whose rules they hold. */
const SHEETS = {
  front: /[\\/]apps[\\/]site[\\/]src[\\/]css[\\/](blog|home)\.css/,
  dialogs: /[\\/]apps[\\/]site[\\/]src[\\/]css[\\/](dialogs|launcher)\.css/,
  tools:
    /[\\/](apps[\\/]site[\\/]src[\\/](features|frame[\\/]workbench|library|maps|pieces|records|tools)|packages[\\/](formats|piece-parts))[\\/]/,
  guide: /[\\/]apps[\\/]site[\\/]src[\\/]guide[\\/]/,
} as const;

/** More than the framework's, which puts everything that is left into the one sheet of all pages. */
const PRIORITY = 60;

/**
 * Takes the rules of the home, the blog, the dialogs, the tools and the guide's demonstrations out of the sheet of all pages, so that whoever reads a page does
 * not pay for them.
 *
 * One sheet for all tools, not one a page: a rule that two pages bring would come again after those that change it. A sheet is
 * a part of the pages that need it, so that none is shown before it is there, and always comes after that of all pages.
 */
export default function styleSheetsPlugin(): Plugin {
  return {
    name: "nv-style-sheets",
    configureWebpack(_config, isServer) {
      // What is printed ahead holds no styles.
      if (isServer) return undefined;
      const groups = Object.entries(SHEETS).map(([name, test]) => [
        name,
        { name, test, type: "css/mini-extract", chunks: "all", enforce: true, priority: PRIORITY },
      ]);
      return { optimization: { splitChunks: { cacheGroups: Object.fromEntries(groups) } } };
    },
  };
}
