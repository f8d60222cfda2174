import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import { build, type Plugin } from "vite";

const PACKAGES = join(import.meta.dirname, "../..");

/** Files of the demos of every package, by the name of their component: a new one is in by being there. */
const DEMO_FILES: Readonly<Record<string, string>> = Object.fromEntries(
  globSync("*/src/**/*.demo.tsx", { cwd: PACKAGES })
    .sort()
    .map((file) => [basename(file, ".demo.tsx"), join(PACKAGES, file)]),
);

/** Components that {@link showDemos} can show: `Button` for `Button.demo.tsx`. */
export const DEMO_NAMES: readonly string[] = Object.keys(DEMO_FILES);

/** The sheets of the packages whose demos are shown, in the order of their names. */
const SHEETS = globSync("*/src/styles.css", { cwd: PACKAGES }).sort();

/** Plugin for what the entry imports as `virtual:demos`: each file has one component whose name ends in `Demo`. */
const virtualDemos: Plugin = {
  name: "virtual-demos",
  resolveId: (id) => (id === "virtual:demos" ? "\0virtual:demos" : null),
  load(id) {
    if (id !== "\0virtual:demos") return null;
    const imports = Object.entries(DEMO_FILES).map(
      ([name, file]) => `import { ${name}Demo as Demo${name} } from ${JSON.stringify(file)};`,
    );
    const sheets = SHEETS.map((file) => `import ${JSON.stringify(join(PACKAGES, file))};`);
    const entries = DEMO_NAMES.map((name) => `${JSON.stringify(name)}: Demo${name}`);
    return [...imports, ...sheets, `export const demos = { ${entries.join(", ")} };`].join("\n");
  },
};

/** Bundles a script for the browser with everything that it imports and wears. */
export async function bundle(entry: URL, plugins: readonly Plugin[] = []): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    plugins: [...plugins],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: fileURLToPath(entry), output: { format: "iife" } },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const files = outputs.flatMap((output) => ("output" in output ? output.output : []));
  const script = files.find((file) => file.type === "chunk");
  if (script?.type !== "chunk") throw new Error(`nothing came of ${entry}`);
  return script.code;
}

/** Bundles all demos into one script for the browser. */
export function bundleDemos(): Promise<string> {
  return bundle(new URL("./demos.entry.tsx", import.meta.url), [virtualDemos]);
}

/** Opens a page that runs a script in `#root`, without motion. */
export async function openPage(browser: Browser, script: string): Promise<Page> {
  const page = await browser.newPage({ reducedMotion: "reduce" });
  await page.setContent(
    `<!doctype html><html lang="es" data-theme="light"><head><title>Demostraciones</title></head><body><div id="root"></div></body></html>`,
  );
  await page.addScriptTag({ content: script });
  return page;
}

/** Shows these demos on the page, anew. */
export async function showDemos(page: Page, ...names: readonly string[]): Promise<void> {
  await page.evaluate((shown) => window.showDemos(shown), names);
  await page.locator("main").waitFor();
}
