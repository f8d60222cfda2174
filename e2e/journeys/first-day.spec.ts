import { acceptFirstInvitation, logOut, PASSWORD, signIn, submit } from "../src/dialog.ts";
import { expect, killingTest, test } from "../src/test.ts";

test("a newcomer opens the printed link, reads a doc, logs out, meets the gate and comes back to the doc", async ({
  page,
  server,
}) => {
  await page.goto(server.firstAdministratorLink());
  await submit(page, { name: "Ana Muestra", email: "ana@ejemplo.org", password: PASSWORD });

  // In the site, with nothing of the token left in the address.
  await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();
  await expect(page.getByText("ana@ejemplo.org")).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/");
  expect(page.url()).not.toContain("token");

  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Documentación" }).click();
  await expect(page).toHaveURL(`${server.url}/docs/intro`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();

  await logOut(page);
  await expect(page).toHaveURL(`${server.url}/`);
  await expect(page.getByRole("button", { name: "Iniciar sesión" }).first()).toBeVisible();

  const refused = await page.goto("/docs/intro");
  expect(refused?.status()).toBe(401);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Esta página es solo para el equipo");
  await expect(page).toHaveURL(`${server.url}/`, { timeout: 3000 });

  await signIn(page, "ana@ejemplo.org");
  await expect(page).toHaveURL(`${server.url}/docs/intro`);
  await expect(page.getByText("ana@ejemplo.org")).toBeVisible();
});

killingTest(
  "the invitation works once, and what was answered is there after the process is killed, whose next start prints none",
  async ({ page, server, browser }) => {
    const link = server.firstAdministratorLink();
    await acceptFirstInvitation(page, link);
    const other = await (await browser.newContext()).newPage();
    await other.goto(link);
    await submit(other, { name: "Otra", email: "otra@ejemplo.org", password: PASSWORD });
    await expect(other.frameLocator("iframe").getByRole("alert")).toBeVisible();
    await other.context().close();

    await server.killAndRestart();
    expect(server.output()).not.toContain("invite_token");
    const doc = await page.goto("/docs/intro");
    expect(doc?.status()).toBe(200);
    await expect(page.getByText("ana@ejemplo.org")).toBeVisible();
  },
);
