import type { Page } from "@playwright/test";
import { enter } from "../src/alive.ts";
import { PASSWORD, submit } from "../src/dialog.ts";
import { expect, lookingTest } from "../src/test.ts";

const PAGE = "/docs/Guia%20de%20estilos/Colors";
const FEEDBACK = "/api/feedback";

const vote = (page: Page) => page.getByRole("button", { name: "Sí", exact: true });
/** Writes into a field, as who is at work on a page does, and waits for what the site keeps at hand from then on. */
async function workHere(page: Page): Promise<void> {
  await page.getByRole("textbox").first().fill("#112233");
  await expect(page.locator("iframe#netlify-identity-widget")).toBeAttached();
  await page.waitForLoadState("networkidle");
}

const saved = (page: Page) => page.waitForResponse((answer) => answer.url().includes(FEEDBACK) && answer.ok());

lookingTest("a session that ended under a change is renewed, and the change goes again", async ({ page, server }) => {
  await enter(page, server, PAGE);
  const refusals: string[] = [];
  page.on("response", (answer) => {
    if (answer.status() === 401) refusals.push(new URL(answer.url()).pathname);
  });
  await workHere(page);
  await page.context().clearCookies();
  const kept = saved(page);
  await vote(page).click();
  await kept;
  await expect(page.getByRole("alert").filter({ hasText: "Tu sesión ha terminado" })).toHaveCount(0);
  expect(refusals.filter((path) => path === FEEDBACK)).toHaveLength(1);
  expect(refusals.length).toBeLessThanOrEqual(3);
});

lookingTest(
  "where it cannot be renewed, the dialog opens over the page and the person stays",
  async ({ page, server }) => {
    await enter(page, server, PAGE);
    await workHere(page);
    await page.request.post("/.netlify/identity/logout", { headers: { origin: server.url } });
    await vote(page).click();
    await page.getByRole("button", { name: "Entrar", exact: true }).click();
    await submit(page, { email: "ana@ejemplo.org", password: PASSWORD });
    await expect(page.locator("iframe#netlify-identity-widget")).toBeHidden();
    const kept = saved(page);
    await vote(page).click();
    await kept;
    await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
  },
);
