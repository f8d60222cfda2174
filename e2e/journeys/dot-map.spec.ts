import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { becomeFirstAdministrator } from "../src/enter.ts";
import { expect, test } from "../src/test.ts";

const PAGE = "/docs/Herramientas%20Online/GeneradorPuntosAleatorios";

/** The first map of a page brings the atlas and puts its dots in a thread of its own. Milliseconds. */
const FIRST_MAP_MS = 20_000;

/** Two invented crops in three provinces; one of them is written without its zero. */
const TABLE = ["provincia;naranjos;olivos", "46;1200;300", "23;0;2500", "4;700;850"].join("\n");

async function takenAway(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "CSV", exact: true }).click(),
  ]);
  return readFile(await download.path(), "utf8");
}

test("a table becomes a map of dots: exact totals, the same dots from the same seed, taken away and kept in the library", {
  tag: "@long",
}, async ({ page, server }) => {
  await becomeFirstAdministrator(page, server);
  await page.goto(PAGE);
  await expect(page.getByText("los olivos y los naranjos son inventados")).toBeVisible();
  await page.getByLabel("1. Pega la tabla: código y valores").fill(TABLE);
  await page.getByRole("switch", { name: "Poner los ceros que faltan delante de los códigos" }).click();
  await page.getByLabel("Cada punto es").fill("50");
  const map = page.getByRole("img", { name: /^Mapa de puntos\. 1\s+punto = 50/ });
  await expect(map).toBeVisible({ timeout: FIRST_MAP_MS });
  const legend = page.locator(".nv-dot-map__legend");
  await expect(legend).toContainText("naranjos: 38 puntos");
  await expect(legend).toContainText("olivos: 73 puntos");

  const first = await takenAway(page);
  expect(first.trimEnd().split("\r\n")).toHaveLength(1 + 38 + 73);
  await page.getByRole("button", { name: "Otra semilla" }).click();
  // Files wait for what was asked for last.
  expect(await takenAway(page)).not.toBe(first);
  await page.getByLabel("Semilla").fill("1");
  expect(await takenAway(page)).toBe(first);

  await page.getByRole("button", { name: "Llevar a Archivos" }).click();
  await page.getByRole("link", { name: "ábrelo en Archivos" }).click();
  await expect(page.getByRole("heading", { name: "mapa-de-puntos" })).toBeVisible();
});
