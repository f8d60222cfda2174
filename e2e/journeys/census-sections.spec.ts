import { startDoubles } from "@nv/doubles";
import { becomeFirstAdministrator } from "../src/enter.ts";
import { test as base, expect } from "../src/test.ts";

const PAGE = "/docs/Herramientas%20Online/Buscador%20de%20secciones%20censales";

const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
  serverEnv: async ({}, use) => {
    const doubles = await startDoubles();
    await use({
      ...{ INE_MODE: "fake", INE_BASE: `${doubles.url}/ine/normal` },
      ...{ CARTOCIUDAD_MODE: "fake", CARTOCIUDAD_BASE: `${doubles.url}/cartociudad/normal` },
    });
    await doubles.stop();
  },
});

test("with the keyboard alone: a year is imported, and the section of an address is found and kept", async ({
  page,
  server,
}) => {
  await becomeFirstAdministrator(page, server);
  await page.goto(PAGE);
  await expect(page.getByRole("heading", { name: "Ejemplo inventado" })).toBeVisible();
  const { keyboard } = page;
  await page.getByLabel("Seccionado de").focus();
  const wanted = page.getByRole("option", { name: "2024 (sin cargar)", selected: true });
  while (!(await wanted.count())) await keyboard.press("ArrowDown");
  await expect(page.getByText("No está cargado el seccionado de 2024.")).toBeVisible();
  await keyboard.press("Tab");
  await keyboard.press("Enter");
  await page.getByRole("button", { name: "Traer 2024 del INE" }).focus();
  await keyboard.press("Enter");

  const place = page.getByRole("combobox", { name: "Dirección, punto o municipio" });
  await expect(place).toBeVisible();
  await expect(page.getByRole("heading", { name: "Ejemplo inventado" })).toBeHidden();
  await place.focus();
  await keyboard.type("Calle Mayor 1, Peñamuestra");
  await expect(page.getByRole("option", { name: /Calle Mayor/i }).first()).toBeVisible();
  await keyboard.press("Enter");
  const card = page.getByRole("article", { name: "Peñamuestra, distrito 02, sección 090" });
  await expect(card).toContainText("99001 02 090");
  await expect(card.getByRole("img")).toHaveAccessibleName("La sección 99001 02 090 con las 4 que la rodean.");

  await card.getByRole("button", { name: "CSV a Archivos" }).focus();
  await keyboard.press("Enter");
  await expect(card.getByRole("link", { name: "ábrelo en Archivos" })).toBeVisible();
  await card.getByRole("button", { name: "Sección 99001 02 070" }).focus();
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Peñamuestra, distrito 02, sección 070" })).toBeVisible();
  await page.goBack();
  await expect(card).toBeVisible();
});
