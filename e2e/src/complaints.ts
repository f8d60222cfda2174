import type { Page } from "@playwright/test";

/** How Firefox tells of a font that was on its way when its page was left (`NS_BINDING_ABORTED`), in the console of the next one. */
const LEFT_FONT = /^download failed \(font-family: .*\bstatus=2152398850\b/;

/**
 * Listens for what a browser complains of while a page is used: errors in its console, with what a policy refuses, and errors of scripts.
 *
 * @returns What was complained of so far.
 */
export function complaintsOf(page: Page): () => readonly string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" && !LEFT_FONT.test(message.text())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  return () => complaints;
}
