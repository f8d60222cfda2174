import { findWithAxe } from "@nv/test-kit/axe";
import { launchChromium } from "@nv/test-kit/chromium";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { bundleDemos, openPage, showDemos } from "./open-page.ts";

let browser: Browser;
let page: Page;
let demos: string;

beforeAll(async () => {
  [browser, demos] = await Promise.all([launchChromium(), bundleDemos()]);
});
afterAll(() => browser.close());
afterEach(() => page.close());

beforeEach(async () => {
  page = await openPage(browser, demos);
  await showDemos(page, "ConflictNotice", "CopyButton", "Dialog", "Field", "SegmentedControl", "Toggle");
});

test("space turns a switch on, and what it governs changes at once", async () => {
  const names = page.locator(".nv-toggle-demo__bars dt");
  await page.getByRole("switch", { name: "Orden por valor" }).focus();
  await page.keyboard.press("Space");
  expect(await page.getByRole("switch", { name: "Orden por valor" }).isChecked()).toBe(true);
  expect(await names.allTextContents()).toEqual(["Muestra B", "Muestra A", "Muestra C"]);
});

test("a switch that is off duty cannot be turned on", async () => {
  expect(await page.getByRole("switch", { name: "Intervalo de confianza" }).isDisabled()).toBe(true);
});

test("the arrow keys move along the segments, and the reading follows", async () => {
  await page.getByRole("radio", { name: "Total" }).focus();
  await page.keyboard.press("ArrowRight");
  expect(await page.getByRole("radio", { name: "Por habitante" }).isChecked()).toBe(true);
  expect(await page.getByText("12,3 casos por cada 100.000 habitantes").isVisible()).toBe(true);
});

test("in a conflict both sides are there, and the person chooses", async () => {
  const notice = page.getByRole("alert").filter({ hasText: "Ana Muestra ha guardado cambios" });
  expect(await notice.getByRole("cell").allTextContents()).toEqual(["El agua que queda", "El agua que falta"]);
  await notice.getByRole("button", { name: "Quedarme con lo guardado" }).click();
  expect(await page.getByText("Se queda «El agua que queda».").isVisible()).toBe(true);
});

test("a button that copied says so in its own place, and nothing beside it moves", async () => {
  // A page without an address is no secure one, and has no clipboard.
  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: { writeText: async () => {} } }));
  const button = page.getByRole("button", { name: "Copiar el rojo" });
  const before = await button.boundingBox();
  await button.click();
  await page.waitForFunction(() => document.querySelector(".nv-copy[data-answer=done]") !== null);
  expect(await button.boundingBox()).toEqual(before);
  expect(before?.height).toBeGreaterThanOrEqual(32);
  expect(await page.getByRole("status").filter({ hasText: "Copiado" }).count()).toBe(1);
});

test("when the browser does not let copy, the person is told how to do it by hand", async () => {
  await page.getByRole("button", { name: "Copiar una muestra que falla" }).click();
  await page.getByText("No se ha podido copiar").waitFor();
});

test("a figure with a point for decimals is refused with the way to write it, and a comma mends it", async () => {
  const field = page.getByRole("textbox", { name: "Cifra" });
  expect(await field.getAttribute("aria-invalid")).toBe("true");
  await field.fill("12,5");
  expect(await field.getAttribute("aria-invalid")).toBeNull();
});

const isAt = (text: string) => page.waitForFunction((wanted) => document.activeElement?.textContent === wanted, text);
const opener = () => page.getByRole("button", { name: "Cambiar el nombre…" });
const dialog = () => page.getByRole("dialog", { name: "Cambiar el nombre de la muestra" });
const OUTSIDE = [5, 500] as const;

for (const way of ["Escape", "its button", "a click outside"] as const) {
  test(`a dialog closed with ${way} gives the focus back to what opened it`, async () => {
    await opener().press("Enter");
    await page.waitForFunction(() => document.activeElement?.matches("dialog input"));
    if (way === "Escape") await page.keyboard.press("Escape");
    else if (way === "its button") await dialog().getByRole("button", { name: "Cancelar" }).click();
    else await page.mouse.click(...OUTSIDE);
    await dialog().waitFor({ state: "detached" });
    await isAt("Cambiar el nombre…");
  });
}

// What is asked a frame later would be asked in a dialog that the browser has closed.
test("a dialog that Escape leaves is gone before the next frame", async () => {
  await opener().click();
  await dialog().waitFor();
  const looking = await page.evaluateHandle(() => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const look = () => setTimeout(() => resolve(document.querySelector("dialog") !== null));
    document.addEventListener("cancel", look, { capture: true, once: true });
    return { isThere: promise };
  });
  await page.keyboard.press("Escape");
  expect(await looking.evaluate(({ isThere }) => isThere)).toBe(false);
});

test("a click outside a dialog does not take away what was written in it", async () => {
  await opener().click();
  await page.keyboard.type("Muestra B");
  await page.mouse.click(...OUTSIDE);
  expect(await dialog().getByRole("textbox").inputValue()).toBe("Muestra B");
  await page.keyboard.press("Escape");
  await dialog().waitFor({ state: "detached" });
});

test("a text of a dialog that is marked as far as the outside does not close it", async () => {
  await opener().click();
  await dialog().getByText("Lo que está detrás").hover();
  await page.mouse.down();
  await page.mouse.move(...OUTSIDE);
  await page.mouse.up();
  expect(await dialog().isVisible()).toBe(true);
});

test("an open dialog has nothing for axe in either theme, and fits a low and narrow screen", async () => {
  await page.setViewportSize({ width: 320, height: 200 });
  for (const theme of ["light", "dark"]) {
    await page.evaluate((name) => document.documentElement.setAttribute("data-theme", name), theme);
    await opener().click();
    expect(await findWithAxe(page, { within: "dialog" }), theme).toEqual([]);
    const { bottomPx, missingPx } = await page.locator(".nv-dialog__sheet").evaluate((element) => ({
      bottomPx: element.getBoundingClientRect().bottom,
      missingPx: element.scrollWidth - element.clientWidth,
    }));
    expect(bottomPx).toBeLessThanOrEqual(200);
    expect(missingPx).toBe(0);
    await dialog().getByRole("button", { name: "Cancelar" }).click();
    await dialog().waitFor({ state: "detached" });
  }
});
