import type { Page } from "@playwright/test";
import { enter } from "../src/alive.ts";
import { expect, lookingTest } from "../src/test.ts";

const SCRIPTS = "**/assets/js/**";

/** Follows the link to the blog, which every page has. */
const goToTheBlog = (page: Page) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Blog" }).click();

lookingTest("with the server away, the page says so inside its frame and comes by itself", async ({ page, server }) => {
  let isAway = false;
  await page.route(SCRIPTS, (route) => (isAway ? route.abort("connectionrefused") : route.continue()));
  await enter(page, server, "/docs/intro");
  isAway = true;
  await goToTheBlog(page);
  const box = page.getByRole("alert").filter({ hasText: "Esta página no se ha cargado" });
  await expect(box).toContainText("El servidor no responde. La página se abre sola en cuanto vuelva.");
  await expect(page.getByRole("link", { name: "Documentación" }).first()).toBeVisible();
  await expect(page.getByRole("banner")).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Reintentar" })).toBeVisible();
  isAway = false;
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(page).toHaveTitle(/^Blog \| /);
  await expect(box).toHaveCount(0);
});

lookingTest("a file that a new version took away costs one reload, and then words", async ({ page, server }) => {
  let isGone = false;
  await page.route(SCRIPTS, (route) => {
    const isFromBefore = isGone && route.request().resourceType() !== "fetch";
    return isFromBefore || (isGone && route.request().method() === "HEAD")
      ? route.fulfill({ status: 404, body: "" })
      : route.continue();
  });
  await enter(page, server, "/docs/intro");
  isGone = true;
  const visits: string[] = [];
  page.on("request", (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    visits.push(new URL(request.url()).pathname);
    // What the new version brings is all there.
    isGone = false;
  });
  await goToTheBlog(page);
  await expect(page).toHaveTitle(/^Blog \| /);
  await expect(page.getByRole("alert")).toHaveCount(0);
  expect(visits).toEqual(["/blog"]);
});
