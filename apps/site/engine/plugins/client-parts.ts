import path from "node:path";
import type { Plugin } from "@docusaurus/types";

const CLIENT = path.resolve(__dirname, "../client");

/** One part and what stands in for it. */
interface Replacement {
  /** Pattern of the framework's request for its part. */
  readonly request: RegExp;
  /** File that asks; any file when it is not given. */
  readonly from?: RegExp;
  /** File in `engine/client`. */
  readonly by: string;
  /** The prerendering keeps the framework's part. */
  readonly isForBrowser?: boolean;
}

/** Parts of the framework's client that have no option and no place in the theme, and what stands in for each. */
const REPLACEMENTS: readonly Replacement[] = [
  // 1000 ms before the bar, not 200. Specification, section 9.
  { request: /theme-classic[\\/]lib[\\/]nprogress(\.js)?$/, by: "progress-bar-module.ts" },
  // Code is coloured at build, so the page needs no highlighter: 30 kB less on every page.
  { request: /theme-classic[\\/]lib[\\/]prism-include-languages(\.js)?$/, by: "nothing.ts" },
  // The stock style sheet: this site has its own.
  { request: /infima[\\/]dist[\\/]css[\\/].*\.css$/, by: "nothing.ts" },
  // A page that does not load shows the box with «Retry» instead of reloading blindly. Specification, sections 2 and 8.
  { request: /^\.\/PendingNavigation$/, by: "PendingNavigation.tsx" },
  // The same for the first page of a visit.
  { request: /^\.\/preload$/, from: /clientEntry\.js$/, by: "first-preload.ts" },
  // Prefetches only with a session. Specification, section 7.
  { request: /^\.\/docusaurus$/, by: "page-fetcher.ts" },
  // The words of the banner, which stand in the prerendered page alone: 0.6 kB. Specification, section 8.
  { request: /^\.\/BaseUrlIssueBanner$/, by: "NoBanner.ts", isForBrowser: true },
  { request: /^\.\/BaseUrlIssueBanner$/, by: "BaseUrlBanner.tsx" },
  // The head of the document, which the library finds as it was in a tenth of a second of a phone.
  { request: /^react-helmet-async$/, by: "head.ts", isForBrowser: true },
  // Its helpers, without the library that its index brings: 3 kB less on every page.
  { request: /^@docusaurus\/utils-common$/, by: "utils-common.ts" },
  // No path of this site has parameters: 1 kB.
  { request: /^path-to-regexp$/, from: /react-router[\\/]/, by: "literal-paths.ts", isForBrowser: true },
  // Asked for by the one function of the router that nothing calls: 1 kB.
  { request: /^hoist-non-react-statics$/, by: "hoist-statics.ts", isForBrowser: true },
];

/** Puts our parts in the place of the framework's. */
export default function clientPartsPlugin(): Plugin {
  return {
    name: "nv-client-parts",
    configureWebpack(_config, isServer, { currentBundler }) {
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      return {
        plugins: REPLACEMENTS.filter(({ isForBrowser }) => !(isForBrowser && isServer)).map(
          ({ request, from, by }) =>
            new NormalModuleReplacementPlugin(request, (asked) => {
              if (from === undefined || from.test(asked.contextInfo.issuer)) asked.request = path.join(CLIENT, by);
            }),
        ),
      };
    },
  };
}
