import { findWithAxe } from "@nv/test-kit/axe";
import { launchChromium } from "@nv/test-kit/chromium";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { bundleDemos, DEMO_NAMES, openPage, showDemos } from "./open-page.ts";

// What every component owes whoever uses it, looked at in its demo: a new demo is in by being there.

/** Selector of the elements that a person can do something with. A part with `tabindex=-1` is reached with the arrows of its group. */
const INTERACTIVE = [
  "a[href]",
  ...["button", "input", "select", "textarea"].map((name) => `${name}:not(:disabled):not([tabindex="-1"])`),
  "summary",
  '[contenteditable="true"]',
  '[tabindex="0"]',
].join(", ");

/** Around an element, for its ring. */
const RING_PX = 8;
/** A demo has fewer stops than this. */
const STOPS_MAX = 60;

let browser: Browser;
let page: Page;
const complaints: string[] = [];

beforeAll(async () => {
  const [started, demos] = await Promise.all([launchChromium(), bundleDemos()]);
  browser = started;
  page = await openPage(browser, demos);
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
});
afterAll(() => browser?.close());

beforeEach(async () => {
  complaints.length = 0;
  await page.emulateMedia({ forcedColors: "none" });
  await page.setViewportSize({ width: 1280, height: 720 });
});

/** Shows the page in a theme. Colours are there at once: the page is asked for less motion. */
async function dress(theme: "light" | "dark"): Promise<void> {
  await page.evaluate((chosen) => document.documentElement.setAttribute("data-theme", chosen), theme);
}

/** Takes a screenshot of an element of the page and of what is around it. */
async function pictureOf(selector: string): Promise<string> {
  const box = await page.evaluate((wanted) => {
    const element = wanted === ":focus" ? document.activeElement : document.querySelector(wanted);
    // What is hidden for the eye stands for what is beside it.
    const { x, y, width, height } = (element?.closest("label") ?? element ?? document.body).getBoundingClientRect();
    return { x, y, width, height };
  }, selector);
  const [x, y] = [Math.max(0, box.x - RING_PX), Math.max(0, box.y - RING_PX)];
  const clip = { x, y, width: box.width + 2 * RING_PX, height: box.height + 2 * RING_PX };
  return (await page.screenshot({ clip, animations: "disabled" })).toString("base64");
}

/** Walks through the demo with Tab. @returns What was passed by, and what had the focus and did not show it. */
async function walk(): Promise<{ readonly missed: readonly string[]; readonly unseen: readonly string[] }> {
  await page.evaluate((interactive) => {
    document.documentElement.scrollTo(0, 0);
    // The walk begins before the demo, wherever the last one ended.
    const start = document.querySelector("h1");
    start?.setAttribute("tabindex", "-1");
    start?.focus();
    for (const element of document.querySelectorAll(interactive)) element.setAttribute("data-unreached", "");
  }, INTERACTIVE);
  const unseen: string[] = [];
  for (let stops = 0; stops < STOPS_MAX; stops += 1) {
    await page.keyboard.press("Tab");
    const reached = await page.evaluate(() => {
      const { activeElement: here } = document;
      if (here === null || here === document.body || here.localName === "h1") return null;
      here.removeAttribute("data-unreached");
      // Of a group of radio buttons Tab reaches one; the arrows go on from there.
      if (here instanceof HTMLInputElement && here.type === "radio") {
        for (const one of document.querySelectorAll(`input[type=radio][name="${CSS.escape(here.name)}"]`)) {
          one.removeAttribute("data-unreached");
        }
      }
      return here.outerHTML.slice(0, 120);
    });
    if (reached === null) break;
    const focused = await pictureOf(":focus");
    const handle = await page.evaluateHandle(() => document.activeElement);
    await page.evaluate((element) => element instanceof HTMLElement && element.blur(), handle);
    await handle.asElement()?.evaluate((element) => element.setAttribute("data-look", ""));
    if ((await pictureOf("[data-look]")) === focused) unseen.push(reached);
    await handle.asElement()?.evaluate((element) => {
      element.removeAttribute("data-look");
      if (element instanceof HTMLElement) element.focus();
    });
  }
  const missed = await page.evaluate(() =>
    [...document.querySelectorAll("[data-unreached]")].map((element) => element.outerHTML.slice(0, 120)),
  );
  return { missed, unseen };
}

describe.each(DEMO_NAMES)("%s", (name) => {
  beforeEach(() => showDemos(page, name));

  test("renders without a complaint, and axe finds nothing in either theme", async () => {
    expect(await page.locator("main > :not(h1)").count()).toBeGreaterThan(0);
    for (const theme of ["dark", "light"] as const) {
      await dress(theme);
      expect(await findWithAxe(page, theme === "dark" ? { only: ["color-contrast"] } : {}), theme).toEqual([]);
    }
    expect(complaints).toEqual([]);
  });

  test("is reached with the keyboard, and shows where the focus is", async () => {
    expect(await walk()).toEqual({ missed: [], unseen: [] });
  });

  test("in forced colours shows where the focus is, and what is on", { tags: ["long"] }, async () => {
    await page.emulateMedia({ forcedColors: "active" });
    expect(await walk()).toEqual({ missed: [], unseen: [] });
    for (const box of await page.locator("input[type=checkbox]:enabled, [role=switch]:enabled").all()) {
      await box.evaluate((element) => element.setAttribute("data-look", ""));
      await box.focus();
      const before = await pictureOf("[data-look]");
      await page.keyboard.press("Space");
      expect(await pictureOf("[data-look]"), await box.evaluate((element) => element.outerHTML)).not.toBe(before);
      await box.evaluate((element) => element.removeAttribute("data-look"));
    }
    for (const radio of await page.locator("input[type=radio]:enabled").all()) {
      await radio.evaluate((element) => element.setAttribute("data-look", ""));
      const isOn = await radio.isChecked();
      const before = await pictureOf("[data-look]");
      const group = page.locator(`input[name="${await radio.getAttribute("name")}"]`);
      await (isOn ? group.last() : radio).evaluate((element) => element instanceof HTMLElement && element.click());
      if ((await radio.isChecked()) !== isOn) {
        expect(await pictureOf("[data-look]"), await radio.evaluate((element) => element.outerHTML)).not.toBe(before);
      }
      await radio.evaluate((element) => element.removeAttribute("data-look"));
    }
  });

  test("fits a screen 320 px wide", async () => {
    await page.setViewportSize({ width: 320, height: 800 });
    const overflowing = await page.evaluate(() =>
      document.documentElement.scrollWidth > innerWidth
        ? [...document.querySelectorAll("main *")]
            .filter((element) => element.getBoundingClientRect().right > innerWidth)
            .map((element) => element.outerHTML.slice(0, 120))
        : [],
    );
    expect(overflowing).toEqual([]);
  });
});
