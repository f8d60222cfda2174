import type { Page } from "@playwright/test";

/** Complaint of Firefox, told to the next page, about a font that was on its way when its page was left (`NS_BINDING_ABORTED`). */
const LEFT_FONT = /^download failed \(font-family: .*\bstatus=2152398850\b/;

/**
 * Listens for what a browser complains of while a page is used: errors in its console, with what a policy refuses, and errors of scripts.
 *
 * @returns What was complained of so far.
 */
export function complaintsOf(page: Page): () => readonly string[] {
  const complaints: string[] = [];
  const note = (text: string) => {
    if (!LEFT_FONT.test(text)) complaints.push(text);
  };
  page.on("console", (message) => {
    if (message.type() === "error") note(message.text());
  });
  // Firefox tells of a font here or there.
  page.on("pageerror", (error) => note(error.message));
  return () => complaints;
}
