import { AI_KEY, type FakeDatawrapper, type Listening, startDoubles, startFakeDatawrapper } from "@nv/doubles";
import { becomeFirstAdministrator } from "../src/enter.ts";
import { startTestServer, type TestServer } from "../src/server.ts";
import { expect, test } from "../src/test.ts";

const TOOL = "/docs/Herramientas%20DW/Datawrapper_Descripcion_ia";

test.describe("the description of a chart", () => {
  let fake: FakeDatawrapper;
  let doubles: Listening;
  let server: TestServer;

  test.beforeEach(async () => {
    [fake, doubles] = await Promise.all([startFakeDatawrapper(), startDoubles()]);
    const model = { AI_MODE: "fake", AI_BASE: `${doubles.url}/ai/normal`, AI_KEY, AI_MODEL: "modelo-de-ejemplo" };
    server = await startTestServer({ ...fake.env, ...model });
  });
  test.afterEach(async ({ browser }) => {
    // Open pages hear the server for as long as it runs.
    for (const context of browser.contexts()) await context.close();
    await server.stop();
    await Promise.all([fake.stop(), doubles.stop()]);
  });

  test("is not published with an invented figure; mended, it is saved and the chart published again", async ({
    browser,
  }) => {
    const page = await (await browser.newContext({ baseURL: server.url })).newPage();
    await becomeFirstAdministrator(page, server);
    await page.goto(`${TOOL}?con=grafico`);
    await page.getByLabel("Gráfico de Datawrapper").fill("ej001");
    await page.keyboard.press("Enter");
    await page.getByText("Otro borrador, de un modelo de lenguaje").click();
    await page.getByRole("button", { name: "Pedir un borrador" }).click();
    await page.getByRole("button", { name: "Llevarlo a la descripción" }).click();
    const description = page.getByLabel("Descripción", { exact: true });
    await expect(description).toHaveValue(/Afecta al 41 % de la población\.$/);
    await expect(page.locator("mark").first()).toHaveText(/^41\s%$/);
    await expect(page.getByText("El 41 % no aparece en los datos").first()).toBeVisible();
    const publish = page.getByRole("button", { name: "Publicar cambios" });
    await expect(publish).toBeDisabled();

    await description.fill("Líneas: baja de 12,1 en 2024 a 9,2 en 2026.");
    await publish.click();
    await expect(page.getByText("Publicada: es la versión 2 del gráfico.")).toBeVisible();
    expect(fake.chart("ej001")).toMatchObject({
      publicVersion: 2,
      metadata: { describe: { "aria-description": "Líneas: baja de 12,1 en 2024 a 9,2 en 2026." } },
    });
  });
});
