import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { launchChromium } from "@nv/test-kit/chromium";
import type { Browser, Locator, Page } from "playwright-core";
import { build } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";

let browser: Browser;
let script: string;
let styles: string;

async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: fileURLToPath(new URL("./on-picture.entry.tsx", import.meta.url)),
        output: { format: "iife" },
      },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((part) => ("output" in part ? part.output : []));
  return outputs.flatMap((output) => (output.type === "chunk" ? [output.code] : [])).join("");
}

beforeAll(async () => {
  [browser, script, styles] = await Promise.all([
    launchChromium(),
    bundle(),
    readFile(new URL("../src/pictures/on-picture.css", import.meta.url), "utf8"),
  ]);
});
afterAll(() => browser.close());

async function open(): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 616, height: 1200 } });
  await page.setContent(
    `<!doctype html><html lang="es"><style>${styles}</style><body style="margin:8px"><div id="root"></div></body></html>`,
  );
  await page.addScriptTag({ content: script });
  await page.locator("output").waitFor();
  return page;
}

/** Returns a function that gives where a point of a picture is in the window, px, from its part of the picture's width and height. */
async function pointsOf(picture: Locator): Promise<(x: number, y: number) => readonly [number, number]> {
  const box = await picture.boundingBox();
  if (box === null) throw new Error("The picture is not shown");
  return (x, y) => [box.x + box.width * x, box.y + box.height * y];
}

const told = async (page: Page) => JSON.parse(await page.locator("output").innerText());

test("a part is drawn from one corner to the other, in any direction", async () => {
  const page = await open();
  const at = await pointsOf(page.getByRole("slider", { name: "Parte" }));
  await page.mouse.move(...at(0.8, 0.9));
  await page.mouse.down();
  await page.mouse.move(...at(0.5, 0.5));
  await page.mouse.move(...at(0.2, 0.4));
  await page.mouse.up();
  expect((await told(page)).rect).toEqual({ x: 0.2, y: 0.4, width: 0.6, height: 0.5 });
  await page.close();
});

test("a part is moved and sized with the keyboard, and written in hundredths", async () => {
  const page = await open();
  const part = page.getByRole("slider", { name: "Parte" });
  await part.focus();
  for (const key of ["ArrowRight", "Alt+ArrowDown", "Shift+ArrowRight", "Shift+ArrowUp"])
    await page.keyboard.press(key);
  expect((await told(page)).rect).toEqual({ x: 0.11, y: 0.3, width: 0.31, height: 0.49 });
  expect(await part.getAttribute("aria-valuetext")).toBe(
    "31 % de ancho y 49 % de alto, a 11 % de la izquierda y 30 % de arriba",
  );
  await page.getByLabel("Ancho (%)").fill("25.5");
  expect((await told(page)).rect.width).toBe(0.255);
  await page.close();
});

test("the point that is nearest is dragged, and each is moved with the keyboard", async () => {
  const page = await open();
  const second = page.getByRole("slider", { name: "Puntos: punto 2" });
  const at = await pointsOf(second.locator(".."));
  await page.mouse.move(...at(0.7, 0.4));
  await page.mouse.down();
  await page.mouse.move(...at(0.1, 0.2));
  await page.mouse.up();
  const [first, moved] = (await told(page)).points;
  expect(first).toEqual({ x: 0.25, y: 0.5 });
  expect(moved).toEqual({ x: 0.1, y: 0.2 });
  await second.focus();
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("ArrowUp");
  expect((await told(page)).points[1]).toEqual({ x: 0.15, y: 0.195 });
  await page.close();
});
