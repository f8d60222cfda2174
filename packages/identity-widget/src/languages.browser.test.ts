import { findWithAxe, WCAG } from "@nv/test-kit/axe";
import { inEachRun } from "@nv/test-kit/depth";
import type { Frame } from "playwright-core";
import { expect, test } from "vitest";
import { type DialogPage, serveDialog } from "../test/dialog-page.ts";
import { STATES } from "../test/states.ts";

const LOCALES = ["en", "fr", "es", "hu", "pt", "pl", "cs", "sk"] as const;

/** The language with the longest words, in which each state is looked at; the others take turns in each run. */
const LONGEST = "hu";
const COLOURS = ["color-contrast"];
/** All states take their colours from one sheet: in the dark each run looks at those with the most text. */
const LOOKS = [
  ["light", 360],
  ["dark", 1280],
] as const;

/** Pages with the most text. */
const LONG_PAGES: readonly string[] = [
  ...["signup", "login, passkey and link", "second step, wrong", "development settings"],
  ...["account, second step on, passkey being removed", "account, recovery codes", "account, proof wanted"],
];

/** Ten looks of one page. */
const PATIENCE_MS = 60_000;

const served = serveDialog();

const overflowPx = (frame: Frame) =>
  frame.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));

async function speak({ page, frame }: DialogPage, locale: string): Promise<void> {
  await page.evaluate((name) => window.netlifyIdentity.setLocale(name), locale);
  await frame().waitForFunction(
    (lang) =>
      document.documentElement.lang === lang &&
      [...document.querySelectorAll(".nv-account")].every((part) => part.getAttribute("lang") === lang),
    locale,
  );
}

/** Measures what letters of double size hide: how wide the page is, what is cut, and whether its end can be reached. */
async function hidden(frame: Frame) {
  await frame.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  const found = await frame.evaluate(() => {
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
  await frame.evaluate(() => {
    document.querySelector(".modalContent")?.scrollTo(0, 0);
    document.documentElement.style.fontSize = "";
  });
  return found;
}

// One page a state: themes, widths and languages change on it, as they do for a reader. Roles, order and colours are the same in every language, and
// a name that is empty is found by `i18n/catalogues.test.ts`: axe looks at each state in one, and at each language in several states.
test.each(STATES.map((state, index) => ({ ...state, asked: LOCALES[index % LOCALES.length] ?? "en" })))(
  "axe finds nothing in two themes and in $asked, and nothing overflows 320 px: $name",
  async (state) => {
    state.before?.(served.fake);
    const opened = await served.open({
      width: 360,
      ...(state.hash === undefined ? {} : { hash: state.hash }),
      ...(state.init === undefined ? {} : { init: state.init }),
    });
    const { page, dialog, frame, problems } = opened;
    // Colours in the middle of an arrival are not the dialog's.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await state.go(page, dialog);
    await dialog.locator(".modalContainer[aria-hidden=false] h1").waitFor({ state: "attached" });
    await speak(opened, state.asked);
    for (const [theme, width] of inEachRun(LOOKS, LONG_PAGES.includes(state.name) ? LOOKS : LOOKS.slice(0, 1))) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate((name) => document.documentElement.setAttribute("data-theme", name), theme);
      await frame().waitForFunction((name) => document.documentElement.style.colorScheme === name, theme);
      // With the theme only colours change.
      const only = theme === "light" ? WCAG : COLOURS;
      expect(await findWithAxe(frame(), { only }), theme).toEqual([]);
      expect(await overflowPx(frame()), theme).toBe(0);
    }
    await page.setViewportSize({ width: 320, height: 800 });
    await frame().waitForFunction(() => innerWidth === 320);
    for (const locale of inEachRun(LOCALES, [...new Set([state.asked, LONGEST])])) {
      await speak(opened, locale);
      expect(await overflowPx(frame()), locale).toBe(0);
      if (!LONG_PAGES.includes(state.name)) continue;
      const whole = { width: 320, cut: [], isEndReached: true };
      expect(await hidden(frame()), `letters of double size, ${locale}`).toEqual(whole);
    }
    expect(problems).toEqual([]);
  },
  PATIENCE_MS,
);
