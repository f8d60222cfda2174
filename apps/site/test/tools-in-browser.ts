import { fileURLToPath } from "node:url";
import { launchChromium } from "@nv/test-kit/chromium";
import type { Browser } from "playwright-core";
import { build } from "vite";

/** The tools that read HTML, in a real browser. */
export interface ToolsInBrowser {
  /** Calls one of them. @param name - As `tools.entry.ts` calls it. */
  call(name: "diagnose" | "paste", ...input: readonly unknown[]): Promise<unknown>;
  /** Something that a page may have been made to say, by its name in the window. */
  stateOf(name: string): Promise<unknown>;
  /** Lists what the page has requested. */
  asked(): readonly string[];
  close(): Promise<void>;
}

async function bundle(): Promise<string> {
  const input = fileURLToPath(new URL("./tools.entry.ts", import.meta.url));
  const result = await build({
    configFile: false,
    logLevel: "error",
    build: { write: false, minify: false, rolldownOptions: { input, output: { format: "iife" } } },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const chunk = outputs
    .flatMap((output) => ("output" in output ? output.output : []))
    .find(({ type }) => type === "chunk");
  if (chunk?.type !== "chunk") throw new Error("the tools gave no script");
  return chunk.code;
}

/** Opens them in an empty page; whoever opens them closes them. */
export async function openTools(): Promise<ToolsInBrowser> {
  const [browser, content]: [Browser, string] = await Promise.all([launchChromium(), bundle()]);
  const page = await browser.newPage();
  await page.addScriptTag({ content });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  return {
    call: (name, ...input) =>
      page.evaluate(([tool, values]) => Reflect.get(globalThis, "TOOLS")[tool](...values), [name, input] as const),
    stateOf: (name) => page.evaluate((wanted) => Reflect.get(globalThis, wanted), name),
    asked: () => asked,
    close: () => browser.close(),
  };
}
