import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import { build } from "vite";

/** Address of the page of the test; nothing is asked beyond the browser. */
export const ORIGIN = "http://web.test";

/** The page of the test as one script. */
export async function bundlePage(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: fileURLToPath(new URL("./page.entry.tsx", import.meta.url)),
        output: { format: "iife" },
      },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const chunk = outputs
    .flatMap((output) => ("output" in output ? output.output : []))
    .find(({ type }) => type === "chunk");
  if (chunk?.type !== "chunk") throw new Error("the page of the test gave no script");
  return chunk.code;
}

/** Answers the page's own address; the routes of the server are the test's. */
export async function openPage(browser: Browser, script: string): Promise<Page> {
  const page = await browser.newPage();
  await page.route(`${ORIGIN}/`, (route) =>
    route.fulfill({
      contentType: "text/html",
      body: '<!doctype html><html lang="es"><body><div id="root"></div><script src="/page.js"></script></body></html>',
    }),
  );
  await page.route(`${ORIGIN}/page.js`, (route) =>
    route.fulfill({ contentType: "text/javascript; charset=utf-8", body: script }),
  );
  return page;
}
