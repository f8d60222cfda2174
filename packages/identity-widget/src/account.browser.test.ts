import { findWithAxe } from "@nv/test-kit/axe";
import { launchChromium } from "@nv/test-kit/chromium";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bundle, filesByName } from "../test/bundle.ts";
import { REAL_HOST_RULE, type RealService, startRealService } from "../test/real-service.ts";

const PASSWORD = "una-frase-larga-y-tranquila";
const OTHER_PASSWORD = "otra-frase-igual-de-larga";

let browser: Browser;
let service: RealService;

beforeAll(async () => {
  service = await startRealService({ files: filesByName(await bundle("preact")) });
  service.page =
    '<!doctype html><html lang="es"><title>Sitio</title><main><h1>Sitio</h1></main><script type="module" src="/widget.js"></script>';
  browser = await launchChromium([REAL_HOST_RULE]);
});

afterAll(async () => {
  await browser?.close();
  await service?.close();
});

/** Signs in in a browser of its own and opens the account page. */
async function openAccount(email: string, password = PASSWORD) {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const page = await context.newPage();
  const init = encodeURIComponent(JSON.stringify({ APIUrl: "/.netlify/identity", locale: "es" }));
  await page.goto(`${service.origin}/?init=${init}`);
  await page.evaluate(
    ([who, secret]) => window.netlifyIdentity.store.login(who ?? "", secret ?? ""),
    [email, password],
  );
  await page.evaluate(() => window.netlifyIdentity.open());
  const dialog = page.frameLocator("#netlify-identity-widget");
  await dialog.getByRole("button", { name: "Tu cuenta" }).click();
  await dialog.getByRole("heading", { name: "Sesiones abiertas" }).waitFor();
  return { context, page, dialog };
}

test("name, address and password change on the account page, and each says what happened", async () => {
  await service.addPerson("ana@ejemplo.org", PASSWORD);
  const { context, page, dialog } = await openAccount("ana@ejemplo.org");

  const profile = dialog.getByRole("region", { name: "Perfil" });
  await profile.getByLabel("Nombre").fill("Ana R. Sanz");
  await profile.getByRole("button", { name: "Guardar nombre" }).click();
  await dialog.getByText("El nombre se ha guardado.").waitFor();
  expect(await page.evaluate(() => window.netlifyIdentity.currentUser()?.user_metadata.full_name)).toBe("Ana R. Sanz");

  const address = dialog.getByRole("region", { name: "Correo electrónico" });
  await address.getByLabel("Correo electrónico").fill("ana.nueva@ejemplo.org");
  await address.getByRole("button", { name: "Cambiar correo" }).click();
  await dialog.getByText("Abre el enlace que hemos enviado a la dirección nueva").first().waitFor();
  expect(await service.mailedToken("ana.nueva@ejemplo.org", "email_change")).not.toBe("");

  const password = dialog.getByRole("region", { name: "Contraseña" });
  await password.getByLabel("Contraseña nueva").fill(OTHER_PASSWORD);
  await password.getByRole("button", { name: "Guardar contraseña" }).click();
  await dialog.getByText("La contraseña se ha guardado.").waitFor();
  await context.close();
  const again = await openAccount("ana@ejemplo.org", OTHER_PASSWORD);
  await again.context.close();
});

test("sessions on other devices are listed and ended, one or all", async () => {
  await service.addPerson("eva@ejemplo.org", PASSWORD);
  const first = await openAccount("eva@ejemplo.org");
  const second = await openAccount("eva@ejemplo.org");
  const third = await openAccount("eva@ejemplo.org");
  const { dialog } = third;
  await expect.poll(() => dialog.locator(".sessionItem").count()).toBe(3);
  expect(await dialog.getByText("Esta sesión").count()).toBe(1);
  await dialog.locator(".sessionItem button").first().click();
  await dialog.getByText("La sesión se ha cerrado.").waitFor();
  await expect.poll(() => dialog.locator(".sessionItem").count()).toBe(2);
  await dialog.getByRole("button", { name: "Cerrar las demás" }).click();
  await dialog.getByText("Tus demás sesiones se han cerrado.").waitFor();
  await expect.poll(() => dialog.locator(".sessionItem").count()).toBe(1);
  for (const { page } of [first, second]) {
    await expect(page.evaluate(() => window.netlifyIdentity.currentUser()?.getUserData())).rejects.toThrow();
  }
  await Promise.all([first, second, third].map(({ context }) => context.close()));
});

test("axe finds nothing on the account page, in either theme", async () => {
  await service.addPerson("pau@ejemplo.org", PASSWORD);
  const { context, page } = await openAccount("pau@ejemplo.org");
  const [, frame] = page.frames();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(frame && (await findWithAxe(frame))).toEqual([]);
  }
  await context.close();
});
