import { expect, type FrameLocator, type Page } from "@playwright/test";

/** Good enough for every rule on passwords. */
export const PASSWORD = "una frase larga y tranquila";

/** The sign-in dialog, wherever it is open. */
export function dialog(page: Page): FrameLocator {
  return page.frameLocator("iframe#netlify-identity-widget");
}

/** Values that a person types in the dialog; only the fields that its page has. */
export interface FormValues {
  readonly name?: string;
  readonly email?: string;
  readonly password?: string;
}

/** Types into the dialog's fields and sends them. */
export async function submit(page: Page, values: FormValues): Promise<void> {
  const frame = dialog(page);
  for (const [name, value] of Object.entries(values)) await frame.locator(`input[name="${name}"]`).fill(value);
  await frame.locator('button[type="submit"]').click();
}

/** Opens the dialog from the page's own button and signs in. */
export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByRole("button", { name: "Iniciar sesión" }).first().click();
  await submit(page, { email, password });
}

/** Accepts the first administrator's invitation and waits for the site's own home. */
export async function acceptFirstInvitation(page: Page, link: string, email = "ana@ejemplo.org"): Promise<void> {
  await page.goto(link);
  await submit(page, { name: "Ana Muestra", email, password: PASSWORD });
  await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();
}

/** Logs out of the site and waits for the visitor's home, which has the same address as the site's own. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByRole("button", { name: "Iniciar sesión" }).first()).toBeVisible();
}
