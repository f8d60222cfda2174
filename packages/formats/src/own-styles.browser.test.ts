import { glob, readFile } from "node:fs/promises";
import { basename, dirname } from "node:path";
import type { FileOf } from "@nv/piece-parts";
import { ai2htmlFile, resolvedFile } from "@nv/piece-parts/test";
import { launchChromium } from "@nv/test-kit/chromium";
import type { BrowserContextOptions } from "playwright-core";
import { expect, test } from "vitest";
import { NOTHING_AROUND } from "./around.ts";
import { writeBlock } from "./blocks-html.ts";
import { FORMATS } from "./formats.ts";

const fileOf: FileOf = (source, recipe) =>
  recipe.recipe === "ai2html" ? ai2htmlFile(source) : resolvedFile({ source, recipe });

/** The example of each format, in one story. */
const BLOCKS = FORMATS.map(({ example }) => {
  const around = { ...NOTHING_AROUND, piece: (source: string) => example.pieces?.[source] ?? expect.unreachable() };
  return writeBlock(example.block, { file: fileOf, srcOf: () => "", built: () => "", isFirst: false, around }).html;
});

/** Styles that the page of a story carries of each format, by its name. */
async function readStyles(): Promise<string> {
  const styles: string[] = [];
  for await (const path of glob("*/runtime.css", { cwd: import.meta.dirname }))
    styles.push(
      `<style data-of="${basename(dirname(path))}">${await readFile(`${import.meta.dirname}/${path}`, "utf8")}</style>`,
    );
  return styles.join("");
}

/** A story of all formats, where things may move. */
async function openAll(options: BrowserContextOptions = {}) {
  const browser = await launchChromium();
  const page = await browser.newPage(options);
  const shared = await readFile(`${import.meta.dirname}/stage/stage.css`, "utf8");
  await page.setContent(
    `<html class="nv-moves"><head><style>${shared}</style>${await readStyles()}</head><body><article class="nv-story">${BLOCKS.join("")}</article></body></html>`,
  );
  return { page, close: () => browser.close() };
}

test("in a story of all formats the styles of one touch no block of another", async () => {
  const { page, close } = await openAll();
  const touched = await page.evaluate(() => {
    const rulesIn = (rules: CSSRuleList): readonly CSSStyleRule[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSStyleRule) return [rule];
        return rule instanceof CSSGroupingRule ? rulesIn(rule.cssRules) : [];
      });
    return [...document.querySelectorAll<HTMLStyleElement>("style[data-of]")].flatMap(({ dataset, sheet }) =>
      rulesIn(sheet?.cssRules ?? new CSSStyleSheet().cssRules).flatMap(({ selectorText }) => {
        const found = [...document.querySelectorAll(selectorText.replaceAll(/::[a-z-]+/g, ""))];
        const blocks = new Set(found.map((one) => one.closest(".nv-block")?.classList[1] ?? ""));
        return [...blocks]
          .filter((block) => block !== "" && block !== `nv-${dataset.of}`)
          .map((block) => `${dataset.of}: ${selectorText} touches ${block}`);
      }),
    );
  });
  expect(touched).toEqual([]);
  await close();
});

test("with reduced motion a phone keeps no room for what would move: it reads what is read without a script", async () => {
  const { page, close } = await openAll({ viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });
  const rooms = () =>
    page.locator(".nv-steps, .nv-step").evaluateAll((all) =>
      all.map((one) => {
        const { padding, minHeight } = getComputedStyle(one);
        return `${one.closest(".nv-block")?.classList[1]} ${padding} ${minHeight}`;
      }),
    );
  const moving = await rooms();
  await page.locator("html").evaluate((html) => html.classList.remove("nv-moves"));
  expect(moving).toEqual(await rooms());
  await close();
});
