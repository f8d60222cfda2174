import { once } from "node:events";
import { createServer } from "node:http";
import type { Page } from "@playwright/test";
import { becomeFirstAdministrator } from "../src/enter.ts";
import { expect, test } from "../src/test.ts";

const INCLUDES = "/docs/Extensiones/Includes";

/** A page of another site with the code of an include. */
async function startPage(html: () => string) {
  const server = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
    response.end(`<!doctype html><html lang="es"><title>Nota</title><body>${html()}</body></html>`);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    url: `http://diario.localhost:${port}/nota`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const codeNamed = (page: Page, name: string) =>
  page.locator(".nv-embeds__one", { has: page.getByRole("heading", { name, exact: true }) }).locator("code");

async function write(page: Page, title: string, body: string): Promise<void> {
  await page.getByRole("button", { name: "Nuevo include" }).click();
  await page.getByLabel("Título").fill(title);
  await page.getByLabel("Texto", { exact: true }).fill(body);
  await expect(page.getByText("Borrador · guardado")).toBeVisible();
}

test("a fragment is written once, shown by a page of another site, changed there, and given back as it was", async ({
  browser,
  page,
  server,
}) => {
  await becomeFirstAdministrator(page, server);
  await page.goto(INCLUDES);
  await write(page, "Nota metodológica", "Así se hizo, a {{fecha|hoy}}. <script>alert(1)</script>");
  await expect(page.getByText("<script> no se admite en un include.")).toBeVisible();
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(page.getByText("Hay datos que corregir.")).toBeVisible();

  await page.getByLabel("Texto", { exact: true }).fill("Así se hizo, a {{fecha|hoy}}.");
  await expect(page.getByText("Nada: se puede publicar")).toBeVisible();
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(page.getByText("Publicado. Las páginas lo muestran antes de un minuto.")).toBeVisible();
  const element = await codeNamed(page, "Elemento").innerText();
  expect(element).toContain('<nv-include src="nota-metodologica" data-fecha="">');

  const article = await startPage(() => element.replace('data-fecha=""', 'data-fecha="3 de mayo"'));
  // Each reader with a cache of their own: one who was here a moment ago waits for the minute to pass.
  async function read(): Promise<string> {
    const context = await browser.newContext();
    const reader = await context.newPage();
    await reader.goto(article.url);
    const element = reader.locator("nv-include");
    await reader.waitForLoadState("networkidle");
    const text = await element.innerText();
    await context.close();
    return text;
  }
  expect(await read()).toBe("Así se hizo, a 3 de mayo.");

  await page.getByLabel("Texto", { exact: true }).fill("Se hizo de otra manera.");
  await page.getByRole("button", { name: "Publicar cambios" }).click();
  await expect(page.getByText("Publicado. Las páginas lo muestran antes de un minuto.")).toBeVisible();
  expect(await read()).toBe("Se hizo de otra manera.");

  await page.getByRole("button", { name: /^Volver a esta versión/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Volver a esta versión" }).click();
  await expect(page.getByText("Las páginas vuelven a mostrar esa versión antes de un minuto.")).toBeVisible();
  const fresh = await page.request.get(`${server.url}/i/nota-metodologica/`);
  expect(await fresh.text()).toBe('<p>Así se hizo, a <span data-nv="fecha">hoy</span>.</p>');
  article.stop();
});

test("a kept text outlives a reload, a list finds it, and a used one is not retired without its pages being seen", {
  tag: "@long",
}, async ({ page, server }) => {
  await becomeFirstAdministrator(page, server);
  await page.goto(INCLUDES);
  await expect(page.getByText(/^Aún no hay ninguno/)).toBeVisible();
  await page.getByRole("button", { name: "Nuevo include" }).press("Enter");
  await page.getByLabel("Título").fill("Pie común");
  await page.getByLabel("Texto", { exact: true }).fill("Pie de la serie.");
  await expect(page.getByText("Borrador · guardado")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Texto", { exact: true })).toHaveValue("Pie de la serie.");
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(page.getByText(/^Publicado/).first()).toBeVisible();

  await page.getByRole("link", { name: "← Todos los includes" }).click();
  await write(page, "Créditos", 'Equipo.\n\n<nv-include src="pie-comun"></nv-include>');
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(page.getByText("Publicado. Las páginas lo muestran antes de un minuto.")).toBeVisible();

  await page.getByRole("link", { name: "← Todos los includes" }).click();
  await page.getByRole("searchbox", { name: "Buscar" }).fill("serie");
  await expect(page.getByRole("button", { name: "Créditos" })).toHaveCount(0);
  await page.getByRole("button", { name: "Pie común" }).click();
  await page.getByRole("button", { name: "Retirar" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("Créditos")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Retirar" }).click();
  await dialog.getByRole("button", { name: "Retirar" }).click();
  await expect(page.getByText("Retirado.", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Recuperar" }).click();
  await expect(page.getByText("Recuperado, como borrador.")).toBeVisible();
});
