import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import vm from "node:vm";
import type { EmbedFlavour } from "@nv/contracts";
import { embedCodes } from "@nv/embeds";
import { launchChromium } from "@nv/test-kit/chromium";
import type { Browser, Page, Route } from "playwright-core";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { readOldStory } from "../../src/features/stories/core/read-old-story.ts";
import { CONTENT, type PageFence, readPageFences } from "./page-fences.ts";

// Every block of code that a page offers to copy is run here, or says in its bar that no test runs it.

const SITE = join(import.meta.dirname, "../..");
const ROOT = join(SITE, "../..");
/** Modules that the pages write are put here: inside the project, so that they find what they import. */
const MODULES = join(SITE, ".cache/page-code");

const fences = await readPageFences();
const codeOf = (key: string): string => {
  const found = fences.filter((fence) => fence.key === key);
  if (found.length !== 1) throw new Error(`${found.length} blocks are called ${key}`);
  return found[0]?.code ?? "";
};

const WINDOW = { width: 800, height: 600 };

let browser: Browser;
/** One for all blocks: opening a page costs more than what most of them show. */
let page: Page;
let folder = "";
let tokens = "";
beforeAll(async () => {
  await mkdir(MODULES, { recursive: true });
  folder = await mkdtemp(join(MODULES, "run-"));
  tokens = await readFile(join(ROOT, "packages/ui/src/tokens.css"), "utf8");
  browser = await launchChromium();
  page = await browser.newPage({ viewport: WINDOW });
});
beforeEach(async () => {
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.setViewportSize(WINDOW);
});
afterAll(async () => {
  await browser.close();
  await rm(folder, { recursive: true });
});

/** Runs a module of a page, with what it imports. */
async function importFence(code: string, extension: string): Promise<Readonly<Record<string, unknown>>> {
  const path = join(folder, `${crypto.randomUUID()}.${extension}`);
  await writeFile(path, code);
  return import(path);
}

const Component = z.custom<() => null>((value) => typeof value === "function");

/** Returns the markup that a component of a page draws. */
async function drawn(code: string, name: string): Promise<string> {
  return renderToStaticMarkup(createElement(Component.parse((await importFence(code, "tsx"))[name])));
}

/** Sends the clip of the pages from where it is asked for, as a server does that lets a video be sought in. */
async function sendVideo(route: Route): Promise<void> {
  const video = await readFile(join(SITE, "static/video/olas.mp4"));
  const fromBytes = Number(/^bytes=(\d+)-/.exec(route.request().headers().range ?? "")?.[1] ?? 0);
  const headers = { "content-range": `bytes ${fromBytes}-${video.length - 1}/${video.length}` };
  await route.fulfill({ status: 206, contentType: "video/mp4", headers, body: video.subarray(fromBytes) });
}

/** Opens a piece that is written in a page of ours. Its pictures are not there; its videos are. */
async function openPiece(of: string, style: string, script: string): Promise<void> {
  const html = codeOf(`${of} · ${style === "apertura" ? "La apertura" : "La pieza"}`);
  await page.route("**/*", async (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    if (name === "") {
      const body = `<!doctype html><style>body{margin:0}${codeOf(`${of} · ${style}.css`)}</style>${html}<p style="height:100vh">Fin</p><script>${codeOf(`${of} · ${script}`)}</script>`;
      return route.fulfill({ contentType: "text/html; charset=utf-8", body });
    }
    return name.endsWith(".mp4") ? sendVideo(route) : route.fulfill({ status: 404 });
  });
  await page.goto("https://piece.test/");
}

/** The rules of a style sheet as the browser understood them, for what it does not understand it leaves out. */
async function expectUnderstood(css: string): Promise<void> {
  await page.setContent(`<style>${tokens}</style><style id="own">${css}</style>`);
  const { declared, unknown } = await page.evaluate(() => {
    const sheet = document.querySelector<HTMLStyleElement>("#own")?.sheet;
    const rules: CSSStyleRule[] = [];
    const collect = (list: CSSRuleList) => {
      for (const rule of list) {
        if (rule instanceof CSSStyleRule) rules.push(rule);
        else if (rule instanceof CSSGroupingRule) collect(rule.cssRules);
      }
    };
    if (sheet) collect(sheet.cssRules);
    const root = getComputedStyle(document.documentElement);
    const names = rules.flatMap(({ cssText }) =>
      [...cssText.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name ?? ""),
    );
    // What was written stays in the text of the rule, by its own name or by those that it stands for.
    return {
      declared: rules.map(({ selectorText, style }) => ({ selectorText, count: style.length })),
      unknown: names.filter((name) => root.getPropertyValue(name) === ""),
    };
  });
  expect(declared.length).toBeGreaterThan(0);
  for (const { selectorText, count } of declared) expect(count, selectorText).toBeGreaterThan(0);
  expect(unknown).toEqual([]);
}

function expectOldStory(code: string): void {
  let count = 0;
  expect(readOldStory(code, () => `id${count++}`)).not.toHaveProperty("refused");
}

/** Checks that a code is the one that the registry gives of the graphic that a page invents. */
const expectEmbedCode = (flavour: EmbedFlavour) => (code: string) => {
  const publicBaseUrl = "https://graficos.diario.example";
  const codes = embedCodes({
    publicBaseUrl,
    slug: "embalses",
    title: "Embalses de Ejemplo",
    altText: "El agua baja de 60 a 41 en un año.",
    heightsPx: [
      [320, 520],
      [640, 430],
    ],
    imageUrl: `${publicBaseUrl}/g/embalses/3-0a1b2c3d4e/fallback.png`,
    box: null,
    theme: "light",
    isInline: false,
  });
  expect(code.trim()).toBe(codes[flavour]);
};

async function expectScripts(code: string): Promise<void> {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(await readFile(join(ROOT, "package.json"), "utf8")));
  for (const [, name = ""] of code.matchAll(/^npm (?:run )?(\w+)/gm)) expect(scripts).toHaveProperty(name);
}

/** Checks that a language's blocks work, by language, where one look is enough for all of them. */
const BY_LANGUAGE: Readonly<Record<string, (code: string) => unknown>> = {
  css: expectUnderstood,
  json: expectOldStory,
  csv(code) {
    const widths = code.split("\n").map((line) => line.split(",").length);
    expect(new Set(widths).size).toBe(1);
  },
};

/** Checks that a block works, by its name: it is run as whoever copies it would. */
const PROOFS: Readonly<Record<string, (code: string) => unknown>> = {
  "blog/2026-11-11-desarrollo · sh": expectScripts,

  "blog/2026-11-17-octubre-2024 · Lo mismo en JavaScript"(code) {
    const said: string[] = [];
    vm.runInNewContext(code, { console: { log: (text: string) => said.push(text) }, Intl, Date });
    expect(said).toEqual(["2:00", "2:00"]);
  },

  async "blog/2026-11-18-noviembre-2024 · Una frase, de los mismos datos"(code) {
    const { sentence } = z
      .object({ sentence: z.custom<(row: object) => string>((value) => typeof value === "function") })
      .parse(await importFence(code, "mjs"));
    expect(sentence({ leader: "Candidatura 1", electors: 200, counted: 64.5 })).toBe(
      "Candidatura 1 va delante con 200 compromisarios y el 64,5 % escrutado.",
    );
    expect(sentence({ leader: "Candidatura 1", electors: 270, counted: 99 })).toMatch(/llega a los 270/);
  },

  async "docs/Desarrollo interno/Husky · .husky/pre-commit"(code) {
    expect(await readFile(join(ROOT, ".husky/pre-commit"), "utf8")).toContain(code);
  },
  async "docs/Desarrollo interno/Husky · .husky/commit-msg"(code) {
    expect(await readFile(join(ROOT, ".husky/commit-msg"), "utf8")).toContain(code);
  },

  "docs/Desarrollo interno/Links · De una página a otra"(code) {
    const [, path = ""] = /\((.+)\)/.exec(code) ?? [];
    expect(existsSync(join(CONTENT, "docs/Desarrollo interno", decodeURI(path)))).toBe(true);
  },
  async "docs/Desarrollo interno/Links · Fuera de Markdown"(code) {
    expect(await drawn(code, "Pautas")).toContain('href="https://www.w3.org/TR/WCAG22/"');
  },
  async "docs/Desarrollo interno/components · Uso"(code) {
    expect(await drawn(code, "Guardar")).toMatch(/<button.*Guardar la muestra/);
  },
  async "docs/Desarrollo interno/toggle · Una capa que se enciende"(code) {
    expect(await drawn(code, "Capa")).toMatch(/role="switch".*checked/);
  },

  async "docs/Guia de estilos/TipoNum · La etiqueta de una barra"(code) {
    const { proven } = await importFence(`${code}\nexport const proven = etiqueta;`, "ts");
    expect(proven).toBe(/\/\/ "(.+)"/.exec(code)?.[1]?.replace(" ", "\u00a0"));
  },
  async "docs/Guia de estilos/TipoOtrosFormatos · Las mismas medidas, en código"(code) {
    const { proven } = await importFence(`${code}\nexport const proven = vertical;`, "ts");
    expect(proven).toMatchObject({ widthPx: 1080, heightPx: 1920 });
  },
  async "docs/Guia de estilos/maps · El contorno de la casa"(code) {
    expect((await drawn(`${code}\nexport const Mapa = () => mapa;`, "Mapa")).match(/<path/g)).toHaveLength(19);
  },

  async "docs/Old/Eurocopa · clasificacion.mjs"(code) {
    const { clasificar } = z
      .object({ clasificar: z.custom<(rows: readonly object[]) => unknown>((value) => typeof value === "function") })
      .parse(await importFence(code, "mjs"));
    const [names = [], ...rows] = codeOf("docs/Old/Eurocopa · partidos.csv (muestra)")
      .split("\n")
      .map((line) => line.split(","));
    const partidos = rows.map((row) => Object.fromEntries(names.map((name, index) => [name, row[index] ?? ""])));
    expect(clasificar(partidos)).toMatchObject([
      { equipo: "Equipo A", jugados: 1, puntos: 3, favor: 2, contra: 1 },
      { equipo: "Equipo C", jugados: 0, puntos: 0 },
      { equipo: "Equipo D", jugados: 0, puntos: 0 },
      { equipo: "Equipo B", jugados: 1, puntos: 0 },
    ]);
  },

  "docs/Old/Scrolling_foto · pasos.js": expectFoto,
  "docs/Old/Scrolling_video · scrub.js": expectScrub,
  "docs/Tutoriales/embeds-DW · Drupal": expectEmbedCode("drupal"),
  "docs/Tutoriales/embeds-DW · HTML sin nuestro script": expectEmbedCode("html"),
  "docs/Tutoriales/embeds-DW · WordPress: bloque de HTML": expectEmbedCode("wordpress"),
  "docs/Tutoriales/embeds-DW · WordPress: bloque y shortcode incrustado": expectEmbedCode("wordpressEmbed"),
  "docs/Video/video-apertura · apertura.js": expectOpener,

  async "docs/Old/Scrolling_horizontal · La pieza"(html) {
    await page.setContent(`<style>${codeOf("docs/Old/Scrolling_horizontal · tira.css")}</style>${html}`);
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toMatch(/Cronología/);
    const strip = page.locator(".tira");
    expect(await strip.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
  },
  async "docs/Old/grids-mundial-catar · Es una lista, y se dice"(html) {
    await page.setContent(`<style>${codeOf("docs/Old/grids-mundial-catar · rejilla.css")}</style>${html}`);
    const tops = await page
      .locator(".rejilla li")
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    expect(await page.getByRole("listitem").count()).toBe(2);
  },
  async "docs/Old/WorldFromSpaceQGISProj · js"(code) {
    const { proven } = await importFence(`${code}\nexport const proven = path({ type: "Sphere" });`, "mjs");
    expect(proven).toMatch(/^M/);
  },

  async "docs/Video/video · El bloque, para una página que no es del registro"(html) {
    await page.setViewportSize({ ...WINDOW, width: 500 });
    const asked: string[] = [];
    await page.route("**/*", (route) => {
      asked.push(new URL(route.request().url()).pathname);
      return route.request().url().endsWith("/")
        ? route.fulfill({ contentType: "text/html", body: html })
        : route.abort();
    });
    await page.goto("https://piece.test/");
    expect(await page.locator("video").evaluate((video) => video.hasAttribute("controls"))).toBe(true);
    expect(asked.filter((path) => path.endsWith(".mp4"))).toEqual([]);
  },
};

async function expectFoto(): Promise<void> {
  await openPiece("docs/Old/Scrolling_foto", "pasos", "pasos.js");
  const active = page.locator("[data-activa]");
  await expect.poll(() => active.getAttribute("src")).toBe("1.jpg");
  await page.locator(".pasos__texto").nth(1).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 900);
  await expect.poll(() => active.getAttribute("src")).toBe("2.jpg");
}

async function expectScrub(): Promise<void> {
  await openPiece("docs/Old/Scrolling_video", "scrub", "scrub.js");
  const video = page.locator("video");
  const seconds = () => video.evaluate((element: HTMLVideoElement) => element.currentTime);
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.controls)).toBe(false);
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState)).toBeGreaterThan(0);
  await page.evaluate(() => scrollTo(0, innerHeight * 2));
  await expect.poll(seconds).toBeGreaterThan(1);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(seconds).toBeLessThan(1);
}

async function expectOpener(): Promise<void> {
  await openPiece("docs/Video/video-apertura", "apertura", "apertura.js");
  const stop = page.getByRole("button", { name: "Parar el vídeo" });
  await stop.click();
  await page.getByRole("button", { name: "Poner el vídeo" }).waitFor();
  expect(await page.locator("video").evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  // The words stay in the middle eighty hundredths, clear of the last 64 pixels.
  const box = await page.getByRole("heading", { level: 1 }).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(80);
}

/** Of these nothing is run by itself: what the script beside them works on, and what shows how something is written. */
const SHOWN: ReadonlySet<string> = new Set([
  "docs/intro · Encargo de un gráfico",
  "docs/Guia de estilos/Correcciones · Para el pie",
  "docs/Old/Scrolling_foto · La pieza",
  "docs/Old/Scrolling_video · La pieza",
  "docs/Video/video-apertura · La apertura",
  "blog/2026-11-09-Hola · apps/site/content/blog/2026-11-09-Hola.mdx",
  "blog/2026-11-10-Bienvenidos · Cabecera de una página",
  "docs/Tutoriales/xx DEV/template-tutorial-codigo · Cómo se escribe",
]);

const proofOf = ({ key, language }: PageFence) => PROOFS[key] ?? BY_LANGUAGE[language];

test("no proof is of a block that is gone", () => {
  const keys = new Set(fences.map(({ key }) => key));
  expect([...Object.keys(PROOFS), ...SHOWN].filter((key) => !keys.has(key))).toEqual([]);
});

test.each(fences.filter(({ key, isUntested }) => !isUntested && !SHOWN.has(key)))("$key", async (fence) => {
  const proof = proofOf(fence);
  if (proof === undefined) throw new Error("Nobody runs it: write its proof here, or «untested» after its fence.");
  await proof(fence.code);
});

test("what says that no test runs it has no proof", () => {
  const untested = fences.filter(({ isUntested }) => isUntested);
  expect(untested.filter((fence) => proofOf(fence) !== undefined)).toEqual([]);
});
