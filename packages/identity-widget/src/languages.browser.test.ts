import { readFile } from "node:fs/promises";
import type { Browser, Frame } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { bundle } from "../test/bundle.ts";
import { openPage, resetFake } from "../test/dialog-page.ts";
import { type FakeIdentity, startFakeIdentity } from "../test/fake-identity.ts";
import { launchBrowser } from "../test/launch.ts";
import { STATES } from "../test/states.ts";

const LOCALES = ["en", "fr", "es", "hu", "pt", "pl", "cs", "sk"] as const;

/** Where most is said. */
const LONG_PAGES: readonly string[] = [
  ...["signup", "login, passkey and link", "second step, wrong", "development settings"],
  ...["account, second step on, passkey being removed", "account, recovery codes", "account, proof wanted"],
];

/** Sixteen looks of one page. */
const PATIENCE_MS = 60_000;

let browser: Browser;
let fake: FakeIdentity;
let axe: string;

beforeAll(async () => {
  const files = await bundle("preact");
  fake = await startFakeIdentity(new Map(files.map(({ name, code }) => [name, code])));
  browser = await launchBrowser();
  axe = await readFile(new URL(import.meta.resolve("axe-core/axe.min.js")), "utf8");
});

afterAll(async () => {
  await browser?.close();
  await fake?.close();
});

beforeEach(() => resetFake(fake));

async function findings(frame: Frame): Promise<readonly string[]> {
  return frame.evaluate(async () => {
    const { violations } = await window.axe.run(document, {
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
      resultTypes: ["violations"],
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  });
}

// One page a state: languages and themes change on it, as they do for a reader.
test.each(STATES)(
  "axe finds nothing in eight languages and two themes, and nothing overflows 320 px: $name",
  async (state) => {
    state.before?.(fake);
    const { context, page, dialog, frame } = await openPage(browser, fake, {
      width: 320,
      ...(state.hash === undefined ? {} : { hash: state.hash }),
      ...(state.init === undefined ? {} : { init: state.init }),
    });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await state.go(page, dialog);
    await dialog.locator(".modalContainer[aria-hidden=false] h1").waitFor({ state: "attached" });
    await frame().evaluate(axe);
    for (const locale of LOCALES) {
      await page.evaluate((name) => window.netlifyIdentity.setLocale(name), locale);
      await frame().waitForFunction((lang) => document.documentElement.lang === lang, locale);
      for (const theme of ["light", "dark"] as const) {
        await page.evaluate((name) => document.documentElement.setAttribute("data-theme", name), theme);
        await frame().waitForFunction((name) => document.documentElement.style.colorScheme === name, theme);
        expect(await findings(frame()), `${locale}, ${theme}`).toEqual([]);
      }
      expect(await frame().evaluate(() => document.documentElement.scrollWidth), locale).toBeLessThanOrEqual(320);
    }
    await context.close();
  },
  PATIENCE_MS,
);

test.each(LOCALES)(
  "at 320 px with letters of double size nothing is cut off or beside the page, in %s",
  async (locale) => {
    for (const state of STATES.filter(({ name }) => LONG_PAGES.includes(name))) {
      resetFake(fake);
      state.before?.(fake);
      const { context, page, dialog, frame } = await openPage(browser, fake, { width: 320 });
      await state.go(page, dialog);
      await dialog.locator(".modalContainer[aria-hidden=false] h1").waitFor({ state: "attached" });
      await page.evaluate((name) => window.netlifyIdentity.setLocale(name), locale);
      await frame().waitForFunction((lang) => document.documentElement.lang === lang, locale);
      await frame().waitForFunction(
        (lang) => [...document.querySelectorAll(".nv-account")].every((part) => part.getAttribute("lang") === lang),
        locale,
      );
      await frame().evaluate(() => {
        document.documentElement.style.fontSize = "200%";
      });
      const found = await frame().evaluate(() => {
        const content = document.querySelector(".modalContent");
        const last = [...document.querySelectorAll("button")].at(-1);
        content?.scrollTo(0, content.scrollHeight);
        return {
          width: document.documentElement.scrollWidth,
          cut: [...document.querySelectorAll("button, label, h1, h2, h3, p, li")]
            .filter((element) => element.scrollWidth > element.clientWidth + 1 && !element.closest(".visuallyHidden"))
            .filter((element) => !element.classList.contains("visuallyHidden") && element.clientWidth > 0)
            .map((element) => element.textContent),
          isEndReached: (last?.getBoundingClientRect().bottom ?? 0) <= innerHeight,
        };
      });
      expect(found, state.name).toEqual({ width: 320, cut: [], isEndReached: true });
      await context.close();
    }
  },
  PATIENCE_MS,
);
