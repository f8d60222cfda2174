import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createChance, DIALECTS } from "@nv/test-kit";
import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { startNewspaper } from "../src/article.ts";
import { becomeFirstAdministrator } from "../src/enter.ts";
import { onOneProcess, onTwoProcesses } from "../src/journey-servers.ts";
import { bringTwoPictures } from "../src/library.ts";
import { bringIn } from "../src/second-person.ts";
import { makeSixtyBlocks, type SixtyBlocks } from "../src/sixty-blocks.ts";
import { type StoryWriter, storyWriter } from "../src/story-writer.ts";
import { expect, test } from "../src/test.ts";

/** Time for which two people write. Milliseconds; `SIXTY_MINUTES` says another. */
const WRITING_MS = Number(process.env.SIXTY_MINUTES ?? 10) * 60_000;
/** Time of what comes before and after it, on a busy machine. Milliseconds. */
const AROUND_MS = 480_000;
/** Longest wait for what is made of a file, or of a story. Milliseconds. */
const MADE_MS = 120_000;
/** Time without a line, of those that write on meanwhile. Milliseconds. */
const CUT_MS = Math.min(20_000, WRITING_MS / 8);

const PHONE = { width: 360, height: 740 };

/** Texts at the beginning of the story in which both write. */
const SHARED = 6;

/** An article with what newspapers have: a reset that takes the stickiness away, and a header that stays. */
const around = (code: string) =>
  `<!doctype html><html lang="es"><meta name="viewport" content="width=device-width"><title>Nota</title><style>html,body{overflow-x:hidden}header{position:sticky;top:0;height:59px;background:#fff}</style><body style="margin:0"><header>El Diario</header><main style="max-width:640px;margin:0 auto"><h1>El titular</h1>${code}</main></body>`;

/** Writes until a time, by chance: most in texts of one's own, some in those of both, some in the page itself. */
async function writeUntil(writer: StoryWriter, { places }: SixtyBlocks, endsAtMs: number, random: () => number) {
  const pick = <One>(all: readonly One[]) => all[Math.floor(random() * all.length)];
  while (Date.now() < endsAtMs) {
    const place = pick(random() < 0.3 ? places.slice(0, SHARED) : places);
    if (place === undefined) return;
    if (random() < 0.1) await writer.writeInPage(place);
    else
      for (let words = 1 + Math.floor(random() * 3); words > 0; words -= 1)
        await writer.write(place, random() < 0.3 ? "start" : "end");
    if (random() < 0.2) await writer.decideAll();
  }
}

/** Lists the words of a person that a text does not have, and those that it has twice. */
function strays(words: readonly string[], text: string) {
  const times = words.map((word) => [word, text.split(word).length - 1] as const);
  return {
    missing: times.flatMap(([word, count]) => (count === 0 ? [word] : [])),
    twice: times.flatMap(([word, count]) => (count > 1 ? [word] : [])),
  };
}

async function read(browser: Browser, url: string, options: BrowserContextOptions): Promise<Page> {
  const page = await (await browser.newContext({ viewport: PHONE, ...options })).newPage();
  await page.goto(url);
  return page;
}

for (const dialect of DIALECTS) {
  test(
    `two people write sixty blocks for ten minutes, with two cuts and a killed tab, and lose no word, on ${dialect.name}`,
    {
      tag: "@long",
    },
    async ({ browser }, { annotations }) => {
      test.setTimeout(WRITING_MS + AROUND_MS);
      const ground = dialect.name === "postgres" ? await onTwoProcesses(await dialect.create()) : await onOneProcess();
      const { editors } = ground;
      const folder = await mkdtemp(join(tmpdir(), "nv-sixty-"));
      const context = await browser.newContext({ baseURL: editors.url });
      const anaPage = await context.newPage();
      await becomeFirstAdministrator(anaPage, editors);
      const ids = (await bringTwoPictures(anaPage, folder)).map((id) => `file:${id}`);
      const story = await makeSixtyBlocks(anaPage, editors.url, ids);
      await anaPage.goto(`/storys?historia=${story.id}`);
      await expect(anaPage.locator(".nv-block-card")).toHaveCount(60);
      const evaPage = await bringIn(browser, editors, anaPage, { email: "eva@ejemplo.org", name: "Eva Prueba" });
      await evaPage.goto(anaPage.url());
      await expect(anaPage.getByText(/Eva Prueba/).first()).toBeVisible();
      const ana = storyWriter(context, anaPage, "ana");
      const eva = storyWriter(evaPage.context(), evaPage, "eva");

      const beganAtMs = Date.now();
      const at = (share: number) => beganAtMs + WRITING_MS * share;
      const [ofAna, ofEva] = [createChance(1).ratio, createChance(2).ratio];
      await Promise.all([
        (async () => {
          await writeUntil(ana, story, at(0.55), ofAna);
          // Without a line somebody writes on, and their tab is killed.
          await context.setOffline(true);
          await writeUntil(ana, story, Date.now() + CUT_MS, ofAna);
          await ana.killTab(() => context.setOffline(false));
          await writeUntil(ana, story, at(1), ofAna);
        })(),
        (async () => {
          await writeUntil(eva, story, at(0.25), ofEva);
          await evaPage.context().setOffline(true);
          await writeUntil(eva, story, Date.now() + CUT_MS, ofEva);
          await evaPage.context().setOffline(false);
          await writeUntil(eva, story, at(1), ofEva);
        })(),
      ]);
      for (const writer of [ana, eva, ana, eva]) await writer.rest();
      const all = [...ana.words, ...eva.words];
      const detail = await ana.page().request.get(`${editors.url}/api/graphics/${story.id}`);
      const kept = strays(all, JSON.stringify((await detail.json()).config));
      annotations.push({
        type: "written",
        description: `${ana.words.length} and ${eva.words.length} words, ${ana.decided() + eva.decided()} clashes, ${kept.twice.length} words twice`,
      });
      expect(kept.missing, "words that the story lost").toEqual([]);

      const page = ana.page();
      await expect(page.getByText("Nada: se puede publicar.")).toBeVisible({ timeout: MADE_MS });
      await page
        .getByRole("button", { name: /^Publicar/ })
        .first()
        .click();
      await expect(page.getByText("Publicado", { exact: true })).toBeVisible({ timeout: MADE_MS });
      const { publicUrl, embedCodes } = await (
        await page.request.get(`${editors.url}/api/graphics/${story.id}`)
      ).json();

      const still = await read(browser, publicUrl, { javaScriptEnabled: false });
      expect(strays(all, await still.locator(".nv-story").evaluate((one) => one.textContent ?? "")).missing).toEqual(
        [],
      );
      await expect(still.locator(".nv-stage:visible")).toHaveCount(0);
      await still.emulateMedia({ media: "print" });
      await expect(still.locator("#b-mapa .nv-still:visible")).toHaveCount(3);

      const dark = await read(browser, publicUrl, { colorScheme: "dark" });
      const luminance = await dark.locator(".nv-story").evaluate((one) => {
        for (let element: Element | null = one; element !== null; element = element.parentElement) {
          const [red = 255, , , alpha = 1] =
            getComputedStyle(element)
              .backgroundColor.match(/[\d.]+/g)
              ?.map(Number) ?? [];
          if (alpha > 0) return red;
        }
        return 255;
      });
      expect(luminance, "the ground in a dark system").toBeLessThan(80);
      const [map, chart] = [dark.locator("#b-mapa"), dark.locator("#b-partidos")];
      for (const [block, step] of [
        [map, 1],
        [map, 2],
        [chart, 1],
      ] as const) {
        await block
          .locator(".nv-card")
          .nth(step)
          .evaluate((card) => card.scrollIntoView({ block: "center" }));
        await expect(block.locator(".nv-scene .nv-drawn")).toHaveAttribute("data-state", String(step));
      }
      expect(
        await map
          .locator(".nv-camera")
          .first()
          .evaluate((one) => getComputedStyle(one).transform),
      ).not.toBe("none");

      const newspaper = await startNewspaper(ground.readers.url);
      const article = await (await browser.newContext({ viewport: PHONE })).newPage();
      const told: string[] = [];
      article.on("console", (message) => message.type() === "warning" && told.push(message.text()));
      await article.goto(newspaper.print(around(embedCodes.element)));
      const embedded = article.locator("nv-grafico .nv-story");
      await expect(embedded).toBeVisible();
      expect(strays(all, await embedded.evaluate((one) => one.textContent ?? "")).missing).toEqual([]);
      await expect(article.locator("nv-grafico .nv-stage:visible")).toHaveCount(0);
      await expect(article.locator("nv-grafico #b-mapa .nv-still:visible")).toHaveCount(3);
      // It is told once, when somebody begins to read.
      await article.mouse.wheel(0, 2000);
      await expect.poll(() => told.filter((text) => text.startsWith("Gráficos: la historia"))).toHaveLength(1);
      expect(await article.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

      for (const open of browser.contexts()) await open.close();
      await newspaper.stop();
      await ground.drop();
      await rm(folder, { recursive: true, force: true });
    },
  );
}
