import { parse } from "node:path";
import type { Plugin } from "vite";

/** Marks a module as the copy of one part; the part's own name follows. */
const MARK = "?part=";

const OWN_SOURCE = /\/packages\/(identity-widget|identity-client)\/src\//;

/** Path of a module, whichever part it is a copy for. */
export const plainId = (id: string): string => id.split(MARK)[0] ?? id;

/** Tells whether a module is the copy of one part. */
export const isPartOf = (id: string, part: string): boolean => id.endsWith(`${MARK}${part}`);

const markOf = (id: string) => (id.includes(MARK) ? id.slice(id.indexOf(MARK)) : null);

/** Id under which a module is the root of a part. */
export const partId = (path: string): string => `${path}${MARK}${parse(path).name}`;

/**
 * Makes every part that is loaded when it is wanted a file that imports nothing.
 *
 * A browser keeps a module that failed to load. A part can be asked for again by another address, but not what it imports: a
 * file that two parts share would stay missing. Nothing with a state of its own may therefore be in a part.
 */
export function wholeParts(): Plugin {
  return {
    name: "whole-parts",
    enforce: "pre",
    async resolveId(source, importer, options) {
      if (importer === undefined) {
        const mark = markOf(source);
        if (mark === null) return null;
        const entry = await this.resolve(plainId(source), undefined, { ...options, skipSelf: true });
        return entry && { ...entry, id: entry.id + mark };
      }
      const isPart = "kind" in options && options.kind === "dynamic-import" && OWN_SOURCE.test(importer);
      const mark = markOf(importer);
      if (!isPart && mark === null) return null;
      const found = await this.resolve(source, plainId(importer), { ...options, skipSelf: true });
      // A bundler's own helpers have no path, and no request either.
      if (found === null || found.external || found.id.startsWith("\0")) return found;
      return { ...found, id: isPart ? partId(found.id) : found.id + mark };
    },
  };
}
