import { expect, type FrameLocator, type Locator, type Page } from "@playwright/test";

/** Begins a story with its title, with the keyboard alone, and waits for its builder. */
export async function beginStory(page: Page, title: string): Promise<void> {
  await page.goto("/storys?nueva=");
  await page.getByLabel("Título", { exact: true }).focus();
  await page.keyboard.type(title);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
}

/** A block of the story on screen, from 1. */
export const blockOf = (page: Page, number: number): Locator => page.locator(".nv-block-card").nth(number - 1);

/** A step of a block, from 1. */
export const stepOf = (block: Locator, number: number): Locator =>
  block.getByRole("group", { name: `Paso ${number}`, exact: true });

/** The text of a step. */
export const textOf = (step: Locator): Locator => step.getByLabel("Texto", { exact: true });

/** Names a file of the library in a field. @param within - What holds that field and no other. */
export async function chooseFile(within: Locator, name: string): Promise<void> {
  await within.getByRole("button", { name: /^Elegir de Archivos/ }).click();
  await within.locator(".nv-file__item").filter({ hasText: name }).click();
  await expect(within.getByRole("button", { name: /^Cambiar/ })).toBeVisible();
  // What is known of it comes a moment later, and moves what stands below: a press in that moment falls beside.
  await expect(within.locator(".nv-file__chosen").filter({ hasText: name })).toBeVisible();
}

/** The page of the story beside what is written, as it is now. */
export const shownPage = (page: Page): FrameLocator =>
  page.frameLocator('.nv-story-view__sheet[data-shown="true"] iframe');
