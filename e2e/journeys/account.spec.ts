import { PASSWORD } from "../src/dialog.ts";
import { becomeFirstAdministrator } from "../src/enter.ts";
import { expect, test } from "../src/test.ts";

test("somebody opens their account from the bar, changes their name over the page they read, and signs out there", async ({
  page,
  server,
}) => {
  await becomeFirstAdministrator(page, server);
  await page.goto("/docs/intro");
  await page.getByRole("button", { name: "Tu cuenta" }).click();
  const dialog = page.frameLocator("#netlify-identity-widget");
  await expect(dialog.getByRole("heading", { name: "Sesiones abiertas" })).toBeVisible();

  // Nothing of the page lies on the dialog: its top is as much of it as its middle.
  const isCovered = await page.evaluate(() => document.elementFromPoint(innerWidth / 2, 60)?.tagName !== "IFRAME");
  expect(isCovered).toBe(false);

  const profile = dialog.getByRole("region", { name: "Perfil" });
  await profile.getByLabel("Nombre").fill("Ana de Muestra");
  await profile.getByRole("button", { name: "Guardar nombre" }).click();
  await expect(profile.getByText("El nombre se ha guardado.")).toBeVisible();

  const password = dialog.getByRole("region", { name: "Contraseña" });
  await password.getByLabel("Contraseña nueva").fill(`${PASSWORD}-otra`);
  await page.keyboard.press("Enter");
  await expect(password.getByText("La contraseña se ha guardado.")).toBeVisible();

  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Tu cuenta" })).toBeFocused();
  await page.getByRole("button", { name: "Tu cuenta" }).click();
  await dialog.getByRole("button", { name: "Cerrar sesión" }).click();
  await expect(page).toHaveURL(`${server.url}/`);
  expect((await page.goto("/docs/intro"))?.status()).toBe(401);
});
