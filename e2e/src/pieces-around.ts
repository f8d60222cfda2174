import type { Locator, Page } from "@playwright/test";
import { expect, type PublishedPiece, piecesTest as test } from "./pieces.ts";
import { pixelsAt } from "./pixel.ts";

const WHITE = "#ffffff";
const NIGHT = "#101418";

/** Articles by how they are light or dark. */
const ARTICLES = {
  light: "<style>body{background:#fff}</style>",
  dark: `<style>:root{color-scheme:dark}body{background:${NIGHT}}</style>`,
  automatic: `<style>:root{color-scheme:light dark}@media(prefers-color-scheme:dark){body{background:${NIGHT}}}</style>`,
  "dark by its own colours": `<style>body{background:${NIGHT};color:#eee}</style>`,
} as const;

/** Four articles with six codes each, looked at pixel by pixel. Milliseconds. */
const FOUR_ARTICLES_MS = 120_000;

/** Longest time that a code may take to look as it must. Milliseconds. */
const LOOK_MS = 5000;

/** Look of a graphic: its own scheme, and the ground that it stands on. */
interface EmbedScheme {
  readonly scheme: "light" | "dark";
  readonly ground: string;
}

/** The codes of a graphic, as a newspaper may write them. */
function codesOf({ slug, embedCodes: { iframe = "", element = "" } }: PublishedPiece) {
  return {
    "a frame": [iframe, "light"],
    "a frame that asks for what is around": [iframe.replace("<iframe", '<iframe data-nv-theme="auto"'), "auto"],
    "an element": [element, "light"],
    "an element that asks for what is around": [element.replace("<nv-grafico", '<nv-grafico theme="auto"'), "auto"],
    "an element that asks for dark": [element.replace("<nv-grafico", '<nv-grafico theme="dark"'), "dark"],
    "a frame alone": [iframe.replace(/<(script|noscript)[\s\S]*/, "").replace(` data-nv="${slug}"`, ""), "bare"],
  } as const;
}

async function schemeOf(frame: Locator): Promise<EmbedScheme["scheme"]> {
  const root = frame.contentFrame().locator(":root");
  return root.evaluate((element) => (getComputedStyle(element).colorScheme === "dark" ? "dark" : "light"));
}

/** Reads the look of each graphic, by its code. */
async function looksOf(
  page: Page,
  frames: readonly (readonly [code: string, frame: Locator])[],
): Promise<Readonly<Record<string, EmbedScheme>>> {
  const boxes = await Promise.all(frames.map(([, frame]) => frame.boundingBox()));
  // Right of a short heading the page of a wrapper shows its ground.
  const places = boxes.map((box) => ({
    x: Math.round((box?.x ?? 0) + (box?.width ?? 0) - 10),
    y: Math.round((box?.y ?? 0) + 8),
  }));
  const grounds = await pixelsAt(page, places);
  const schemes = await Promise.all(frames.map(([, frame]) => schemeOf(frame)));
  return Object.fromEntries(
    frames.map(([code], index) => [code, { scheme: schemes[index] ?? "light", ground: grounds[index] ?? "" }]),
  );
}

/** Tells how a graphic must look in an article. */
function wanted(theme: "light" | "dark" | "auto", article: "light" | "dark") {
  const scheme = theme === "auto" ? article : theme;
  const ground = article === "dark" ? NIGHT : WHITE;
  // Where it is not as the article is, it brings a ground of its own.
  return { scheme, ground: scheme === article ? ground : expect.not.stringMatching(ground) };
}

/**
 * A composed graphic in articles of every kind, with every code, on a system that is light or dark.
 *
 * @param system - What the browser of these tests says that its system prefers.
 */
export function testPiecesAround(system: "light" | "dark"): void {
  // On a dark system a light article is told apart too: on a light one little is left to be wrong.
  const tag = system === "light" ? "@long" : [];
  test(`a graphic follows the article around it, not the system, which is ${system}`, { tag }, async ({
    page,
    pieces,
  }) => {
    test.setTimeout(FOUR_ARTICLES_MS);
    const charts = [{ chart: "ej001" }, { chart: "ej002" }];
    const config = { type: "wrapper", layout: "two", heading: "Dos", charts };
    const codes = Object.entries(codesOf(await pieces.publish({ title: "Dos series", config })));
    await page.setViewportSize({ width: 800, height: 3600 });
    for (const [kind, styles] of Object.entries(ARTICLES)) {
      const article = kind === "light" || (kind === "automatic" && system === "light") ? "light" : "dark";
      const html = codes.map(([, [code]]) => code).join("<p>Sigue</p>");
      await page.goto(pieces.newspaper.print(`<!doctype html><title>Nota</title>${styles}<p>Nota</p>${html}`));
      expect(await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches)).toBe(system === "dark");
      // A frame without the script knows nothing of the article; its code says light.
      const shown = codes
        .map(([code, [, theme]], place) => ({ code, theme, frame: page.locator("iframe").nth(place) }))
        .filter(({ theme }) => theme !== "bare" || article === "light");
      for (const { frame } of shown)
        await expect(frame.contentFrame().getByRole("heading", { name: "Dos" })).toBeVisible();
      await expect
        .poll(
          () =>
            looksOf(
              page,
              shown.map(({ code, frame }) => [code, frame]),
            ),
          { message: `an article that is ${kind}`, timeout: codes.length * LOOK_MS },
        )
        .toEqual(
          Object.fromEntries(
            shown.map(({ code, theme }) => [code, wanted(theme === "bare" ? "light" : theme, article)]),
          ),
        );
    }
  });
}
