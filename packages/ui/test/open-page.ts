import { fileURLToPath } from "node:url";
import { type Browser, chromium, type Page } from "playwright-core";
import { build } from "vite";

const CHROMIUM_PATH = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
const CHROMIUM_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Starts a real Chromium; whoever starts it closes it. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: CHROMIUM_PATH, args: CHROMIUM_ARGS });
}

/**
 * Bundles a script of ours, with what it imports, into one text for the browser.
 *
 * @param entry - Source of the script.
 */
export async function bundle(entry: URL): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: fileURLToPath(entry), output: { format: "iife" } },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const chunks = outputs.flatMap((output) => ("output" in output ? output.output : []));
  const script = chunks.find((chunk) => chunk.type === "chunk");
  if (script === undefined || script.type !== "chunk") throw new Error(`${entry.href} gave no script`);
  return script.code;
}

/**
 * Opens an empty page of the browser and runs one script in it.
 *
 * @param browser - From {@link launchBrowser}.
 * @param script - From {@link bundle}; it renders into `#root`.
 */
export async function openPage(browser: Browser, script: string): Promise<Page> {
  const page = await browser.newPage();
  await page.setContent('<!doctype html><html lang="es"><body><div id="root"></div></body></html>');
  await page.addScriptTag({ content: script });
  return page;
}
