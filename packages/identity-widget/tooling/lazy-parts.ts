import { dirname, resolve } from "node:path";
import type { Plugin } from "vite";

const SCRIPT_URL_MODULE = "virtual:script-url";

/** A dynamic import of one of our own modules. */
const LAZY_IMPORT = /\(\) => import\("(\.[^"]+)"\)/g;

const importOf = (file: string) => `(again) => importBesideScript(${JSON.stringify(file)} + again)`;

/**
 * Lets a classic script load its parts: they are modules of their own, found from the address of the script itself.
 *
 * A relative `import()` would do in a script of the same site, but that of another site has no address to start from.
 *
 * @param files - By path of the module, the file of the part beside the script.
 */
export function lazyPartsBesideScript(files: ReadonlyMap<string, string>): Plugin {
  return {
    name: "lazy-parts-beside-script",
    enforce: "pre",
    resolveId: (id) => (id === SCRIPT_URL_MODULE ? `\0${id}` : null),
    load(id) {
      if (id !== `\0${SCRIPT_URL_MODULE}`) return null;
      // Read while the script runs: later nobody knows whose it was.
      return `const scriptUrl = document.currentScript?.src || location.href;
        export const importBesideScript = (file) => import(/* @vite-ignore */ new URL(file, scriptUrl).href).catch((error) => {
          console.error("No parts/: use netlify-identity-widget.full.js");
          throw error;
        });`;
    },
    transform(code, id) {
      if (!LAZY_IMPORT.test(code)) return null;
      const withParts = code.replace(LAZY_IMPORT, (_, specifier: string) => {
        const file = files.get(resolve(dirname(id), specifier));
        if (file === undefined)
          throw new Error(`${id} loads ${specifier}, which is not among the parts of the script.`);
        return importOf(file);
      });
      return { code: `import { importBesideScript } from "${SCRIPT_URL_MODULE}";\n${withParts}`, map: null };
    },
  };
}

/** The modules of a package that load others when they are wanted, as paths of what they load. */
export function lazyModulesOf(sources: Iterable<readonly [path: string, code: string]>): Set<string> {
  const found = new Set<string>();
  for (const [path, code] of sources) {
    for (const [, specifier = ""] of code.matchAll(LAZY_IMPORT)) found.add(resolve(dirname(path), specifier));
  }
  return found;
}
