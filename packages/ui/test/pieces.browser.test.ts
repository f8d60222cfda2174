import { launchChromium } from "@nv/test-kit/chromium";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { bundle, openPage } from "./open-page.ts";

let browser: Browser;
let page: Page;
let script: string;

beforeAll(async () => {
  [browser, script] = await Promise.all([launchChromium(), bundle(new URL("./pieces.entry.tsx", import.meta.url))]);
});
afterAll(() => browser.close());
afterEach(() => page.close());

beforeEach(async () => {
  page = await openPage(browser, script);
});

const names = () =>
  page
    .getByRole("textbox", { name: /^Nombre/ })
    .evaluateAll((fields) => fields.map((field) => Reflect.get(field, "value")));

test("a row that is added is empty, and the keyboard is in it", async () => {
  await page.getByRole("button", { name: "Añadir ancho" }).press("Enter");
  await page.getByRole("textbox", { name: "Nombre 3" }).waitFor();
  await page.keyboard.type("Escritorio");
  expect(await names()).toEqual(["Móvil", "Tableta", "Escritorio"]);
  expect(await page.getByRole("spinbutton", { name: "Ancho 3" }).getAttribute("aria-invalid")).toBe("true");
});

test("whoever goes on to another field before the next frame keeps the keyboard", async () => {
  await page.evaluate(() => {
    const frames: FrameRequestCallback[] = [];
    Reflect.set(window, "drawFrames", () => {
      for (const draw of frames.splice(0)) draw(performance.now());
    });
    window.requestAnimationFrame = (draw) => frames.push(draw);
  });
  await page.getByRole("button", { name: "Añadir ancho" }).press("Enter");
  await page.getByRole("textbox", { name: "Nombre 1" }).fill("Reloj");
  await page.evaluate("drawFrames()");
  await page.keyboard.type(" de pulsera");
  expect(await names()).toEqual(["Reloj de pulsera", "Tableta", ""]);
});

test("a row changes its place, and the keyboard goes with it", async () => {
  await page.getByRole("button", { name: "Subir ancho 2" }).press("Enter");
  expect(await names()).toEqual(["Tableta", "Móvil"]);
  await page.waitForFunction(() => document.activeElement?.matches("li:first-child input"));
  expect(await page.getByRole("button", { name: "Subir ancho 1" }).isDisabled()).toBe(true);
});

test("there are never fewer rows than the fewest, nor more than the most", async () => {
  await page.getByRole("button", { name: "Quitar ancho 1" }).click();
  expect(await page.getByRole("button", { name: "Quitar ancho 1" }).isDisabled()).toBe(true);
  const add = page.getByRole("button", { name: "Añadir ancho" });
  for (let count = 1; count < 4; count += 1) await add.click();
  expect(await add.isDisabled()).toBe(true);
});

test("a field of pixels gives a number, and nothing when it is emptied", async () => {
  const field = page.getByRole("spinbutton", { name: "Ancho 1" });
  await field.fill("");
  expect(await page.getByText("Falta el ancho.").isVisible()).toBe(true);
  await field.fill("360");
  expect(await field.getAttribute("aria-invalid")).toBeNull();
});

test("a table is put in order by the head of a column, and says so", async () => {
  const heads = page.getByRole("rowheader");
  const figures = page.getByRole("columnheader", { name: "Agua, %" });
  expect(await heads.allTextContents()).toEqual(["Muestra A", "Muestra B", "Muestra C"]);
  await page.getByRole("button", { name: "Agua, %" }).press("Enter");
  expect(await heads.allTextContents()).toEqual(["Muestra B", "Muestra A", "Muestra C"]);
  expect(await figures.getAttribute("aria-sort")).toBe("ascending");
  await page.getByRole("button", { name: "Agua, %" }).press("Enter");
  expect(await figures.getAttribute("aria-sort")).toBe("descending");
});

test("a table is a stop of the keyboard while it scrolls sideways, and none while all of it is in sight", async () => {
  const box = page.getByRole("group", { name: "Embalses de muestra" });
  const isStop = (is: boolean) =>
    page.waitForFunction(
      (wanted) => (document.querySelector(".nv-data")?.getAttribute("tabindex") === "0") === wanted,
      is,
    );
  await isStop(false);
  await box.evaluate((element) => element.style.setProperty("width", "120px"));
  await isStop(true);
  await box.evaluate((element) => element.style.removeProperty("width"));
  await isStop(false);
});

test("what is done with a row is done with that row", async () => {
  await page.getByRole("button", { name: "Quitar Muestra B" }).click();
  expect(await page.getByRole("rowheader").allTextContents()).toEqual(["Muestra A", "Muestra C"]);
});

test("the pages of a list have a first and a last", async () => {
  const [back, on] = ["Anterior", "Siguiente"].map((name) => page.getByRole("button", { name }));
  await page.getByText("1–50 de 120").waitFor();
  expect(await back?.isDisabled()).toBe(true);
  await on?.click();
  await on?.click();
  await page.getByText("101–120 de 120").waitFor();
  expect(await on?.isDisabled()).toBe(true);
});

test("files are chosen or dropped, and the same one again counts as a change", async () => {
  const field = page.getByLabel("Archivos de muestra");
  const file = { name: "a.csv", mimeType: "text/csv", buffer: Buffer.from("a") };
  await field.setInputFiles([file, { ...file, name: "b.csv" }]);
  await page.getByText("a.csv, b.csv").waitFor();
  expect(await field.inputValue()).toBe("");
});

test("what must be mended comes before what is well", async () => {
  const list = page.getByRole("list").filter({ hasText: "texto alternativo" });
  expect(
    await list.getByRole("img").evaluateAll((signs) => signs.map((sign) => sign.getAttribute("aria-label"))),
  ).toEqual(["Hay que arreglarlo", "Conviene", "Bien"]);
});

test.each(["Línea de dos", "Texto de dos"])(
  "whoever writes in «%s» goes on at their word when somebody else writes there too",
  async (name) => {
    const field = page.getByRole("textbox", { name });
    await field.press("Home");
    for (let letter = 0; letter < 7; letter += 1) await page.keyboard.press("ArrowRight");
    await page.keyboard.type("x");
    await page.evaluate(() => window.dispatchEvent(new Event("joined")));
    await page.keyboard.type("yz");
    expect(await field.inputValue()).toBe("Hoy El paroxyz baja mucho");
  },
);
