import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { buildDist, SCRIPT_FILE } from "../../tooling/build-dist.ts";

/** The widgets that are compared, with the path of each one's script on the page's site. */
export const WIDGETS = {
  "1.9.2": "published-1.js",
  "2.0.3": "published-2.js",
  ours: SCRIPT_FILE,
} as const;

/** Name of a compared widget. */
export type WidgetName = keyof typeof WIDGETS;

/** Version of a widget that npm publishes. */
export type PublishedName = Exclude<WidgetName, "ours">;

/** Events of the page, kept from before the widget starts. */
const LISTENER = `
  window.told = [];
  for (const name of ["init", "login", "logout", "error", "open", "close"]) {
    netlifyIdentity.on(name, (...args) => {
      const [value] = args;
      const shown = value instanceof Error ? "Error" : value && value.email ? "User" : String(value);
      told.push(args.length === 0 ? name : name + "(" + shown + ")");
    });
  }`;

/** Path of the page that holds a widget's script and nothing else of it. */
export const pageOf = (script: string): string => `${script.replace(".js", "")}.html`;

const pageWith = (script: string) =>
  `<!doctype html><html lang="en"><head><title>Site</title><script src="/${script}"></script><script>${LISTENER}</script></head><body><h1>Site</h1></body></html>`;

/** The scripts that npm publishes, as they are, and ours as it is built; each with a page. */
export async function widgetFiles(): Promise<ReadonlyMap<string, string | Buffer>> {
  const published = (major: 1 | 2) =>
    readFile(fileURLToPath(import.meta.resolve(`netlify-identity-widget-${major}/build/netlify-identity-widget.js`)));
  const built = await buildDist();
  return new Map<string, string | Buffer>([
    [WIDGETS["1.9.2"], await published(1)],
    [WIDGETS["2.0.3"], await published(2)],
    ...Object.values(WIDGETS).map((script): [string, string] => [pageOf(script), pageWith(script)]),
    ...built.map(({ name, code }): [string, string] => [name, code]),
  ]);
}
