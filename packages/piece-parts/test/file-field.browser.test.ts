import { fileURLToPath } from "node:url";
import { launchChromium } from "@nv/test-kit/chromium";
import type { Browser, Page } from "playwright-core";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const ID = "0f6c1a2e-3b4d-4c5e-8f60-718293a4b501";

/** Script of a library, as the page of the test runs it before anything else. */
const LIBRARY = `
  const file = { id: "${ID}", name: "plaza.jpg", altText: "", credit: "", licence: "", source: "", rightsUntil: "2020-03-03",
    kind: "picture", facts: { kind: "picture", format: "jpeg", widthPx: 2400, heightPx: 1600, bitDepth: 8, colourSpace: "srgb",
    hasAlpha: false, isTurned: false, frames: 1 }, pictureUrl: null };
  const page = (items) => ({ items, total: items.length, groups: [], usedBytes: 0, quotaBytes: 1 });
  window.asked = [];
  window.library = {
    list: async (asked) => { window.asked.push(asked); return page(file.name.includes(asked.q) ? [file] : []); },
    detail: async () => ({ ...file, contents: [], usedBy: [], givenTo: [], contentUrl: "" }),
    upload: async () => file.id,
  };
`;

const EMPTY = "window.library.list = async () => page([]);";
const WAITING = "window.library.list = () => new Promise(() => undefined);";
const REFUSED = `
  let tries = 0;
  const listed = window.library.list;
  window.library.list = async (asked) => { tries += 1; if (tries === 1) throw new Error("away"); return listed(asked); };
`;
const SLOW_UPLOAD = `
  window.library.upload = (_file, onProgress, signal) => new Promise((_resolve, reject) => {
    onProgress(0.4);
    signal.addEventListener("abort", () => { window.isStopped = true; reject(signal.reason); });
  });
`;
const HELD_UPLOAD = `
  window.library.upload = () => new Promise((resolve) => { window.arrive = () => resolve(file.id); });
`;
const BROKEN_UPLOAD = `
  let uploads = 0;
  window.library.upload = async () => { uploads += 1; if (uploads === 1) throw new Error("away"); return file.id; };
`;

let browser: Browser;
let script: string;

async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: fileURLToPath(new URL("./file-field.entry.tsx", import.meta.url)),
        output: { format: "iife" },
      },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((part) => ("output" in part ? part.output : []));
  return outputs.flatMap((output) => (output.type === "chunk" ? [output.code] : [])).join("");
}

beforeAll(async () => {
  [browser, script] = await Promise.all([launchChromium(), bundle()]);
});
afterAll(() => browser.close());

/** The field over a library. @param more - What is different in the library, as script. */
async function open(more = ""): Promise<Page> {
  const page = await browser.newPage();
  await page.setContent('<!doctype html><html lang="es"><body><div id="root"></div></body></html>');
  await page.addScriptTag({ content: LIBRARY + more });
  await page.addScriptTag({ content: script });
  await page.getByRole("group", { name: "Imagen" }).waitFor();
  return page;
}

const opener = (page: Page) => page.getByRole("button", { name: "Elegir de Archivos: Imagen" });
const bring = (page: Page) =>
  page
    .getByLabel("Traer uno: Imagen")
    .setInputFiles({ name: "foto.jpg", mimeType: "image/jpeg", buffer: Buffer.from("x") });

describe("the files of the library", () => {
  test("are searched and chosen with the keyboard, which comes back to where it was", async () => {
    const page = await open();
    await opener(page).press("Enter");
    const search = page.getByRole("searchbox", { name: "Buscar en Archivos" });
    await expect.poll(() => search.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type("nada");
    await page.getByText("Nada con «nada».").waitFor();
    await search.fill("plaza");
    await page.getByRole("button", { name: "plaza.jpg 2400 × 1600 px" }).press("Enter");
    await page.getByText(`file:${ID}`).waitFor();
    const change = page.getByRole("button", { name: "Cambiar: Imagen" });
    expect(await change.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await page.evaluate(() => Reflect.get(window, "asked")[0])).toEqual({ q: "", kind: "picture", page: 1 });
    await page.close();
  });

  test("say of the chosen one what is doubtful, and leave the field", async () => {
    const page = await open();
    await opener(page).click();
    await page.getByRole("button", { name: /^plaza.jpg/ }).click();
    await page.getByText("Los derechos de «plaza.jpg» acabaron el 3\u00a0de marzo de 2020.").waitFor();
    await page.getByText(/No tiene texto alternativo/).waitFor();
    await page.getByRole("button", { name: "Quitar plaza.jpg" }).click();
    expect(await page.locator("output").textContent()).toBe("");
    await page.close();
  });

  test("are left with Escape", async () => {
    const page = await open();
    await opener(page).press("Enter");
    await page.getByRole("searchbox").press("Escape");
    expect(await page.getByRole("searchbox").count()).toBe(0);
    expect(await opener(page).evaluate((button) => button === document.activeElement)).toBe(true);
    await page.close();
  });

  test.each([
    { name: "none", more: EMPTY, said: "Todavía no hay ninguno: trae el primero." },
    { name: "still on their way", more: WAITING, said: "Buscando…" },
  ])("$name: it says so", async ({ more, said }) => {
    const page = await open(more);
    await opener(page).click();
    await page.getByText(said).waitFor();
    await page.close();
  });

  test("that the server does not give are asked for again", async () => {
    const page = await open(REFUSED);
    await opener(page).click();
    await page.getByRole("alert").getByRole("button", { name: "Reintentar" }).click();
    await page.getByRole("button", { name: /^plaza.jpg/ }).waitFor();
    await page.close();
  });
});

describe("a file that is brought", () => {
  test("is the one of the field once the library has it", async () => {
    const page = await open();
    await bring(page);
    await page.getByText(`file:${ID}`).waitFor();
    await page.close();
  });

  test("says how far it is, and is stopped", async () => {
    const page = await open(SLOW_UPLOAD);
    await bring(page);
    await page.getByText("foto.jpg: 40\u00a0%").waitFor();
    await page.getByRole("button", { name: "Cancelar" }).click();
    await page.getByLabel("Traer uno: Imagen").waitFor({ state: "attached" });
    expect(await page.evaluate(() => Reflect.get(window, "isStopped"))).toBe(true);
    await page.close();
  });

  test("takes neither the words that are written meanwhile nor the keyboard from who writes them", async () => {
    const page = await open(HELD_UPLOAD);
    await bring(page);
    const words = page.getByLabel("Texto");
    await words.fill("Mientras sube");
    await page.evaluate("window.arrive()");
    await page.getByText(`file:${ID}`).waitFor();
    expect(await words.inputValue()).toBe("Mientras sube");
    expect(await words.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.close();
  });

  test("that does not arrive is sent again", async () => {
    const page = await open(BROKEN_UPLOAD);
    await bring(page);
    await page.getByRole("alert").getByRole("button", { name: "Reintentar" }).click();
    await page.getByText(`file:${ID}`).waitFor();
    await page.close();
  });
});

test("an address stands in the place of a file", async () => {
  const page = await open();
  await page.getByRole("textbox", { name: "Imagen: dirección" }).fill("https://example.org/a.jpg");
  expect(await page.locator("output").textContent()).toBe("https://example.org/a.jpg");
  await page.close();
});

describe("the captions of a video", () => {
  const VIDEO = `
    Object.assign(file, { name: "compuerta.mp4", kind: "video", hash: "a", facts: { kind: "video", format: "mp4", codec: "h264", widthPx: 640,
      heightPx: 360, durationMs: 45000, framesPerSecond: 25, isVariableRate: false, keyFramesEveryMs: 2000, bitDepth: 8, isHdr: false,
      rotation: 0, hasSound: true } });
    window.fetch = async () => new Response(new Uint8Array(1125).fill(128));
  `;

  test("are written over its sound: a place on it is a moment, which a caption takes", async () => {
    const page = await browser.newPage({ viewport: { width: 1000, height: 900 } });
    await page.setContent(
      '<!doctype html><html lang="es"><body class="video"><style>.nv-sound__strip{position:relative;width:800px}.nv-sound__strip svg{width:800px;height:80px}.nv-sound__range{position:absolute;left:0;top:0;height:80px;margin:0;appearance:none;opacity:0}.nv-sound__range::-webkit-slider-thumb{width:1px;appearance:none}</style><div id="root"></div></body></html>',
    );
    await page.addScriptTag({ content: LIBRARY + VIDEO });
    await page.addScriptTag({ content: script });
    const moment = page.getByRole("slider", { name: "Momento del vídeo" });
    await page.locator(".nv-sound__wave").waitFor();
    const cues = page.locator(".nv-sound__cue");
    expect(
      await cues.evaluateAll((found) => found.map((cue) => [cue.getAttribute("x"), cue.getAttribute("width")])),
    ).toEqual([["1000", "2000"]]);
    // Half of what is in sight, which is twenty seconds.
    await moment.click({ position: { x: 400, y: 20 } });
    expect(Math.abs(Number(await moment.inputValue()) - 10_000)).toBeLessThan(200);
    await moment.press("ArrowRight");
    const atMs = Number(await moment.inputValue());
    await page.getByRole("button", { name: "Sale ahora" }).click();
    expect(JSON.parse(await page.locator("output").innerText())).toEqual([{ startMs: 1000, endMs: atMs, text: "Uno" }]);
    await page.getByRole("button", { name: "20 s después" }).click();
    expect(await moment.getAttribute("aria-valuetext")).toBe("0:20");
    expect(await cues.count()).toBe(0);
    await page.getByRole("button", { name: "Verlo" }).click();
    await expect.poll(() => moment.inputValue()).toBe("1000");
    await page.close();
  });
});
