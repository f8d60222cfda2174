import { findInFrames } from "@nv/test-kit/axe-in-frames";
import { expect, type Page } from "@playwright/test";

/** Shows the open page in a theme, as the person's choice or the system's would, without loading it again. */
async function dress(page: Page, theme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
  await page.evaluate(async (name) => {
    if (document.documentElement.dataset.theme !== undefined) document.documentElement.dataset.theme = name;
    // Colours on their way from one theme to the other are nobody's; those of a parent set off those of its children.
    const onTheWay = () => document.getAnimations().filter((one) => one instanceof CSSTransition);
    do {
      for (const transition of onTheWay()) transition.finish();
      await new Promise(requestAnimationFrame);
    } while (onTheWay().length > 0);
  }, theme);
}

/**
 * Expects that axe finds nothing on a page as it stands, in both themes. Only its colours change with the theme, so in the second
 * one only they are looked at.
 *
 * @param what - Names the page, or its state, when something is found.
 * @param except - What is not ours: a selector.
 */
export async function expectAccessible(page: Page, what: string, except?: string): Promise<void> {
  for (const theme of ["light", "dark"] as const) {
    await dress(page, theme);
    const found = await findInFrames(page, {
      ...(except !== undefined && { except }),
      ...(theme === "dark" && { only: ["color-contrast"] }),
    });
    expect(found, `${what}, ${theme}`).toEqual([]);
  }
}
