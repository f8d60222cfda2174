import { expect, type Locator, type Page } from "@playwright/test";

/** More stops than any screen has. */
const MOST_STOPS = 90;

/** Expects that the keyboard stands on something that a person sees to have it: in sight and, where it can be pressed, with a ring. */
async function expectVisibleFocus(page: Page): Promise<void> {
  const fault = await page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return "nothing has the focus";
    const { top, bottom } = focused.getBoundingClientRect();
    if (bottom < 0 || top > innerHeight) return `${focused.outerHTML.slice(0, 120)} is out of sight`;
    // The name of what has come is read, and cannot be pressed.
    if (focused.matches("h1, h2")) return "";
    for (let one: Element | null = focused; one !== null; one = one.parentElement)
      for (const drawn of [one, one.nextElementSibling])
        if (drawn !== null && getComputedStyle(drawn).outlineStyle === "solid") return "";
    return `${focused.outerHTML.slice(0, 120)} has no ring`;
  });
  expect(fault).toBe("");
}

/** Whether something has the focus. */
const hasFocus = (wanted: Locator): Promise<boolean> =>
  wanted.evaluate((element) => element === document.activeElement);

/** Whether something comes before what has the focus. */
function isBehind(wanted: Locator): Promise<boolean> {
  return wanted.evaluate((target) => {
    const from = document.activeElement ?? document.body;
    return (from.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  });
}

/** Stops that are certainly on the way to something: they are walked past without a look at each. */
function certainStops(wanted: Locator, isBackwards: boolean): Promise<number> {
  return wanted.evaluate((target, backwards) => {
    const stops =
      ":is(a[href], button, input:not([type=radio]), select, textarea, summary):not(:disabled, [tabindex='-1'])";
    const from = document.activeElement ?? document.body;
    const [mark, way] = backwards
      ? [Node.DOCUMENT_POSITION_PRECEDING, Node.DOCUMENT_POSITION_FOLLOWING]
      : [Node.DOCUMENT_POSITION_FOLLOWING, Node.DOCUMENT_POSITION_PRECEDING];
    return [...document.querySelectorAll(stops)].filter(
      (one) =>
        one.checkVisibility() &&
        (from.compareDocumentPosition(one) & mark) !== 0 &&
        (target.compareDocumentPosition(one) & way) !== 0,
    ).length;
  }, isBackwards);
}

/**
 * Walks to something with Tab, as somebody without a mouse does: backwards, with Shift, when it comes before. No way leads around the end of
 * the page, where a browser's bars are.
 *
 * @returns How many keys it took: none when it has the focus already.
 */
export async function tabTo(page: Page, wanted: Locator): Promise<number> {
  await expect(wanted).toBeVisible();
  if (await hasFocus(wanted)) return 0;
  const isBackwards = await isBehind(wanted);
  const key = isBackwards ? "Shift+Tab" : "Tab";
  const certain = await certainStops(wanted, isBackwards);
  for (let keys = 1; keys <= certain; keys += 1) await page.keyboard.press(key);
  for (let keys = certain + 1; keys <= MOST_STOPS; keys += 1) {
    await page.keyboard.press(key);
    if (await hasFocus(wanted)) {
      await expectVisibleFocus(page);
      return keys;
    }
  }
  throw new Error(`Tab never reached ${wanted}.`);
}

/** Walks to something and presses Enter on it. */
export async function enterOn(page: Page, wanted: Locator): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press("Enter");
}

/** Expects where the keyboard is after a step, and that it is seen to be there. */
export async function expectFocusOn(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeFocused();
  await expectVisibleFocus(page);
}

/** The same, somewhere in a part of the screen. */
export async function expectFocusIn(page: Page, part: Locator): Promise<void> {
  await expect.poll(() => part.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await expectVisibleFocus(page);
}

/** Answers the question that is open with yes: the question has the focus, and its order is the next stop. */
export async function confirmWithKeys(page: Page, order: string): Promise<void> {
  const question = page.getByRole("dialog");
  await expect(question.getByRole("heading")).toBeFocused();
  expect(await tabTo(page, question.getByRole("button", { name: order, exact: true }))).toBeLessThanOrEqual(2);
  await page.keyboard.press("Enter");
  await expect(question).toBeHidden();
}
