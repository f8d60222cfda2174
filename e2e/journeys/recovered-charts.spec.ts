import { readFile } from "node:fs/promises";
import { type FakeDatawrapper, startFakeDatawrapper } from "@nv/doubles";
import { becomeFirstAdministrator } from "../src/enter.ts";
import { startTestServer, type TestServer } from "../src/server.ts";
import { test as base, expect } from "../src/test.ts";

const TOOL = "/docs/Herramientas%20DW/DatawRipper";

/** The server, with an account of its own and what others have published. */
const test = base.extend<{
  readonly account: FakeDatawrapper;
  readonly others: FakeDatawrapper;
  readonly server: TestServer;
}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
  account: async ({}, use) => {
    const account = await startFakeDatawrapper(0, { charts: 1 });
    await use(account);
    await account.stop();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
  others: async ({}, use) => {
    const others = await startFakeDatawrapper();
    await use(others);
    await others.stop();
  },
  server: async ({ account, others }, use) => {
    const published = { DATAWRAPPER_CDN_MODE: "fake", DATAWRAPPER_CDN_BASE: others.cdnBase };
    const server = await startTestServer({ ...account.env, ...published });
    await use(server);
    await server.stop();
  },
});

test("a chart whose table was lost is found by its id, compared with a version before, copied and drawn here", async ({
  page,
  server,
  account,
  others,
}) => {
  others.putData("ej007", "año;<b>valor</b>\n2024;12,1\n2025;11,9\n2026;9,2\n");
  others.republish("ej007", "EJEMPLO 7: corregido");
  await becomeFirstAdministrator(page, server);
  await page.goto(TOOL);
  const list = page.getByLabel("Gráficos de Datawrapper");
  await list.fill("ej007\nhttps://diario.example/noticia\nnada1");
  await page.getByRole("button", { name: "Recuperar" }).click();
  await expect(page.getByText("«https://diario.example/noticia»: no es una dirección de Datawrapper.")).toBeVisible();
  await expect(page.getByRole("region", { name: "nada1" })).toContainText("Datawrapper no lo tiene.");
  const chart = page.getByRole("region", { name: "EJEMPLO 7: corregido" });
  await expect(chart).toContainText("Instituto de Ejemplo");
  await expect(chart.getByRole("row", { name: /2025/ })).toContainText("11,9");

  const download = page.waitForEvent("download");
  await chart.getByRole("button", { name: "Descargar CSV" }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe("ej007-2.csv");
  expect(await readFile(await saved.path(), "utf8")).toMatch(/^\uFEFFaño;valor\r\n2024;"12,1"\r\n/);

  await chart.getByText("Qué ha cambiado desde otra versión").click();
  await chart.getByRole("button", { name: "Comparar" }).press("Enter");
  await expect(chart.getByText("Hay dos cambios desde la versión 1.")).toBeVisible();
  await expect(chart.getByRole("group", { name: "Cambios desde la versión 1" })).toContainText("11,4");

  const copy = chart.getByRole("button", { name: "Copiar a nuestra cuenta" });
  await expect(copy).toBeDisabled();
  await chart.getByLabel("He comprobado que se pueden usar").press("Space");
  await copy.click();
  await expect(chart.getByText("Copiado: es el gráfico nv001 de la cuenta, sin publicar.")).toBeVisible();
  expect(account.chart("nv001")).toMatchObject({ title: "EJEMPLO 7: corregido", publicVersion: 0 });

  await chart.getByRole("button", { name: "Importar a Gráficos" }).click();
  await expect(chart.getByLabel("Título")).toHaveValue("EJEMPLO 7: corregido");
  await chart.getByLabel("Título").fill("EJEMPLO 7: recuperado");
  await expect(chart.getByText(/^Borrador · guardado/)).toBeVisible();
});
