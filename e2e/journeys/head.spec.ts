import type { Page } from "@playwright/test";
import { open, waitUntilAlive } from "../src/alive.ts";
import { becomeFirstAdministrator } from "../src/enter.ts";
import { expect, lookingTest } from "../src/test.ts";

const PROGRAM = /\/assets\/js\/main\./;

/** Lists what the head of the document says, in the order in which it says it. */
const head = (page: Page) =>
  page.evaluate(() => [
    document.title,
    ...[...document.head.querySelectorAll("[data-rh]")].map((element) => element.outerHTML),
  ]);

lookingTest(
  "the program finds the prerendered head as it is, and keeps it to the page on screen",
  async ({ page, server }) => {
    await becomeFirstAdministrator(page, server);
    await page.route(PROGRAM, () => {});
    await page.goto("/docs/intro", { waitUntil: "commit" });
    await page.locator("#__docusaurus h1").waitFor();
    const prerendered = await head(page);
    await page.unroute(PROGRAM);
    await open(page, "/docs/intro");
    expect((await head(page)).toSorted()).toEqual(prerendered.toSorted());
    const rootClass = await page.locator("html").getAttribute("class");

    await page.locator("#__docusaurus article").getByRole("link", { name: "Colores" }).first().click();
    await expect(page).toHaveTitle(/^Colores \| /);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
      "href",
      /\/docs\/Guia de estilos\/Colors$|\/docs\/Guia%20de%20estilos\/Colors$/,
    );
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute("content", /^Colores \| /);
    await expect(page.locator("html")).toHaveClass(/docs-doc-id-Guia/);
    await page.reload();
    await waitUntilAlive(page);
    const reloaded = await head(page);

    await page.goBack();
    await expect(page).toHaveTitle(/^Documentación \| /);
    expect((await head(page)).toSorted()).toEqual(prerendered.toSorted());
    expect(await page.locator("html").getAttribute("class")).toBe(rootClass);
    await page.goForward();
    await expect(page).toHaveTitle(/^Colores \| /);
    expect((await head(page)).toSorted()).toEqual(reloaded.toSorted());
  },
);

lookingTest(
  "the first visit shows text at once and its fonts with the program; the next ones have both from the start",
  async ({ page, server }) => {
    await becomeFirstAdministrator(page, server);
    const fonts: string[] = [];
    page.on("request", (request) => request.resourceType() === "font" && fonts.push(request.url()));
    await page.route(PROGRAM, () => {});
    await page.goto("/docs/intro", { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1, name: "Documentación" })).toBeVisible();
    expect(fonts).toEqual([]);

    await page.unroute(PROGRAM);
    await open(page, "/docs/intro");
    await expect.poll(() => page.evaluate(() => document.fonts.check("16px 'Public Sans'"))).toBe(true);
    await expect.poll(() => page.evaluate(() => localStorage.getItem("nv-fonts"))).toMatch(/newsreader.*public-sans/);

    await page.route(PROGRAM, () => {});
    await page.goto("/docs/intro", { waitUntil: "commit" });
    await expect.poll(() => page.evaluate(() => document.fonts.check("40px Newsreader"))).toBe(true);
    await expect(page.locator("html")).toHaveAttribute("data-has-hydrated", "false");
  },
);
