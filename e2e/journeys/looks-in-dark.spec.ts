import type { Page } from "@playwright/test";
import { colorScheme, launchOptions } from "../src/dark-system.ts";
import { becomeFirstAdministrator } from "../src/enter.ts";
import { expect, lookingTest } from "../src/test.ts";

/** The entrance, the outbox, the site and the administration. */
const DOORS = { outside: ["/", "/no/existe"], inside: ["/outbox", "/docs/intro", "/admin/people"] } as const;

lookingTest.use({ colorScheme, launchOptions: [launchOptions, { scope: "worker" }] });

async function expectDoorsIn(page: Page, doors: readonly string[], theme: "light" | "dark"): Promise<void> {
  for (const door of doors) {
    await page.goto(door);
    const worn = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    expect(worn, door).toBe(theme);
  }
}

lookingTest("all doors are light until the person chooses, and then all follow", async ({ page, server }) => {
  expect(await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches)).toBe(true);
  await expectDoorsIn(page, DOORS.outside, "light");
  await becomeFirstAdministrator(page, server);
  await expectDoorsIn(page, DOORS.inside, "light");
  for (const theme of ["dark", "light"] as const) {
    await page.evaluate((chosen) => localStorage.setItem("theme-nv", chosen), theme);
    await expectDoorsIn(page, DOORS.inside, theme);
  }
});
