import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { open } from "../src/alive.ts";
import { startNewspaper } from "../src/article.ts";
import { PASSWORD, submit } from "../src/dialog.ts";
import { expect, test } from "../src/test.ts";

/** An example of each type and format is drawn, videos too, on a busy machine. Milliseconds. */
const LONG_JOURNEY_MS = 400_000;
const DRAWN_MS = 300_000;
/** Readers' browsers keep a pointer for a minute. Milliseconds. */
const READER_MS = 30_000;

const ROOT = join(import.meta.dirname, "../..");
const FIGURE = "Ejemplo (Gráfico de una tabla): Los precios de Ejemplia vuelven a donde estaban";

/** Rules of the house, and the page that has each. */
const RULES = [
  { asked: "separador de miles", title: "Números" },
  { asked: "código hex del rojo", title: "Colores" },
  { asked: "halo de los rótulos en un mapa", title: "Mapas" },
] as const;

/** What three utilities answer to what is typed. */
const VALUES = [
  { typed: "#c8321f", answer: /Contraste/ },
  { typed: "de 20 a 25", answer: /\+25\s%/ },
  { typed: "43.36, -5.84", answer: /43/ },
] as const;

async function search(page: Page, text: string): Promise<void> {
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog").getByRole("combobox").fill(text);
}

test("a newcomer's first minutes: examples come, one is published and stands in an article, rules and values are found, and the examples go", async ({
  page,
  context,
  server,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  test.setTimeout(LONG_JOURNEY_MS);
  const newspaper = await startNewspaper(server.url);
  await page.goto(server.firstAdministratorLink());
  await submit(page, { name: "Ana Muestra", email: "ana@ejemplo.org", password: PASSWORD });
  await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();

  await page.goto("/embed_data");
  await page.getByRole("button", { name: "Cargar ejemplos" }).click();
  await expect(page.getByText(/^Ya tienes \d+ ejemplos más\.$/)).toBeVisible({ timeout: DRAWN_MS });
  await page.getByRole("button", { name: "Entendido" }).click();
  await expect(page.getByText(/^Hay \d+ ejemplos con la etiqueta «ejemplo»/)).toBeVisible();

  await page.getByRole("searchbox", { name: "Buscar" }).fill("Ejemplia");
  await page.getByRole("link", { name: FIGURE }).click();
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(page.getByText("Publicado. Los lectores lo ven antes de un minuto.")).toBeVisible();
  await page.getByRole("button", { name: "Copiar código" }).click();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  const reader = await page.context().newPage();
  await reader.goto(newspaper.print(`<!doctype html><html lang="es"><title>Los precios</title><p>La nota.</p>${code}`));
  await expect(
    reader.locator("iframe").contentFrame().getByText("Baja la energía").locator("visible=true").first(),
  ).toBeVisible({
    timeout: READER_MS,
  });
  await reader.close();

  await open(page, "/");
  for (const { asked, title } of RULES) {
    await search(page, asked);
    await expect(page.getByRole("dialog").getByRole("option").first()).toContainText(title);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  }
  for (const { typed, answer } of VALUES) {
    await search(page, typed);
    await expect(page.getByRole("dialog").getByRole("option", { name: answer }).first()).toBeVisible();
    await page.keyboard.press("Escape");
  }

  const { stdout } = await promisify(execFile)(process.execPath, ["scripts/examples.ts", "quitar"], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: server.dataDir },
  });
  expect(stdout).toMatch(/^\d+ ejemplos fuera del registro\./m);
  expect(stdout).toContain(`${FIGURE}: Retirado: estuvo publicado.`);
  await page.goto("/embed_data");
  await expect(page.getByText("No hay ningún gráfico en uso.")).toBeVisible();
  await newspaper.stop();
});
