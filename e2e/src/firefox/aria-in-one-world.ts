/**
 * Script for every document: the lists of elements that ARIA attributes name are not read by the page, only by Playwright.
 *
 * Firefox 153 keeps such a list (`ariaLabelledByElements` and its seven likes) with the element, and what a script was given of it with
 * that script's view of the element. Playwright reads it from a world of its own to find a name; when axe then asks in the page, which
 * was given nothing yet, for a list that has not changed, Firefox writes through a pointer that it does not have, and the process of
 * the page ends. No script of ours reads the lists; axe does without, by the attributes.
 *
 * @see docs/adr/0080-journeys-in-firefox.md
 */
export const LEAVE_ARIA_LISTS = `() => {
  for (const name of Object.getOwnPropertyNames(Element.prototype))
    if (name.startsWith("aria") && name.endsWith("Elements")) delete Element.prototype[name];
}`;
