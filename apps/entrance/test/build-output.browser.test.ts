import { brotliCompressSync } from "node:zlib";
import { launchChromium } from "@nv/test-kit/chromium";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type BuiltFiles, buildForTest } from "./build-for-test.ts";
import { arrive, ORIGIN } from "./public-door.ts";

/** Limits of the product for the visitors' home, bytes after brotli; fonts apart, which are compressed already. */
const HOME_LIMIT = 20_000;
const HOME_WITH_DIALOG_LIMIT = 45_000;
const FONTS_LIMIT = 12_000;

const PAGES = ["index.html", "gate.html", "outbox.html", "forbidden.html"] as const;

let browser: Browser;
let files: BuiltFiles;

beforeAll(async () => {
  vi.stubEnv("NODE_ENV", "production");
  [browser, files] = await Promise.all([launchChromium(), buildForTest()]);
});
afterAll(async () => {
  await browser.close();
  vi.unstubAllEnvs();
});

const textOf = (path: string) => files.get(path)?.toString("utf8") ?? "";
const isFont = (path: string) => path.endsWith(".woff2");

function compressedBytes(paths: readonly string[]): number {
  return [...new Set(paths)].reduce((sum, path) => sum + brotliCompressSync(files.get(path) ?? "").length, 0);
}

function fontBytes(paths: readonly string[]): number {
  return [...new Set(paths)].filter(isFont).reduce((sum, path) => sum + (files.get(path)?.length ?? 0), 0);
}

describe("what anyone may read", () => {
  test.each(["/docs", "/blog", "assets/js/", "docusaurus"])("no file holds «%s», which is about the inside", (word) => {
    const telling = [...files.keys()].filter((path) => !isFont(path) && textOf(path).toLowerCase().includes(word));
    expect(telling).toEqual([]);
  });

  test("no file is a source map, and none names a source file", () => {
    const telling = [...files.keys()].filter((path) => path.endsWith(".map") || /\.tsx?["'`]/.test(textOf(path)));
    expect(telling).toEqual([]);
  });

  test("robots are told to stay out of all but what readers of the newspaper get", () => {
    expect(textOf("robots.txt")).toBe(
      "User-agent: *\nAllow: /g/\nAllow: /i/\nAllow: /e/\nAllow: /oembed.json\nDisallow: /\n",
    );
  });

  test.each(PAGES)("%s holds no script, no style and no handler of its own", (page) => {
    expect(textOf(page)).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\sstyle=|\son[a-z]+=|javascript:/i);
  });

  test.each(PAGES)("%s is Spanish, asks not to be indexed, and has the title that they all have", (page) => {
    expect(textOf(page)).toContain('<html lang="es" data-theme="light">');
    expect(textOf(page)).toContain('<meta name="robots" content="noindex, nofollow"/>');
    expect(textOf(page)).toContain("<title>Equipo Narrativas Visuales</title>");
  });

  test("files whose names hold their content's hash are the only ones below /entrance/", () => {
    const below = [...files.keys()].filter((path) => path.startsWith("entrance/"));
    expect(below.filter((path) => !/^entrance\/assets\/[^/]+-[\w-]{8}\.(js|css|woff2)$/.test(path))).toEqual([]);
  });
});

test("the same sources give the same bytes", async () => {
  expect(await buildForTest()).toEqual(files);
});

describe("what a visitor downloads", () => {
  test("the home stays light, also with the dialog open", async () => {
    const { page, fetched, errors } = await arrive(browser, files);
    await page.goto(`${ORIGIN}/`, { waitUntil: "networkidle" });
    await page.getByRole("banner").getByRole("button", { name: "Registrarse" }).waitFor();
    expect(fontBytes(fetched)).toBeLessThanOrEqual(FONTS_LIMIT);
    expect(compressedBytes(fetched.filter((path) => !isFont(path)))).toBeLessThanOrEqual(HOME_LIMIT);

    await page.getByRole("main").getByRole("button", { name: "Iniciar sesión" }).click();
    await page.frameLocator("iframe").getByLabel("Correo electrónico").waitFor();
    expect(compressedBytes(fetched.filter((path) => !isFont(path)))).toBeLessThanOrEqual(HOME_WITH_DIALOG_LIMIT);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test("the home draws only letters of its cut fonts; packages/ui/fonts/entrance-text.ts takes those that a new text adds", async () => {
    const { page, fetched } = await arrive(browser, files);
    await page.goto(`${ORIGIN}/`, { waitUntil: "networkidle" });
    expect(await page.evaluate(lettersOutsideCutFonts)).toEqual([]);
    expect(fetched.filter((path) => isFont(path) && !path.includes("/entrance-"))).toEqual([]);
    await page.context().close();
  });
});

/** Runs in the page: letters that it draws in a face whose cut file does not hold them. */
function lettersOutsideCutFonts(): readonly string[] {
  const faces = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .flatMap((rule) => (rule instanceof CSSFontFaceRule && rule.cssText.includes("/entrance-") ? [rule.style] : []));
  const holds = (range: string, letter: string) => {
    const [first = 0, last = first] = range
      .replace("U+", "")
      .split("-")
      .map((hex) => Number.parseInt(hex, 16));
    const code = letter.codePointAt(0) ?? 0;
    return code >= first && code <= last;
  };
  const missing: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (parent === null || parent.closest("noscript, [hidden]") !== null) continue;
    // What is not drawn asks for no letters: the sentence for older browsers, which is set in the machine's own face.
    if (parent.getClientRects().length === 0) continue;
    const { fontFamily, fontWeight, fontStyle, textTransform } = getComputedStyle(parent);
    const text = textTransform === "uppercase" ? (node.nodeValue ?? "").toUpperCase() : (node.nodeValue ?? "");
    const face = faces.find(
      (style) =>
        fontFamily.replaceAll('"', "").startsWith(style.getPropertyValue("font-family").replaceAll('"', "")) &&
        style.getPropertyValue("font-weight") === fontWeight &&
        (style.getPropertyValue("font-style") || "normal") === fontStyle,
    );
    const ranges = face?.getPropertyValue("unicode-range").split(/,\s*/) ?? [];
    for (const letter of new Set(text.replaceAll(/\s/g, ""))) {
      if (!ranges.some((range) => holds(range, letter)))
        missing.push(`${letter} (${fontFamily.split(",")[0]} ${fontWeight})`);
    }
  }
  return [...new Set(missing)];
}
