import { AxeBuilder } from "@axe-core/playwright";
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
    const builder = new AxeBuilder({ page }).options({ resultTypes: ["violations"] });
    // What is found in several frames is put together in a page of its own, which costs more than the looking: one alone needs none.
    builder.setLegacyMode(page.frames().length === 1);
    if (except !== undefined) builder.exclude(except);
    const { violations } = await (theme === "light" ? builder : builder.withRules(["color-contrast"])).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
    expect(found, `${what}, ${theme}`).toEqual([]);
  }
}
