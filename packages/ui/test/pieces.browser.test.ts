import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { bundle, launchBrowser, openPage } from "./open-page.ts";

let browser: Browser;
let page: Page;
let script: string;

beforeAll(async () => {
  [browser, script] = await Promise.all([launchBrowser(), bundle(new URL("./pieces.entry.tsx", import.meta.url))]);
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
