import type { Page } from "@playwright/test";

/**
 * Listens for what a browser complains of while a page is used: errors in its console, and what a policy refuses, which not every
 * browser tells of in the console that a test can read.
 *
 * @returns What was complained of so far.
 */
export async function complaintsOf(page: Page): Promise<() => readonly string[]> {
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.addInitScript(() =>
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
      console.error(`refused by ${effectiveDirective}: ${blockedURI}`),
    ),
  );
  return () => complaints;
}
