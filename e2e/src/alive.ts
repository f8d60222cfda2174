import { expect, type Page } from "@playwright/test";
import { becomeFirstAdministrator } from "./enter.ts";
import type { TestServer } from "./server.ts";

/** Waits until the page's program has taken it over and knows the session: before that it has no keys of its own. */
export async function waitUntilAlive(page: Page): Promise<void> {
  await expect(page.locator('html[data-has-hydrated="true"][data-nv-session="open"]')).toBeAttached();
}

/** Opens a page and waits until it is alive. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitUntilAlive(page);
}

/** Enters as the first administrator and opens a page, the home if none is named, alive. */
export async function enter(page: Page, server: TestServer, address = "/"): Promise<void> {
  await becomeFirstAdministrator(page, server);
  await open(page, server.url + address);
}
