import { shiftOf } from "@nv/piece-parts/test";
import { findWithAxe } from "@nv/test-kit/axe";
import { inEachRun } from "@nv/test-kit/depth";
import { unzipSync } from "fflate";
import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { DESK, DRAWN_WITHIN_MS, drawn, PHONE, serveDemos } from "../test/read-demo.ts";
import { FORMATS } from "./formats.ts";
import { stepWords } from "./steps/step-html.ts";

const demos = serveDemos();

/** Opens the example of a format. @returns The page, and everything that it complained of. */
async function open(name: string, options: BrowserContextOptions) {
  const page = await demos.newPage(options);
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  page.on("requestfailed", (request) => {
    const fault = request.failure()?.errorText;
    // Two places show all clips: one that another took the place of, before it had come, is let go by the page itself.
    if (request.resourceType() !== "media" || fault !== "net::ERR_ABORTED")
      complaints.push(`${request.url()}: ${fault}`);
  });
  await page.goto(demos.address(name));
  return { page, complaints };
}

/** Scrolls to the middle of a step, as a reader who stops there. */
async function readStep(page: Page, place: number): Promise<void> {
  await page
    .locator(".nv-step")
    .nth(place)
    .evaluate((step) => step.scrollIntoView({ block: "center" }));
  await page.waitForFunction((wanted) => {
    const block = document.querySelector<HTMLElement>(".nv-block[data-format]");
    return block === null || block.dataset.step === String(wanted);
  }, place);
}

/** Part of the window that goes by between two frames: what moves with the scroll is drawn at each. */
const STRIDE = 0.15;

/** Goes through a page from its beginning to its end, as a reader who does not stop. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(
    (stride) =>
      new Promise<void>((resolve) => {
        scrollTo(0, 0);
        function next(): void {
          if (scrollY + innerHeight >= document.documentElement.scrollHeight - 1) return void resolve();
          scrollBy(0, stride * innerHeight);
          requestAnimationFrame(next);
        }
        requestAnimationFrame(next);
      }),
    STRIDE,
  );
}

interface Way {
  readonly how: string;
  readonly options: BrowserContextOptions;
  readonly media?: "print";
}

/** Ways in which nothing moves: the same stills are shown by the same rules. */
const WAYS: readonly Way[] = [
  { how: "without a script", options: { javaScriptEnabled: false } },
  { how: "with reduced motion", options: { reducedMotion: "reduce" } },
  { how: "on paper", options: {}, media: "print" },
];

/** Blocks that stay where they are, which have no scene and no figure a step. */
const ALL_STILL = FORMATS.filter(({ about }) => about.isStill === true);
/** Blocks that stay and have a script, a video, a sound or a drawing of their own; the others are words and pictures by the same rules. */
const OWN_MEANS = new Set(["Apertura", "Audio", "Fotos", "Indice", "VideoSonido"]);
const STILL = inEachRun(
  ALL_STILL,
  ALL_STILL.filter(({ about }) => OWN_MEANS.has(about.name)),
);
const MOVING = FORMATS.filter(({ about }) => about.isStill !== true);

const READ_BY_KEYS = new Set(inEachRun(MOVING, MOVING.slice(0, 3)).map(({ about }) => about.name));

describe.each(STILL)("$about.name, which stays where it is,", ({ about: { name }, example: { block } }) => {
  demos.drawBefore(name);

  test(
    "says all of it in its order on a phone, on paper and without a script, moves nothing, and axe finds nothing",
    async () => {
      const texts = block.steps.flatMap(({ text }) => stepWords(text).split("\n")[0] || []);
      const saysAll = async (page: Page) => {
        const shown = await page.locator(".nv-story").innerText();
        const places = texts.map((text) => shown.indexOf(text));
        expect(places).not.toContain(-1);
        expect(places).toEqual(places.toSorted((a, b) => a - b));
      };
      const { page, complaints } = await open(name, { viewport: PHONE });
      await saysAll(page);
      await scrollThrough(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      expect(await shiftOf(page)).toBe(0);
      expect(await findWithAxe(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await page.emulateMedia({ media: "print" });
      await saysAll(page);
      await page.close();
      const { page: plain } = await open(name, { viewport: PHONE, javaScriptEnabled: false });
      await saysAll(plain);
      await plain.close();
    },
    DRAWN_WITHIN_MS,
  );
});

describe.each(MOVING)("$about.name", ({ about: { name }, example: { block } }) => {
  demos.drawBefore(name);

  test(
    "its starter holds its files, what is written of them, and a page that finds all of its parts",
    async () => {
      const answer = await fetch(`${demos.origin()}/api/formats/${name}/starter.zip`, { headers: { cookie: "ana" } });
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/zip"]);
      const entries = unzipSync(new Uint8Array(await answer.arrayBuffer()));
      const text = (path: string) => Buffer.from(entries[path] ?? []).toString();
      const html = text("pagina/index.html");
      const asked = [...html.matchAll(/\.\/((?:files\/)?[\w./-]+\.\w+)/g)].map(([, path]) => `pagina/${path}`);
      expect(asked.filter((path) => entries[path] === undefined)).toEqual([]);
      const named = [...text("bloque.json").matchAll(/"(archivos\/[^"]+)"/g)].map(([, path]) => path ?? "");
      const brought = Object.keys(entries).filter((path) => path.startsWith("archivos/"));
      expect([...new Set(named)].toSorted()).toEqual(brought.toSorted());
      for (const path of brought) expect(text("LEEME.txt"), path).toContain(path);
      expect(html).not.toContain("/api/");
      expect(text("bloque.json")).not.toContain("file:");
      expect(JSON.parse(text("esquema.json"))).toMatchObject({ type: "object" });
    },
    DRAWN_WITHIN_MS,
  );

  const texts = block.steps.map(({ text }) => stepWords(text).split("\n")[0] ?? "");

  test.each(inEachRun([PHONE, DESK], [PHONE]))(
    "is read through at $width px, keeps its place, and axe finds nothing",
    async (viewport) => {
      const { page, complaints } = await open(name, { viewport });
      for (const place of texts.keys()) {
        await readStep(page, place);
        expect(await page.locator(".nv-step").nth(place).locator(".nv-card").innerText()).toContain(texts[place]);
      }
      await scrollThrough(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      expect(await shiftOf(page)).toBe(0);
      expect(await findWithAxe(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await page.close();
    },
  );

  test.each(inEachRun(WAYS, WAYS.slice(0, 1)))("tells everything in its order $how", async (one) => {
    const { page } = await open(name, { viewport: PHONE, ...one.options });
    if (one.media !== undefined) await page.emulateMedia({ media: one.media });
    const shown = await page.locator(".nv-story").innerText();
    const places = texts.map((text) => shown.indexOf(text));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    await expect.poll(() => page.locator(".nv-stage:visible").count()).toBe(0);
    expect(await page.locator(".nv-still:visible").count()).toBeGreaterThanOrEqual(1);
    await page.close();
  });

  // No format has keys of its own: the page is that of the engine.
  test.runIf(READ_BY_KEYS.has(name))(
    "is read with the keyboard: the page scrolls as pages do, and nothing holds the focus",
    async () => {
      const { page } = await open(name, { viewport: DESK });
      await drawn(page);
      const before = await page.evaluate(() => scrollY);
      await page.keyboard.press("Space");
      await page.waitForFunction((y) => document.documentElement.scrollHeight <= innerHeight || scrollY > y, before);
      const stops = await page.locator("a, button, [tabindex='0'], input, summary").count();
      for (let press = 0; press <= stops + 1; press += 1) await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.localName)).toMatch(
        /^(body|a|button|div|input|summary)$/,
      );
      await page.close();
    },
  );
});
