import { AxeBuilder } from "@axe-core/playwright";
import { AXE_SOURCE, type AxeLook, axeLines, axeOptions, findWithAxe } from "@nv/test-kit/axe";
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

/** Looks at a page with axe, and at its frames, whatever their origin. @returns What keeps somebody out, a line for each element. */
export async function findEverywhere(page: Page, look: AxeLook = {}): Promise<readonly string[]> {
  // What is found in several frames is put together in a page of its own, which costs more than the looking: one alone needs none.
  if (page.frames().length === 1) return findWithAxe(page, look);
  const builder = new AxeBuilder({ page, axeSource: AXE_SOURCE }).options(axeOptions(look));
  if (look.within !== undefined) builder.include(look.within);
  if (look.except !== undefined) builder.exclude(look.except);
  return axeLines((await builder.analyze()).violations);
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
    const found = await findEverywhere(page, {
      ...(except !== undefined && { except }),
      ...(theme === "dark" && { only: ["color-contrast"] }),
    });
    expect(found, `${what}, ${theme}`).toEqual([]);
  }
}
