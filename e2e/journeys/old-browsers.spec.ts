import { signIn } from "../src/dialog.ts";
import { becomeFirstAdministrator } from "../src/enter.ts";
import { expect, lookingTest, test } from "../src/test.ts";

/** Leaves the browser with what Safari 16.4 and Chrome 111 have of what the site uses: later names are taken away before a page runs. */
function forgetLaterApis() {
  for (const [owner, names] of [
    [URL, ["canParse", "parse"]],
    [Promise, ["withResolvers", "try"]],
    [Map, ["groupBy"]],
    [Object, ["groupBy"]],
    [AbortSignal, ["any"]],
    [Element.prototype, ["checkVisibility", "moveBefore"]],
  ] as const)
    for (const name of names) Reflect.deleteProperty(owner, name);
}

test("with Safari 16.4's means, a page asked for without a session opens after the dialog", async ({
  page,
  server,
}) => {
  await becomeFirstAdministrator(page, server);
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.addInitScript(forgetLaterApis);
  await page.goto("/docs/intro");
  await signIn(page, "ana@ejemplo.org");
  await expect(page).toHaveURL(`${server.url}/docs/intro`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

lookingTest("a browser older than those is told so at the door, and today's is not", async ({ page }) => {
  const notice = page.getByText("Este navegador es anterior a los que el sitio atiende");
  await page.goto("/docs/intro");
  await expect(notice).toBeHidden();
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, "toSorted"));
  for (const address of ["/docs/intro", "/"]) {
    await page.goto(address);
    await expect(notice).toBeVisible();
  }
});
