import { inEachRun } from "@nv/test-kit/depth";
import type { Page } from "@playwright/test";
import { complaintsOf } from "../src/complaints.ts";
import { acceptFirstInvitation } from "../src/dialog.ts";
import { becomeFirstAdministrator } from "../src/enter.ts";
import { expectAccessible } from "../src/sound.ts";
import { expect, lookingTest, test } from "../src/test.ts";

const WIDTHS_PX = [360, 768, 1280, 1920];
const ALL_INSIDE = [
  "/",
  "/docs/intro",
  "/docs/Guia%20de%20estilos/Colors",
  "/docs/Guia%20de%20estilos/Tablas",
  "/docs/Guia%20de%20estilos/TipoNum",
  "/blog",
  "/blog/Hola",
  "/blog/tags",
  "/no/existe",
] as const;
/** The home, a page of documentation, one whose tables are alive, one with a table as wide as it was pasted, the blog's. */
const INSIDE = inEachRun(ALL_INSIDE, [
  "/",
  "/docs/intro",
  "/docs/Guia%20de%20estilos/Colors",
  "/docs/Guia%20de%20estilos/Tablas",
  "/blog",
]);

async function expectNoOverflow(page: Page, address: string): Promise<void> {
  for (const width of WIDTHS_PX) {
    await page.setViewportSize({ width, height: 900 });
    const scrollWidth = await page.evaluate(async () => {
      // Lengths in parts of the window are told of its new width with the next frame.
      await new Promise(requestAnimationFrame);
      return document.documentElement.scrollWidth;
    });
    expect(scrollWidth, `${address} at ${width} px`).toBeLessThanOrEqual(width);
  }
}

// The entrance is looked at in `public-pages.browser.test.ts`, and its dialog in `languages.browser.test.ts`.
lookingTest("the site holds at every width and has nothing for axe in both themes", async ({ page, server }) => {
  await becomeFirstAdministrator(page, server);
  for (const address of INSIDE) {
    await page.goto(address);
    await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();
    await expectNoOverflow(page, address);
    await expectAccessible(page, address);
  }
});

lookingTest("letters twice as large stay on the page", async ({ page, server }) => {
  await becomeFirstAdministrator(page, server);
  for (const address of ["/", "/docs/intro", "/blog/Hola"]) {
    await page.goto(address);
    await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    await expectNoOverflow(page, address);
  }
});

test("no page of the site writes an error or a refused script to the console", async ({ page, server }) => {
  const complaints = complaintsOf(page);
  await acceptFirstInvitation(page, server.firstAdministratorLink());
  for (const address of INSIDE.filter((name) => name !== "/no/existe")) {
    await page.goto(address);
    await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();
    // A hand on the page begins the fetching of other pages.
    await page.mouse.move(5, 5);
  }
  expect(complaints()).toEqual([]);
});
