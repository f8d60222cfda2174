import { type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import { shownPage } from "./stories.ts";

/** A text of a story: its block and its step, by their ids. */
export interface TextPlace {
  readonly block: string;
  readonly step: string;
}

/** Time in which a browser has kept what was written last: the copy of a form besides its tab. Milliseconds. */
const KEPT_MS = 600;

/** Longest wait for something of the builder, on a busy machine. Milliseconds. */
const SLOW_MS = 120_000;

/** Pause between two keys of somebody who types quickly. Milliseconds. */
const KEY_MS = 15;

/** State of a story of which all that is written is saved. */
const SAVED = /^(Borrador · guardado|Publicado$|Publicado · con cambios sin publicar$)/;

/** A person who writes a story in a browser of their own, each word with a number. */
export interface StoryWriter {
  /** The page that they write in; another one after a tab was killed. */
  readonly page: () => Page;
  /** Words that they wrote, in their order. */
  readonly words: readonly string[];
  /** Clashes that they decided. */
  readonly decided: () => number;
  /** Writes a word. @param at - Where in the text it comes. */
  write(place: TextPlace, at: "start" | "end"): Promise<void>;
  /** Writes a word in the page of the story itself, where it stands; not where its text cannot be written there. */
  writeInPage(place: TextPlace): Promise<void>;
  /** Decides about whatever two people wrote at once: both texts stay. */
  decideAll(): Promise<void>;
  /** Ends the tab without a word, as a lack of memory does, and opens the story anew. @param whenGone - Called between the two. */
  killTab(whenGone: () => Promise<void>): Promise<void>;
  /** Waits until all that is written is saved. */
  rest(): Promise<void>;
}

/** The field of a text, in its block, which is opened: somebody who is led to it may open it meanwhile. */
async function fieldOf(page: Page, { block, step }: TextPlace): Promise<Locator> {
  const card = page.locator(`[data-block="${block}"]`);
  const field = card.locator(`[data-step="${step}"]`).getByLabel("Texto", { exact: true });
  await expect(async () => {
    if ((await card.getAttribute("data-open")) !== "true") await card.locator("h3 button").click();
    await expect(field).toBeVisible();
  }).toPass({ timeout: SLOW_MS });
  return field;
}

/** Puts somebody before a story. @param name - Begins each of their words. */
export function storyWriter(context: BrowserContext, first: Page, name: string): StoryWriter {
  const words: string[] = [];
  let [page, decided] = [first, 0];
  const url = page.url();
  const nextWord = () => {
    words.push(`${name}${String(words.length + 1).padStart(4, "0")}`);
    return words.at(-1) ?? "";
  };
  async function isOpen(): Promise<void> {
    await expect(page.locator(".nv-block-card").first()).toBeVisible({ timeout: SLOW_MS });
  }
  async function decideAll(): Promise<void> {
    // The bar leads to where it is decided, in a block that may be closed.
    const leading = page.getByRole("button", { name: "Ver y decidir" });
    const both = page.getByRole("button", { name: "Quedarme con los dos textos" }).first();
    while ((await leading.count()) > 0) {
      await leading.click();
      await both.click();
      decided += 1;
    }
  }
  return {
    ...{ words, decideAll },
    page: () => page,
    decided: () => decided,
    async write(place, at) {
      const field = await fieldOf(page, place);
      await field.focus();
      await page.keyboard.press(at === "start" ? "ControlOrMeta+Home" : "ControlOrMeta+End");
      const word = nextWord();
      await page.keyboard.type(at === "start" ? `${word} ` : ` ${word}`, { delay: KEY_MS });
    },
    async writeInPage({ block, step }) {
      const card = shownPage(page).locator(`#b-${block}-${step} :is(.nv-card, .nv-words)[contenteditable]`);
      if ((await card.count()) === 0) return;
      // The page may be made anew in this very moment: whoever had aimed at a text goes into it again.
      await expect(async () => {
        await card.evaluate((element) => element.scrollIntoView({ block: "center" }));
        await card.focus();
        await expect(card).toBeFocused();
      }).toPass({ timeout: SLOW_MS });
      await page.keyboard.press("ControlOrMeta+End");
      await page.keyboard.type(` ${nextWord()}`, { delay: KEY_MS });
    },
    async killTab(whenGone) {
      await page.waitForTimeout(KEPT_MS);
      const session = await context.newCDPSession(page);
      const isGone = page.waitForEvent("crash");
      // A tab that is killed answers nothing.
      session.send("Page.crash").catch(() => undefined);
      await isGone;
      await page.close();
      await whenGone();
      page = await context.newPage();
      await page.goto(url);
      await isOpen();
    },
    async rest() {
      await page.keyboard.press("ControlOrMeta+s");
      await expect(async () => {
        await decideAll();
        await expect(page.getByText(SAVED).first()).toBeVisible();
      }).toPass({ timeout: SLOW_MS });
    },
  };
}
