import { once } from "node:events";
import { createServer } from "node:http";
import { type FakeDatawrapper, startDoubles, startFakeDatawrapper } from "@nv/doubles";
import type { Page } from "@playwright/test";
import { becomeFirstAdministrator } from "../src/enter.ts";
import { type KillableServer, startKillableServer } from "../src/server.ts";
import { test as base, expect } from "../src/test.ts";

const TOOL = "/docs/Herramientas%20DW/FijosDataWrapper";

/** A chart of the account of the double. */
const CHART = "ej001";

/** The server, with an office whose second answer breaks a rule, and an account of Datawrapper. */
const test = base.extend<{ readonly account: FakeDatawrapper; readonly server: KillableServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
  account: async ({}, use) => {
    const account = await startFakeDatawrapper();
    await use(account);
    await account.stop();
  },
  server: async ({ account }, use) => {
    const doubles = await startDoubles();
    const office = { INE_MODE: "fake", INE_API_BASE: `${doubles.url}/ine/jump` };
    const server = await startKillableServer({ ...account.env, ...office });
    await use(server);
    await server.stop();
    await doubles.stop();
  },
});

/** An article of another site that shows the last figure of a series. */
async function startArticle(dataUrl: string) {
  const script = `fetch(${JSON.stringify(dataUrl)}, { cache: "no-store" }).then((answer) => answer.json()).then((series) => {
    document.querySelector("output").value = series.observations.at(-1).values.indice;
  });`;
  const server = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
    response.end(
      `<!doctype html><html lang="es"><title>Nota</title><output></output><script>${script}</script></html>`,
    );
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

/** Asks the origin for something new, and waits for its answer. */
async function look(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Mirar ahora si hay algo nuevo" }).click();
  await expect(page.getByRole("region", { name: /^Espera/ })).toBeVisible();
}

test("a fixed table follows its office: what breaks a rule waits with its difference, and what is approved reaches article and chart", async ({
  page,
  server,
  account,
}) => {
  await becomeFirstAdministrator(page, server);
  await page.goto(TOOL);
  await expect(page.getByText(/^Aún no hay ninguna\. Empieza/)).toBeVisible();
  await page.getByRole("button", { name: "Nueva serie" }).click();
  await page.getByLabel("Unas filas, con los nombres").fill("fecha;Índice\n2024-01;100,5");
  await page.getByRole("button", { name: "Tomar de ahí la columna" }).click();
  await page.getByLabel("Nombre", { exact: true }).first().fill("IPC de Ejemplo");
  await page.getByLabel("Fuente", { exact: true }).fill("Oficina de Ejemplo");
  await page.getByLabel("Dirección de la fuente").fill("https://oficina.example/ipc");
  await page.getByLabel("Origen").selectOption("Una serie del INE");
  await page.getByLabel("Código de la serie del INE").fill("IPC290751");
  await page.getByLabel("Columna que llena").selectOption("Índice");
  await page.getByRole("button", { name: "Añadir regla" }).click();
  await expect(page.getByText("Debe ser una cifra").first()).toBeVisible();
  await page.getByLabel("De una a la siguiente, como mucho").fill("5");
  await page.getByLabel("Gráfico de Datawrapper que la sigue").fill(CHART);

  await look(page);
  await page.getByRole("button", { name: "Aprobar y publicar" }).click();
  await expect(page.getByText("Aprobado y publicado.")).toBeVisible();
  const dataUrl = `${server.url}/data/ipc-de-ejemplo/latest.json`;
  const article = await startArticle(dataUrl);
  await page.goto(article.url);
  const figure = page.locator("output");
  await expect(figure).toHaveText("197.5");
  await expect.poll(() => account.chart(CHART)?.publicVersion).toBe(2);

  await page.goto(TOOL);
  await page.getByRole("button", { name: "IPC de Ejemplo" }).click();
  await look(page);
  const waiting = page.getByRole("region", { name: "Espera: incumple una regla" });
  await expect(waiting).toContainText(
    "Índice: de 197,5 el 1 de agosto de 2026 a 396 el 1 de septiembre de 2026, un salto de más de 5 %.",
  );
  await expect(waiting.getByRole("row", { name: /sep.2026/ })).toContainText("Nueva");
  // The power goes while it waits.
  await server.killAndRestart();
  await page.reload();
  await page.goto(article.url);
  await expect(figure).toHaveText("197.5");
  await page.goBack();
  await waiting.getByRole("button", { name: "Aprobar y publicar" }).click();
  await expect(page.getByText("Aprobado y publicado.")).toBeVisible();
  await page.goto(article.url);
  await expect(figure).toHaveText("396");
  await expect.poll(() => account.chart(CHART)?.publicVersion).toBe(3);
  article.stop();
});
