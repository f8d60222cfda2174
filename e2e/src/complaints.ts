import type { Page } from "@playwright/test";

/**
 * Listens for what a browser complains of while a page is used: errors in its console, with what a policy refuses, and errors of scripts.
 *
 * @returns What was complained of so far.
 */
export function complaintsOf(page: Page): () => readonly string[] {
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  return () => complaints;
}
