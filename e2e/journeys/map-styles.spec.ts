import { becomeFirstAdministrator } from "../src/enter.ts";
import { expectAccessible } from "../src/sound.ts";
import { expect, test } from "../src/test.ts";

const PAGE = "/docs/Mapas/mapBoxConfig";

test("the water of the house's maps is changed once: seen at once, saved, published as a file, and chosen", async ({
  page,
  server,
}) => {
  const outside: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(server.url) && !/^(data|blob):/.test(request.url())) outside.push(request.url());
  });
  await becomeFirstAdministrator(page, server);
  await page.goto(PAGE);
  const map = page.getByRole("img", { name: /^Mapa de muestra: España/ });
  const water = map.locator('[data-part="water"]');
  await expect(water).toHaveAttribute("fill", "#c8dbe8");
  await expect(map.getByText("Zaragoza")).toBeVisible();

  const field = page.getByRole("textbox", { name: "Agua", exact: true });
  await field.fill("#f4efe0");
  await expect(water).toHaveAttribute("fill", "#f4efe0");
  await expect(page.getByText(/^La tierra y el agua: contraste 1, y hace falta 1,15/)).toBeVisible();
  await field.fill("azul");
  await expect(page.getByText("Escribe el color como #rrggbb").first()).toBeVisible();
  await expect(water).toHaveAttribute("fill", "#f4efe0");
  await field.fill("#9cc4de");
  await page.getByLabel("Lengua de los rótulos").selectOption("En la lengua de cada lugar");
  await expect(map.getByText("València")).toBeVisible();
  await page.getByLabel("Fronteras en disputa").selectOption("No se dibujan");
  await expect(map.locator('[data-part="disputed"]')).toHaveCount(0);

  await page.getByLabel("Atribución").fill("");
  await expect(page.getByText("Se podrá exportar cuando los campos marcados estén bien.")).toBeVisible();
  await page.getByLabel("Atribución").fill("© IGN y Natural Earth");
  await page.getByRole("textbox", { name: "Nombre", exact: true }).fill("Casa");
  await expect(page.getByText("Borrador · guardado")).toBeVisible();
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  // The first publication compresses the ground for all that follow.
  await expect(page.getByText("Publicado.", { exact: true })).toBeVisible({ timeout: 20_000 });
  await page.getByRole("button", { name: "Hacerlo el estilo de la casa" }).press("Enter");
  await expect(page.getByText("Los localizadores nuevos empiezan con este estilo.")).toBeVisible();
  const { current } = await (await page.request.get(`${server.url}/api/map-styles/current`)).json();
  expect(current).toMatchObject({ title: "Casa", style: { colors: { water: "#9cc4de" } } });
  const style = await (await page.request.get(new URL(current.publicUrl).pathname)).text();
  expect(style.length).toBeLessThan(30_000);
  expect(style).toContain("#9cc4de");
  expect(outside).toEqual([]);

  await page.setViewportSize({ width: 360, height: 760 });
  await expect(page.getByRole("img", { name: /^Mapa de muestra/ })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await expectAccessible(page, "styles of maps");
});
