import { type Listening, startDoubles } from "@nv/doubles";
import { becomeFirstAdministrator } from "../src/enter.ts";
import { startTestServer, type TestServer } from "../src/server.ts";
import { expect, test } from "../src/test.ts";

/** The first map of a process reads the atlas, some megabytes. Milliseconds. */
const FIRST_MAP_MS = 30_000;

const PAGE = "/docs/Herramientas%20DW/Localizador_Terremotos";

test.describe("an earthquake", () => {
  let doubles: Listening;
  let server: TestServer;

  test.beforeEach(async () => {
    doubles = await startDoubles();
    server = await startTestServer({
      ...{ IGN_MODE: "fake", IGN_FEED: `${doubles.url}/ign/normal/ign/RssTools/sismologia.xml` },
      ...{ USGS_MODE: "fake", USGS_BASE: `${doubles.url}/usgs/normal` },
      ...{ EMSC_MODE: "fake", EMSC_BASE: `${doubles.url}/emsc/down` },
    });
  });
  test.afterEach(async ({ browser }) => {
    // Open pages hear the server for as long as it runs.
    for (const context of browser.contexts()) await context.close();
    await server.stop();
    await doubles.stop();
  });

  test("goes from the feeds to a published locator, whose texts are texts, although an agency is away", async ({
    browser,
  }) => {
    const page = await (await browser.newContext({ baseURL: server.url })).newPage();
    await becomeFirstAdministrator(page, server);
    await page.goto(PAGE);
    await expect(page.getByText("EMSC no responde como se espera.")).toBeVisible();
    await page.getByRole("button", { name: /IGN 5,1 · USGS 5,0 \(mww\)/ }).click();
    await expect(
      page.getByRole("heading", {
        name: /^Terremoto de magnitud 5,1 a unos 8 kilómetros al suroeste de Aledo \(Murcia\)$/,
      }),
    ).toBeFocused();
    await expect(page.getByLabel("Borrador de la frase")).toHaveValue(/312 personas han comunicado al USGS/);
    await page.getByRole("button", { name: "Hacer el localizador" }).click();
    await page.getByRole("link", { name: /^Terremoto de magnitud 5,1 a unos 8 kilómetros / }).click();
    await page.getByRole("button", { name: "Publicar", exact: true }).click();
    const published = page.getByText("Publicado. Los lectores lo ven antes de un minuto.");
    await expect(published).toBeVisible({ timeout: FIRST_MAP_MS });

    const { items } = await (await page.request.get("/api/graphics?type=locator")).json();
    const { publicUrl } = await (await page.request.get(`/api/graphics/${items[0].id}`)).json();
    const reader = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await reader.goto(publicUrl);
    for (const text of ["Epicentro", "Magnitud 5,1 (IGN)", "25 km"])
      await expect(reader.locator("svg text").filter({ hasText: text }).first()).toBeAttached();
    await expect(reader.getByText("Instituto Geográfico Nacional (IGN) y Servicio Geológico")).toBeVisible();
  });
});
