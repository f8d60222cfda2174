import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { findInFrames } from "@nv/test-kit/axe-in-frames";
import type { Page } from "@playwright/test";
import { PASSWORD } from "../src/dialog.ts";
import { becomeFirstAdministrator } from "../src/enter.ts";
import { expect, test } from "../src/test.ts";

/** Opens a screen of the administration and waits for what it holds. */
async function openScreen(page: Page, name: "settings" | "mails" | "state", title: string): Promise<void> {
  await page.goto(`/admin/${name}`);
  await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
  await expect(page.getByText("Cargando…")).toBeHidden();
}

/** Changes the settings as another administrator does on another screen at this moment. */
async function changeElsewhere(page: Page, url: string, version: number, values: object): Promise<void> {
  const answer = await page.request.put("/api/admin/settings", { headers: { origin: url }, data: { version, values } });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Makes every session two hours older. */
function passTwoHours(dataDir: string): void {
  const database = new DatabaseSync(join(dataDir, "narrativas.sqlite"));
  database.exec("update identity_sessions set created_at_ms = created_at_ms - 7200000");
  database.close();
}

test.beforeEach(async ({ page, server }) => {
  await becomeFirstAdministrator(page, server);
});

test("who may sign up is changed with the keyboard alone, and counts at once", async ({ page }) => {
  await openScreen(page, "settings", "Ajustes");
  await page.getByRole("radio", { name: "Solo quien reciba una invitación" }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByText("Sin guardar. Ahora vale: solo por invitación.")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Guardado. Ya vale en todo el sitio.")).toBeVisible();
  const settings = await page.request.get("/.netlify/identity/settings");
  expect(await settings.json()).toMatchObject({ disable_signup: false });
  await page.getByRole("button", { name: "Volver al valor por defecto" }).press("Enter");
  await page.getByRole("button", { name: "Guardar" }).press("Enter");
  await expect(page.getByText("Guardado. Ya vale en todo el sitio.")).toBeVisible();
  await expect(page.getByRole("radio", { name: "Solo quien reciba una invitación" })).toBeChecked();
});

test("a number that cannot be is told beside its field, which gets the focus", { tag: "@long" }, async ({ page }) => {
  await openScreen(page, "settings", "Ajustes");
  const idle = page.getByLabel("Días sin uso");
  await idle.fill("siete");
  await page.getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByText("Escribe un número entero de días, sin decimales.")).toBeVisible();
  await expect(idle).toBeFocused();
  await idle.fill("31");
  await expect(page.getByText("más días de los que dura (30)")).toBeVisible();
});

test("two administrators at the same settings: the second is told who and what, and loses nothing", async ({
  page,
  server,
}) => {
  await openScreen(page, "settings", "Ajustes");
  await page.getByLabel("Días sin uso").fill("3");
  await changeElsewhere(page, server.url, 0, { magicLink: true });
  await page.getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByRole("alert")).toContainText("ana@ejemplo.org cambió los ajustes");
  await expect(page.getByLabel("Días sin uso")).toHaveValue("3");
  await expect(page.getByLabel("Enlace por correo")).toBeChecked();
  await page.getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByText("Guardado. Ya vale en todo el sitio.")).toBeVisible();
  const { values, version } = await (await page.request.get("/api/admin/settings")).json();
  expect([version, values.sessionIdleDays, values.magicLink]).toEqual([2, 3, true]);
});

test("a lost connection keeps what was chosen, until it is back", { tag: "@long" }, async ({ page, context }) => {
  await openScreen(page, "settings", "Ajustes");
  await page.getByLabel("Llaves de acceso").check();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByRole("alert")).toContainText("No hay conexión con el servidor.");
  await expect(page.getByLabel("Llaves de acceso")).toBeChecked();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByText("Guardado. Ya vale en todo el sitio.")).toBeVisible();
});

test("what was chosen and not saved outlives a look at another screen", { tag: "@long" }, async ({ page }) => {
  await openScreen(page, "settings", "Ajustes");
  await page.getByLabel("Llaves de acceso").check();
  const parts = page.getByRole("navigation", { name: "Administración" });
  await parts.getByRole("link", { name: "Estado" }).click();
  await expect(page.getByRole("heading", { name: "Estado", level: 1 })).toBeFocused();
  await parts.getByRole("link", { name: "Ajustes" }).click();
  await expect(page.getByText("1 cambio sin guardar")).toBeVisible();
  await expect(page.getByLabel("Llaves de acceso")).toBeChecked();
});

test.describe("with variables of the configuration", () => {
  test.use({
    serverEnv: {
      SIGNUP: "invite",
      GITHUB_CLIENT_ID: "narrativas",
      GITHUB_CLIENT_SECRET: "muy-secreto",
      GITHUB_URL: "http://127.0.0.1:9",
      GITHUB_API_URL: "http://127.0.0.1:9",
    },
  });

  test("what they fix cannot be changed here, and a service that is away is told as such", async ({ page }) => {
    await openScreen(page, "settings", "Ajustes");
    await expect(page.getByText("Fijado por la configuración del servidor (SIGNUP).")).toBeVisible();
    await expect(page.getByRole("radio", { name: "Cualquiera" })).toBeDisabled();
    await page.getByRole("button", { name: "Probar GitHub" }).click();
    await expect(page.getByText("La página para entrar no responde")).toBeVisible({ timeout: 15_000 });
    expect(await page.content()).not.toContain("muy-secreto");
  });
});

test("a test mail reaches the outbox, and the list shows it without what it says", async ({ page }) => {
  await openScreen(page, "settings", "Ajustes");
  await page.getByRole("button", { name: "Enviar una prueba a ana@ejemplo.org" }).click();
  await expect(page.getByText("El correo de prueba para ana@ejemplo.org está en la bandeja de salida")).toBeVisible();
  await page.goto("/outbox");
  await expect(page.getByText("Correo de prueba").first()).toBeVisible();

  const invited = await page.evaluate(() => JSON.parse(localStorage.getItem("gotrue.user") ?? "{}").token.access_token);
  const headers = { authorization: `Bearer ${invited}` };
  await page.request.post("/.netlify/identity/invite", { headers, data: { email: "eva@ejemplo.org" } });
  await openScreen(page, "mails", "Correos");
  const row = page.getByRole("row", { name: /eva@ejemplo\.org/ });
  await expect(row).toContainText("Invitación");
  await expect(row).toContainText("En la bandeja", { timeout: 15_000 });
  await page.getByLabel("Buscar por dirección").fill("nadie@");
  await expect(page.getByText("Ningún correo coincide.")).toBeVisible();
  await page.getByRole("link", { name: "Verlos todos" }).click();
  await expect(row).toBeVisible();
  expect(await page.content()).not.toContain("_token=");
});

test.describe("with a mail server that is away", () => {
  test.use({ serverEnv: { SMTP_URL: "smtp://127.0.0.1:9" } });

  test("the failure is told, and a mail that waits is cancelled after a question", { tag: "@long" }, async ({
    page,
  }) => {
    await openScreen(page, "settings", "Ajustes");
    await page.getByRole("button", { name: /Enviar una prueba/ }).click();
    await expect(page.getByRole("alert")).toContainText("El servidor de correo no deja conectar.");
    const token = await page.evaluate(() => JSON.parse(localStorage.getItem("gotrue.user") ?? "{}").token.access_token);
    const headers = { authorization: `Bearer ${token}` };
    await page.request.post("/.netlify/identity/invite", { headers, data: { email: "eva@ejemplo.org" } });
    await openScreen(page, "mails", "Correos");
    await expect(page.getByText("Último error:")).toBeVisible({ timeout: 15_000 });
    await page.getByRole("button", { name: "Cancelar… el correo para eva@ejemplo.org" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Cancelar el correo" }).click();
    await expect(page.getByRole("row", { name: /eva@ejemplo\.org/ })).toContainText("Cancelado");
    await openScreen(page, "state", "Estado");
    await expect(page.getByText("El servidor de correo no deja entrar")).toBeVisible();
  });
});

test("two hours after the sign-in the password is asked for once more, and the change then goes through", async ({
  page,
  server,
}) => {
  passTwoHours(server.dataDir);
  await openScreen(page, "settings", "Ajustes");
  await page.getByLabel("Llaves de acceso").check();
  await page.getByRole("button", { name: "Guardar" }).click();
  const question = page.getByRole("dialog", { name: "Vuelve a probar quién eres" });
  await expect(question).toContainText("esto cambia las puertas de todo el sitio");
  await question.getByLabel("Tu contraseña").fill("no es esta");
  await question.getByRole("button", { name: "Seguir" }).click();
  await expect(question.getByRole("alert")).toBeVisible();
  await question.getByLabel("Tu contraseña").fill(PASSWORD);
  await question.getByRole("button", { name: "Seguir" }).click();
  await expect(page.getByText("Guardado. Ya vale en todo el sitio.")).toBeVisible();
});

test("two hours after the sign-in a new account waits for the proof, and what was typed goes out as it was", {
  tag: "@long",
}, async ({ page, server }) => {
  await page.goto("/admin/people/new");
  await page.getByLabel("Correo", { exact: true }).fill("luz@ejemplo.org");
  passTwoHours(server.dataDir);
  await page.getByRole("button", { name: "Crear la cuenta" }).click();
  const question = page.getByRole("dialog", { name: "Vuelve a probar quién eres" });
  await question.getByRole("button", { name: "Cancelar" }).click();
  await expect(page.getByText("Para cambiar esto, confirma antes quién eres.")).toBeVisible();
  await expect(page.getByLabel("Correo", { exact: true })).toHaveValue("luz@ejemplo.org");
  await page.getByRole("button", { name: "Crear la cuenta" }).click();
  await expect(question).toContainText("esto abre la cuenta de otra persona");
  expect(await findInFrames(page, { within: "dialog[open]" })).toEqual([]);
  await question.getByLabel("Tu contraseña").fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByText("luz@ejemplo.org").first()).toBeVisible();
  await expect(page).not.toHaveURL(/new$/);
});

test("the key is changed after a question, and nobody is signed out", { tag: "@long" }, async ({ page }) => {
  await openScreen(page, "settings", "Ajustes");
  await page.getByRole("button", { name: "Una clave ha podido filtrarse…" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Retirar y cambiar" }).click();
  await expect(page.getByText("Hay una clave nueva.")).toBeVisible();
  await openScreen(page, "state", "Estado");
  await expect(page.getByText("No hay ninguna copia de estos datos.")).toBeVisible();
});
