import type { Page } from "@playwright/test";
import { z } from "zod";
import { dialog, logOut, PASSWORD, signIn, submit } from "../src/dialog.ts";
import { becomeFirstAdministrator } from "../src/enter.ts";
import { expect, test } from "../src/test.ts";

/** Fields that the client keeps of a signed-in person, as far as this journey needs them. */
const StoredUser = z.object({ token: z.object({ access_token: z.string() }) });

/** Follows the newest link of the outbox page that carries a kind of token. */
async function followMail(page: Page, token: string): Promise<void> {
  await page.goto("/outbox");
  const link = page.locator(`a[href*="${token}"]`).first();
  await expect(link).toBeVisible({ timeout: 15_000 });
  const href = await link.getAttribute("href");
  await page.goto(href ?? "");
}

test.describe("with signup open", () => {
  test.use({ serverEnv: { SIGNUP: "open" } });

  test("a person registers, follows the mail of the outbox and is in", async ({ page, server }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Registrarse" }).first().click();
    await submit(page, { name: "Luis Muestra", email: "luis@ejemplo.org", password: PASSWORD });
    await expect(dialog(page).getByText("Te hemos enviado un correo de confirmación")).toBeVisible();
    await followMail(page, "confirmation_token");
    await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();
    await expect(page).toHaveURL(`${server.url}/`);
  });
});

test("a forgotten password is set again by mail, and the old one is worth nothing", async ({
  page,
  server,
  browser,
}) => {
  await becomeFirstAdministrator(page, server);

  const context = await browser.newContext({ baseURL: server.url });
  const visitor = await context.newPage();
  await visitor.goto("/");
  await visitor.getByRole("button", { name: "Iniciar sesión" }).first().click();
  await dialog(visitor).getByText("¿Has olvidado la contraseña?").click();
  await submit(visitor, { email: "ana@ejemplo.org" });
  await expect(dialog(visitor).getByText("le hemos enviado un correo de recuperación")).toBeVisible();

  await page.goto("/outbox"); // The administrator's: a visitor may not see it any more.
  const href = await page.locator('a[href*="recovery_token"]').first().getAttribute("href");
  expect((await visitor.request.get("/outbox")).status()).toBe(401);
  await visitor.goto(href ?? "");
  await submit(visitor, { password: "otra frase larga y distinta" });
  await expect(visitor.getByRole("button", { name: "Log out" })).toBeVisible();

  await logOut(visitor);
  await signIn(visitor, "ana@ejemplo.org");
  await expect(dialog(visitor).getByText("El correo o la contraseña no son correctos.")).toBeVisible();
  await submit(visitor, { email: "ana@ejemplo.org", password: "otra frase larga y distinta" });
  await expect(visitor.getByRole("button", { name: "Log out" })).toBeVisible();
  await context.close();
});

test("an invited person sets a password and is in", { tag: "@long" }, async ({ page, server, browser }) => {
  await becomeFirstAdministrator(page, server);
  const stored = StoredUser.parse(JSON.parse(await page.evaluate(() => localStorage.getItem("gotrue.user") ?? "null")));
  const invited = await page.request.post("/.netlify/identity/invite", {
    headers: { authorization: `Bearer ${stored.token.access_token}` },
    data: { email: "eva@ejemplo.org" },
  });
  expect(invited.status()).toBe(200);
  await page.goto("/outbox");
  const href = await page.locator('a[href*="invite_token"]').first().getAttribute("href");

  const context = await browser.newContext({ baseURL: server.url });
  const newcomer = await context.newPage();
  await newcomer.goto(href ?? "");
  await submit(newcomer, { password: PASSWORD });
  await expect(newcomer.getByText("eva@ejemplo.org")).toBeVisible();
  await context.close();
});
