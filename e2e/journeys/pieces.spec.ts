import type { Page } from "@playwright/test";
import { complaintsOf } from "../src/complaints.ts";
import { expect, type PublishedPiece, piecesTest as test } from "../src/pieces.ts";
import { testPiecesAround } from "../src/pieces-around.ts";

testPiecesAround("light");

const PLACES = ["Norte", "Sur", "Este"].map((label, index) => ({ label, chart: `ej00${index + 1}` }));
const SWITCHER = { title: "Lugares", config: { type: "switcher", items: PLACES, parameter: "lugar" } };
const SERIES = { title: "Serie", config: { type: "datawrapper", source: "ej004" } };
/** The double's charts are this high, CSS pixels. */
const CHART_PX = 380;
/** Room that was measured in another column: too much for this one. */
const TOO_MUCH_PX = 700;

const codeOf = ({ embedCodes }: PublishedPiece, flavour: "iframe" | "element"): string => embedCodes[flavour] ?? "";
const article = (...parts: readonly string[]) => `<!doctype html><title>Nota</title><h1>Nota</h1>${parts.join("")}`;
const filler = (heightPx: number) => `<div style="height:${heightPx}px"></div>`;

/** Heights on the page of what is where a graphic is. */
const heightsOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));

/** The tab that is chosen in the switcher. */
const chosenIn = (page: Page) =>
  page.locator("iframe").contentFrame().getByRole("tab", { selected: true }).textContent();

/** Moves of what was in sight that nobody asked for, summed; browsers that do not tell say 0. */
async function watchMoves(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const moves = { sum: 0 };
    Object.assign(window, { moves });
    if (PerformanceObserver.supportedEntryTypes.includes("layout-shift"))
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) moves.sum += Number(Object(entry).value);
      }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => Number(Object(window).moves.sum));
}

test("three codes in one page, each with its script, work without a complaint", async ({ page, pieces }) => {
  const complaints = complaintsOf(page);
  const series = await pieces.publish(SERIES);
  const switcher = await pieces.publish(SWITCHER);
  const codes = [codeOf(series, "iframe"), codeOf(switcher, "element"), codeOf(series, "element")];
  await page.goto(pieces.newspaper.print(article(...codes)));
  const given = () =>
    page.locator('iframe[data-nv="serie"]').evaluateAll((all) => all.map((frame) => Object(frame).style.height));
  const chart = `${CHART_PX}px`;
  await expect.poll(given).toEqual([chart, chart]);
  await expect(page.locator('iframe[data-nv="lugares"]').contentFrame().getByRole("tab")).toHaveCount(3);
  // A code that an endless page adds later.
  await page.evaluate(
    (code) => document.body.append(document.createRange().createContextualFragment(code)),
    codes[0] ?? "",
  );
  await page.locator("iframe").last().scrollIntoViewIfNeeded();
  await expect.poll(given).toEqual([chart, chart, chart]);
  expect(complaints()).toEqual([]);
});

test("what an address chooses is shown by both codes, at first and when it changes", async ({ page, pieces }) => {
  const switcher = await pieces.publish(SWITCHER);
  for (const flavour of ["iframe", "element"] as const) {
    const url = pieces.newspaper.print(article(codeOf(switcher, flavour), '<a id="fin" href="#fin">Fin</a>'));
    await page.goto(`${url}#lugar=sur`);
    await expect.poll(() => chosenIn(page)).toBe("Sur");
    await page.evaluate(() => Object.assign(location, { hash: "lugar=este" }));
    await expect.poll(() => chosenIn(page)).toBe("Este");
    // A place in the article chooses nothing.
    await page.getByRole("link", { name: "Fin" }).click();
    await page.locator("iframe").contentFrame().getByRole("tab", { name: "Norte" }).click();
    await expect.poll(() => chosenIn(page)).toBe("Norte");
    await page.goBack();
    await expect.poll(() => chosenIn(page)).toBe("Este");
    await page.goBack();
    await expect.poll(() => chosenIn(page)).toBe("Sur");
    expect(page.url()).toBe(`${url}#lugar=sur`);
  }
});

test("room that was too much is given back where nobody sees it, and nothing in sight moves", async ({
  page,
  pieces,
}) => {
  const moves = await watchMoves(page);
  const series = await pieces.publish(SERIES);
  const wide = (code: string) =>
    code
      .replace(/min-height:\d+px/, `min-height:${TOO_MUCH_PX}px`)
      .replace(
        /<(iframe data-nv|nv-grafico id)="serie"/,
        `$& data-nv-heights="320:${TOO_MUCH_PX}" heights="320:${TOO_MUCH_PX}"`,
      );
  for (const flavour of ["iframe", "element"] as const) {
    const code = wide(codeOf(series, flavour));
    const below = `<section>${code}</section>`;
    await page.setViewportSize({ width: 600, height: 900 });
    await page.goto(
      pieces.newspaper.print(article(code, "<p>Sigue</p>", filler(500), below, "<p>Y más</p>", filler(2000))),
    );
    const heights = () => heightsOf(page, flavour === "iframe" ? "iframe" : "nv-grafico");
    const follows = page.getByText("Y más");
    // In sight the hole stays; what is below the window fits.
    await expect.poll(heights).toEqual([TOO_MUCH_PX, CHART_PX]);
    await follows.evaluate((element) => element.scrollIntoView({ block: "end" }));
    await expect.poll(heights).toEqual([CHART_PX, CHART_PX]);
    expect(Math.round(await follows.evaluate((element) => element.getBoundingClientRect().bottom))).toBe(900);
    expect(await moves()).toBe(0);
  }
});

test("room is that of the width, also after a phone is turned", { tag: "@long" }, async ({ page, pieces }) => {
  const series = await pieces.publish(SERIES);
  const code = codeOf(series, "iframe").replace('data-nv="serie"', '$& data-nv-heights="320:900 560:500"');
  await page.setViewportSize({ width: 400, height: 800 });
  await page.goto(pieces.newspaper.print(`<style>body{margin:0}</style>${code}`));
  await expect.poll(() => heightsOf(page, "iframe")).toEqual([900]);
  await page.setViewportSize({ width: 640, height: 400 });
  await expect.poll(() => heightsOf(page, "iframe")).toEqual([500]);
});

test("what was taken back leaves no room, whatever the code", { tag: "@long" }, async ({ page, pieces }) => {
  const series = await pieces.publish(SERIES);
  const config = { type: "css-wrapper", chart: "ej005", paddingPx: 20, background: "#f4efe4", breakout: "full" };
  const boxed = await pieces.publish({ title: "Entera", config });
  const codes = [codeOf(series, "iframe"), codeOf(series, "element"), codeOf(boxed, "iframe")];
  const url = pieces.newspaper.print(article("<p>Antes</p>", ...codes, "<p>Después</p>"));
  await pieces.retire(series);
  await pieces.retire(boxed);
  await page.goto(url);
  await expect.poll(() => heightsOf(page, "iframe, nv-grafico, figure")).toEqual([0, 0, 0, 0, 0]);
  const [before, after] = await Promise.all(
    ["Antes", "Después"].map((text) => page.getByText(text).evaluate((one) => one.getBoundingClientRect().toJSON())),
  );
  expect(after.top - before.bottom).toBeLessThan(20);
});

test("a graphic of the whole window leaves its column, with both codes and in every window", async ({
  page,
  pieces,
}) => {
  const chart = { type: "css-wrapper", chart: "ej005", marginBlockPx: 0, caption: "Pie" };
  const column = (html: string) =>
    article(`<style>body{margin:0}main{max-width:640px;margin:0 auto;padding:0 16px}</style><main>${html}</main>`);
  const box = (selector: string) =>
    page.locator(selector).evaluate((one) => {
      const { left, width } = one.getBoundingClientRect();
      return { left: Math.round(left), width: Math.round(width) };
    });
  const full = await pieces.publish({
    title: "Entera",
    config: { ...chart, breakout: "full", hasStickyCaption: true },
  });
  const wide = await pieces.publish({
    title: "Ancha",
    config: { ...chart, chart: "ej006", breakout: "wide", maxWidthPx: 980 },
  });
  expect(Object.keys(full.embedCodes)).not.toContain("oembed");
  for (const flavour of ["iframe", "element"] as const) {
    await page.goto(pieces.newspaper.print(column(codeOf(full, flavour) + codeOf(wide, flavour))));
    for (const windowPx of [320, 768, 1280]) {
      await page.setViewportSize({ width: windowPx, height: 1200 });
      const insidePx = await page.evaluate(() => document.documentElement.clientWidth);
      // A scrollbar takes from the window what 100vw holds too; half of it is cut at each side.
      const scrollbarPx = windowPx - insidePx;
      const { left, width } = await box('iframe[data-nv="entera"]');
      expect(width).toBe(windowPx);
      expect(Math.abs(left)).toBeLessThanOrEqual(scrollbarPx / 2 + 1);
      expect((await box('iframe[data-nv="ancha"]')).width).toBe(Math.min(980, windowPx));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(insidePx);
    }
    await expect(page.getByText("Pie", { exact: true })).toBeVisible();
    await expect(page.locator('iframe[data-nv="entera"]').contentFrame().getByText("Pie")).toBeHidden();
    await expect(page.locator('iframe[data-nv="ancha"]').contentFrame().getByText("Pie")).toBeVisible();
  }
});
