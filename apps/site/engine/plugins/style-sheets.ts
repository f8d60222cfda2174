import type { Plugin } from "@docusaurus/types";

/** Style sheets that only some pages need, or that come with a dialog, by the files or folders whose rules they hold. */
const SHEETS = {
  front: /[\\/]apps[\\/]site[\\/]src[\\/]css[\\/](blog|home)\.css/,
  dialogs: /[\\/]apps[\\/]site[\\/]src[\\/]css[\\/](dialogs|launcher)\.css/,
  tools:
    /[\\/](apps[\\/]site[\\/]src[\\/](frame[\\/]workbench|library|maps|pieces|records|tools[\\/]tool\.css)|packages[\\/](formats|piece-parts))/,
  // Nearly every manual says what something is for and what it is not: that is in the sheet of all pages.
  guide: /[\\/]apps[\\/]site[\\/]src[\\/]guide[\\/](?!DoDont)/,
} as const;

/** Options of every group of styles. */
const SHEET = { type: "css/mini-extract", chunks: "all", enforce: true } as const;

/** Folder of one feature or tool, which no other of them imports. */
const OF_ONE = /[\\/]apps[\\/]site[\\/]src[\\/](?:features|tools)[\\/]([\w-]+)[\\/]/;

/** More than the framework's, which puts everything that is left into the one sheet of all pages. */
const PRIORITY = 70;

/** Less than those that several share, which come before. */
const PRIORITY_OF_ONE = 60;

/** Names the sheet of a feature or tool. */
const sheetOfOne = (module: { nameForCondition(): string | null | undefined }) =>
  OF_ONE.exec(module.nameForCondition() ?? "")?.[1];

/**
 * Takes the rules of the home, the blog, the dialogs, the tools and the guide's demonstrations out of the sheet of all pages, so that whoever reads a page does
 * not pay for them.
 *
 * What tools share is one sheet, not one a page: a rule that two pages bring would come again after those that change it. What is of one
 * feature or tool, which no other imports, is a sheet of its own. A sheet is a part of the pages that need it, so that none is shown before
 * it is there; it comes after that of all pages, and one of its own after those that are shared.
 */
export default function styleSheetsPlugin(): Plugin {
  return {
    name: "nv-style-sheets",
    configureWebpack(_config, isServer) {
      // What is printed ahead holds no styles.
      if (isServer) return undefined;
      const groups = Object.entries(SHEETS).map(([name, test]) => [name, { ...SHEET, name, test, priority: PRIORITY }]);
      const ofOne = { ...SHEET, name: sheetOfOne, test: OF_ONE, priority: PRIORITY_OF_ONE };
      return { optimization: { splitChunks: { cacheGroups: { ...Object.fromEntries(groups), ofOne } } } };
    },
  };
}
