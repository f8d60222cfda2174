import type { Plugin } from "vite";
import { PREACT_CORE_ALIASES } from "./preact-aliases.ts";
import { isPartOf, plainId, wholeParts } from "./whole-parts.ts";

const REACT = /^react(-dom)?(\/.+)?$/;

/** The React door and what it draws in the page: theirs is the page's own React. */
const isInPage = (importer: string) =>
  /\/src\/react\.tsx$/.test(plainId(importer)) || isPartOf(importer, "AccountPage");

/**
 * Leaves React to the page where the page draws, and draws everything else with what comes along.
 *
 * In this order: an alias of the bundler's own would be the same for both, and a part is known by its mark alone.
 */
export function partsWithReactOutside(): readonly Plugin[] {
  return [
    {
      name: "react-outside",
      enforce: "pre",
      resolveId: (source, importer) =>
        importer !== undefined && REACT.test(source) && isInPage(importer) ? { id: source, external: true } : null,
    },
    wholeParts(),
    {
      name: "preact-inside",
      enforce: "pre",
      async resolveId(source, importer, options) {
        const alias = PREACT_CORE_ALIASES.find(({ find }) => find.test(source));
        return alias ? this.resolve(alias.replacement, importer, { ...options, skipSelf: true }) : null;
      },
    },
  ];
}
